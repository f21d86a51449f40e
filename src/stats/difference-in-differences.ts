import { minus } from './jackknife.ts';
import { tPoint, tTwoSided } from './student.ts';

/** One task's difference between two systems, in any one unit. */
export interface Difference {
  /** The cluster of the task. Tasks of one cluster are not independent. */
  readonly cluster: string;
  /** What determines how many tasks of a kind there are, such as the family: its share is fixed, not random. */
  readonly stratum: string;
  readonly value: number;
  /** The number of trials that `value` is the mean difference of, at least 1. */
  readonly weight: number;
}

export interface DifferenceInDifferences {
  /** The mean of the first group minus the mean of the second, in the values' unit. */
  readonly gap: number;
  /** The 95% interval of the gap. Absent if a stratum is a single cluster, which has no spread to estimate from. */
  readonly ci95?: [lo: number, hi: number];
  /** The two-sided p-value, above 0 and at most 1. Absent with the interval. */
  readonly p?: number;
}

/**
 * The difference between two groups in a mean of paired differences: whether one system is further ahead of another on the
 * first group's tasks than on the second's (Card & Krueger 1994, Am. Econ. Rev. 84, 772–793, for the design). The groups count
 * as independent, so their variances add, and t has the degrees of freedom of Satterthwaite (1946, "An approximate
 * distribution of estimates of variance components", Biometrics 2, 110–114). If both groups have the same clusters, which
 * affect both means in the same way, the interval is wider than necessary. The groups must have the strata in the same
 * proportions.
 *
 * The groups are samples of one distribution. Where few tasks differ between the two systems, the second group can lack a spread
 * that the first has, by chance, and the test would be too sure. So its variance is at least that of the first group, scaled
 * by the numbers of clusters.
 *
 * If neither group has any spread, the interval has no width: p is 1 for a gap of 0, and otherwise the smallest positive
 * number.
 *
 * @throws RangeError if a group is empty or a value is not finite
 */
export function differenceInDifferences(
  first: readonly Difference[],
  second: readonly Difference[],
): DifferenceInDifferences {
  const [a, b] = [meanOf(first), meanOf(second)];
  const gap = minus(a.mean, b.mean);
  if (a.freedom < 1 || b.freedom < 1) return { gap };
  const ofSecond = Math.max(b.variance, (a.variance * a.clusters) / b.clusters);
  const variance = a.variance + ofSecond;
  if (variance === 0) return { gap, ci95: [gap, gap], p: gap === 0 ? 1 : Number.MIN_VALUE };
  const freedom = (variance * variance) / (a.variance ** 2 / a.freedom + ofSecond ** 2 / b.freedom);
  const error = Math.sqrt(variance);
  const half = tPoint(0.975, freedom) * error;
  return { gap, ci95: [gap - half, gap + half], p: tTwoSided(Math.abs(gap) / error, freedom) };
}

interface Mean {
  readonly mean: number;
  readonly variance: number;
  readonly clusters: number;
  /** The number of clusters minus the number of strata. 0 if a stratum is a single cluster. */
  readonly freedom: number;
}

/**
 * A weighted mean with the variance of the stratified jackknife that leaves out one cluster at a time (Rust & Rao 1996, "Variance
 * estimation for complex surveys using replication techniques", Stat. Methods Med. Res. 5, 283–310): Σ_c d_c² / n². Here d_c
 * is the sum over strata of √(1 − 1/K) · e / (1 − m/M). The cluster has m of the stratum's M trials, e is the sum of their
 * deviations from the stratum's mean, K is the stratum's number of clusters, and n the number of all trials. A cluster may be in
 * several strata.
 */
function meanOf(differences: readonly Difference[]): Mean {
  if (differences.length === 0) throw new RangeError('no tasks, no difference');
  const strata = new Map<string, Map<string, Sums>>();
  for (const { cluster, stratum, value, weight } of differences) {
    if (!Number.isFinite(value)) throw new RangeError(`a difference must be finite, got ${value}`);
    const clusters = strata.get(stratum) ?? new Map<string, Sums>();
    strata.set(stratum, clusters);
    const { n, sum } = clusters.get(cluster) ?? { n: 0, sum: 0 };
    clusters.set(cluster, { n: n + weight, sum: sum + weight * value });
  }
  const n = differences.reduce((sum, { weight }) => sum + weight, 0);
  const left = new Map<string, number>();
  let total = 0;
  for (const clusters of strata.values()) {
    const all = together(clusters.values());
    total += all.sum;
    const scale = Math.sqrt(1 - 1 / clusters.size) / n;
    for (const [cluster, own] of clusters) {
      const change = (scale * deviation(own, all)) / (1 - own.n / all.n);
      left.set(cluster, (left.get(cluster) ?? 0) + change);
    }
  }
  const single = [...strata.values()].some(({ size }) => size === 1);
  const variance = [...left.values()].reduce((squares, change) => squares + change * change, 0);
  return { mean: total / n, variance, clusters: left.size, freedom: single ? 0 : left.size - strata.size };
}

interface Sums {
  readonly n: number;
  readonly sum: number;
}

function together(groups: Iterable<Sums>): Sums {
  let all: Sums = { n: 0, sum: 0 };
  for (const { n, sum } of groups) all = { n: all.n + n, sum: all.sum + sum };
  return all;
}

/** The cluster's sum minus its tasks' share of the stratum's sum. */
const deviation = (own: Sums, all: Sums) => minus(own.sum, (own.n * all.sum) / all.n);
