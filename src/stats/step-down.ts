import { ABOVE, CRITICAL_INDEX, DRAWS } from './common-flips.ts';

/** Comparisons that are tested together. */
export interface Family {
  /** T² of each comparison. */
  readonly observed: Float64Array;
  /** The largest T² of all comparisons, for each draw. */
  readonly largest: Float64Array;
  /** The largest T² of a draw among the comparisons whose byte is 0. */
  largestLeft(draw: number, rejected: Uint8Array): number;
}

/**
 * The step-down max-T test (Romano & Wolf 2005, JASA 100, 94–108). It rejects the comparisons that exceed the critical value
 * of the largest T², then uses the critical value of the remaining comparisons, until nothing more is rejected. The
 * probability of any false rejection is at most 5 % if the differences between equal systems are symmetric. A subset of a
 * family rejects at least those of its comparisons that the family rejects.
 *
 * @returns one byte per comparison: 1 if it is rejected
 */
export function stepDown(family: Family): Uint8Array {
  const rejected = new Uint8Array(family.observed.length);
  // The largest values of the comparisons that are not rejected. With fewer comparisons they can only fall, so earlier ones
  // are upper bounds.
  const bounds = family.largest.slice();
  let critical = family.largest.slice().sort()[CRITICAL_INDEX] ?? 0;
  while (rejectAbove(family.observed, critical, rejected)) {
    critical = criticalOf(bounds, (draw) => family.largestLeft(draw, rejected));
  }
  return rejected;
}

/** Returns whether a comparison was rejected that was not rejected before. */
function rejectAbove(observed: Float64Array, critical: number, rejected: Uint8Array): boolean {
  const level = ABOVE * critical;
  let more = false;
  for (let index = 0; index < observed.length; index += 1) {
    if ((observed[index] ?? 0) <= level || rejected[index] === 1) continue;
    rejected[index] = 1;
    more = true;
  }
  return more;
}

/** The rank of the critical value among the draws, counted from the largest. */
const FROM_TOP = DRAWS - CRITICAL_INDEX;

/** The critical value of the draws. Only draws whose upper bound can reach it are computed. */
function criticalOf(bounds: Float64Array, exact: (draw: number) => number): number {
  const draws = Uint16Array.from(bounds.keys()).sort((a, b) => (bounds[b] ?? 0) - (bounds[a] ?? 0));
  /** The largest values so far, largest first. */
  const top: number[] = [];
  for (const draw of draws) {
    const last = top[FROM_TOP - 1];
    if (last !== undefined && last >= (bounds[draw] ?? 0)) break;
    const most = exact(draw);
    bounds[draw] = most;
    const index = top.findIndex((one) => one < most);
    top.splice(index < 0 ? top.length : index, 0, most);
    top.length = Math.min(top.length, FROM_TOP);
  }
  return top.at(-1) ?? 0;
}
