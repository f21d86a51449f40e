import type { Receipt } from '../../evidence/receipt.ts';
import type { Tier } from '../../verify/tier.ts';
import type { ShownBundle } from './entries.ts';

export interface TierView {
  /** The tier in a word; a dispute that stands takes its place. */
  readonly word: Tier | 'disputed';
  /** What the board did, and when. */
  readonly checked: string;
  /** How long ago the word came to be; empty where the board did nothing, or no day is given to count from. */
  readonly age: string;
}

const DONE: Record<Tier, string> = {
  'self-reported': 'not run by the board',
  'computed': 'computed again at every build',
  'own': 'the board’s own entry',
  'board-run': 'run by the board on',
};

/** `asOf` is a day, YYYY-MM-DD. */
export function tierView(
  { tier, receipt: newest }: Pick<ShownBundle, 'tier' | 'receipt'>,
  dispute: Receipt | undefined,
  asOf: string | undefined,
): TierView {
  const receipt = tier === 'board-run' ? newest : undefined;
  const ago = (of: Receipt | undefined) => (of && asOf !== undefined ? agoText(dayOf(of), asOf) : '');
  return {
    word: dispute ? 'disputed' : tier,
    checked: [DONE[tier], receipt && dayOf(receipt), ago(receipt) && `(${ago(receipt)})`].filter(Boolean).join(' '),
    age: ago(dispute ?? receipt),
  };
}

/** The day of a receipt, YYYY-MM-DD in UTC. */
export const dayOf = ({ date }: Pick<Receipt, 'date'>) => date.slice(0, 10);

const DAY = 86_400_000;

/** Whole days between two days, in words. A receipt of a later day is of today's: clocks differ. */
export function agoText(day: string, asOf: string): string {
  const days = Math.max(0, Math.round((Date.parse(asOf) - Date.parse(day)) / DAY));
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
