import { join } from 'node:path';
import { readIfPresent } from '../bundles/read-document.ts';
import { Fault, unlessEvidenceFault, unlessFault } from '../errors/fault.ts';
import { Entry } from '../evidence/entry.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Receipt } from '../evidence/receipt.ts';
import { gitIn } from '../git/git.ts';
import { gitTree, inRepository } from '../git/tree.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Processes } from '../ports/processes.ts';
import { type CurrentReceipts, isByOwner } from '../verify/counting-receipts.ts';
import { type FormerTree, formerTreesLater } from './history/former-trees.ts';
import { RECEIPTS_BRANCH } from './receipts/append.ts';

/** The path of an adapter `dir:PATH`; undefined for any other. */
export const adapterFolder = ({ adapter }: Pick<Entry, 'adapter'>): string | undefined =>
  /^dir:\s*(.*)$/s.exec(adapter)?.[1]?.trim();

/**
 * The path of an adapter `dir:PATH` that is a folder of the board: one in its commit, by a relative path that does not leave the
 * repository. Undefined for any other adapter.
 */
export async function ownFolderOf(
  board: Pick<ReadFiles, 'isDirectory'>,
  entry: Pick<Entry, 'adapter'>,
): Promise<string | undefined> {
  const path = adapterFolder(entry);
  const parts = (path ?? '').split('/').filter((part) => part !== '' && part !== '.');
  if (path?.startsWith('/') || parts.length === 0 || parts.includes('..')) return undefined;
  return (await board.isDirectory(parts.join('/'))) ? path : undefined;
}

/**
 * The folder of the adapter `dir:PATH` of a bundle that is in an entry of a Git repository, if the entry names that adapter and the
 * repository has the folder. Undefined for any other bundle. Anybody can commit such an entry to a clone.
 */
export async function ownFolderOfBundle(
  { files, processes }: { readonly files: ReadFiles; readonly processes: Processes },
  bundle: string,
  { adapter: { spec } }: Pick<Manifest, 'adapter'>,
): Promise<string | undefined> {
  if (adapterFolder({ adapter: spec }) === undefined) return undefined;
  const entry = await unlessEvidenceFault(readIfPresent(files, join(bundle, '../entry.json'), Entry));
  if (entry?.adapter !== spec) return undefined;
  // Where Git does not read the repository, the bundle is as one outside of it.
  const board = (await checkedOut(processes, bundle, () => undefined))?.board;
  return board && ownFolderOf(board, entry);
}

/** The contents that the entries have had on the board's default branch, by slug. */
export type FormerContents = ReadonlyMap<string, readonly Pick<FormerTree, 'tree'>[]>;

/** What decides whose the present content of an entry is. */
interface Belonging {
  readonly slug: string;
  /** Those about its present content, and all of the record. */
  readonly present: CurrentReceipts;
  readonly receipts: readonly Receipt[];
  /** Without it only present contents are known. */
  readonly former: (() => Promise<FormerContents>) | undefined;
}

/**
 * Whether the present content of an entry is the maintainers'. It is not if a receipt says that somebody submitted it. If no receipt
 * is about it, it is not if a receipt names a submission that was merged before, because two submissions that are merged one after
 * another make a content that nobody submitted. Receipts of contents that were not merged do not count: anybody can get one for
 * any slug. A receipt about the present content counts also if its own pull request was not merged: Git does not tell.
 */
export async function isMaintained({ slug, present, receipts, former }: Belonging): Promise<boolean> {
  if (present.counting.length > 0) return !present.counting.some(isByOwner);
  const submitted = receipts.filter((one) => one.slug === slug && isByOwner(one));
  if (submitted.length === 0 || former === undefined) return true;
  const trees = (await former()).get(slug) ?? [];
  return !submitted.some(({ tree }) => trees.some((one) => one.tree === tree));
}

/**
 * Whether nobody else submitted a content of an entry that the board has or had. Stricter than `isMaintained`: a maintainer can allow a
 * submission, but cannot know who made a run that nobody can repeat.
 */
export async function isUnsubmitted({ slug, present, receipts, former }: Belonging): Promise<boolean> {
  const submitted = receipts.filter((one) => one.slug === slug && one.submitter !== null);
  if (submitted.length === 0) return true;
  const trees = former === undefined ? [] : ((await former()).get(slug) ?? []);
  return !submitted.some((one) => present.counting.includes(one) || trees.some(({ tree }) => tree === one.tree));
}

/**
 * The adapter of an entry that is the board's own: `dir:PATH` of a folder on its default branch, in an entry of the
 * maintainers. Undefined for any other entry.
 */
export async function ownAdapterOf(
  board: Pick<ReadFiles, 'isDirectory'>,
  belonging: Belonging,
  entry: Entry,
): Promise<string | undefined> {
  const folder = (await isMaintained(belonging)) ? await ownFolderOf(board, entry) : undefined;
  return folder && `dir:${folder}`;
}

/**
 * What the repository that has a folder of entries says of them: its checked-out commit, that commit's tree, and the former
 * contents of the entries; and the path of the folder in it. Undefined outside of a repository, before its first commit, and, with a
 * note, if Git does not read it.
 */
export async function checkedOut(processes: Processes, folder: string, note: (line: string) => void) {
  const found = await inRepository(processes, folder).catch((thrown: unknown) => {
    if (!(thrown instanceof Fault)) throw thrown;
    note(
      `Former versions of the entries are not read, and the branch ${RECEIPTS_BRANCH}, the board’s record, is not looked for: ${thrown.message} → ${thrown.hint}`,
    );
    return undefined;
  });
  if (found === undefined) return undefined;
  const board = await unlessFault(gitTree(processes, found.root, 'HEAD'), 'revision.unknown');
  if (board === undefined) return undefined;
  const { commit } = board;
  return { path: found.path, commit, board, former: formerTreesLater(processes, found.root, commit, found.path) };
}

/** Notes if the repository that has a folder of entries has a branch with their record, which is not read. */
export async function noteUnreadRecord(
  processes: Processes,
  entries: string,
  note: (line: string) => void,
  effect = 'removed entries are shown, and claims are ranked in place of the board’s runs',
): Promise<void> {
  // `checkedOut` says so if Git does not read it.
  const found = await unlessFault(inRepository(processes, entries), 'git.missing', 'file.unreadable');
  if (found === undefined) return;
  const branches = ['heads', 'remotes/origin'].map((place) => `refs/${place}/${RECEIPTS_BRANCH}`);
  const { stdout } = await gitIn(processes, found.root).run(['for-each-ref', '--format=%(refname)', ...branches]);
  if (stdout.trim() === '') return;
  note(
    `The record of the board, the branch ${RECEIPTS_BRANCH}, is not read: ${effect}. → git worktree add ../receipts ${RECEIPTS_BRANCH}, then add --receipts ../receipts`,
  );
}
