import { unlessFault } from '../errors/fault.ts';
import type { Processes } from '../ports/processes.ts';
import { gitIn } from './git.ts';
import { plainPath } from './object.ts';

/** Git's tree ids of the folders in `entries` at a commit, by slug; empty if the commit does not have `entries`. */
export async function committedTrees(processes: Processes, repository: string, commit: string, entries: string) {
  const { code, stdout } = await gitIn(processes, repository).run(['ls-tree', '-z', `${commit}:${plainPath(entries)}`]);
  return code === 0 ? treesIn(stdout) : new Map();
}

/** The root of a folder's repository, and the folder's path from it. Undefined outside a repository, or if Git is not installed. */
export async function inRepository(processes: Processes, folder: string) {
  const result = gitIn(processes, folder).run(['rev-parse', '--show-toplevel', '--show-prefix']);
  const { code, stdout = '' } = (await unlessFault(result, 'git.missing')) ?? {};
  const [root, prefix] = stdout.split('\n');
  return code === 0 && root ? { root, path: plainPath(prefix ?? '') } : undefined;
}

/**
 * The tree ids of the entries in a folder of the work tree that are unchanged since the last commit. Empty outside
 * of a repository.
 */
export async function unchangedTrees(processes: Processes, entries: string): Promise<ReadonlyMap<string, string>> {
  const place = await inRepository(processes, entries);
  if (place === undefined) return new Map();
  const words = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', '.'];
  const { code, stdout } = await gitIn(processes, entries).run(words);
  if (code !== 0) return new Map();
  const from = place.path === '' ? 0 : place.path.length + 1;
  const touched = stdout.split('\0').map((line) => line.slice(3 + from).split('/', 1)[0]);
  const trees = await committedTrees(processes, place.root, 'HEAD', place.path);
  return new Map([...trees].filter(([slug]) => !touched.includes(slug)));
}

/** `MODE TYPE OBJECT\tNAME\0` */
function treesIn(listing: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of listing.split('\0')) {
    const [, id, name] = /^040000 tree ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    if (id && name) found.set(name, id);
  }
  return found;
}
