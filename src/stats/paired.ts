import binomialCdf from '@stdlib/stats-base-dists-binomial-cdf';
import { clusteredProportion } from './clustered.ts';

/** The results of two systems on the same tasks. Every field is a count of tasks. */
export interface PairedTable {
  /** Both systems got all of the task. */
  readonly both: number;
  /** One system got more of the task than the other. */
  readonly onlyA: number;
  readonly onlyB: number;
  /** Neither system got more than the other, nor all of the task. */
  readonly neither: number;
}

/**
 * Counts the tasks that both, one or neither of two systems got right. Index i of all three arrays is the same task, of which
 * a system gets from 0 to `of`. If `of` is always 1, this is the fourfold table. A task with `of` 0 is not counted.
 *
 * @throws RangeError if the arrays differ in length
 */
export function pairedTable(a: ArrayLike<number>, b: ArrayLike<number>, of: ArrayLike<number>): PairedTable {
  if (a.length !== b.length || a.length !== of.length)
    throw new RangeError(`pairs need equal lengths, got ${a.length}, ${b.length} and ${of.length}`);
  const table = { both: 0, onlyA: 0, onlyB: 0, neither: 0 };
  for (let i = 0; i < a.length; i += 1) {
    const [gotA, gotB, all] = [a[i] ?? 0, b[i] ?? 0, of[i] ?? 0];
    if (gotA !== gotB) table[gotA > gotB ? 'onlyA' : 'onlyB'] += 1;
    else if (all > 0) table[gotA === all ? 'both' : 'neither'] += 1;
  }
  return table;
}

/**
 * The two-sided exact p-value that two systems pass equally often, from their discordant tasks only. Under the null hypothesis
 * each of these is A's or B's with probability 1/2, so p = min(1, 2 · P(X ≤ min(onlyA, onlyB))) with X binomial (the exact
 * form of McNemar 1947, "Note on the sampling error of the difference between correlated proportions or percentages",
 * Psychometrika 12, 153–157). It is 1 without discordant tasks, and never 0. Tasks count as independent: for tasks that share
 * a cluster, use the sign-flip test.
 *
 * @param onlyA the number of tasks that only A passed
 * @param onlyB the number of tasks that only B passed
 * @throws RangeError unless both are non-negative integers
 */
export function exactPaired(onlyA: number, onlyB: number): number {
  for (const count of [onlyA, onlyB]) {
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count of tasks: ${count}`);
  }
  // For equal counts p is 1: doubling the tail would count the middle twice and exceed 1.
  if (onlyA === onlyB) return 1;
  const tail = binomialCdf(Math.min(onlyA, onlyB), onlyA + onlyB, 0.5);
  return Math.min(1, Math.max(2 * tail, Number.MIN_VALUE));
}

/** The results of two systems on the tasks of one cluster: counts of tasks. */
export interface PairedCluster {
  /** The number of tasks, and the number of trials: the same unless a mean over runs has some of a task’s trials. */
  readonly n: number;
  readonly x?: number;
  /** Tasks that only the first system got right, and tasks that only the second did. */
  readonly onlyA: number;
  readonly onlyB: number;
}

/**
 * An interval of the difference between two paired proportions, P(only A) − P(only B). Each proportion has its clustered 95%
 * interval. The lower end is the lower end for A minus the upper end for B, and the upper end is the reverse. Whatever the
 * dependence between the two, the interval covers the difference at least as often as both intervals cover. With the usual
 * negative dependence it is the interval of recovered variances at its widest (Zou & Donner 2008, Stat. Med. 27, 1693–1702).
 * The interval of two systems that never differ still has a width, because observing no difference does not show that the
 * spread is 0.
 *
 * @returns undefined for a single cluster, which has no spread to estimate from
 * @throws RangeError on impossible counts, or without counts
 */
export function pairedInterval(clusters: readonly PairedCluster[]): [lo: number, hi: number] | undefined {
  const [a, b] = (['onlyA', 'onlyB'] as const).map(
    (side) => clusteredProportion(clusters.map((one) => ({ n: one.n, y: one[side], x: one.x ?? one.n }))).ci95,
  );
  return a && b && [a[0] - b[1], a[1] - b[0]];
}
