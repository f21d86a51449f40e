import { ABOVE, CRITICAL_PLACE, DRAWS } from './common-flips.ts';

/** Comparisons that are tested together. */
export interface Family {
  /** T² of each comparison. */
  readonly observed: Float64Array;
  /** For each draw the largest T² of all comparisons. */
  readonly largest: Float64Array;
  /** The largest T² of a draw among the comparisons whose byte is 0. */
  largestLeft(draw: number, rejected: Uint8Array): number;
}

/**
 * The step-down max-T test (Romano & Wolf 2005, JASA 100, 94–108): rejects what exceeds the critical value of the largest
 * T², then takes the critical value of what is left, until nothing more is rejected. The chance of any false rejection is
 * at most 5 % where the differences between systems that are alike are symmetric. A family within another rejects at least
 * what the other does of it.
 *
 * @returns a byte a comparison, 1 where it is rejected
 */
export function stepDown(family: Family): Uint8Array {
  const rejected = new Uint8Array(family.observed.length);
  // Of what is not rejected: with fewer comparisons the largest can only fall, so former ones are upper bounds.
  const bounds = family.largest.slice();
  let critical = family.largest.slice().sort()[CRITICAL_PLACE] ?? 0;
  while (rejectAbove(family.observed, critical, rejected)) {
    critical = criticalOf(bounds, (draw) => family.largestLeft(draw, rejected));
  }
  return rejected;
}

/** Whether anything was rejected that was not before. */
function rejectAbove(observed: Float64Array, critical: number, rejected: Uint8Array): boolean {
  const level = ABOVE * critical;
  let more = false;
  for (let place = 0; place < observed.length; place += 1) {
    if ((observed[place] ?? 0) <= level || rejected[place] === 1) continue;
    rejected[place] = 1;
    more = true;
  }
  return more;
}

/** Where the critical value is among the draws, counted from the largest. */
const FROM_TOP = DRAWS - CRITICAL_PLACE;

/** The critical value of the draws. Only those whose upper bound can reach it are computed. */
function criticalOf(bounds: Float64Array, exact: (draw: number) => number): number {
  const draws = Uint16Array.from(bounds.keys()).sort((a, b) => (bounds[b] ?? 0) - (bounds[a] ?? 0));
  /** The largest so far, the largest first. */
  const top: number[] = [];
  for (const draw of draws) {
    const last = top[FROM_TOP - 1];
    if (last !== undefined && last >= (bounds[draw] ?? 0)) break;
    const most = exact(draw);
    bounds[draw] = most;
    const place = top.findIndex((one) => one < most);
    top.splice(place < 0 ? top.length : place, 0, most);
    top.length = Math.min(top.length, FROM_TOP);
  }
  return top.at(-1) ?? 0;
}
