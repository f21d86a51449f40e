import { Fault } from '../../errors/fault.ts';
import type { Processes } from '../../ports/processes.ts';
import { shellWord } from '../../text/escape.ts';
import { RECEIPTS_BRANCH } from './append.ts';
import { inRepository } from './entry-trees.ts';

const SECONDS = 60;

/** Throws `input.invalid` where a folder is no checkout of the branch: a receipt beside the entries would count for nothing. */
export async function mustBeReceiptsBranch(processes: Processes, folder: string): Promise<void> {
  const words = ['-C', folder, 'symbolic-ref', '--short', 'HEAD'];
  const { stdout } = await processes.exec('git', words, SECONDS);
  const top = (await inRepository(processes, folder))?.path === '';
  if (top && stdout.trim() === RECEIPTS_BRANCH) return;
  const place = shellWord(folder);
  throw new Fault('input.invalid', `${folder} is no checkout of the branch ${RECEIPTS_BRANCH}.`, {
    hint: [
      `Make one: git fetch origin ${RECEIPTS_BRANCH} && git worktree add ${place} ${RECEIPTS_BRANCH}.`,
      `Where the board has no such branch yet: git worktree add --detach ${place} && git -C ${place} switch --orphan ${RECEIPTS_BRANCH}.`,
    ].join(' '),
  });
}
