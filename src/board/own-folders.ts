import { unlessFault } from '../errors/fault.ts';
import type { Entry } from '../evidence/entry.ts';
import type { Receipt } from '../evidence/receipt.ts';
import { type GitTree, gitTree } from '../git/tree.ts';
import { inRepository } from '../git/trees.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Processes } from '../ports/processes.ts';
import { ownerOf } from '../verify/owner.ts';

/** The path of an adapter `dir:PATH`; undefined for any other. */
export const adapterFolder = ({ adapter }: Pick<Entry, 'adapter'>): string | undefined =>
  /^dir:\s*(.*)$/s.exec(adapter)?.[1]?.trim();

/**
 * Whether the path of an adapter `dir:PATH` is a folder of the board's own: one that its commit has, by a relative path
 * that does not leave the repository.
 */
export function ownFoldersOf(tree: Pick<ReadFiles, 'isDirectory'>): (path: string) => Promise<boolean> {
  return async (path) => {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    if (path.startsWith('/') || parts.length === 0 || parts.includes('..')) return false;
    return tree.isDirectory(parts.join('/'));
  };
}

/**
 * The adapter of an entry that is the board's own: `dir:PATH` of a folder of its default branch, in an entry that belongs to the
 * maintainers, as no receipt binds its slug to another owner. Undefined for any other entry.
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

/** The checked-out commit of the repository that holds a folder; undefined outside of one, and before its first commit. */
export async function checkedOut(processes: Processes, folder: string): Promise<GitTree | undefined> {
  const place = await inRepository(processes, folder);
  return place && unlessFault(gitTree(processes, place.root, 'HEAD'), 'revision.unknown', 'git.missing');
}
