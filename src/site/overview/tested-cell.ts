import { safeText } from '../../text/safe-text.ts';
import { isClaimed, type ShownEntry } from '../board/entries.ts';
import { agoText } from '../board/tier-view.ts';

/** Which version was run, and when. */
export interface TestedCell {
  readonly version: string;
  readonly days: string;
  /** Whether a day is its submitter's word: nothing binds it. */
  readonly claimed: boolean;
  /** Of the oldest run, so that one new run makes no old ones fresh; empty without a day to count from. */
  readonly age: string;
  /** Milliseconds of the oldest day; empty without a run. */
  readonly order: string;
}

/** A clock wrote the dates, and strangers hand them in: what is no day is left out. */
export function testedCell({ entry, bundles }: ShownEntry, asOf: string | undefined): TestedCell {
  const dated = bundles
    .map((bundle) => ({ day: bundle.manifest.dates.finished.slice(0, 10), claimed: isClaimed(bundle) }))
    .filter(({ day }) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)));
  const days = dated.map(({ day }) => day).sort();
  const [oldest, newest] = [days[0], days.at(-1)];
  const versions = [...new Set(bundles.map(({ scorecard }) => scorecard.system.version))];
  return {
    version: safeText(versions.length === 0 ? entry.version : versions.join(', '), 80),
    days: oldest === undefined ? '–' : [...new Set([oldest, newest])].join(' to '),
    claimed: dated.some(({ claimed }) => claimed),
    age: oldest === undefined || asOf === undefined ? '' : agoText(oldest, asOf),
    order: oldest === undefined ? '' : String(Date.parse(oldest)),
  };
}
