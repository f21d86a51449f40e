import { Fault, unlessFault } from '../errors/fault.ts';
import type { GitHubClient, RepositoryName } from './client.ts';
import { createOnce } from './client.ts';

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
async function writeBlob(client: GitHubClient, repository: RepositoryName, bytes: Uint8Array): Promise<string> {
  const content = Buffer.from(bytes).toString('base64');
  const parameters = { ...repository, content, encoding: 'base64', ...AGAIN };
  const { data } = await client.request('POST /repos/{owner}/{repo}/git/blobs', parameters);
  return data.sha;
}

/** Who a commit names as its author and committer. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

interface NewCommit {
  readonly parent: string;
  readonly message: string;
  /** That of the token by default. */
  readonly author?: Author | undefined;
}

/** May be repeated: a second commit differs only in its date, and no branch points at the first. */
async function writeCommit(
  client: GitHubClient,
  repository: RepositoryName,
  { tree, parent, message, author }: NewCommit & { readonly tree: string },
): Promise<string> {
  const by = author && { author, committer: author };
  const parameters = { ...repository, tree, message, parents: [parent], ...by, ...AGAIN };
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
      `The branch ${JSON.stringify(branch)} was changed by someone else in the meantime.`,
      { hint: 'Nothing was overwritten. Run this again: it starts from the new commit.', cause: thrown },
    );
  }
}

/** A folder of plain files with their Git object ids. */
export interface GitFolder {
  /** From the repository's root. */
  readonly path: string;
  readonly tree: string;
  readonly files: readonly {
    /** The path within the folder. */
    readonly path: string;
    readonly id: string;
    readonly bytes: () => Promise<Uint8Array>;
  }[];
}

/** The tree and the parents of a commit. */
export async function readCommit(client: GitHubClient, repository: RepositoryName, sha: string) {
  const parameters = { ...repository, commit_sha: sha };
  const { data } = await client.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', parameters);
  return { tree: data.tree.sha, parents: data.parents.map((parent) => parent.sha) };
}

/** The tree id of a folder within another tree. Undefined if there is no such folder. */
export async function treeAt(client: GitHubClient, repository: RepositoryName, tree: string, path: string) {
  let at = tree;
  for (const part of path.split('/')) {
    // One level at a time: GitHub may truncate a listing of a board's whole tree.
    const parameters = { ...repository, tree_sha: at };
    const { data } = await client.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', parameters);
    const found = data.tree.find((entry) => entry.path === part && entry.type === 'tree');
    if (found === undefined) return;
    at = found.sha;
  }
  return at;
}

/**
 * Creates a commit on top of another one. In it the folder has exactly these files, and everything else is unchanged. No
 * branch points at it yet. Blobs that the parent already has are not sent again.
 */
export async function commitFolder(
  client: GitHubClient,
  repository: RepositoryName,
  { parent, folder, message, author }: NewCommit & { readonly folder: GitFolder },
): Promise<string> {
  const before = await readCommit(client, repository, parent);
  const former = await treeAt(client, repository, before.tree, folder.path);
  const known = former === undefined ? [] : (await readTree(client, repository, former)).map(({ sha }) => sha);
  for (const { id, bytes } of folder.files) if (!known.includes(id)) await writeBlob(client, repository, await bytes());
  const files = folder.files.map(({ path, id }) => ({ path, mode: '100644', type: 'blob', sha: id }) as const);
  const { data: inner } = await client.request('POST /repos/{owner}/{repo}/git/trees', {
    ...repository,
    tree: files,
    ...AGAIN,
  });
  if (inner.sha !== folder.tree)
    throw new Fault(
      'github.unavailable',
      `GitHub created the tree ${inner.sha}, but the local tree of the folder is ${folder.tree}.`,
    );
  const { data: root } = await client.request('POST /repos/{owner}/{repo}/git/trees', {
    ...repository,
    base_tree: before.tree,
    // Replaces the folder, so that no files of a former submission remain.
    tree: [{ path: folder.path, mode: '040000', type: 'tree', sha: folder.tree }],
    ...AGAIN,
  });
  return writeCommit(client, repository, { tree: root.sha, parent, message, author });
}
