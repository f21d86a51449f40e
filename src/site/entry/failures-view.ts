import type { Results } from '../../analysis/results.ts';
import { taskOfPair } from '../../analysis/units.ts';
import type { TaskList } from '../../analysis/wins.ts';
import type { Named } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow, LocatedRun } from '../board/board.ts';
import { boundsOf } from '../board/bounds.ts';
import type { EntryBundle } from '../board/entries.ts';
import { taskHref } from '../task-href.ts';

/**
 * The failure modes that occurred, in the suite's order. A failed task may have several. If items have pairs, pairs are
 * counted.
 */
export function failuresView({ scorecard, suite, results }: EntryBundle) {
  const { list, failures } = results.pairs ?? { list: results.tasks, failures: results.failures };
  return suite.description.failureModes
    .map(({ id, label }) => ({
      label,
      count: results.pairs ? (failures.get(id)?.length ?? 0) : (scorecard.failure_modes[id] ?? 0),
      /** By family, the most frequent first: `Abstention 12, Causal action 3`. */
      where: whereText(suite.description.families, list, failures.get(id)),
    }))
    .filter(({ count }) => count > 0);
}

function whereText(families: readonly Named[], tasks: TaskList, indices: Iterable<number> = []): string {
  const counts = new Map<string, number>();
  for (const index of indices) {
    const family = tasks.families[index] ?? '';
    counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return families
    .map(({ id, label }) => ({ label, count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ label, count }) => `${label} ${count}`)
    .join(', ');
}

/**
 * By family, the page of the first task that failed in it, from the site's top; for tasks with pairs, of the first
 * failed pair.
 */
export function firstFailed(
  board: Pick<Board, 'id' | 'taskPages'>,
  { tasks, passed, pairs }: Pick<Results, 'tasks' | 'passed' | 'pairs'>,
): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const note = (family: string | undefined, href: string | undefined) => {
    if (family !== undefined && href !== undefined && !first.has(family)) first.set(family, href);
  };
  for (const [i, id] of (pairs?.list.ids ?? []).entries())
    if (pairs?.passed[i] === 0) note(pairs.list.families[i], pairHref(board, id));
  for (const [i, id] of tasks.ids.entries()) if (passed[i] === 0) note(tasks.families[i], taskHref(board, id));
  return first;
}

/** The place of a pair on the page of its task; undefined if the task has no page. */
function pairHref(board: Pick<Board, 'id' | 'taskPages'>, id: string): string | undefined {
  const task = taskOfPair(id);
  const pair = id.slice(task.length + 1);
  const href = taskHref(board, task);
  return href !== undefined && /^[\w-]+$/.test(pair) ? `${href}#${pair}` : href;
}

const MOST = 4;
/** For each suite, so that one suite cannot fill the list. */
const MOST_A_SUITE = 2;

/**
 * Why most tasks failed: the most frequent failure modes, in the order of the runs, each with one task as an example.
 */
export function causesView(runs: readonly LocatedRun[]) {
  return runs.flatMap(causesOf).slice(0, MOST);
}

function causesOf({ board, row }: LocatedRun) {
  const { results } = row.bundle;
  const total = (results.pairs?.list ?? results.tasks).ids.length;
  const shown = board.description.failureModes
    .map((mode) => ({ mode, count: countIn(results, mode.id) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_A_SUITE);
  const { reference } = boundsOf(board);
  const best = board.rows.find(({ entry }) => entry.slug === reference?.slug);
  return shown.map(({ mode, count }) => {
    const href = firstPage(board, row, mode.id);
    return {
      label: mode.label,
      rule: mode.rule,
      count: `In ${count} of ${total} ${results.pairs ? 'pairs' : 'tasks'} of ${board.description.title}.`,
      /** Empty if no reference without labels was run. */
      beside:
        best === undefined
          ? ''
          : `The best reference (${safeText(best.entry.name, 80)}) shows it in ${countIn(best.bundle.results, mode.id) || 'none'}.`,
      href: href === undefined ? '' : `../${href}`,
    };
  });
}

/** The number of tasks with a failure mode; for tasks with pairs, the number of pairs. */
const countIn = ({ failures, pairs }: Results, mode: string) => (pairs?.failures ?? failures).get(mode)?.length ?? 0;

/** The page of the first pair or task that has the failure mode and a page. */
function firstPage(board: Board, { bundle: { results } }: BoardRow, mode: string): string | undefined {
  for (const place of results.pairs?.failures.get(mode) ?? []) {
    const href = pairHref(board, results.pairs?.list.ids[place] ?? '');
    if (href !== undefined) return href;
  }
  for (const place of results.failures.get(mode) ?? []) {
    const href = taskHref(board, results.tasks.ids[place] ?? '');
    if (href !== undefined) return href;
  }
  return undefined;
}
