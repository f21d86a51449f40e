import { Fault } from '../errors/fault.ts';
import { gitTree } from '../git/tree.ts';
import type { GitHubClient } from '../github/client.ts';
import type { RunnerEvent } from '../github/job.ts';
import { type PullRequest, pullRequestOfEvent, pullRequestOfRun } from '../github/pull-request.ts';
import { type FinishedRun, finishedRun } from '../github/workflow-run.ts';
import type { Processes } from '../ports/processes.ts';
import { fetchCommit } from './check/origin.ts';
import { ENTRIES } from './rules/scope.ts';

/** The path of the workflow whose runs a verification follows up. A board's own repository has it too. */
export const SUBMISSION = '.github/workflows/submission.yml';

const IF_MERGED = 'If it was merged, start Verify with the slug.';

/**
 * The pull request of an event, at one commit. Throws `github.event` if the event has none.
 *
 * @param repositoryId the job's repository. `act` names none: then it is the event's, and the end of a run is refused, because
 * permissions follow from it
 */
export async function pullRequestOfCheck(
  client: GitHubClient,
  { name, payload }: RunnerEvent,
  repositoryId: number | undefined,
) {
  switch (name) {
    case 'pull_request':
      return pullRequestOfEvent(client, payload, repositoryId);
    case 'workflow_run':
      return pullRequestOfRun(client, finishedCheck(payload, repositoryId), IF_MERGED);
    default:
      throw new Fault('github.event', `The event ${JSON.stringify(name)} has no pull request.`, {
        hint: 'Run this on pull_request or workflow_run, or set the input "head".',
      });
  }
}

/** The check that a `workflow_run` event is the end of. Throws `github.event` if it is another run. */
export function finishedCheck(payload: unknown, repositoryId: number | undefined): FinishedRun {
  if (repositoryId === undefined)
    throw new Fault('github.event', 'GITHUB_REPOSITORY_ID is not set, so the repository of the run cannot be checked.');
  return finishedRun(payload, { repositoryId, workflow: SUBMISSION });
}

/** The outputs of the job that checked the submission. */
interface CheckOutputs {
  readonly 'pull-request': number;
  readonly 'head': string;
  readonly 'slug': string;
  /** The Git tree id of the entry's folder at the head. */
  readonly 'tree': string;
}

/**
 * The pull request of the event, which must be the one of the outputs.
 *
 * @throws `github.head-moved` after a push, `github.pull-request-none` if it was closed, `input.invalid` if it is another one
 */
export async function requirePullRequest(
  client: GitHubClient,
  event: RunnerEvent,
  repositoryId: number,
  outputs: Pick<CheckOutputs, 'head' | 'pull-request'>,
): Promise<PullRequest> {
  // A run that a pull request started executes what the pull request says, so it must not write the board's results.
  if (event.name !== 'workflow_run')
    throw new Fault('github.event', `The event ${JSON.stringify(event.name)} is not the end of a submission's check.`, {
      hint: 'Use this Action in a workflow that workflow_run starts, as in verify.yml.',
    });
  const pull = await pullRequestOfCheck(client, event, repositoryId);
  const { head, 'pull-request': number } = outputs;
  if (pull.headSha !== head) throw otherThan('head', head, pull.headSha);
  if (pull.number !== number) throw otherThan('pull-request', `${number}`, `${pull.number}`);
  return pull;
}

/** The events that start a workflow of the board at a commit of the board. */
const OF_THE_BOARD = ['workflow_dispatch', 'schedule', 'push'];

/**
 * For runs of an entry that is on the board: a pull request must not decide what the board records.
 *
 * @throws `github.event` for any other event
 */
export function requireBoardEvent({ name }: RunnerEvent): void {
  if (OF_THE_BOARD.includes(name)) return;
  throw new Fault('github.event', `The event ${JSON.stringify(name)} cannot start a rerun of an entry.`, {
    hint: `Set the input "slug" only in a workflow that starts on ${OF_THE_BOARD.join(', ')}, as in rerun.yml.`,
  });
}

/**
 * The commit's files, fetched into the checkout's repository. The entry's folder must have the tree of the outputs.
 *
 * @throws `input.invalid`
 */
export async function submissionAt(
  processes: Processes,
  { repository, token }: { readonly repository: string; readonly token: string },
  { head, slug, tree }: Omit<CheckOutputs, 'pull-request'>,
) {
  await fetchCommit(processes, { repository, sha: head, token });
  const files = await gitTree(processes, repository, head);
  const found = files.trees(ENTRIES).get(slug);
  if (found !== tree) throw otherThan('tree', tree, found ?? `none of ${ENTRIES}/${slug}`);
  // Each is read several times. The check of the same tree refused an entry with too many files.
  await files.fetch((path) => path.startsWith(`${ENTRIES}/${slug}/`));
  return files;
}

function otherThan(input: string, stated: string, found: string): Fault {
  return new Fault('input.invalid', `Input "${input}" is ${JSON.stringify(stated)}, but GitHub and Git say ${found}.`, {
    hint: 'Nothing was written. Pass on the outputs of the Action `check` of the same run.',
  });
}
