import { unlessFault } from '../errors/fault.ts';
import type { Entry } from '../evidence/entry.ts';
import type { Receipt } from '../evidence/receipt.ts';
import { type GitTree, gitTree } from '../git/tree.ts';
import { inRepository } from '../git/trees.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Processes } from '../ports/processes.ts';
import { ownerOf } from '../verify/standing.ts';

/** The path of an adapter `dir:PATH`; undefined for any other. */
export const adapterFolder = ({ adapter }: Pick<Entry, 'adapter'>): string | undefined =>
  /^dir:\s*(.*)$/s.exec(adapter)?.[1]?.trim();

/**
 * Returns a function that tells whether the path of an adapter `dir:PATH` is a folder of the board: one in its commit, by a
 * relative path that does not leave the repository.
 */
export function ownFoldersOf(tree: Pick<ReadFiles, 'isDirectory'>): (path: string) => Promise<boolean> {
  return async (path) => {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    if (path.startsWith('/') || parts.length === 0 || parts.includes('..')) return false;
    return tree.isDirectory(parts.join('/'));
  };
}

/**
 * The adapter of an entry that is the board's own: `dir:PATH` of a folder on its default branch, in an entry of the
 * maintainers, so that no receipt gives its slug to another owner. Undefined for any other entry.
 */
export async function ownAdapterOf(
  tree: Pick<ReadFiles, 'isDirectory'>,
  receipts: readonly Receipt[],
  entry: Entry,
): Promise<string | undefined> {
  const folder = adapterFolder(entry);
  if (folder === undefined || ownerOf(receipts, entry.slug) !== undefined) return undefined;
  return (await ownFoldersOf(tree)(folder)) ? `dir:${folder}` : undefined;
}

/** The checked-out commit of the repository that has a folder. Undefined outside of a repository, and before its first commit. */
export async function checkedOut(processes: Processes, folder: string): Promise<GitTree | undefined> {
  const found = await inRepository(processes, folder);
  return found && unlessFault(gitTree(processes, found.root, 'HEAD'), 'revision.unknown', 'git.missing');
}
