import { Fault, unlessFault } from '../errors/fault.ts';
import type { GitHubClient, RepositoryName } from './client.ts';
import { createOnce } from './create-once.ts';

/** All that a commit or tree holds, at any depth. Throws `github.truncated` where GitHub does not list it all. */
export async function readTree(client: GitHubClient, repository: RepositoryName, sha: string) {
  const { data } = await client.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
    ...repository,
    tree_sha: sha,
    recursive: '1',
  });
  if (data.truncated)
    throw new Fault('github.truncated', `GitHub lists only ${data.tree.length} entries of the tree of ${sha}.`, {
      hint: 'The repository holds too many files to be read through the API: clone it.',
    });
  return data.tree;
}

/** The commit that a branch points at; undefined where there is no such branch. */
export async function branchTip(client: GitHubClient, repository: RepositoryName, branch: string) {
  const asked = { ...repository, ref: `heads/${branch}` };
  const found = client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', asked);
  return (await unlessFault(found, 'github.missing'))?.data.object.sha;
}

/** Objects are named by their content: to write one again makes no second one. */
export const AGAIN = { request: { repeatable: true } };

/** Stores the bytes; the blob's id. */
export async function writeBlob(client: GitHubClient, repository: RepositoryName, bytes: Uint8Array): Promise<string> {
  const content = Buffer.from(bytes).toString('base64');
  const asked = { ...repository, content, encoding: 'base64', ...AGAIN };
  const { data } = await client.request('POST /repos/{owner}/{repo}/git/blobs', asked);
  return data.sha;
}

/** A second one would differ in its date; as no branch points at the first, nobody sees it. */
export async function writeCommit(
  client: GitHubClient,
  repository: RepositoryName,
  tree: string,
  parent: string,
  message: string,
): Promise<string> {
  const asked = { ...repository, tree, message, parents: [parent], ...AGAIN };
  const { data } = await client.request('POST /repos/{owner}/{repo}/git/commits', asked);
  return data.sha;
}

/** Throws `github.conflict` where somebody else made the branch meanwhile. */
export async function createBranch(client: GitHubClient, repository: RepositoryName, branch: string, sha: string) {
  const create = () =>
    client.request('POST /repos/{owner}/{repo}/git/refs', { ...repository, ref: `refs/heads/${branch}`, sha });
  const find = async () => ((await branchTip(client, repository, branch)) === sha ? true : undefined);
  await asConflict(branch, () => createOnce<unknown>(client, create, find));
}

/** On to a commit that follows from its tip. Throws `github.conflict` where it does not. */
export async function moveBranch(client: GitHubClient, repository: RepositoryName, branch: string, sha: string) {
  const asked = { ...repository, ref: `heads/${branch}`, sha, force: false };
  await asConflict(branch, () => client.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', asked));
}

/** To any commit: what the branch held is gone from it. */
export async function resetBranch(client: GitHubClient, repository: RepositoryName, branch: string, sha: string) {
  const asked = { ...repository, ref: `heads/${branch}`, sha, force: true };
  await client.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', asked);
}

/** What GitHub says where somebody else pushed, or made the branch, in between. */
const OVERTAKEN = /not a fast forward|already exists|does not exist/i;

async function asConflict(branch: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'github.refused' || !OVERTAKEN.test(thrown.message)) throw thrown;
    throw new Fault('github.conflict', `Somebody else moved the branch ${JSON.stringify(branch)} meanwhile.`, {
      hint: 'Nothing was overwritten. Run the job again: it begins from what stands there now.',
      cause: thrown,
    });
  }
}
