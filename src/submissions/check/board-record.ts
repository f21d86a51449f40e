import { RECEIPTS_BRANCH } from '../../board/receipts/append.ts';
import { type BoardRecord, readRecord } from '../../board/receipts/read.ts';
import { gitTree } from '../../git/tree.ts';
import type { Processes } from '../../ports/processes.ts';
import { fetchCommit, originTip } from './fetch-commit.ts';

/**
 * What the board has recorded until now: the branch `receipts` of `origin`, fetched as objects and read from them. Nothing
 * where the board has no such branch yet. Throws `receipt.invalid` where the branch holds what is no receipt.
 */
export async function boardRecord(
  processes: Processes,
  origin: { readonly repository: string; readonly token: string | undefined },
): Promise<BoardRecord> {
  const tip = await originTip(processes, { ...origin, branch: RECEIPTS_BRANCH });
  if (tip === undefined) return { receipts: [], unreadable: new Map() };
  await fetchCommit(processes, { ...origin, sha: tip });
  const tree = await gitTree(processes, origin.repository, tip);
  await tree.fetch((path) => path.startsWith('receipts/'));
  return readRecord(tree, '.');
}
