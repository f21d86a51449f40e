import type { Results } from '../../analysis/results.ts';
import { taskOfPair } from '../../analysis/units.ts';
import type { TaskList } from '../../analysis/wins.ts';
import type { FailureMode, Named } from '../../suite/description.ts';
import { codePieces } from '../../text/code-pieces.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, LocatedRun } from '../board/board.ts';
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

/** A suite shows at least so many reasons, and all that occur in this share of its tasks. */
const LEAST = 3;
const SHARE = 0.1;

/** Why tasks failed: for each run its most frequent failure modes, each with a task of its own as an example where there is one. */
export const causesView = (runs: readonly LocatedRun[]) =>
  runs.map(causesOf).filter(({ reasons }) => reasons.length > 0);

function causesOf({ board, row }: LocatedRun) {
  const { results } = row.bundle;
  const { title, id, failureModes } = board.description;
  const of = (results.pairs?.list ?? results.tasks).ids.length;
  const unit = results.pairs ? 'pairs' : 'tasks';
  const shown = failureModes
    .map((mode) => ({ mode, count: countIn(results, mode.id) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .filter(({ count }, i) => i < LEAST || count >= SHARE * of);
  const { reference } = boundsOf(board);
  const best = board.rows.find(({ entry }) => entry.slug === reference?.slug);
  const examples = examplesOf(board, results);
  return {
    title,
    anchor: id,
    of: `of ${of} ${unit}`,
    reasons: shown.map(({ mode, count }) => {
      const href = examples(mode);
      return {
        label: mode.label,
        rule: codePieces(mode.rule),
        count: `In ${count} of ${of} ${unit}.`,
        /** Empty if no reference without labels was run. */
        beside:
          best === undefined
            ? ''
            : `The best reference (${safeText(best.entry.name, 80)}) fails in this way in ${countIn(best.bundle.results, mode.id) || 'none'}.`,
        href: href === undefined ? '' : `../${href}`,
      };
    }),
  };
}

/** The number of tasks with a failure mode; for tasks with pairs, the number of pairs. */
const countIn = ({ failures, pairs }: Results, mode: string) => (pairs?.failures ?? failures).get(mode)?.length ?? 0;

/**
 * Returns, for one failure mode after another, the page of a pair or task that has it. It is one that no earlier call returned, and that
 * has the fewest other failure modes, where there are such. Where the budget was exceeded, what is missing may have come back: that is
 * no example of something missing.
 */
function examplesOf(board: Board, { tasks, failures: ofTasks, pairs }: Results) {
  const { list, failures } = pairs ?? { list: tasks, failures: ofTasks };
  const modes = new Map<number, number>();
  for (const places of failures.values()) for (const place of places) modes.set(place, (modes.get(place) ?? 0) + 1);
  const beyond = board.description.failureModes
    .filter(({ overBudget }) => overBudget)
    .flatMap(({ id }) => failures.get(id) ?? []);
  const overBudget = new Set(beyond.flatMap((places) => [...places]));
  const used = new Set<string>();
  return ({ id, cut }: FailureMode): string | undefined => {
    const ranked = [...(failures.get(id) ?? [])]
      .filter((place) => !(cut && overBudget.has(place)))
      .toSorted((a, b) => (modes.get(a) ?? 0) - (modes.get(b) ?? 0));
    let first: string | undefined;
    for (const place of ranked) {
      const of = list.ids[place] ?? '';
      const href = pairs ? pairHref(board, of) : taskHref(board, of);
      first ??= href;
      if (href === undefined || used.has(href)) continue;
      used.add(href);
      return href;
    }
    return first;
  };
}
