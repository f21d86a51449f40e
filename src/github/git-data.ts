import { Fault, unlessFault } from '../errors/fault.ts';
import type { GitHubClient, RepositoryName } from './client.ts';
import { createOnce } from './create-once.ts';

/** Everything in a commit or tree, at any depth. Throws `github.truncated` if GitHub does not list all of it. */
export async function readTree(client: GitHubClient, repository: RepositoryName, sha: string) {
  const { data } = await client.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
    ...repository,
    tree_sha: sha,
    recursive: '1',
  });
  if (data.truncated)
    throw new Fault('github.truncated', `GitHub lists only ${data.tree.length} entries of the tree of ${sha}.`, {
      hint: 'The repository has too many files for the API. Clone it instead.',
    });
  return data.tree;
}

/** The commit at the tip of a branch. Undefined if there is no such branch. */
export async function branchTip(client: GitHubClient, repository: RepositoryName, branch: string) {
  const parameters = { ...repository, ref: `heads/${branch}` };
  const response = client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', parameters);
  return (await unlessFault(response, 'github.missing'))?.data.object.sha;
}

/** Objects are named by their content, so writing one again does not create a second one. */
export const AGAIN = { request: { repeatable: true } };

/** Stores the bytes and returns the id of the blob. */
export async function writeBlob(client: GitHubClient, repository: RepositoryName, bytes: Uint8Array): Promise<string> {
  const content = Buffer.from(bytes).toString('base64');
  const parameters = { ...repository, content, encoding: 'base64', ...AGAIN };
  const { data } = await client.request('POST /repos/{owner}/{repo}/git/blobs', parameters);
  return data.sha;
}

/** May be repeated: a second commit differs only in its date, and no branch points at the first. */
export async function writeCommit(
  client: GitHubClient,
  repository: RepositoryName,
  tree: string,
  parent: string,
  message: string,
): Promise<string> {
  const parameters = { ...repository, tree, message, parents: [parent], ...AGAIN };
  const { data } = await client.request('POST /repos/{owner}/{repo}/git/commits', parameters);
  return data.sha;
}

/** Throws `github.conflict` if the branch was created meanwhile. */
export async function createBranch(client: GitHubClient, repository: RepositoryName, branch: string, sha: string) {
  const create = () =>
    client.request('POST /repos/{owner}/{repo}/git/refs', { ...repository, ref: `refs/heads/${branch}`, sha });
  const find = async () => ((await branchTip(client, repository, branch)) === sha ? true : undefined);
  await asConflict(branch, () => createOnce<unknown>(client, create, find));
}

/** Moves a branch to a commit that follows from its tip. Throws `github.conflict` if it does not follow. */
export async function moveBranch(client: GitHubClient, repository: RepositoryName, branch: string, sha: string) {
  const parameters = { ...repository, ref: `heads/${branch}`, sha, force: false };
  await asConflict(branch, () => client.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', parameters));
}

/** Moves a branch to any commit. Its former commits are lost. */
export async function resetBranch(client: GitHubClient, repository: RepositoryName, branch: string, sha: string) {
  const parameters = { ...repository, ref: `heads/${branch}`, sha, force: true };
  await client.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', parameters);
}

/** GitHub's messages if somebody pushed or created the branch meanwhile. */
const OVERTAKEN = /not a fast forward|already exists|does not exist/i;

async function asConflict(branch: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'github.refused' || !OVERTAKEN.test(thrown.message)) throw thrown;
    throw new Fault(
      'github.conflict',
      `The branch ${JSON.stringify(branch)} was changed by someone else during this job.`,
      {
        hint: 'Nothing was overwritten. Run the job again. It starts from the new commit.',
        cause: thrown,
      },
    );
  }
}
