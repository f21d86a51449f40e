import { commitOf, gitCommitView } from './commits.ts';
import {
  bytesOf,
  gitMaybe,
  isAncestor,
  isRefName,
  listTree,
  refTip,
  type TreeChange,
  typeOf,
  writeBlob,
  writeCommit,
  writeRef,
  writeTree,
} from './git-store.ts';
import { fullName } from './repositories.ts';
import { type Call, created, invalid, nodeId, notFound, ok, Refusal, type Routes, reads, writes } from './route.ts';

const urlOf = ({ world, repository }: Call, kind: string, sha: string) =>
  `${world.url}/repos/${fullName(repository)}/git/${kind}s/${sha}`;

/** What a mode in a tree stands for, other than a file. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['40000', 'tree'],
  ['160000', 'commit'],
]);

function treeView(call: Call, sha: string, recursive: boolean) {
  const { folder } = call.repository;
  const items = listTree(folder, sha, recursive);
  const most = call.world.limits.treeEntries;
  const tree = items.slice(0, most).map(({ path, mode, id }) => {
    const type = TYPES.get(mode) ?? 'blob';
    const more = type === 'blob' ? { size: bytesOf(folder, 'blob', id).length } : {};
    return {
      path,
      mode: mode.padStart(6, '0'),
      type,
      sha: id,
      ...more,
      ...(type !== 'commit' && { url: urlOf(call, type, id) }),
    };
  });
  return { sha, url: urlOf(call, 'tree', sha), tree, truncated: items.length > most };
}

function getTree(call: Call) {
  const { folder } = call.repository;
  const treeId = call.values.tree_sha ?? '';
  const sha =
    typeOf(folder, treeId) === 'tree'
      ? treeId
      : gitMaybe(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${treeId}^{tree}`);
  if (sha === undefined) throw notFound();
  // GitHub takes any value as true, even "0" and "false".
  return ok(treeView(call, sha, call.query.has('recursive')));
}

function createTree(call: Call) {
  const { repository, body } = call;
  const base = body.base_tree === undefined ? undefined : typeOf(repository.folder, body.base_tree);
  if (body.base_tree !== undefined && base === undefined) throw notFound();
  const changes = body.tree.map((entry: TreeChange & { content?: string }) => {
    if (entry.content === undefined && entry.sha !== null && typeOf(repository.folder, entry.sha ?? '') === undefined)
      throw invalid('Tree', 'tree.sha', `tree.sha ${entry.sha} is not a valid SHA`);
    const sha = entry.content === undefined ? entry.sha : writeBlob(repository.folder, Buffer.from(entry.content));
    return { path: entry.path, mode: entry.mode, sha };
  });
  try {
    return created(treeView(call, writeTree(repository.folder, body.base_tree, changes), false));
  } catch {
    throw invalid('Tree', 'tree.path', 'tree.path contains a malformed path component');
  }
}

function getBlob(call: Call) {
  const { repository, values } = call;
  const sha = values.file_sha ?? '';
  if (typeOf(repository.folder, sha) !== 'blob') throw notFound();
  const bytes = bytesOf(repository.folder, 'blob', sha);
  const content = bytes.toString('base64').replace(/.{60}/g, '$&\n');
  return ok({
    sha,
    node_id: nodeId('Blob', sha),
    size: bytes.length,
    url: urlOf(call, 'blob', sha),
    content,
    encoding: 'base64',
  });
}

function createBlob(call: Call) {
  const { content, encoding = 'utf-8' } = call.body;
  const sha = writeBlob(call.repository.folder, Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'));
  return created({ sha, url: urlOf(call, 'blob', sha) });
}

function createCommit(call: Call) {
  const { repository, token, world, body } = call;
  if (typeOf(repository.folder, body.tree) !== 'tree') throw new Refusal(422, 'Tree SHA does not exist');
  const parents: readonly string[] = body.parents ?? [];
  if (parents.some((sha) => typeOf(repository.folder, sha) !== 'commit'))
    throw new Refusal(422, 'Parent SHA does not exist or is not a commit object');
  const { login } = token.user;
  // As GitHub does: the name and the address of the account's profile.
  const self = { name: `${login} of the profile`, email: `${login}@home.example`, date: world.now() };
  const author = { ...self, ...body.author };
  const committer = { ...author, ...body.committer };
  const sha = writeCommit(repository.folder, body.tree, parents, body.message, author, committer);
  return created(gitCommitView(repository, sha, world));
}

function refView(call: Call, ref: string, sha: string) {
  const type = typeOf(call.repository.folder, sha);
  return { ref, node_id: nodeId('Ref', ref), object: { type, sha, url: urlOf(call, 'commit', sha) } };
}

/** Git accepts only a commit in a branch. */
function setRef({ repository: { folder } }: Call, ref: string, sha: string): void {
  if (ref.startsWith('refs/heads/') && typeOf(folder, sha) !== 'commit') throw new Error(`${sha} is no commit`);
  writeRef(folder, ref, sha);
}

function getRef(call: Call) {
  const ref = `refs/${call.values.ref}`;
  const sha = refTip(call.repository.folder, ref);
  if (sha === undefined) throw notFound();
  return ok(refView(call, ref, sha));
}

function createRef(call: Call) {
  const { ref, sha } = call.body;
  const { folder } = call.repository;
  if (!/^refs\/[^/]+\/./.test(ref) || !isRefName(folder, ref))
    throw new Refusal(422, `${ref} is not a valid ref name.`);
  if (typeOf(folder, sha) === undefined) throw new Refusal(422, 'Object does not exist');
  if (refTip(folder, ref) !== undefined) throw new Refusal(422, 'Reference already exists');
  setRef(call, ref, sha);
  return created(refView(call, ref, sha));
}

function updateRef(call: Call) {
  const ref = `refs/${call.values.ref}`;
  const { sha, force = false } = call.body;
  const { folder } = call.repository;
  const old = refTip(folder, ref);
  if (old === undefined) throw new Refusal(422, 'Reference does not exist');
  if (typeOf(folder, sha) === undefined) throw new Refusal(422, 'Object does not exist');
  if (!force && !isAncestor(folder, old, sha)) throw new Refusal(422, 'Update is not a fast forward');
  setRef(call, ref, sha);
  return ok(refView(call, ref, sha));
}

/** A new fork has no Git data yet. */
function whenThere(routes: Routes): Routes {
  const waiting = Object.entries(routes).map(([id, { needs, run }]) => {
    const later = (call: Call) => {
      if (call.repository.pending === 0) return run(call);
      call.repository.pending -= 1;
      throw new Refusal(409, 'Git Repository is empty.');
    };
    return [id, { needs, run: later }] as const;
  });
  return Object.fromEntries(waiting);
}

const read = [reads('contents')];
const write = [writes('contents')];

export const gitDataRoutes = whenThere({
  'git/get-tree': { needs: read, run: getTree },
  'git/create-tree': { needs: write, run: createTree },
  'git/get-blob': { needs: read, run: getBlob },
  'git/create-blob': { needs: write, run: createBlob },
  'git/get-commit': {
    needs: read,
    run: (call) =>
      ok(gitCommitView(call.repository, commitOf(call.repository, call.values.commit_sha ?? ''), call.world)),
  },
  'git/create-commit': { needs: write, run: createCommit },
  'git/get-ref': { needs: read, run: getRef },
  'git/create-ref': { needs: write, run: createRef },
  'git/update-ref': { needs: write, run: updateRef },
});
