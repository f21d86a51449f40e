import { Fault, unlessFault } from '../errors/fault.ts';
import type { GitHubClient, Id, RepositoryName } from './client.ts';
import { type FinishedRun, pullRequestIn } from './workflow-run.ts';

export interface PullRequest {
  readonly repository: RepositoryName;
  readonly number: number;
  readonly headSha: string;
  readonly headRepositoryId: number;
  readonly base: string;
  readonly author: { readonly id: Id; readonly login: string } | undefined;
}

/** The open pull requests. A branch as `head` only shortens the list: GitHub ignores a filter that it does not understand. */
export const openPulls = (
  client: GitHubClient,
  { owner, repo }: RepositoryName,
  from: { readonly head?: string } = {},
) => client.paginate('GET /repos/{owner}/{repo}/pulls', { owner, repo, ...from, state: 'open', per_page: 100 });

const getPull = (client: GitHubClient, repository: RepositoryName, number: number) =>
  client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...repository, pull_number: number });

/**
 * The one open pull request of a run, found by the repository id, the branch and the commit of its head. The event's own list
 * is empty for forks. Throws `github.pull-request-none`, `github.pull-request-many`, `github.head-moved` or `github.fork-deleted`.
 *
 * @param ifMerged a sentence for the hint: what to do if the pull request was merged meanwhile
 */
export async function pullRequestOfRun(client: GitHubClient, run: FinishedRun, ifMerged = ''): Promise<PullRequest> {
  const { owner, repo, defaultBranch } = run.repository;
  const open = await openPulls(client, { owner, repo }, { head: `${run.head.owner}:${run.head.branch}` });
  const candidates = open.filter(
    ({ head, base }) =>
      head.repo?.id === run.head.repositoryId && head.ref === run.head.branch && base.repo.id === run.repository.id,
  );
  const here = candidates.filter(({ base }) => base.ref === defaultBranch);
  const [found, ...others] = here.filter(({ head }) => head.sha === run.head.sha);
  const branch = `${JSON.stringify(run.head.branch)} of repository ${run.head.repositoryId}`;
  if (others.length > 0) throw many(`${others.length + 1} open pull requests come from ${branch}.`);
  if (found === undefined && here[0]) throw moved(here[0].number, run.head.sha, here[0].head.sha);
  if (found === undefined && candidates.length > 0)
    throw elsewhere(`The pull request from ${branch} does not go to ${defaultBranch}.`, defaultBranch);
  if (found === undefined) {
    const orphan = await orphanAt(client, run);
    if (orphan !== undefined) throw deleted(orphan, 'github.fork-deleted');
    throw none(`No open pull request comes from ${branch}.`, ifMerged);
  }
  return {
    repository: { owner, repo },
    number: found.number,
    headSha: found.head.sha,
    headRepositoryId: run.head.repositoryId,
    base: defaultBranch,
    author: found.user ? { id: found.user.id, login: found.user.login } : undefined,
  };
}

/**
 * The number of the open pull request at the run's commit whose fork was deleted. Undefined if another one has that commit too: its
 * status is not for the owner of a copy to set.
 */
async function orphanAt(client: GitHubClient, { repository, head: { branch, sha } }: FinishedRun) {
  const open = await openPulls(client, repository);
  const [found, ...others] = open.filter(({ head }) => head.sha === sha);
  const isOrphan =
    found?.head.repo === null && found.head.ref === branch && found.base.ref === repository.defaultBranch;
  return isOrphan && others.length === 0 ? found.number : undefined;
}

/**
 * The pull request of a `pull_request` event, to any branch, if it still has the head of the event.
 *
 * @param repositoryId the job's repository; by default the event's, since a runner outside of GitHub names none
 */
export async function pullRequestOfEvent(client: GitHubClient, event: unknown, repositoryId?: number) {
  const { repository, pull_request: payload } = pullRequestIn(event);
  const expected = repositoryId ?? repository.id;
  if (repository.id !== expected || payload.base.repo.id !== expected)
    throw new Fault('github.event', `The event is of repository ${repository.id}, not of ${expected}.`);
  if (payload.head.repo === null) throw deleted(payload.number);
  const pull: PullRequest = {
    repository: { owner: repository.owner.login, repo: repository.name },
    number: payload.number,
    headSha: payload.head.sha,
    headRepositoryId: payload.head.repo.id,
    base: payload.base.ref,
    author: payload.user,
  };
  await stillAt(client, pull);
  return pull;
}

/** The commit that a pull request had as its head when it was merged. Undefined if there is none with this number, or it was not merged. */
export async function mergedHead(
  client: GitHubClient,
  repository: RepositoryName,
  number: number,
): Promise<string | undefined> {
  const found = await unlessFault(getPull(client, repository, number), 'github.missing');
  return found && found.data.merged_at !== null ? found.data.head.sha : undefined;
}

/**
 * The numbers of other open pull requests to the same branch with the same commit as their head, lowest first. One to another branch
 * gets no status of the board, and is not merged along with this one.
 */
export async function pullsWithSameCommit(
  client: GitHubClient,
  { repository, number, headSha, base }: PullRequest,
): Promise<readonly number[]> {
  const open = await openPulls(client, repository);
  const others = open.filter(
    (other) => other.head.sha === headSha && other.base.ref === base && other.number !== number,
  );
  return others.map((other) => other.number).sort((a, b) => a - b);
}

/** The associations of people who may write to the repository or belong to its organisation. */
const MAINTAINERS = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/**
 * The author of the merged pull request that brought a commit to the default branch. Undefined if that is a maintainer of the
 * repository, or if there was no pull request.
 */
export async function outsideAuthorOf(
  client: GitHubClient,
  repository: RepositoryName,
  sha: string,
): Promise<PullRequest['author']> {
  const { data } = await client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
    ...repository,
    commit_sha: sha,
  });
  // Others may have the commit too, such as one from the default branch to that of a release.
  const merged = data.filter(({ merged_at }) => merged_at !== null);
  const found = merged.find(({ merge_commit_sha }) => merge_commit_sha === sha) ?? merged[0];
  if (!found?.user || MAINTAINERS.includes(found.author_association)) return undefined;
  const { id, login } = found.user;
  // GitHub calls a member whose membership is private a contributor.
  return (await mayWrite(client, repository, login)) ? undefined : { id, login };
}

/** Whether an account may write to the repository. No app may: GitHub knows no permission of a bot. */
async function mayWrite(client: GitHubClient, repository: RepositoryName, username: string): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  const found = await unlessFault(client.request(route, { ...repository, username }), 'github.missing');
  return found?.data.permission === 'admin' || found?.data.permission === 'write';
}

/** The current labels of a pull request, by name. Only people who may triage or write to the repository can set them. */
export async function labelsOf(client: GitHubClient, { repository, number }: PullRequest): Promise<readonly string[]> {
  const { data } = await getPull(client, repository, number);
  return data.labels.map(({ name }) => name);
}

/**
 * Whether somebody who may write to the repository approved the pull request's present commit in a review. A push needs a new
 * review: those of earlier commits do not count.
 */
export async function isApproved(client: GitHubClient, { repository, number, headSha }: PullRequest): Promise<boolean> {
  const parameters = { ...repository, pull_number: number, per_page: 100 };
  const reviews = await client.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', parameters);
  // They are listed oldest first, and a comment does not change what its author decided before.
  const decisions = new Map(
    reviews.flatMap(({ user, state, commit_id: commit }) =>
      user === null || state === 'COMMENTED' ? [] : [[user.login, { state, commit }]],
    ),
  );
  for (const [username, { state, commit }] of decisions) {
    if (state === 'APPROVED' && commit === headSha && (await mayWrite(client, repository, username))) return true;
  }
  return false;
}

/** Called before every write. Throws `github.head-moved` after a push, `github.pull-request-none` if it was closed. */
export async function stillAt(client: GitHubClient, pull: PullRequest): Promise<void> {
  const { data: now } = await getPull(client, pull.repository, pull.number);
  if (now.state !== 'open') throw none(`Pull request #${pull.number} is no longer open.`);
  // Null if the fork was deleted, which GitHub's API description does not mention.
  const repository = now.head.repo as { readonly id: number } | null;
  if (repository?.id !== pull.headRepositoryId) throw deleted(pull.number);
  if (now.base.ref !== pull.base)
    throw elsewhere(`Pull request #${pull.number} no longer goes to ${JSON.stringify(pull.base)}.`, pull.base);
  if (now.head.sha !== pull.headSha) throw moved(pull.number, pull.headSha, now.head.sha);
}

/** Whether a job ends because somebody pushed to its pull request or closed it: nobody waits for its result. */
export const isOvertaken = ({ code }: Fault): boolean =>
  code === 'github.head-moved' || code === 'github.pull-request-none' || code === 'github.fork-deleted';

const none = (message: string, ifMerged = '') =>
  new Fault('github.pull-request-none', message, {
    hint: ['Nothing was written.', ifMerged, 'If it was closed, reopen it to start a new run.']
      .filter(Boolean)
      .join(' '),
  });

const elsewhere = (message: string, base: string) =>
  new Fault('github.pull-request-none', message, {
    hint: `Nothing was written. Set its base to ${JSON.stringify(base)}, then push again, or close and reopen it.`,
  });

const deleted = (
  number: number,
  code: 'github.pull-request-none' | 'github.fork-deleted' = 'github.pull-request-none',
) =>
  new Fault(code, `The fork of pull request #${number} was deleted.`, {
    hint: 'Nothing was written. Open a new pull request from another fork.',
  });

const many = (message: string) =>
  new Fault('github.pull-request-many', message, { hint: 'Nothing was written. Close all but one of them.' });

const moved = (number: number, from: string, to: string) =>
  new Fault('github.head-moved', `Pull request #${number} moved from ${from} to ${to} during this job.`, {
    hint: 'Nothing was written after that. The push started a new run.',
  });
