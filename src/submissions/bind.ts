import { Fault } from '../errors/fault.ts';
import { gitTree } from '../git/tree.ts';
import { committedTrees } from '../git/trees.ts';
import type { GitHubClient } from '../github/client.ts';
import type { RunnerEvent } from '../github/job.ts';
import { type PullRequest, pullRequestOfEvent, pullRequestOfRun } from '../github/pull-request.ts';
import { finishedRun } from '../github/workflow-run.ts';
import type { Processes } from '../ports/processes.ts';
import { fetchCommit } from './check/origin.ts';
import { ENTRIES } from './rules/scope.ts';

/** The workflow that a verification follows up, by its path: in a board's own repository, too. */
const SUBMISSION = '.github/workflows/submission.yml';

/**
 * The one pull request, at one commit, that an event is about. Throws `github.event` for an event that tells of none.
 * @param repositoryId the job's. `act` names none: then a pull request is of the event's, and the end of a run is refused, as
 * rights follow from it
 */
export async function bind(client: GitHubClient, { name, payload }: RunnerEvent, repositoryId: number | undefined) {
  switch (name) {
    case 'pull_request':
      return pullRequestOfEvent(client, payload, repositoryId);
    case 'workflow_run':
      if (repositoryId === undefined)
        throw new Fault('github.event', 'GITHUB_REPOSITORY_ID is not set: whose run it is cannot be checked.');
      return pullRequestOfRun(client, finishedRun(payload, { repositoryId, workflow: SUBMISSION }));
    default:
      throw new Fault('github.event', `The event ${JSON.stringify(name)} tells of no pull request.`, {
        hint: 'Run this on pull_request or workflow_run, or give the input head.',
      });
  }
}

/** What the job that checked the submission handed on. */
interface HandedOn {
  readonly 'pull-request': number;
  readonly 'head': string;
  readonly 'slug': string;
  /** Git's id of the entry's folder at the head. */
  readonly 'tree': string;
}

/**
 * The pull request that the event is about, which must be the one that was handed on.
 * @throws `github.head-moved` where somebody pushed meanwhile, `github.pull-request-none` where it was closed,
 * `input.invalid` where it is another one
 */
export async function boundPullRequest(
  client: GitHubClient,
  event: RunnerEvent,
  repositoryId: number,
  handedOn: Pick<HandedOn, 'head' | 'pull-request'>,
): Promise<PullRequest> {
  // In a run that a pull request started, the pull request says what is run: it must not write what the board says.
  if (event.name !== 'workflow_run')
    throw new Fault('github.event', `The event ${JSON.stringify(event.name)} is no end of a submission's check.`, {
      hint: 'Use this Action in a workflow on workflow_run, as verify.yml does.',
    });
  const pull = await bind(client, event, repositoryId);
  const { head, 'pull-request': number } = handedOn;
  if (pull.headSha !== head) throw otherThan('head', head, pull.headSha);
  if (pull.number !== number) throw otherThan('pull-request', `${number}`, `${pull.number}`);
  return pull;
}

/** What starts a workflow of the board's own, at a commit of its own. */
const OF_THE_BOARD = ['workflow_dispatch', 'schedule', 'push'];

/**
 * For runs of an entry that stands on the board: what a pull request started must not decide what the board records.
 * @throws `github.event` for any other event
 */
export function mustBeOnBoard({ name }: RunnerEvent): void {
  if (OF_THE_BOARD.includes(name)) return;
  throw new Fault('github.event', `The event ${JSON.stringify(name)} does not run an entry of the board again.`, {
    hint: `Give the input slug in a workflow on ${OF_THE_BOARD.join(', ')}, as rerun.yml does.`,
  });
}

/** The commit's files, fetched into the checkout's repository; the entry's folder must be the tree that was handed on. @throws `input.invalid` */
export async function boundTree(
  processes: Processes,
  { repository, token }: { readonly repository: string; readonly token: string },
  { head, slug, tree }: Omit<HandedOn, 'pull-request'>,
) {
  await fetchCommit(processes, { repository, sha: head, token });
  const files = await gitTree(processes, repository, head);
  const found = (await committedTrees(processes, repository, files.commit, ENTRIES)).get(slug);
  if (found !== tree) throw otherThan('tree', tree, found ?? `none of ${ENTRIES}/${slug}`);
  return files;
}

function otherThan(input: string, given: string, found: string): Fault {
  return new Fault('input.invalid', `Input "${input}" is ${JSON.stringify(given)}; GitHub and Git say ${found}.`, {
    hint: 'Nothing was written. Hand on what the Action `check` gave in the same run.',
  });
}
