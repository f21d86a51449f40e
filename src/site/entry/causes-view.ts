import type { Results } from '../../analysis/results.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow, LocatedRun } from '../board/board.ts';
import { readsLabels } from '../board/entries.ts';
import { taskHref } from '../task-href.ts';

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
  const best = bestReference(board);
  return shown.map(({ mode, count }) => {
    const href = firstPage(board, row, mode.id);
    const theirs = best && countIn(best.bundle.results, mode.id);
    return {
      label: mode.label,
      rule: mode.rule,
      count: `In ${count} of ${total} ${results.pairs ? 'pairs' : 'tasks'} of ${board.description.title}.`,
      /** Empty if no reference without labels was run. */
      beside:
        best === undefined || theirs === undefined
          ? ''
          : `The best reference, ${safeText(best.entry.name, 80)}, shows it in ${theirs === 0 ? 'none' : theirs}.`,
      href: href === undefined ? '' : `../${href}`,
    };
  });
}

/** The number of tasks with a failure mode; for tasks with pairs, the number of pairs. */
const countIn = ({ failures, pairs }: Results, mode: string) => (pairs?.failures ?? failures).get(mode)?.length ?? 0;

/** The best reference by the board's order that reads no labels. */
const bestReference = ({ rows }: Board): BoardRow | undefined =>
  rows.find(
    ({ entry, bundle, estimate }) =>
      entry.kind === 'reference' &&
      !readsLabels(entry, bundle) &&
      bundle.scorecard.validity.state === 'valid' &&
      estimate !== undefined,
  );

/** The page of the first task that has the failure mode and a page. */
function firstPage(board: Board, { bundle: { results } }: BoardRow, mode: string): string | undefined {
  for (const place of results.failures.get(mode) ?? []) {
    const href = taskHref(board, results.tasks.ids[place] ?? '');
    if (href !== undefined) return href;
  }
  return undefined;
}
