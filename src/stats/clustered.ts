import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';
import { type Cluster, jackknife } from './jackknife.ts';
import { tPoint } from './student.ts';
import { wilson } from './wilson.ts';

export interface ClusteredEstimate {
  /** The 95 % interval of Σy/Σx in its own unit; absent where the clusters show no spread that it could be made from. */
  readonly ci95?: [lo: number, hi: number];
  /** The number of independent draws that carry as much information as the sums. */
  readonly nEffective: number;
  /** Clusters that counted: those with x = y = 0 carry no information and are left out. */
  readonly clusters: number;
  /** Whether (Σx)²/Σx² is below 8: too few clusters, or too uneven ones, for the interval to be relied on. */
  readonly few: boolean;
}

/** The unit is the template: with fewer than eight, one template that is unlike the others decides. */
const FEW = 8;

/** Clusters with a failure, or a success, that the estimate of the correlation is shrunk by: see below. */
const PRIOR = 0.25;

/**
 * The interval of a proportion Σy/Σx: Wilson's, with the effective sample size for the sample size (Dean & Pagano 2015,
 * "Evaluating confidence interval methods for binomial proportions in clustered surveys", J. Survey Stat. Methodol. 3,
 * 484–503; recommended by Franco, Little, Louis & Slud 2019, same journal, 7, 334–364). The size is
 * n / deff · (t_{n−1}/t_{K−1})² with n = Σx: the second factor pays for the few clusters that the design effect
 * deff = n·v / (r(1−r)) was estimated from (Korn & Graubard 1998, Survey Methodology 24, 193–201).
 *
 * Near 0 and 1 few clusters hold the rarer outcome, and deff says little. Three repairs, the first two our own:
 *
 * - The intraclass correlation ρ = (deff − 1)/(m − 1), m = Σx²/Σx, is shrunk towards 1, the worst case: to
 *   (f·ρ + w)/(f + w), with f the clusters that hold the rarer outcome, w = 0.25. deff is at least what that implies.
 * - No lower end is above that of the same clusters with all trials right, and no upper end below that of all wrong.
 *   Those two are Wilson's intervals of W = (Σx)²/Σx² draws, the size where all within a cluster are alike (Kish 1965,
 *   "Survey Sampling", §11.7). So one failure more never makes the interval narrower at the top than none did.
 * - The end on the side of the rarer outcome is no nearer than an exact limit: see `wilsonWithExactEnd`.
 *
 * It holds for means of values in [0, 1] too, and is conservative there: no spread is larger than that of 0 and 1.
 *
 * @throws RangeError on impossible sums, on y outside [0, x], or when every x is 0
 */
export function clusteredProportion(clusters: readonly Cluster[]): ClusteredEstimate {
  for (const { y, x } of clusters) if (!(y >= 0 && y <= x)) throw new RangeError(`y must lie in [0, ${x}], got ${y}`);
  const { used, x: n, r, v, x2 } = jackknife(clusters);
  const [K, worst] = [used.length, (n * n) / x2];
  const few = worst < FEW;
  if (v === undefined) return { nEffective: Math.min(n, worst), clusters: K, few };
  const rarer = used.filter(({ y, x }) => (r < 0.5 ? y > 0 : y < x)).length;
  // Fractions may leave r at 0 or 1 by rounding alone.
  const alike = rarer === 0 || r * (1 - r) === 0;
  const nEffective = Math.min(n, alike ? worst : shrunkSize({ worst, K, n, r, v, rarer }), atEnds(r, worst));
  return { ci95: wilsonWithExactEnd(r * nEffective, nEffective), nEffective, clusters: K, few };
}

/** See clusteredProportion for the letters. */
interface Sizes {
  readonly worst: number;
  readonly K: number;
  readonly n: number;
  readonly r: number;
  readonly v: number;
  readonly rarer: number;
}

function shrunkSize({ worst, K, n, r, v, rarer }: Sizes): number {
  const m = n / worst;
  const measured = (v * n) / (r * (1 - r));
  const correlation = m > 1 ? Math.min(1, Math.max(0, (measured - 1) / (m - 1))) : 0;
  const shrunk = (rarer * correlation + PRIOR) / (rarer + PRIOR);
  const deff = Math.max(measured, 1 + Math.max(0, m - 1) * shrunk);
  // Fractional denominators may add up to less than a draw a cluster: then there is nothing to pay for.
  const freedom = n > K ? (tPoint(0.975, n - 1) / tPoint(0.975, K - 1)) ** 2 : 1;
  return (n / deff) * freedom;
}

/**
 * Wilson's interval covers too little where about one failure, or one success, is expected (Brown, Cai & DasGupta 2001,
 * "Interval estimation for a binomial proportion", Statistical Science 16, 101–133, §4.1.1): the end on that side is too near.
 * Here it is no nearer than the one-sided 95 % limit of Clopper & Pearson (1934, Biometrika 26, 404–413), which matters
 * below about ten.
 */
function wilsonWithExactEnd(k: number, n: number): [lo: number, hi: number] {
  const [lo, hi] = wilson(k, n);
  return [2 * k <= n ? Math.min(lo, exactLower(k, n)) : lo, 2 * k >= n ? Math.max(hi, 1 - exactLower(n - k, n)) : hi];
}

/** The largest rate at which k of n, or more, have a probability of at most 5 %. Below k = .001 it is 0 in any digits. */
const exactLower = (k: number, n: number) => (k < 1e-3 ? 0 : betaQuantile(0.05, k, n - k + 1));

/**
 * The size at which the end nearer to the middle is that of W draws which all came out alike, L = W/(W + z²): Wilson's
 * lower end L of a proportion r solves n (r − L)² = z² L(1 − L), so n = W ((1 − L)/(r − L))².
 */
function atEnds(r: number, worst: number): number {
  const [limit] = wilson(worst, worst);
  const rate = Math.max(r, 1 - r);
  return rate > limit ? worst * ((1 - limit) / (rate - limit)) ** 2 : Infinity;
}

/**
 * The t interval of a mean or ratio Σy/Σx with K−1 degrees of freedom (Wolter 2007, §1.3). There is none where all
 * clusters have the very same ratio, as no spread seen is no proof of none, or where one has all of the denominator. Sums
 * do not tell the spread within a cluster, so the effective sample size is the worst case, between 1 and K: clusters
 * weighed by x, all within a cluster alike (Kish 1965).
 *
 * @throws RangeError on impossible sums, or when every x is 0
 */
export function clusteredRatio(clusters: readonly Cluster[]): ClusteredEstimate {
  const { used, x, r, v, x2 } = jackknife(clusters);
  const [K, worst] = [used.length, (x * x) / x2];
  const estimate = { nEffective: worst, clusters: K, few: worst < FEW };
  if (v === undefined || v === 0) return estimate;
  const half = tPoint(0.975, K - 1) * Math.sqrt(v);
  return { ci95: [r - half, r + half], ...estimate };
}
