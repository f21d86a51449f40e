import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';

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

/**
 * The commit of a branch, or of a revision such as `branch^`. A branch is read without Git, which would be started for
 * every look at a pull request. Nothing packs the refs of these repositories.
 */
export function branchTip(folder: string, branch: string): string | undefined {
  const file = join(folder, 'refs/heads', branch);
  if (/^[\w/-]+$/.test(branch)) return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  return gitMaybe(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `refs/heads/${branch}^{commit}`);
}

/** Written as Git writes it, whatever stood there, but without a process. */
export function writeRef(folder: string, ref: string, sha: string): void {
  const file = join(folder, ref);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${sha}\n`);
}

/** The type of an object; undefined for an unknown one. */
export const typeOf = (folder: string, sha: string) =>
  /^[0-9a-f]{40}$/.test(sha) ? gitMaybe(folder, 'cat-file', '-t', sha) : undefined;

/** Written as Git writes it, but without a process for each file of a commit. */
export function writeBlob(folder: string, bytes: Buffer): string {
  const object = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]);
  const id = createHash('sha1').update(object).digest('hex');
  const file = join(folder, 'objects', id.slice(0, 2), id.slice(2));
  if (existsSync(file)) return id;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, deflateSync(object));
  return id;
}

export interface TreeChange {
  readonly path: string;
  readonly mode: string;
  /** Null removes the path. */
  readonly sha: string | null;
}

/** Writes a tree with changes on top of another one. Throws on a path that Git refuses. */
export function writeTree(folder: string, base: string | undefined, changes: readonly TreeChange[]): string {
  const env = { GIT_INDEX_FILE: join(folder, 'index-of-a-tree') };
  rmSync(env.GIT_INDEX_FILE, { force: true });
  if (base !== undefined) git(folder, ['read-tree', base], '', env);
  const trees = changes.filter(({ mode, sha }) => mode === '040000' && sha !== null);
  const rest = changes.filter((change) => !trees.includes(change));
  const zero = '0'.repeat(40);
  const lines = rest.map(({ path, mode, sha }) => `${sha === null ? '0' : mode} ${sha ?? zero}\t${path}\0`);
  const index = (input: string) => git(folder, ['update-index', '-z', '--index-info'], input, env);
  index(lines.join(''));
  for (const { path, sha } of trees) {
    // What stands there goes first. `git rm` and `read-tree --prefix` would do it, but not in a bare repository.
    const there = git(folder, ['ls-files', '-z', '--cached', '--', `:(literal)${path}`], '', env).toString('utf8');
    index(there.replace(/[^\0]+\0/g, (name) => `0 ${zero}\t${name}`));
    const listing = git(folder, ['ls-tree', '-r', '-z', sha as string]).toString('utf8');
    index(listing.replace(/(?<=\t)[^\0]+\0/g, (name) => `${path}/${name}`));
  }
  return git(folder, ['write-tree'], '', env).toString('utf8').trim();
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
  const env = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_AUTHOR_DATE: author.date,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
    GIT_COMMITTER_DATE: committer.date,
  };
  const words = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'];
  return git(folder, words, message, env).toString('utf8').trim();
}

export const isAncestor = (folder: string, older: string, newer: string) =>
  gitMaybe(folder, 'merge-base', '--is-ancestor', older, newer) !== undefined;
