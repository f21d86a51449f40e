import { Fault } from '../errors/fault.ts';
import type { Receipt } from '../evidence/receipt.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import type { Decision } from '../site/decisions-view.ts';
import type { ShownEntry, SiteEntry } from '../site/entries.ts';
import type { Suite } from '../suites/suite.ts';
import { type Standing, standing } from '../verify/standing.ts';
import { readEntry } from './read-entry.ts';
import { folderTree } from './receipts/entry-trees.ts';
import { readReceipts } from './receipts/read.ts';
import { showEntry } from './receipts/show.ts';

export interface BoardRequest {
  /** A folder an entry. */
  readonly entries: string;
  /** Reads the entries where they are not files of this machine: a tree of a Git repository. */
  readonly source?: ReadFiles;
  /** Looks like the branch `receipts`. */
  readonly receipts?: string | undefined;
  /** Git's tree ids of the entries by slug, as far as they are known. */
  readonly trees?: ReadonlyMap<string, string>;
}

/** The entries with what the board recorded of them. */
export interface BoardEntries {
  /** As they were submitted, and as they are shown; without those that were removed. */
  readonly submitted: readonly SiteEntry[];
  readonly shown: readonly ShownEntry[];
  readonly decisions: readonly Decision[];
  readonly removed: readonly string[];
}

/** Throws `entry.invalid` or `receipt.invalid`, naming the file, where something cannot be read. */
export async function readBoard(files: Files, request: BoardRequest, suites: readonly Suite[]): Promise<BoardEntries> {
  const { entries, receipts: folder, source = files } = request;
  if (!(await source.isDirectory(entries))) throw missing(entries);
  if (folder !== undefined && !(await files.isDirectory(folder))) throw missing(folder);
  const receipts = folder === undefined ? [] : await readReceipts(files, folder);
  const standings = await readStandings(source, request, receipts);

  const [submitted, shown, removed]: [SiteEntry[], ShownEntry[], string[]] = [[], [], []];
  for (const [slug, found] of standings) {
    // Of what was removed nothing is shown, so that it need not be readable.
    if (found.against?.event === 'removed') removed.push(slug);
    else {
      const entry = await readEntry(source, entries, slug, suites);
      submitted.push(entry);
      shown.push(await showEntry({ bundles: source, files, receipts: folder }, entry, found));
    }
  }
  const counts = (receipt: Receipt) => standings.get(receipt.slug)?.counting.includes(receipt) ?? false;
  return { submitted, shown, removed, decisions: receipts.map((receipt) => ({ receipt, counts: counts(receipt) })) };
}

const missing = (folder: string) => new Fault('input.missing', `There is no folder ${folder}.`);

/** Every entry's standing, in the order of the slugs. */
async function readStandings(
  source: ReadFiles,
  { entries, trees }: BoardRequest,
  receipts: readonly Receipt[],
): Promise<ReadonlyMap<string, Standing>> {
  const standings = new Map<string, Standing>();
  for (const slug of await source.list(entries)) {
    const place = `${entries}/${slug}`;
    if (!(await source.isDirectory(place))) continue;
    const about = receipts.filter((receipt) => receipt.slug === slug);
    // Nothing is asked of a tree that no receipt could name.
    const tree = about.length === 0 ? '' : (trees?.get(slug) ?? (await folderTree(source, place)));
    standings.set(slug, standing(about, slug, tree));
  }
  return standings;
}
