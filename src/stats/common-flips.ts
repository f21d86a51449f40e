import { randomWords } from './random-words.ts';

/** The number of draws of signs, in addition to the observed ones. */
export const DRAWS = 1000;
const SEED = 1;

/**
 * The index of the critical value at 5 %: a test statistic has to exceed the ⌈.95 · 1001⌉-th smallest of 1,000 draws. Then at
 * most 49 draws are as large as the observed value, so p = (b + 1)/(m + 1) is at most .05 (Phipson & Smyth 2010, "Permutation
 * p-values should never be zero", Stat. Appl. Genet. Mol. Biol. 9, 39).
 */
export const CRITICAL_INDEX = Math.ceil(0.95 * (DRAWS + 1)) - 1;

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

/** @throws RangeError if vectors differ in length or have values that are not finite */
export function checkSums(sums: readonly Float64Array[]): void {
  const clusters = sums[0]?.length ?? 0;
  for (const own of sums) {
    if (own.length !== clusters) throw new RangeError(`${own.length} clusters against ${clusters}`);
    if (!own.every(Number.isFinite)) throw new RangeError('scores must be finite');
  }
}
