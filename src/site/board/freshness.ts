import type { AsOf, ShownBundle } from './entries.ts';
import { dayOf } from './tier-view.ts';

/** A figure is stale after so many days without a new run, as systems, models and harnesses change. */
export const STALE_AFTER_DAYS = 180;

/** The tolerated difference between clocks: a run that ended later than that after `asOf` has no credible date. */
const MOST_DAYS_AHEAD = 1;

const DAY = 86_400_000;

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
