import { readBoard } from '../../board/board.ts';
import { ownFoldersOf } from '../../board/own-folders.ts';
import { readParts } from '../../bundles/read-parts.ts';
import { gitTree } from '../../git/tree.ts';
import { committedTrees } from '../../git/trees.ts';
import type { Ports } from '../../ports/ports.ts';
import { loadSuite, SUITE_IDS } from '../../suites/catalogue.ts';
import { type Due, dueEntries, type Reason, withinBudget } from './due.ts';

export interface RerunRequest {
  /** A checkout, whose HEAD has the entries. */
  readonly checkout: string;
  /** From the repository's root. */
  readonly entries: string;
  /** Looks like the branch `receipts`; without it the board has run nothing. */
  readonly receipts: string | undefined;
  /** Only what is due for one of these reasons. */
  readonly reasons: readonly Reason[];
  /** Runner minutes for all of them. */
  readonly minutes: number;
  /** The most entries. */
  readonly most: number;
  /** The day, YYYY-MM-DD, from which ages of runs are counted. */
  readonly asOf: string;
}

/** Which entries the board should run again now, and which have to wait. Nothing is verified: the runs will be. */
export async function planBoardRuns(
  { files, processes }: Pick<Ports, 'files' | 'processes'>,
  { checkout, entries, receipts, reasons, minutes, most, asOf }: RerunRequest,
): Promise<{ readonly planned: readonly Due[]; readonly waiting: readonly Due[] }> {
  const source = await gitTree(processes, checkout, 'HEAD');
  const trees = await committedTrees(processes, checkout, source.commit, entries);
  const request = { entries, source, receipts, trees, isOwnFolder: ownFoldersOf(source) };
  const { shown } = await readBoard(files, request, await Promise.all(SUITE_IDS.map(loadSuite)), readParts);
  const due = dueEntries(shown, asOf).filter(({ reason }) => reasons.includes(reason));
  const planned = withinBudget(due, minutes, most);
  return { planned, waiting: due.slice(planned.length) };
}
