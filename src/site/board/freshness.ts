import type { ShownBundle } from './entries.ts';
import { dayOf } from './tier-view.ts';

/** After so many days without a new run or receipt a figure is called stale: systems, models and harnesses move on. */
export const STALE_AFTER_DAYS = 180;

const DAY = 86_400_000;

/** The day, YYYY-MM-DD, that a run was last looked at: by the board, or else, as its maker says, when it ended. */
export function lastChecked({ receipt, manifest }: ShownBundle): string | undefined {
  if (receipt !== undefined) return dayOf(receipt);
  const { finished } = manifest.dates;
  return Number.isNaN(Date.parse(finished)) ? undefined : new Date(finished).toISOString().slice(0, 10);
}

/** Against the day `asOf`; without it nobody can tell. A run that names no day that can be read is stale. */
export function isStale(bundle: ShownBundle, asOf: string | undefined): boolean | undefined {
  if (asOf === undefined) return undefined;
  const day = lastChecked(bundle);
  return day === undefined || (Date.parse(asOf) - Date.parse(day)) / DAY > STALE_AFTER_DAYS;
}
