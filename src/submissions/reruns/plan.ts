import { readBoard } from '../../board/board.ts';
import { formerTreesLater } from '../../board/history/former-trees.ts';
import { readParts } from '../../bundles/read-parts.ts';
import { gitTree } from '../../git/tree.ts';
import type { Ports } from '../../ports/ports.ts';
import { loadSuites } from '../../suites/catalogue.ts';
import { newestFirst } from '../../verify/counting-receipts.ts';
import { type Due, dueEntries, type Reason, type Stopped, withinBudget } from './due.ts';

export interface RerunRequest {
  /** A checkout. Its HEAD has the entries. */
  readonly checkout: string;
  /** The path from the repository's root. */
  readonly entries: string;
  /** A folder with the layout of the branch `receipts`. Without it the board has run nothing. */
  readonly receipts: string | undefined;
  /** Only runs for these reasons are planned. */
  readonly reasons: readonly Reason[];
  /** The runner minutes for all runs. */
  readonly minutes: number;
  /** The largest number of entries. */
  readonly most: number;
  /** The day, YYYY-MM-DD, that ages of runs are computed for. */
  readonly asOf: string;
}

interface RerunPlan {
  readonly planned: readonly Due[];
  /** Entries that wait for the next plan. */
  readonly waiting: readonly Due[];
  /** Entries that wait for a change, or for a maintainer. */
  readonly stopped: readonly Stopped[];
}

/**
 * Plans which entries the board should run again now, and which have to wait. Nothing is verified here, because the runs will
 * be.
 */
export async function planBoardRuns(
  { files, processes, clock }: Pick<Ports, 'files' | 'processes' | 'clock'>,
  { checkout, entries, receipts, reasons, minutes, most, asOf }: RerunRequest,
): Promise<RerunPlan> {
  const source = await gitTree(processes, checkout, 'HEAD');
  const trees = source.trees(entries);
  const former = formerTreesLater(processes, checkout, source.commit, entries);
  const request = { entries, source, receipts, now: clock.now(), trees, board: source, former };
  const { shown, decisions } = await readBoard(files, request, await loadSuites(), readParts);
  const current = decisions.flatMap(({ receipt, about }) => (about === 'these files' ? receipt : [])).sort(newestFirst);
  const contents = await former();
  const recorded = shown.map((one) => ({
    shown: one,
    receipts: current.filter(({ slug }) => slug === one.entry.slug),
    since: contents.get(one.entry.slug)?.[0]?.since ?? '',
  }));
  const all = dueEntries(recorded, asOf);
  const due = all.due.filter(({ reason }) => reasons.includes(reason));
  const planned = withinBudget(due, minutes, most);
  return { planned, waiting: due.slice(planned.length), stopped: all.stopped };
}
