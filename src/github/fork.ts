import { Fault, unlessFault } from '../errors/fault.ts';
import type { GitHubClient, RepositoryName } from './client.ts';
import { createOnce } from './client.ts';
import type { Person } from './identity.ts';
import { findRepository, fullName, type Repository } from './repository.ts';

/** The milliseconds between two checks. */
const STEP = 2_000;
/** GitHub says to contact its support if a fork takes longer. */
const LONGEST_FORK = 5 * 60_000;
const LONGEST_SYNC = 30_000;

/**
 * The repository to push to for a pull request on the board: the person's fork, which is created if there is none, or the
 * board itself if it is theirs. It has the commit `tip` when this returns. The fork's branches stay unchanged, unless the fork
 * lacks the commit: then its copy of the board's default branch is synced.
 *
 * @throws `github.fork` if that fails
 */
export async function forkWith(client: GitHubClient, board: Repository, person: Person, tip: string) {
  if (board.ownerId === person.id) return board;
  const found = await findFork(client, board, person);
  if (found === undefined) {
    const made = await makeFork(client, board, person);
    await untilThere(client, made, tip, LONGEST_FORK);
    return made;
  }
  if (!(await has(client, found, tip))) {
    await sync(client, board, found);
    await untilThere(client, found, tip, LONGEST_SYNC);
  }
  return found;
}

/** Looks for the board's name first, which takes one request. A fork may have any name. */
async function findFork(client: GitHubClient, board: Repository, person: Person): Promise<Repository | undefined> {
  const namesake = await findRepository(client, { owner: person.login, repo: board.name.repo });
  if (namesake?.network === board.network) return namesake;
  const all = await client.paginate('GET /repos/{owner}/{repo}/forks', { ...board.name, per_page: 100 });
  const fork = all.find((fork) => fork.owner.id === person.id);
  if (fork) return findRepository(client, { owner: fork.owner.login, repo: fork.name });
  if (namesake === undefined) return;
  throw new Fault('github.fork', `${fullName(namesake.name)} is not a fork of ${fullName(board.name)}.`, {
    hint: `Fork ${fullName(board.name)} yourself under another name. The fork is found under any name.`,
  });
}

async function makeFork(client: GitHubClient, board: Repository, person: Person): Promise<Repository> {
  const create = async () => {
    const parameters = { ...board.name, default_branch_only: true };
    const { data } = await client.request('POST /repos/{owner}/{repo}/forks', parameters);
    return { owner: data.owner.login, repo: data.name };
  };
  const find = async () => (await findFork(client, board, person))?.name;
  const name = await createOnce(client, create, find);
  for (let waited = 0; ; waited += STEP) {
    const made = await findRepository(client, name);
    if (made) return made;
    if (waited >= LONGEST_FORK) throw late(name);
    await client.wait(STEP);
  }
}

/** GitHub creates a fork in the background. Until then, requests for its Git data fail. */
async function untilThere(client: GitHubClient, fork: Repository, tip: string, longest: number): Promise<void> {
  for (let waited = 0; !(await has(client, fork, tip)); waited += STEP) {
    if (waited >= longest) throw late(fork.name);
    await client.wait(STEP);
  }
}

async function has(client: GitHubClient, { name }: Repository, tip: string): Promise<boolean> {
  const response = client.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { ...name, commit_sha: tip });
  // 409: "Git Repository is empty."
  return (await unlessFault(response, 'github.missing', 'github.refused')) !== undefined;
}

async function sync(client: GitHubClient, board: Repository, { name }: Repository): Promise<void> {
  const parameters = { ...name, branch: board.defaultBranch, request: { repeatable: true } };
  try {
    await client.request('POST /repos/{owner}/{repo}/merge-upstream', parameters);
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'github.refused') throw thrown;
    throw new Fault('github.fork', `${fullName(name)} is behind ${fullName(board.name)}, and could not be synced.`, {
      hint: 'Press "Sync fork" on the page of the fork. If it has commits of its own, discard them there.',
      cause: thrown,
    });
  }
}

const late = (fork: RepositoryName) =>
  new Fault('github.fork', `The fork ${fullName(fork)} does not have the board’s newest commit yet.`, {
    hint: 'GitHub copies it in the background. Try again in a few minutes.',
  });
