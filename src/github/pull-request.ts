import { Fault } from '../errors/fault.ts';
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

/**
 * The one open pull request that a run was for, found by the head's repository id, branch and commit: for forks the
 * event's own list is empty. Throws `github.pull-request-none`, `github.pull-request-many`, or `github.head-moved`.
 */
export async function pullRequestOfRun(client: GitHubClient, run: FinishedRun): Promise<PullRequest> {
  const { owner, repo, defaultBranch } = run.repository;
  const open = await client.paginate('GET /repos/{owner}/{repo}/pulls', {
    owner,
    repo,
    state: 'open',
    // It only narrows the list: GitHub passes over a filter that it does not understand.
    head: `${run.head.owner}:${run.head.branch}`,
    per_page: 100,
  });
  const theirs = open.filter(
    ({ head, base }) =>
      head.repo?.id === run.head.repositoryId && head.ref === run.head.branch && base.repo.id === run.repository.id,
  );
  const here = theirs.filter(({ base }) => base.ref === defaultBranch);
  const [found, ...others] = here.filter(({ head }) => head.sha === run.head.sha);
  const branch = `${JSON.stringify(run.head.branch)} of repository ${run.head.repositoryId}`;
  if (others.length > 0) throw many(`${others.length + 1} open pull requests come from ${branch}.`);
  if (found === undefined && here[0]) throw moved(here[0].number, run.head.sha, here[0].head.sha);
  if (found === undefined && theirs.length > 0)
    throw none(`The pull request from ${branch} does not go to ${defaultBranch}.`);
  if (found === undefined) throw none(`No open pull request comes from ${branch}.`);
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
 * The pull request of a `pull_request` event, whichever branch it goes to, as long as it is where the event says.
 * @param repositoryId the job's repository; by default the event's, as a runner outside of GitHub names none
 */
export async function pullRequestOfEvent(client: GitHubClient, event: unknown, repositoryId?: number) {
  const { repository, pull_request: told } = pullRequestIn(event);
  const expected = repositoryId ?? repository.id;
  if (repository.id !== expected || told.base.repo.id !== expected)
    throw new Fault('github.event', `The event is of repository ${repository.id}, not of ${expected}.`);
  if (told.head.repo === null) throw none(`The fork of pull request #${told.number} was deleted.`);
  const pull: PullRequest = {
    repository: { owner: repository.owner.login, repo: repository.name },
    number: told.number,
    headSha: told.head.sha,
    headRepositoryId: told.head.repo.id,
    base: told.base.ref,
    author: told.user,
  };
  await stillAt(client, pull);
  return pull;
}

/** Of whom GitHub says that they may write to the repository, or belong to its organisation. */
const MAINTAINERS = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/**
 * The author of the merged pull request that brought a commit to the default branch, unless that is a maintainer of the
 * repository; undefined where no pull request did.
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
  const merged = data.find(({ merged_at }) => merged_at !== null);
  if (!merged?.user || MAINTAINERS.includes(merged.author_association)) return undefined;
  return { id: merged.user.id, login: merged.user.login };
}

/** The labels that a pull request has now, by name. Only who may triage or write to the repository can set them. */
export async function labelsOf(client: GitHubClient, { repository, number }: PullRequest): Promise<readonly string[]> {
  const asked = { ...repository, pull_number: number };
  const { data } = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', asked);
  return data.labels.map(({ name }) => name);
}

/** Before every write: throws `github.head-moved` where somebody pushed, `github.pull-request-none` where it was closed. */
export async function stillAt(client: GitHubClient, pull: PullRequest): Promise<void> {
  const asked = { ...pull.repository, pull_number: pull.number };
  const { data: now } = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', asked);
  if (now.state !== 'open') throw none(`Pull request #${pull.number} is no longer open.`);
  // Null where the fork was deleted, which GitHub's description does not say.
  const repository = now.head.repo as { readonly id: number } | null;
  if (repository?.id !== pull.headRepositoryId) throw none(`The fork of pull request #${pull.number} was deleted.`);
  if (now.base.ref !== pull.base)
    throw none(`Pull request #${pull.number} no longer goes to ${JSON.stringify(pull.base)}.`);
  if (now.head.sha !== pull.headSha) throw moved(pull.number, pull.headSha, now.head.sha);
}

const none = (message: string) =>
  new Fault('github.pull-request-none', message, { hint: 'Nothing was written. A new run follows a new push.' });

const many = (message: string) =>
  new Fault('github.pull-request-many', message, { hint: 'Nothing was written. Close all but one of them.' });

const moved = (number: number, from: string, to: string) =>
  new Fault('github.head-moved', `Pull request #${number} moved from ${from} to ${to} meanwhile.`, {
    hint: 'Nothing was written after that. The push started a run of its own.',
  });
