import type { ReadParts } from '../bundles/read-parts.ts';
import { Fault } from '../errors/fault.ts';
import type { Receipt } from '../evidence/receipt.ts';
import { folderTree } from '../git/object.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import type { Progress } from '../ports/ports.ts';
import type { ShownBundle, ShownEntry, SiteEntry } from '../site/board/entries.ts';
import type { LoggedReceipt } from '../site/decisions/decision-log.ts';
import type { Suite } from '../suite/suite.ts';
import { groupBy } from '../text/group-by.ts';
import { agreementFaults } from '../verify/agreement.ts';
import { type CurrentReceipts, currentReceipts } from '../verify/counting-receipts.ts';
import { isReferenceOrControl } from '../verify/flag.ts';
import type { BuildCache } from './cache/build-cache.ts';
import type { Contents } from './cache/contents.ts';
import { entryFolders } from './entry-folder.ts';
import { type FormerContents, isMaintained, isUnsubmitted, ownFolderOf } from './own-folders.ts';
import { readEntry } from './read-entry.ts';
import { type BoardRecord, readRecord } from './receipts/read.ts';
import { showEntry } from './receipts/show.ts';
import { faultOfEntry, type Withheld } from './withheld.ts';

export interface BoardRequest {
  /** The folder with one folder per entry. */
  readonly entries: string;
  /** What the site calls that folder; by default, its path. */
  readonly shownAs?: string | undefined;
  /** Reads the entries if they are not files of this machine: a tree of a Git repository. */
  readonly source?: ReadFiles;
  /** A folder with the layout of the branch `receipts`. */
  readonly receipts?: string | undefined;
  /** The time now, ISO 8601 in UTC, after which no receipt may be dated. */
  readonly now?: string | undefined;
  /** Git tree ids of the entries by slug, as far as they are known. */
  readonly trees?: ReadonlyMap<string, string>;
  /** The results of earlier builds. Without it everything is read and computed again. */
  readonly cache?: BuildCache | undefined;
  /** Knows the entries by their bytes. Without it they are known by the identities of their files. */
  readonly contents?: Contents | undefined;
  /** Reports how many entries were read, since verifying them takes long. */
  readonly progress?: Progress;
  /** The board's default branch, for adapters that are one of its folders. Without it no adapter is. */
  readonly board?: Pick<ReadFiles, 'isDirectory'>;
  /** The contents that the entries have had on that branch, by slug. Without it only present contents are known. */
  readonly former?: (() => Promise<FormerContents>) | undefined;
}

export interface BoardEntries {
  /** The entries as they were submitted, and as they are shown, without those that were removed or are withheld. */
  readonly submitted: readonly SiteEntry[];
  readonly shown: readonly ShownEntry[];
  readonly decisions: readonly LoggedReceipt[];
  readonly removed: readonly RemovedEntry[];
  /** Whether the board has recorded anything. A private or local board has not. */
  readonly recorded: boolean;
  /** Entries that cannot be read, or whose record cannot. */
  readonly withheld: readonly Withheld[];
}

/** A removed entry: it is not shown, but the flags of others compare with it, because it may come back under another slug. */
export interface RemovedEntry {
  readonly slug: string;
  /** In ISO 8601. */
  readonly date: string;
  /** Undefined if it cannot be read. */
  readonly found: SiteEntry | undefined;
}

/**
 * Reads the entries of a board with their receipts.
 *
 * @param suites bundles of other suites are not read, and entries that have no others are left out
 * @throws `input.missing` without its folders, unless the board had entries before, and `receipt.invalid` if the record itself is broken
 */
export async function readBoard(
  files: Files,
  request: BoardRequest,
  suites: readonly Suite[],
  parts: ReadParts,
): Promise<BoardEntries> {
  const { entries, receipts: folder, source = files } = request;
  // Git has no folder without files, so the last entry's deletion takes the folder away.
  if (!(await source.isDirectory(entries)) && !(await request.former?.())?.size) throw missing(entries);
  if (folder !== undefined && !(await files.isDirectory(folder))) throw missing(folder);
  const { receipts, unreadable } = folder === undefined ? NOTHING : await readRecord(files, folder, request.now);

  const receiptsOf = new Map<string, CurrentReceipts>();
  const [submitted, shown, removed, withheld]: [SiteEntry[], ShownEntry[], RemovedEntry[], Withheld[]] = [
    [],
    [],
    [],
    [],
  ];
  const about = groupBy(receipts, ({ slug }) => slug);
  const read = async (slug: string) => {
    const found = await readReceipts(source, request, slug, about.get(slug) ?? []);
    receiptsOf.set(slug, found);
    const unreadableFault = unreadable.get(slug);
    if (unreadableFault) throw unreadableFault;
    const reading = readEntry(source, `${entries}/${slug}`, suites, parts);
    // A removed entry is not shown, so it need not be readable.
    if (found.objection?.event === 'removed') {
      removed.push({ slug, date: found.objection.date, found: await reading.catch(whollyUnread) });
      return;
    }
    const entry = shownEntry(request, await reading);
    requireAgreement(entry);
    // An entry that has only other suites is not shown.
    if (entry.bundles.length === 0 && Object.keys(entry.entry.suites).length > 0) return;
    const belonging = { slug, present: found, receipts, former: request.former };
    const maintained = await isMaintained(belonging);
    const unsubmitted = maintained && (await isUnsubmitted(belonging));
    // An entry without another owner was merged without a receipt, or with a maintainer's approval.
    const own = maintained && request.board && (await ownFolderOf(request.board, entry.entry));
    const status = { present: found, own: !!own, maintained, unsubmitted };
    shown.push(await showEntry({ files, receipts: folder, parts }, entry, status));
    submitted.push(entry);
  };
  const slugs = await entryFolders(source, entries);
  request.progress?.begin('entries verified', slugs.length);
  for (const [i, { slug, fault }] of slugs.entries()) {
    request.progress?.advance(i);
    try {
      if (fault) throw fault;
      await read(slug);
    } catch (thrown) {
      withheld.push({ slug, fault: faultOfEntry(thrown) });
    }
  }
  request.progress?.end();
  const decisions = receipts.map((receipt) => ({ receipt, about: aboutWhat(receipt, receiptsOf.get(receipt.slug)) }));
  return { submitted, shown, removed, recorded: receipts.length > 0, withheld, decisions };
}

/** The entry with the paths that the site shows. */
function shownEntry({ entries, shownAs }: BoardRequest, { entry, bundles }: SiteEntry): SiteEntry {
  if (shownAs === undefined) return { entry, bundles };
  const named = (folder: string) => `${shownAs && `${shownAs}/`}${folder.slice(entries.length + 1)}`;
  return { entry, bundles: bundles.map((bundle) => ({ ...bundle, shownAs: named(bundle.folder) })) };
}

/**
 * A bad merge could show an entry with the figures of another version. The versions of references and controls are those of their
 * suites, so that an entry of several suites has several. A command is not compared: it may name paths of the machine that ran it.
 *
 * @throws `submission.mismatch`
 */
function requireAgreement({ entry, bundles }: SiteEntry): void {
  const runs = bundles.filter((one) => !isReferenceOrControl(one));
  const [fault] = runs.flatMap(({ manifest, folder }) => {
    const { spec } = manifest.adapter;
    const isCommand = [entry.adapter, spec].every((one) => one.startsWith('cmd:'));
    return agreementFaults(isCommand ? { ...entry, adapter: spec } : entry, manifest, folder);
  });
  if (fault) throw fault;
}

/** @throws a fault of the machine */
function whollyUnread(thrown: unknown): undefined {
  faultOfEntry(thrown);
}

const NOTHING: BoardRecord = { receipts: [], unreadable: new Map() };

const missing = (folder: string) =>
  new Fault('input.missing', `There is no folder ${folder}.`, {
    hint: 'Entries are in leaderboard/entries. Receipts are in a checkout of the branch `receipts`.',
  });

const aboutWhat = (receipt: Receipt, found: CurrentReceipts | undefined): LoggedReceipt['about'] =>
  found === undefined ? 'no entry' : found.counting.includes(receipt) ? 'these files' : 'other files';

async function readReceipts(
  source: ReadFiles,
  { entries, trees }: BoardRequest,
  slug: string,
  about: readonly Receipt[],
): Promise<CurrentReceipts> {
  // The tree id is needed only if a receipt names one.
  const tree = about.length === 0 ? '' : (trees?.get(slug) ?? (await folderTree(source, `${entries}/${slug}`)));
  return currentReceipts(about, slug, tree);
}

/**
 * A board whose bundles were verified when they were read, with only the entries whose bundles are all valid, the submitted
 * ones and the board's own runs. The others are withheld, each with what failed, in the order of their slugs.
 */
export function verifiedBoard(board: BoardEntries): BoardEntries {
  const broken: Withheld[] = [];
  for (const shown of board.shown) {
    const fault = entryFault(shown);
    if (fault) broken.push({ slug: shown.entry.slug, fault });
  }
  const slugs = new Set(broken.map(({ slug }) => slug));
  const holds = ({ entry }: SiteEntry) => !slugs.has(entry.slug);
  return {
    ...board,
    submitted: board.submitted.filter(holds),
    shown: board.shown.filter(holds),
    withheld: [...board.withheld, ...broken].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  };
}

/** Whether a board has entries and none of them can be shown. Then the cause is probably the harness. */
export function isAllWithheld({ shown, withheld }: BoardEntries): boolean {
  return shown.length === 0 && withheld.length > 0;
}

/** The first fault, if any, of all bundles that an entry shows. */
function entryFault({ entry, bundles }: ShownEntry): Fault | undefined {
  for (const { folder, verified } of bundles.flatMap(placesOf)) {
    if (verified === undefined) throw new RangeError(`${folder} was read without being verified`);
    const { fault } = verified;
    if (fault === undefined) continue;
    const hint = fault.hint && { hint: fault.hint };
    return new Fault(fault.code, `Entry ${entry.slug}: ${fault.message}`, { cause: fault, ...hint });
  }
  return undefined;
}

const placesOf = (bundle: ShownBundle) =>
  bundle.submitted === undefined ? [bundle] : [bundle.submitted, ...bundle.runs];
