import { createHash } from 'node:crypto';
import { Fault } from '../errors/fault.ts';
import type { GitHubClient, RepositoryName } from './client.ts';
import { createOnce } from './create-once.ts';

export interface TreeEntry {
  readonly path: string;
  /** Such as `100644`. */
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  /** Bytes, of a blob. */
  readonly size: number | undefined;
}

/** All that a commit or tree holds, at any depth. Throws `github.truncated` where GitHub does not list it all. */
export async function readTree(client: GitHubClient, repository: RepositoryName, sha: string): Promise<TreeEntry[]> {
  const { data } = await client.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
    ...repository,
    tree_sha: sha,
    recursive: '1',
  });
  if (data.truncated)
    throw new Fault('github.truncated', `GitHub lists only ${data.tree.length} entries of the tree of ${sha}.`, {
      hint: 'The repository holds too many files to be read through the API: clone it.',
    });
  return data.tree.map(({ path, mode, type, sha: object, size }) => ({ path, mode, type, sha: object, size }));
}

/** A blob's bytes, which are what its id says. */
export async function readBlob(client: GitHubClient, repository: RepositoryName, sha: string): Promise<Uint8Array> {
  const asked = { ...repository, file_sha: sha };
  const { data } = await client.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', asked);
  const bytes = Buffer.from(data.content, data.encoding === 'base64' ? 'base64' : 'utf8');
  const id = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  if (id !== sha) throw new Fault('github.unavailable', `GitHub sent ${id} for the blob ${sha}.`);
  return bytes;
}

export interface Comparison {
  readonly status: 'ahead' | 'behind' | 'diverged' | 'identical';
  readonly mergeBase: string;
  /** Commits of the head that the base lacks, and the other way round. */
  readonly ahead: number;
  readonly behind: number;
}

/** How two commits stand to each other. Which files differ is told by their trees: GitHub's own list ends at 300. */
export async function compareCommits(
  client: GitHubClient,
  repository: RepositoryName,
  base: string,
  head: string,
): Promise<Comparison> {
  const asked = { ...repository, basehead: `${base}...${head}`, per_page: 1 };
  const { data } = await client.request('GET /repos/{owner}/{repo}/compare/{basehead}', asked);
  return {
    status: data.status,
    mergeBase: data.merge_base_commit.sha,
    ahead: data.ahead_by,
    behind: data.behind_by,
  };
}

export interface Change {
  /** A branch without `refs/heads/`; made from `from` where there is none. */
  readonly branch: string;
  /** The commit that a new branch begins at. */
  readonly from?: string;
  readonly message: string;
  /** By path; null where the file goes. */
  readonly files: ReadonlyMap<string, Uint8Array | null>;
}

/**
 * Commits files onto a branch, on top of its tip and never by force; the tip afterwards, which is the old one where the
 * files already are so. Throws `github.conflict` where somebody else was faster: begin again from what stands there now.
 */
export async function commitFiles(client: GitHubClient, repository: RepositoryName, change: Change): Promise<string> {
  const tip = await branchTip(client, repository, change.branch);
  const parent = tip ?? change.from;
  if (parent === undefined)
    throw new Fault(
      'github.missing',
      `There is no branch ${JSON.stringify(change.branch)}, and nothing to begin it at.`,
    );
  const { data: before } = await client.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
    ...repository,
    commit_sha: parent,
  });
  const tree = await writeTree(client, repository, before.tree.sha, change.files);
  const sha = tree === before.tree.sha ? parent : await writeCommit(client, repository, tree, parent, change.message);
  if (tip === undefined) await createBranch(client, repository, change.branch, sha);
  else if (sha !== tip) await moveBranch(client, repository, change.branch, sha);
  return sha;
}

/** The commit that a branch points at; undefined where there is no such branch. */
export async function branchTip(client: GitHubClient, repository: RepositoryName, branch: string) {
  try {
    const asked = { ...repository, ref: `heads/${branch}` };
    const { data } = await client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', asked);
    return data.object.sha;
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'github.missing') return;
    throw thrown;
  }
}

/** Objects are named by their content: to write one again makes no second one. */
const AGAIN = { request: { repeatable: true } };

async function writeTree(client: GitHubClient, repository: RepositoryName, base: string, files: Change['files']) {
  const tree: { path: string; mode: '100644'; type: 'blob'; sha: string | null }[] = [];
  const there = [...files.values()].includes(null) ? await readTree(client, repository, base) : [];
  for (const [path, bytes] of files) {
    // GitHub refuses to remove what is not there.
    if (bytes === null && !there.some((entry) => entry.path === path)) continue;
    tree.push({ path, mode: '100644', type: 'blob', sha: bytes && (await writeBlob(client, repository, bytes)) });
  }
  if (tree.length === 0) return base;
  const asked = { ...repository, base_tree: base, tree, ...AGAIN };
  const { data } = await client.request('POST /repos/{owner}/{repo}/git/trees', asked);
  return data.sha;
}

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
