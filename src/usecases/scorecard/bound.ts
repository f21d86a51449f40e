import { Fault } from '../../errors/fault.ts';
import type { GitHubClient } from '../../github/client.ts';
import { type PullRequest, pullRequestOfRun } from '../../github/pull-request.ts';
import { finishedRun } from '../../github/workflow-run.ts';
import type { Processes } from '../../ports/processes.ts';
import { fetchCommit } from '../fetch-commit.ts';
import { gitTree } from '../git-tree.ts';
import { committedTrees } from '../receipts/entry-trees.ts';
import { ENTRIES } from './judge-submission.ts';

/** The workflow whose end is followed up. */
const SUBMISSION = '.github/workflows/submission.yml';

/** What a job before this one said it found. */
export interface Told {
  readonly pullRequest: number;
  readonly head: string;
  readonly slug: string;
  readonly tree: string;
}

/**
 * The pull request that the event is about, which must be the one told of. Throws `github.head-moved` where somebody
 * pushed meanwhile, `github.pull-request-none` where it was closed.
 */
export async function boundPullRequest(
  client: GitHubClient,
  event: unknown,
  repositoryId: number,
  told: Told,
): Promise<PullRequest> {
  const run = finishedRun(event, { repositoryId, workflow: SUBMISSION });
  if (run.head.sha !== told.head) throw otherThan('head', told.head, run.head.sha);
  const pull = await pullRequestOfRun(client, run);
  if (pull.number !== told.pullRequest) throw otherThan('pull-request', `${told.pullRequest}`, `${pull.number}`);
  return pull;
}

/** The commit's files, fetched into the checkout's repository; the entry's folder must be the tree told of. */
export async function boundTree(
  processes: Processes,
  { repository, token, serverUrl }: { readonly repository: string; readonly token: string; readonly serverUrl: string },
  { head, slug, tree }: Told,
) {
  await fetchCommit(processes, { repository, remote: 'origin', sha: head, token, serverUrl });
  const files = await gitTree(processes, repository, head);
  const found = (await committedTrees(processes, repository, files.commit, ENTRIES)).get(slug);
  if (found !== tree) throw otherThan('tree', tree, found ?? `none of ${ENTRIES}/${slug}`);
  return files;
}

function otherThan(input: string, said: string, found: string): Fault {
  return new Fault('input.invalid', `Input "${input}" is ${JSON.stringify(said)}; GitHub and Git say ${found}.`, {
    hint: 'Nothing was written. Hand on what the Action `check` gave in the same run.',
  });
}
