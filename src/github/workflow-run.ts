import * as z from 'zod';
import { Fault, unlessFault } from '../errors/fault.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import type { GitHubClient, Id, RepositoryName } from './client.ts';

// The file at GITHUB_EVENT_PATH comes from GitHub. The author of the pull request chose some of its texts: the names of the
// branch and of the fork. Ids are taken only from this file, never from an artifact.

const sha = z.string().regex(/^[0-9a-f]{40}$/);
const id = z.int().positive();
const owner = z.object({ id, login: z.string() });
const repository = z.object({ id, name: z.string(), owner, default_branch: z.string() });

const workflowRunEvent = z.object({
  action: z.literal('completed'),
  repository,
  workflow_run: z.object({
    id,
    run_attempt: z.int().positive(),
    event: z.string(),
    path: z.string(),
    conclusion: z.string().nullable(),
    head_branch: z.string().nullable(),
    head_sha: sha,
    created_at: z.iso.datetime(),
    repository: z.object({ id }),
    head_repository: z.object({ id, owner }).nullable(),
  }),
});

const side = z.object({ ref: z.string(), sha });
const pullRequestEvent = z.object({
  number: id,
  repository,
  pull_request: z.object({
    number: id,
    user: owner,
    head: side.extend({ repo: z.object({ id }).nullable() }),
    base: side.extend({ repo: z.object({ id }) }),
  }),
});

/** The ends of a run that a verification follows. One that has not ended may still get there. */
const FOLLOWED: readonly (string | null)[] = ['success', 'failure'];

/** A run of our workflow that a pull request started and that has ended. */
export type FinishedRun = ReturnType<typeof finishedRun>;

/**
 * The run of a `workflow_run` event.
 *
 * @param expected our repository and workflow: its path, such as `.github/workflows/submission.yml`, since anybody can use the
 * name of a workflow
 * @throws `github.event` if it is another run, before anything of it is downloaded
 */
export function finishedRun(event: unknown, expected: { readonly repositoryId: number; readonly workflow: string }) {
  const { repository, workflow_run: run } = checkSchema(workflowRunEvent, event, 'the workflow_run event');
  refuseUnless(repository.id === expected.repositoryId, `it is of repository ${repository.id}`);
  refuseUnless(run.repository.id === expected.repositoryId, `it ran in repository ${run.repository.id}`);
  // GitHub gives the path with or without the ref that the file was taken from.
  refuseUnless(
    run.path.split('@', 1)[0] === expected.workflow,
    `it is of ${JSON.stringify(run.path)}, not of ${expected.workflow}`,
  );
  refuseUnless(run.event === 'pull_request', `${JSON.stringify(run.event)} started it, not "pull_request"`);
  // A failed run is accepted as well, since nothing that a run says is trusted.
  refuseUnless(FOLLOWED.includes(run.conclusion), `it ended as ${run.conclusion}`);
  if (run.head_repository === null) throw notOurs('its fork was deleted');
  if (run.head_branch === null) throw notOurs('it names no branch');
  return {
    id: run.id,
    attempt: run.run_attempt,
    workflow: expected.workflow,
    createdAt: run.created_at,
    repository: {
      id: repository.id,
      owner: repository.owner.login,
      repo: repository.name,
      defaultBranch: repository.default_branch,
    },
    head: {
      owner: run.head_repository.owner.login,
      repositoryId: run.head_repository.id,
      branch: run.head_branch,
      sha: run.head_sha,
    },
  };
}

function refuseUnless(holds: boolean, reason: string): void {
  if (!holds) throw notOurs(reason);
}

const notOurs = (reason: string) =>
  new Fault('github.event', `This workflow run is ignored: ${reason}.`, {
    hint: 'Nothing was downloaded or written. This workflow only handles runs of the submission check.',
  });

const RUNS = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';

/** GitHub lists no more runs than this, the newest. */
const MOST_LISTED = 1_000;

/** A run of the same workflow before another one. */
export interface EarlierRun {
  readonly sha: string;
  /** Whether the last run of its branch is of another commit. */
  readonly isReplaced: boolean;
}

/**
 * The runs of the same workflow before a run, since the day on which that was started, also those that have not ended: all that an
 * account started, and all of its forks and of the fork that the run is of. In GitHub's words only who pushed is the `actor`, and
 * that may be anybody whom the fork's owner lets push. The board's own branches have many owners.
 */
export async function earlierRuns(
  client: GitHubClient,
  run: FinishedRun,
  account: { readonly login: string; readonly id: Id },
): Promise<readonly EarlierRun[]> {
  const { owner, repo, id: board } = run.repository;
  const query = { owner, repo, workflow_id: run.workflow.split('/').at(-1) ?? '', event: 'pull_request' };
  const ofDay = { ...query, created: `>=${run.createdAt.slice(0, 10)}`, per_page: 100 };
  const listed = await client.paginate(RUNS, ofDay);
  // Many runs of others must not hide those of the account.
  const own = listed.length < MOST_LISTED ? [] : await client.paginate(RUNS, { ...ofDay, actor: account.login });
  const runs = [...new Map([...listed, ...own].map((one) => [one.id, one])).values()];
  const branchOf = ({ head_repository: from, head_branch: branch }: (typeof runs)[number]) =>
    JSON.stringify([String((from as typeof from | null)?.id), branch]);
  const oldestFirst = runs.toSorted((a, b) => Number(a.id) - Number(b.id));
  const last = new Map(oldestFirst.map((one) => [branchOf(one), one.head_sha]));
  const isTheirs = ({ actor, head_repository }: (typeof runs)[number]) => {
    const from = head_repository as typeof head_repository | null;
    const isOfFork = from?.id === run.head.repositoryId || from?.owner.id === account.id;
    return actor?.id === account.id || (isOfFork && from?.id !== board);
  };
  return runs
    .filter(({ id, conclusion }) => id < run.id && (conclusion === null || FOLLOWED.includes(conclusion)))
    .filter(isTheirs)
    .map((one) => ({ sha: one.head_sha, isReplaced: last.get(branchOf(one)) !== one.head_sha }));
}

/**
 * The runs of a workflow that pull requests with this commit started, oldest first, with the repository that the commit came from: null
 * if that was deleted. Empty if GitHub does not let the token list them.
 */
export async function runsAt(client: GitHubClient, { owner, repo }: RepositoryName, workflow: string, sha: string) {
  const query = { owner, repo, workflow_id: workflow.split('/').at(-1) ?? '', event: 'pull_request', head_sha: sha };
  const listed = client.paginate(RUNS, { ...query, per_page: 100 });
  const runs = (await unlessFault(listed, 'github.missing', 'github.permission')) ?? [];
  // Otherwise somebody could start runs until the first one is not listed.
  if (runs.length >= MOST_LISTED)
    throw new Fault(
      'github.truncated',
      `GitHub lists ${runs.length} checks of commit ${sha}, and not the first ones.`,
      { hint: 'Push another commit.' },
    );
  const found = runs.map(({ id, head_repository: from }) => ({ id, from: from as typeof from | null }));
  return found.sort((a, b) => Number(a.id) - Number(b.id));
}

/** Whether a `pull_request` event is of a pull request from another repository. The token of its run can only read. */
export function isFromFork(event: unknown): boolean {
  const { head, base } = pullRequestIn(event).pull_request;
  return head.repo?.id !== base.repo.id;
}

/** The fields of a `pull_request` event. */
export function pullRequestIn(event: unknown) {
  return checkSchema(pullRequestEvent, event, 'the pull_request event');
}
