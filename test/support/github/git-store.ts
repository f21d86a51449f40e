import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  FOLDER,
  looseObject,
  parseCommit,
  parseTree,
  stampOf,
  type TreeItem,
  treeBytes,
  writeObject,
} from './git-objects.ts';

const ENVIRONMENT = { PATH: process.env.PATH, HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' };

/** The output of a Git command. Throws if it fails. */
export function git(folder: string, words: readonly string[], input?: string | Buffer, env = {}): Buffer {
  return execFileSync('git', ['--git-dir', folder, ...words], {
    input: input ?? '',
    env: { ...ENVIRONMENT, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
  });
}

export const gitText = (folder: string, ...words: readonly string[]) => git(folder, words).toString('utf8').trim();

/** The same; undefined if the command fails. */
export function gitMaybe(folder: string, ...words: readonly string[]): string | undefined {
  try {
    return gitText(folder, ...words);
  } catch {
    return;
  }
}

/** A bare repository with its objects in `objects`, which the repositories of a network share. */
export function createBare(folder: string, objects: string, branch: string): void {
  mkdirSync(join(folder, 'refs/heads'), { recursive: true });
  mkdirSync(objects, { recursive: true });
  symlinkSync(objects, join(folder, 'objects'));
  writeFileSync(join(folder, 'HEAD'), `ref: refs/heads/${branch}\n`);
  writeFileSync(join(folder, 'config'), `[core]\nrepositoryformatversion = 0\nbare = true\n${SETTINGS}`);
}

/** Nothing is collected, because another repository may need it. GitHub lets anyone fetch a commit by its SHA. */
const SETTINGS = '[gc]\nauto = 0\n[receive]\nautogc = false\n[uploadpack]\nallowAnySHA1InWant = true\n';

/** The commit of a branch, or of a revision such as `branch^`. */
export const branchTip = (folder: string, branch: string): string | undefined => refTip(folder, `refs/heads/${branch}`);

/** A name that every ref may have, and that is no revision. */
const PLAIN = /^refs(?:\/[\w-]+)+$/;

/**
 * The object of a ref. It is read without Git, which would be started for every look at a pull request. Nothing packs the
 * refs of these repositories.
 */
export function refTip(folder: string, ref: string): string | undefined {
  const file = join(folder, ref);
  if (PLAIN.test(ref))
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8').trim() : undefined;
  return gitMaybe(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', ref);
}

/** Whether Git allows the name of a ref. */
export const isRefName = (folder: string, ref: string): boolean =>
  PLAIN.test(ref) || gitMaybe(folder, 'check-ref-format', ref) !== undefined;

/** Written as Git writes it, whatever stood there, but without a process. */
export function writeRef(folder: string, ref: string, sha: string): void {
  const file = join(folder, ref);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${sha}\n`);
}

/** The type of an object; undefined for an unknown one. */
export const typeOf = (folder: string, sha: string) =>
  /^[0-9a-f]{40}$/.test(sha) ? (looseObject(folder, sha)?.type ?? gitMaybe(folder, 'cat-file', '-t', sha)) : undefined;

export const bytesOf = (folder: string, type: string, id: string): Buffer =>
  looseObject(folder, id)?.bytes ?? git(folder, ['cat-file', type, id]);

export const commitIn = (folder: string, id: string) => parseCommit(bytesOf(folder, 'commit', id));

/** What is in a tree, in Git's order; with `recursive` also what is in its folders. */
export function listTree(
  folder: string,
  tree: string,
  recursive: boolean,
  inside = '',
): (TreeItem & { path: string })[] {
  return [...parseTree(bytesOf(folder, 'tree', tree))].flatMap(([name, item]) => {
    const path = `${inside}${name}`;
    const more = recursive && item.mode === FOLDER ? listTree(folder, item.id, recursive, `${path}/`) : [];
    return [{ path, ...item }, ...more];
  });
}

/** The paths of all files at a commit, with their object ids. */
export const filesAt = (folder: string, commit: string): ReadonlyMap<string, string> =>
  new Map(
    listTree(folder, commitIn(folder, commit).tree, true).flatMap(({ path, mode, id }) =>
      mode === FOLDER ? [] : [[path, id]],
    ),
  );

/** The text of a file at a commit. */
export const textAt = (folder: string, commit: string, path: string): string =>
  bytesOf(folder, 'blob', filesAt(folder, commit).get(path) ?? path).toString('utf8');

/** The id of a folder at a commit. Throws if there is none. */
export function treeAt(folder: string, commit: string, path: string): string {
  return path.split('/').reduce((tree, name) => {
    const item = parseTree(bytesOf(folder, 'tree', tree)).get(name);
    if (item?.mode !== FOLDER) throw new Error(`There is no folder ${path} at ${commit}`);
    return item.id;
  }, commitIn(folder, commit).tree);
}

export const writeBlob = (folder: string, bytes: Buffer): string => writeObject(folder, 'blob', bytes);

export interface TreeChange {
  readonly path: string;
  readonly mode: string;
  /** Null removes the path. */
  readonly sha: string | null;
}

/** Names that Git refuses in a path. */
const REFUSED = /^(?:\.{0,2}|\.git[ .]*|git~1)$/i;

/**
 * Writes a tree with changes on top of another one. Throws on a path that Git refuses.
 *
 * @param base a tree, or the commit whose tree it is
 */
export function writeTree(folder: string, base: string | undefined, changes: readonly TreeChange[]): string {
  const tree = base !== undefined && typeOf(folder, base) === 'commit' ? commitIn(folder, base).tree : base;
  return changedTree(folder, tree, changes) ?? writeObject(folder, 'tree', Buffer.alloc(0));
}

/** Undefined if nothing is left, because Git has no empty folders. */
function changedTree(folder: string, tree: string | undefined, changes: readonly TreeChange[]): string | undefined {
  const items = parseTree(tree === undefined ? Buffer.alloc(0) : bytesOf(folder, 'tree', tree));
  const inner = new Map<string, TreeChange[]>();
  for (const { path, mode, sha } of changes) {
    const [name = '', ...rest] = path.split('/');
    if (REFUSED.test(name)) throw new Error(`Git refuses the path ${path}`);
    if (mode === '040000' && sha !== null && typeOf(folder, sha) !== 'tree') throw new Error(`${sha} is no tree`);
    if (rest.length > 0) inner.set(name, [...(inner.get(name) ?? []), { path: rest.join('/'), mode, sha }]);
    else if (sha === null) items.delete(name);
    else items.set(name, { mode: mode.replace(/^0/, ''), id: sha });
  }
  for (const [name, inside] of inner) {
    const before = items.get(name);
    const made = changedTree(folder, before?.mode === FOLDER ? before.id : undefined, inside);
    if (made !== undefined) items.set(name, { mode: FOLDER, id: made });
    else if (before?.mode === FOLDER) items.delete(name);
  }
  return items.size === 0 ? undefined : writeObject(folder, 'tree', treeBytes(items));
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

export function writeCommit(
  folder: string,
  tree: string,
  parents: readonly string[],
  message: string,
  author: Person,
  committer = author,
): string {
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${stampOf(author)}`,
    `committer ${stampOf(committer)}`,
    '',
    message.endsWith('\n') ? message : `${message}\n`,
  ];
  return writeObject(folder, 'commit', Buffer.from(lines.join('\n')));
}

/** The tree of a merge. Throws if the two are in conflict. */
export const mergedTree = (folder: string, base: string, head: string): string =>
  isAncestor(folder, base, head)
    ? commitIn(folder, head).tree
    : gitText(folder, 'merge-tree', '--write-tree', base, head);

/** Whether a commit is another one or comes before it. */
export function isAncestor(folder: string, older: string, newer: string): boolean {
  const seen = new Set<string>();
  for (const next = [newer]; next.length > 0; ) {
    const id = next.pop() as string;
    if (id === older) return true;
    if (!seen.has(id)) next.push(...commitIn(folder, id).parents);
    seen.add(id);
  }
  return false;
}
