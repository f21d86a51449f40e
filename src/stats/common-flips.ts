import { randomWords } from './random-words.ts';

/** The number of draws of signs, in addition to the observed ones. */
export const DRAWS = 1000;
const SEED = 1;

/**
 * The index of the critical value at 5%: a test statistic has to exceed the ⌈.95 · 1001⌉-th smallest of 1,000 draws. Then at
 * most 49 draws are as large as the observed value, so p = (b + 1)/(m + 1) is at most .05 (Phipson & Smyth 2010, "Permutation
 * p-values should never be zero", Stat. Appl. Genet. Mol. Biol. 9, 39).
 */
const CRITICAL_INDEX = Math.ceil(0.95 * (DRAWS + 1)) - 1;

/** Statistics that differ by a smaller factor count as equal, so that rounding does not decide. */
export const ABOVE = 1 + 1e-9;

/** Sums over clusters under random signs. Each draw has one set of signs for all systems. */
export interface CommonFlips {
  /** Σ_c Y_c of each system. */
  readonly observed: Float64Array;
  /** Σ_c ε_c Y_c, draw after draw. Each draw has the systems in their order. */
  readonly drawn: Float64Array;
}

/**
 * Flips the sign of a whole cluster for all systems at once, which preserves the dependence between systems (Westfall & Young
 * 1993, "Resampling-based multiple testing", §2). The signs depend only on the number of clusters, not on the systems.
 *
 * @param sums one vector per system: its sums by cluster
 */
export function commonFlips(sums: readonly Float64Array[]): CommonFlips {
  const clusters = sums[0]?.length ?? 0;
  const observed = Float64Array.from(sums, (own) => own.reduce((total, one) => total + one, 0));
  const drawn = new Float64Array(DRAWS * sums.length);
  const next = randomWords(SEED);
  const signs = new Float64Array(clusters);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    let word = 0;
    for (let c = 0; c < clusters; c += 1) {
      word = c % 32 === 0 ? next() : word >>> 1;
      signs[c] = word & 1 ? 1 : -1;
    }
    for (const [i, own] of sums.entries()) {
      let sum = 0;
      for (let c = 0; c < clusters; c += 1) sum += (own[c] ?? 0) * (signs[c] ?? 0);
      drawn[draw * sums.length + i] = sum;
    }
  }
  return { observed, drawn };
}

/** 1 / Σ_c (a_c − b_c)². 0 if the two vectors are equal, so that the statistic is 0 too. */
export function inverseSquares(a: Float64Array, b: Float64Array): number {
  let squares = 0;
  for (let c = 0; c < a.length; c += 1) {
    const d = (a[c] ?? 0) - (b[c] ?? 0);
    squares += d * d;
  }
  return squares === 0 ? 0 : 1 / squares;
}

/** Whether two vectors differ in at least so many clusters. With fewer, an exact test over all signs cannot reject, but drawn ones can. */
export function differInAtLeast(fewest: number, a: Float64Array, b: Float64Array): boolean {
  let differing = 0;
  for (let c = 0; c < a.length; c += 1) if (a[c] !== b[c]) differing += 1;
  return differing >= fewest;
}

/** @throws RangeError if vectors differ in length or have values that are not finite */
export function checkSums(sums: readonly Float64Array[]): void {
  const clusters = sums[0]?.length ?? 0;
  for (const own of sums) {
    if (own.length !== clusters) throw new RangeError(`${own.length} clusters against ${clusters}`);
    if (!own.every(Number.isFinite)) throw new RangeError('scores must be finite');
  }
}

/** Comparisons that are tested together. */
export interface ComparisonFamily {
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
 * probability of any false rejection is at most 5% if the differences between equal systems are symmetric. A subset of a
 * family rejects at least those of its comparisons that the family rejects.
 *
 * @returns one byte per comparison: 1 if it is rejected
 */
export function stepDown(family: ComparisonFamily): Uint8Array {
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
