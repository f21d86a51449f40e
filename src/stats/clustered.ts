import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';
import { type Cluster, jackknife } from './jackknife.ts';
import { tPoint } from './student.ts';
import { wilson } from './wilson.ts';

export interface ClusteredEstimate {
  /** The 95% interval of Σy/Σx in its own unit. Absent if the clusters have no spread to compute it from. */
  readonly ci95?: [lo: number, hi: number];
  /** The number of independent draws that carry as much information as the sums. */
  readonly nEffective: number;
  /** The number of clusters that count. Those with x = y = 0 carry no information and are left out. */
  readonly clusters: number;
  /** Whether (Σx)²/Σx² is below 8. Then the clusters are too few or too unequal for a reliable interval. */
  readonly few: boolean;
}

/** The sampling unit is the template. With fewer than eight, one unusual template decides the result. */
const FEW = 8;

/** The weight of the shrinkage of the correlation, in clusters with the rarer outcome: see below. */
const PRIOR = 0.25;

/**
 * The interval of a proportion Σy/Σx: Wilson's, with an effective sample size (Dean & Pagano 2015, "Evaluating confidence
 * interval methods for binomial proportions in clustered surveys", J. Survey Stat. Methodol. 3, 484–503; recommended by
 * Franco, Little, Louis & Slud 2019, same journal, 7, 334–364). The size is n / deff · (t_{n−1}/t_{K−1})² with n = Σx. The
 * second factor allows for the small number of clusters from which the design effect deff = n·v / (r(1−r)) is estimated (Korn
 * & Graubard 1998, Survey Methodology 24, 193–201).
 *
 * Near 0 and 1, few clusters have the rarer outcome, and deff is unreliable. Three corrections follow, the first two our own:
 * - The intraclass correlation ρ = (deff − 1)/(m − 1), m = Σx²/Σx, is clipped to [0, 1], then shrunk towards 1, the worst case,
 *   to (f·ρ + w)/(f + w). Here f is the number of clusters with the rarer outcome, and w = 0.25. deff is at least what the
 *   result implies.
 * - No lower end is above that of the same clusters with all trials right, and no upper end is below that with all trials
 *   wrong. These two ends are those of Wilson's intervals of W = (Σx)²/Σx² draws, the effective size if all trials of a
 *   cluster are alike (Kish 1965, "Survey Sampling", §11.7). So one failure never gives a higher lower end than no failure.
 * - The end on the side of the rarer outcome is at least as far away as an exact limit: see `wilsonWithExactEnd`.
 *
 * It also holds for means of values in [0, 1], and is conservative there: no spread is larger than that of 0 and 1.
 *
 * @throws RangeError on impossible sums, on y outside [0, x], or if every x is 0
 */
export function clusteredProportion(clusters: readonly Cluster[]): ClusteredEstimate {
  for (const { y, x } of clusters) if (!(y >= 0 && y <= x)) throw new RangeError(`y must lie in [0, ${x}], got ${y}`);
  const { used, x: n, r, v, x2 } = jackknife(clusters);
  const K = used.length;
  const worst = (n * n) / x2;
  const few = worst < FEW;
  if (v === undefined) return { nEffective: Math.min(n, worst), clusters: K, few };
  const rarer = used.filter(({ y, x }) => (r < 0.5 ? y > 0 : y < x)).length;
  // With fractions, rounding alone can make r equal to 0 or 1.
  const alike = rarer === 0 || r * (1 - r) === 0;
  const nEffective = Math.min(n, alike ? worst : shrunkSize({ worst, K, n, r, v, rarer }), atEnds(r, worst));
  return { ci95: wilsonWithExactEnd(r * nEffective, nEffective), nEffective, clusters: K, few };
}

/** The letters are explained at clusteredProportion. */
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
  // Fractional denominators can add up to less than one draw per cluster. Then no correction is needed.
  const freedom = n > K ? (tPoint(0.975, n - 1) / tPoint(0.975, K - 1)) ** 2 : 1;
  return (n / deff) * freedom;
}

/**
 * Wilson's interval covers too little if about one failure, or one success, is expected (Brown, Cai & DasGupta 2001, "Interval
 * estimation for a binomial proportion", Statistical Science 16, 101–133, §4.1.1): the end on that side is too near. Here it
 * is at least as far away as the one-sided 95% limit of Clopper & Pearson (1934, Biometrika 26, 404–413). This changes the
 * result for fewer than about ten.
 */
function wilsonWithExactEnd(k: number, n: number): [lo: number, hi: number] {
  const [lo, hi] = wilson(k, n);
  const [isLow, isHigh] = [2 * k <= n && k < MANY, 2 * k >= n && n - k < MANY];
  return [isLow ? Math.min(lo, exactLower(k, n)) : lo, isHigh ? Math.max(hi, 1 - exactLower(n - k, n)) : hi];
}

/** A cache: the groups of a scorecard often have the same counts, and most of the time goes into the quantile. */
const limits = new Map<string, number>();

/** From this count on, Wilson's end is further away than the exact limit for every n from 2k on: by 0.9% at 12, and more above. */
const MANY = 12;

/** The largest rate at which k or more of n have a probability of at most 5%. For k below .001 it rounds to 0. */
function exactLower(k: number, n: number): number {
  if (k < 1e-3) return 0;
  const key = `${k} ${n}`;
  const limit = limits.get(key) ?? betaQuantile(0.05, k, n - k + 1);
  limits.set(key, limit);
  return limit;
}

/**
 * The sample size at which the end nearer to the middle equals that of W draws with one outcome, L = W/(W + z²). Wilson's
 * lower end L of a proportion r solves n (r − L)² = z² L(1 − L), so n = W ((1 − L)/(r − L))².
 */
function atEnds(r: number, worst: number): number {
  const [limit] = wilson(worst, worst);
  const rate = Math.max(r, 1 - r);
  return rate > limit ? worst * ((1 - limit) / (rate - limit)) ** 2 : Infinity;
}

/**
 * The t interval of a mean or ratio Σy/Σx with K−1 degrees of freedom (Wolter 2007, §1.3). There is none if all clusters have
 * exactly the same ratio, because this does not prove that there is no spread, or if one cluster has the whole denominator.
 * Sums do not show the spread within a cluster, so the effective sample size is the worst case, between 1 and K: clusters
 * weighted by x, with all values of a cluster alike (Kish 1965).
 *
 * @throws RangeError on impossible sums, or if every x is 0
 */
export function clusteredRatio(clusters: readonly Cluster[]): ClusteredEstimate {
  const { used, x, r, v, x2 } = jackknife(clusters);
  const K = used.length;
  const worst = (x * x) / x2;
  const estimate = { nEffective: worst, clusters: K, few: worst < FEW };
  if (v === undefined || v === 0) return estimate;
  const half = tPoint(0.975, K - 1) * Math.sqrt(v);
  return { ci95: [r - half, r + half], ...estimate };
}
