import { type Cluster, linearise } from './linearise.ts';
import { tPoint } from './student.ts';
import { wilson } from './wilson.ts';

export interface ClusteredEstimate {
  /** The 95 % interval of Σy/Σx in its own unit; absent with a single cluster, which says nothing of the spread. */
  readonly ci95?: [lo: number, hi: number];
  /** How many independent draws the sums are worth. */
  readonly nEffective: number;
  /** Clusters that counted: those with x = y = 0 say nothing and are left out. */
  readonly clusters: number;
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
  const { used, x, r, v, x2 } = linearise(clusters);
  const [K, worst] = [used.length, (x * x) / x2];
  if (K === 1) return { nEffective: Math.min(x, worst), clusters: K };
  const tasks = used.reduce((sum, { n }) => sum + n, 0);
  const freedom = (tPoint(0.975, tasks - 1) / tPoint(0.975, K - 1)) ** 2;
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
  const { used, x, r, v, x2 } = linearise(clusters);
  const [K, worst] = [used.length, (x * x) / x2];
  if (K === 1) return { nEffective: worst, clusters: K };
  const half = tPoint(0.975, K - 1) * Math.sqrt(v);
  return { ci95: [r - half, r + half], nEffective: worst, clusters: K };
}
