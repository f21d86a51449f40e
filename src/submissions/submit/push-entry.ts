import type { GitHubClient } from '../../github/client.ts';
import { commitFolder, type GitFolder, readCommit, treeAt } from '../../github/commit-folder.ts';
import { branchTip, createBranch, moveBranch, resetBranch } from '../../github/git-data.ts';
import type { Proposal } from '../../github/proposal.ts';

export interface EntryCommit extends Proposal {
  /** The board's newest commit, which the fork has. */
  readonly tip: string;
  readonly folder: GitFolder;
  readonly message: string;
}

export interface Pushed {
  readonly commit: string;
  /** False if the branch had this content already. */
  readonly moved: boolean;
}

/**
 * Pushes the entry to its branch. While its pull request is open, a change is a further commit, so that comments on former
 * commits remain. Otherwise the branch starts again at the board's tip, because its former content was merged or given up.
 */
export async function pushEntry(client: GitHubClient, request: EntryCommit, open: boolean): Promise<Pushed> {
  const { from, branch, tip, folder, message } = request;
  const now = await branchTip(client, from.name, branch);
  if (now !== undefined && (open || (await follows(client, request, now)))) {
    const { tree } = await readCommit(client, from.name, now);
    if ((await treeAt(client, from.name, tree, folder.path)) === folder.tree) return { commit: now, moved: false };
  }
  const parent = open && now !== undefined ? now : tip;
  const commit = await commitFolder(client, from.name, { parent, folder, message });
  if (now === undefined) await createBranch(client, from.name, branch, commit);
  else if (parent === now) await moveBranch(client, from.name, branch, commit);
  else await resetBranch(client, from.name, branch, commit);
  return { commit, moved: true };
}

/** Whether the branch is one commit on the board's tip, left by a run that did not finish. */
async function follows(client: GitHubClient, { from, tip }: EntryCommit, now: string): Promise<boolean> {
  const { parents } = await readCommit(client, from.name, now);
  return parents.length === 1 && parents[0] === tip;
}
