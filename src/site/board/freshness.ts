import type { ShownBundle } from './entries.ts';
import { dayOf } from './tier-view.ts';

/** After so many days without a new run a figure is called stale: systems, models and harnesses move on. */
export const STALE_AFTER_DAYS = 180;

/** Clocks differ by this much at most: a run that says it ended later has no date that can be believed. */
const MOST_DAYS_AHEAD = 1;

const DAY = 86_400_000;

/** The day, YYYY-MM-DD, of a run: of the board's own by its receipt, of any other as its manifest says. */
export function lastChecked({ tier, receipt, manifest }: ShownBundle): string | undefined {
  if (tier === 'board-run' && receipt !== undefined) return dayOf(receipt);
  const ended = Date.parse(manifest.dates.finished);
  const day = Number.isNaN(ended) ? '' : new Date(ended).toISOString().slice(0, 10);
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
}

/**
 * Whether a run is too old on the day `asOf`; undefined without such a day. A run without a readable day is stale, and so is
 * one that says it ended after `asOf`: nothing binds that date, and a date far ahead would never grow old.
 */
export function isStale(bundle: ShownBundle, asOf: string | undefined): boolean | undefined {
  if (asOf === undefined) return undefined;
  const day = lastChecked(bundle);
  if (day === undefined) return true;
  const days = (Date.parse(asOf) - Date.parse(day)) / DAY;
  if (bundle.tier !== 'board-run' && days < -MOST_DAYS_AHEAD) return true;
  return days > STALE_AFTER_DAYS;
}
