import tQuantile from '@stdlib/stats-base-dists-t-quantile';
import { wilson } from './wilson.ts';

/** Quantiles asked for again and again: a scorecard needs hundreds, of few degrees of freedom. */
const quantiles = new Map<number, number>();

/** The two-sided 95 % point of Student's t. */
function t95(freedom: number): number {
  const value = quantiles.get(freedom) ?? tQuantile(0.975, freedom);
  quantiles.set(freedom, value);
  return value;
}

// A product, not a power: it is rounded the same on every engine.
const square = (value: number) => value * value;

/** The sums of one cluster: a group of tasks that stand or fall together, such as all questions about one history. */
export interface Cluster {
  /** Tasks, a non-negative integer. */
  readonly n: number;
  /** Σ numerator, in the metric's unit. */
  readonly y: number;
  /** Σ denominator, at least 0; equal to n for a mean over tasks. */
  readonly x: number;
}

export interface ClusteredEstimate {
  /** The 95 % interval of Σy/Σx in its own unit; absent with a single cluster, which says nothing of the spread. */
  readonly ci95?: [lo: number, hi: number];
  /** How many independent draws the sums are worth. */
  readonly nEffective: number;
  /** Clusters that counted: those with x = y = 0 say nothing and are left out. */
  readonly clusters: number;
}

interface Linearised {
  readonly K: number;
  readonly tasks: number;
  readonly x: number;
  readonly r: number;
  /** Variance of r. */
  readonly v: number;
  /** (Σx)² / Σx², what Σx is worth when all within a cluster are alike (Kish 1965, "Survey Sampling", §11.7). */
  readonly worst: number;
}

/**
 * Taylor linearisation of a ratio of cluster totals, clusters as drawn with replacement:
 * v = K/(K−1) · Σ (y_c − r x_c)² / (Σx)² (Cochran 1977, "Sampling Techniques", §6.4 and chapter 9A).
 */
function linearise(clusters: readonly Cluster[]): Linearised {
  for (const { n, y, x } of clusters) {
    if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`not a count of tasks: ${n}`);
    if (!Number.isFinite(y)) throw new RangeError(`a numerator must be finite, got ${y}`);
    if (!(x >= 0 && x < Infinity)) throw new RangeError(`a denominator must be finite and at least 0, got ${x}`);
    if (n === 0 && (y !== 0 || x !== 0)) throw new RangeError('a cluster without tasks has no sums');
  }
  const used = clusters.filter(({ y, x }) => y !== 0 || x !== 0);
  const sum = (of: (cluster: Cluster) => number) => used.reduce((total, cluster) => total + of(cluster), 0);
  const K = used.length;
  const [x, y] = [sum((c) => c.x), sum((c) => c.y)];
  if (x === 0) throw new RangeError('no cluster has a denominator');
  // Residuals times Σx are exact for whole sums; what rounding alone could leave of fractional ones counts as none.
  const squares = sum((c) => {
    const [left, right] = [c.y * x, y * c.x];
    return Math.abs(left - right) <= 1e-12 * (Math.abs(left) + Math.abs(right)) ? 0 : square((left - right) / x);
  });
  const v = ((K / (K - 1)) * squares) / square(x);
  return { K, tasks: sum((c) => c.n), x, r: y / x, v, worst: square(x) / sum((c) => square(c.x)) };
}

/**
 * The interval of a proportion Σy/Σx: Wilson's, with the effective sample size for the sample size (Dean & Pagano 2015,
 * "Evaluating confidence interval methods for binomial proportions in clustered surveys", J. Survey Stat. Methodol. 3,
 * 484–503; recommended by Franco, Little, Louis & Slud 2019, same journal, 7, 334–364). The size is
 * r(1−r)/v · (t_{n−1}/t_{K−1})², at most Σx: the second factor pays for the few clusters that v was estimated from
 * (Korn & Graubard 1998, Survey Methodology 24, 193–201), with n the tasks. Where all clusters agree (v = 0, so also
 * where r is 0 or 1) v is no guide, and the worst case stands in: all within a cluster alike (Kish 1965). That makes
 * 250 of 250 in 5 clusters worth 5 draws, a wider interval than 249 of 250: no failure seen is no spread measured.
 *
 * @throws RangeError on impossible sums, on y outside [0, x], or when every x is 0
 */
export function clusteredProportion(clusters: readonly Cluster[]): ClusteredEstimate {
  for (const { y, x } of clusters) if (!(y >= 0 && y <= x)) throw new RangeError(`y must lie in [0, ${x}], got ${y}`);
  const { K, tasks, x, r, v, worst } = linearise(clusters);
  if (K === 1) return { nEffective: Math.min(x, worst), clusters: K };
  const freedom = square(t95(tasks - 1) / t95(K - 1));
  const nEffective = Math.min(x, v > 0 && r > 0 && r < 1 ? ((r * (1 - r)) / v) * freedom : worst);
  return { ci95: wilson(r * nEffective, nEffective), nEffective, clusters: K };
}

/**
 * The t interval of a mean or ratio Σy/Σx with K−1 degrees of freedom (Cochran 1977, §6.5). It has no width when all
 * clusters have the very same ratio. Sums do not tell the spread within a cluster, so the effective sample size is the
 * worst case, between 1 and K: clusters weighed by x, all within a cluster alike (Kish 1965).
 *
 * @throws RangeError on impossible sums, or when every x is 0
 */
export function clusteredRatio(clusters: readonly Cluster[]): ClusteredEstimate {
  const { K, r, v, worst } = linearise(clusters);
  if (K === 1) return { nEffective: worst, clusters: K };
  const half = t95(K - 1) * Math.sqrt(v);
  return { ci95: [r - half, r + half], nEffective: worst, clusters: K };
}
