import { Fault } from '../errors/fault.ts';
import type { GitHubClient, RepositoryName } from './client.ts';
import { AGAIN, readTree, writeBlob, writeCommit } from './git-data.ts';

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
  { parent, folder, message }: { readonly parent: string; readonly folder: GitFolder; readonly message: string },
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
  return writeCommit(client, repository, root.sha, parent, message);
}
