import type { Receipt, SuiteReceipt } from '../evidence/receipt.ts';

/** What the board's record says of one entry as it is now. */
export interface Standing {
  /** The newest receipt that speaks against the entry: a removal or a dispute that is not settled. */
  readonly against: Receipt | undefined;
  /** All receipts about the present content of its folder, the newest first. */
  readonly counting: readonly Receipt[];
}

/** A receipt is about one content of an entry's folder, by Git's id of its tree. About any other it says nothing. */
function countsFor(receipt: Receipt, slug: string, tree: string): boolean {
  return receipt.slug === slug && receipt.tree === tree;
}

/**
 * Removal weighs more than dispute, and both count until they are settled. The order in which receipts were written does
 * not matter: a run that ended late says no more than what it found.
 */
export function standing(receipts: readonly Receipt[], slug: string, tree: string): Standing {
  const all = receipts.filter((receipt) => countsFor(receipt, slug, tree)).sort(newestFirst);
  const settled = all.find(({ event }) => event === 'settled')?.date ?? '';
  const open = (wanted: Receipt['event']) => all.find(({ event, date }) => event === wanted && date >= settled);
  return { against: open('removed') ?? open('disputed'), counting: all };
}

/** Of two receipts of one moment the order is that of their contents, so that it is the same everywhere. */
export function newestFirst(a: Receipt, b: Receipt): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return JSON.stringify(a) > JSON.stringify(b) ? -1 : 1;
}

/** What the record says of one suite's bundle. */
export interface RecordedBundle {
  /** The newest receipt about the bundle that rests on runs of the board; else the newest about it; absent where none is. */
  readonly receipt: Receipt | undefined;
  readonly found: SuiteReceipt | undefined;
}

/** A receipt is about the very bundle that it names, by the digest of the submitted manifest. */
export function recordedOf({ counting }: Standing, suite: string, manifestSha256: string): RecordedBundle {
  const about = counting.filter(({ suites }) => suites[suite]?.manifest === manifestSha256);
  const receipt = about.find(({ suites }) => suites[suite]?.runs.length) ?? about[0];
  return { receipt, found: receipt?.suites[suite] };
}
