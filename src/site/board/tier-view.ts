import type { ClaimReview, Receipt } from '../../evidence/receipt.ts';
import type { Tier } from '../../protocol/constants.ts';
import { type AsOf, isOfFolder, type ShownBundle } from './entries.ts';

export interface TierView {
  /** The tier, or `disputed` instead of it: for filters and style sheets. */
  readonly word: Tier | 'disputed';
  readonly label: string;
  /** The verdict on the submitter's claim, such as `confirmed` or `unconfirmed · unsteady`; empty without a claim. */
  readonly claim: string;
  /** What the board did, and when. */
  readonly checked: string;
  /** The age of the dispute or the board's run; empty without either, and without `asOf`. */
  readonly age: string;
}

/** From the least to the best verified. */
export const TIER_LABELS: Record<TierView['word'], string> = {
  'disputed': 'disputed',
  'replayed': 'replayed',
  're-asked': 're-asked',
  'self-reported': 'self-reported',
  'computed': 'computed',
  // The badge of systems that the board's people wrote says “the board’s own”.
  'own': 'run by this board',
  'board-run': 'board-run',
};

export const TIER_WORDS = Object.keys(TIER_LABELS) as readonly TierView['word'][];

export function tierView(
  {
    tier,
    receipt: newest,
    claim,
    runs,
    submitted,
    manifest,
  }: Pick<ShownBundle, 'tier' | 'receipt' | 'claim' | 'runs' | 'submitted' | 'manifest'>,
  dispute: Receipt | undefined,
  asOf: AsOf,
): TierView {
  // If the board made the run, the submitted one is shown beside it.
  const receipt = submitted ? newest : undefined;
  const ago = (of: Receipt | undefined) => (of && asOf !== undefined ? agoText(dayOf(of), asOf) : '');
  const word = dispute ? 'disputed' : tier;
  return {
    word,
    label: TIER_LABELS[word],
    claim: claim === undefined ? '' : claimTexts(claim).join(' · '),
    checked: [
      checkedText({ tier, claim, manifest }, submitted ? runs.length : 0),
      receipt && dayOf(receipt),
      ago(receipt) && `(${ago(receipt)})`,
    ]
      .filter(Boolean)
      .join(' '),
    age: ago(dispute ?? receipt),
  };
}

function checkedText(
  { tier, claim, manifest }: Pick<ShownBundle, 'tier' | 'claim' | 'manifest'>,
  runs: number,
): string {
  if (tier === 'computed') return 'computed again at every build';
  if (tier === 'own')
    return isOfFolder({ manifest })
      ? 'built and run from a folder of the board’s repository'
      : 'run by the board’s maintainers';
  if (tier === 'board-run') return runs > 1 ? `mean of ${runs} runs by the board on` : 'run by the board on';
  if (tier === 're-asked')
    return 'replayed by the board from the submitted tape, of which the model gave a random sample of answers again; run on';
  if (tier === 'replayed' && runs > 0) return 'replayed by the board from the submitted tape on';
  if (tier === 'replayed') return 'its model answered from the tape of an earlier run; not run by the board';
  return claim?.verdict === 'unusable' ? 'the board’s run of it cannot be used' : 'not run by the board';
}

function claimTexts({ verdict, unsteady, deterministic }: ClaimReview): readonly string[] {
  return [
    verdict === 'unusable' ? 'board run unusable' : verdict,
    ...(unsteady ? ['unsteady'] : []),
    ...(deterministic === 'lost' ? ['determinism lost'] : []),
  ];
}

/** The day of a receipt, YYYY-MM-DD in UTC. */
export const dayOf = ({ date }: Pick<Receipt, 'date'>) => date.slice(0, 10);

const DAY = 86_400_000;

/** The tolerated difference between clocks: a run that ended later than that after `asOf` has no credible date. */
const MOST_DAYS_AHEAD = 1;

/** Whole days between two days, in words. The next day counts as today, as clocks differ. */
export function agoText(day: string, asOf: string): string {
  const days = Math.round((Date.parse(asOf) - Date.parse(day)) / DAY);
  if (days < -MOST_DAYS_AHEAD) return `after ${asOf}`;
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** A figure is stale after so many days without a new run, as systems, models and harnesses change. */
export const STALE_AFTER_DAYS = 180;

/** The day, YYYY-MM-DD, of a run: that of its receipt if the board made it, otherwise that of its manifest. */
export function lastChecked({ submitted, receipt, manifest }: ShownBundle): string | undefined {
  if (submitted && receipt !== undefined) return dayOf(receipt);
  const ended = Date.parse(manifest.dates.finished);
  const day = Number.isNaN(ended) ? '' : new Date(ended).toISOString().slice(0, 10);
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
}

/**
 * Whether a run is too old. A run without a readable day is stale; so is one that claims to have ended after `asOf`, since a
 * date in the future would never become old.
 */
export function isStale(bundle: ShownBundle, asOf: AsOf): boolean | undefined {
  if (asOf === undefined) return undefined;
  const day = lastChecked(bundle);
  if (day === undefined) return true;
  const days = (Date.parse(asOf) - Date.parse(day)) / DAY;
  if (bundle.submitted === undefined && days < -MOST_DAYS_AHEAD) return true;
  return days > STALE_AFTER_DAYS;
}
