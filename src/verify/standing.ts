import type { Receipt } from '../evidence/receipt.ts';
import type { Tier } from './tier.ts';

/** What the board's record says of one entry as it is now. */
export interface Standing {
  /** The newest receipt that stands against it: off the board, or in doubt. */
  readonly against: Receipt | undefined;
  /** All its receipts that count, the newest first. */
  readonly counting: readonly Receipt[];
}

/** A receipt speaks of one content of an entry's folder, by the tree that Git names; of any other it says nothing. */
function countsFor(receipt: Receipt, slug: string, tree: string): boolean {
  return receipt.slug === slug && receipt.tree === tree;
}

/**
 * Removal weighs more than dispute, and both stand until they are settled. The order in which receipts were written down
 * does not matter: a run that ended late says no more than what it found.
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

export interface ReceivedTier {
  readonly tier: Tier;
  /** What it rests on; absent where the board has said nothing yet. */
  readonly receipt: Receipt | undefined;
}

/**
 * The highest tier that counting receipts give one suite's bundle, and the newest that gives it. A receipt gives a tier to
 * the very bundle it names alone, and none to one whose rules do not hold.
 */
export function receivedTier({ counting }: Standing, suite: string, manifestSha256: string): ReceivedTier {
  const about = counting.filter(({ suites }) => {
    const found = suites[suite];
    return found?.manifest === manifestSha256 && (found.state === 'valid' || found.state === 'partial');
  });
  const again = about.find(
    ({ event, suites }) => event === 'reproduced' && suites[suite]?.rerun && suites[suite].agreement,
  );
  if (again) return { tier: 'reproduced', receipt: again };
  const scored = about.find(({ event }) => SCORED.includes(event));
  return { tier: scored ? 'verified' : 'reported', receipt: scored };
}

/** In each of these the board scored the transcript itself. */
const SCORED: readonly Receipt['event'][] = ['verified', 'reproduced', 'rescored'];
