import { randomWords } from './random-words.ts';

const DRAWS = 100_000;
const SEED = 1;
/** Up to this Σ|d| the exact computation costs no more than the draws: K · Σ|d| / 2 steps against K · DRAWS. */
const MOST_TOTAL = 2 * DRAWS;
const MOST_ENUMERATED = 16;
/** Sums that differ by less than this share of Σ|d| count as equal. Only rounding makes such small differences. */
const TOLERANCE = 1e-9;

/**
 * The paired sign-flip (randomisation) test over clusters. If two systems are alike, each cluster's difference could as well
 * have the other sign, so p = P(|Σ ±d| ≥ |Σ d|) over all equally likely signs (Fisher 1935, "The Design of Experiments", §21).
 * Zeros carry no information and are dropped; p is 1 if all are zero. The order of the differences does not matter, nor which
 * system is first. With k clusters left, p is at least 2^(1−k).
 *
 * It is exact for integers with Σ|d| up to 200,000 and for up to 16 differences of any kind. Otherwise it uses 100,000 draws
 * of a fixed stream, and the observed signs count as one more draw (Phipson & Smyth 2010, "Permutation p-values should never
 * be zero", Stat. Appl. Genet. Mol. Biol. 9, 39).
 *
 * @param differences per-cluster sums of a − b, in any one unit
 * @returns p, two-sided, above 0 and at most 1
 * @throws RangeError if a difference or their total is not finite
 */
export function signFlip(differences: readonly number[]): { readonly p: number } {
  const sizes = (sign: number) => differences.flatMap((d) => (d * sign > 0 ? [d * sign] : [])).sort((a, b) => a - b);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [up, down] = [sizes(1), sizes(-1)];
  const all = [...up, ...down].sort((a, b) => a - b);
  const total = sum(all);
  if (!differences.every(Number.isFinite) || total === Infinity) throw new RangeError('differences must be finite');
  if (all.length === 0) return { p: 1 };
  if (total <= MOST_TOTAL && all.every(Number.isInteger)) return { p: signFlipWhole(Int32Array.from(differences)) };
  const least = Math.abs(sum(up) - sum(down)) - TOLERANCE * total;
  return { p: all.length <= MOST_ENUMERATED ? byEnumeration(all, least) : byDraws(all, total, least) };
}

/**
 * The exact two-sided p of the sign-flip test for whole differences: see `signFlip`. Its time is proportional to the number of
 * differences times the smaller of the positive and the negative sum.
 */
function signFlipWhole(differences: Int32Array): number {
  let up = 0;
  let down = 0;
  for (const d of differences) {
    if (d > 0) up += d;
    else down -= d;
  }
  // p is exactly 1, also without differences. The sum below could be a rounding error less.
  if (up === down) return 1;
  // In one order, so that rounding does not depend on the order of the differences.
  const all = differences.map(Math.abs).sort();
  const chance = new Float64Array(Math.min(up, down) + 1);
  chance[0] = 1;
  // The signs' sum is Σ|d| − 2S, where S is the sum of the differences with a negative sign. It is at least as extreme as the
  // observed sum if S is at most the smaller observed side, or by symmetry. So S is needed only up to there: chance[s] = P(S =
  // s).
  for (const d of all) {
    if (d === 0) continue;
    // Downwards, so that chance[s - d] does not include this d yet.
    for (let s = chance.length - 1; s >= 0; s--) chance[s] = ((chance[s] ?? 0) + (chance[s - d] ?? 0)) / 2;
  }
  const tail = chance.reduce((total, p) => total + p, 0);
  return Math.min(1, Math.max(2 * tail, Number.MIN_VALUE));
}

/** All sums in which the largest difference is positive. Their mirror images are equally extreme. */
function byEnumeration(all: readonly number[], least: number): number {
  let sums = all.slice(-1);
  for (const d of all.slice(0, -1)) sums = sums.flatMap((sum) => [sum + d, sum - d]);
  return sums.filter((sum) => Math.abs(sum) >= least).length / sums.length;
}

function byDraws(all: readonly number[], total: number, least: number): number {
  const next = randomWords(SEED);
  let hits = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    let negative = 0;
    let word = 0;
    for (let i = 0; i < all.length; i++) {
      word = i % 32 === 0 ? next() : word >>> 1;
      if (word & 1) negative += all[i] ?? 0;
    }
    if (Math.abs(total - 2 * negative) >= least) hits += 1;
  }
  return (hits + 1) / (DRAWS + 1);
}
