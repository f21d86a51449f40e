import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Entry } from '../../src/evidence/entry.ts';
import { writeObject } from './github/git-objects.ts';
import { branchTip, writeBlob, writeCommit, writeRef, writeTree } from './github/git-store.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A file of a hostile commit, with any name and mode; with that of a folder, an empty one. */
export interface Planted {
  readonly path: string;
  readonly mode?: string;
  /** A commit's id for a submodule; null removes the file. */
  readonly content: string | Buffer | null;
}

/** Commits files on top of another commit of a bare repository or a `.git` folder, and returns the commit's id. */
export function plant(folder: string, parent: string, files: readonly Planted[]): string {
  const idOf = (mode: string, content: string | Buffer) => {
    if (mode === '040000') return writeObject(folder, 'tree', Buffer.alloc(0));
    return mode === '160000' ? String(content) : writeBlob(folder, Buffer.from(content));
  };
  const entries = files.map(({ path, mode = '100644', content }) => ({
    path,
    mode,
    sha: content === null ? null : idOf(mode, content),
  }));
  const person = { name: 'A person', email: 'person@example.invalid', date: '2026-01-01T00:00:00Z' };
  return writeCommit(folder, writeTree(folder, parent, entries), [parent], 'Change', person);
}

/** The same on a branch, which begins at `main` if it does not exist. */
export function plantOn(folder: string, branch: string, files: readonly Planted[]): string {
  const commit = plant(folder, branchTip(folder, branch) ?? branchTip(folder, 'main') ?? '', files);
  writeRef(folder, `refs/heads/${branch}`, commit);
  return commit;
}

/** The files of an entry with one bundle; `change` applies to `entry.json`. */
export function entryOf(bundle: string, slug = 'mine', change: Partial<Record<keyof Entry, unknown>> = {}): Planted[] {
  const { adapter, system } = JSON.parse(readFileSync(`${bundle}/manifest.json`, 'utf8'));
  const entry = {
    schema: 'entry/1',
    slug,
    kind: system.kind,
    name: system.name,
    version: system.version,
    licence: 'MIT',
    adapter: adapter.spec,
    platform: 'linux/amd64',
    network: false,
    reads_labels: system.reads_labels,
    suites: { cib: 'cib' },
    ...change,
  };
  const at = (name: string) => `leaderboard/entries/${slug}/${name}`;
  const files = readdirSync(bundle).map((name) => ({
    path: at(`cib/${name}`),
    content: readFileSync(`${bundle}/${name}`),
  }));
  return [{ path: at('entry.json'), content: JSON.stringify(entry) }, ...files];
}

/**
 * This project as a folder of workflows and Actions, in which one workflow has only one job. Other tests cover the jobs
 * after it.
 */
export function projectWithOnly(folder: string, workflow: string, job: string): string {
  for (const name of ['check', 'dist']) symlinkSync(join(ROOT, name), join(folder, name));
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  for (const name of readdirSync(join(ROOT, '.github/workflows'))) {
    const path = `.github/workflows/${name}`;
    const text = readFileSync(join(ROOT, path), 'utf8');
    writeFileSync(join(folder, path), path === workflow ? withOnly(text, job) : text);
  }
  return folder;
}

function withOnly(text: string, job: string): string {
  const file = parse(text);
  return stringify({ ...file, jobs: { [job]: file.jobs[job] } });
}

/** The files of this project that its check needs, to be committed to a board. */
export function checkFiles(workflows: readonly string[]): Record<string, Buffer> {
  const chunks = readdirSync(join(ROOT, 'dist/chunks')).map((name) => `dist/chunks/${name}`);
  const paths = ['package.json', 'check/action.yml', 'dist/actions/check.js', ...chunks, ...workflows];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path))]));
}
