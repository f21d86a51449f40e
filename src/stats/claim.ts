import { type Cluster, jackknife, minus } from './jackknife.ts';
import { tPoint, tTwoSided } from './student.ts';

/** One task and one metric: the submitted value, and the mean of the board's runs. */
export interface ClaimedTask {
  /** The cluster of the task. Tasks of one cluster are not independent. */
  readonly cluster: string;
  /** Numerators in the metric's unit, such as tasks passed, or right answers of a task. */
  readonly claim: number;
  readonly board: number;
  /** The denominator, at least 0: 1 for a mean over tasks, the number of trials if a task has several. */
  readonly weight: number;
}

/** The difference between a claim and the board's runs. */
export interface ClaimDifference {
  /** D = Σ(claim − board) / Σ weight. */
  readonly difference: number;
  /** The 90% interval of D. Undefined with a single cluster, which has no spread to estimate from. */
  readonly ci90: readonly [lo: number, hi: number] | undefined;
  /** The two-sided p-value of D = 0. Undefined with the interval. */
  readonly p: number | undefined;
}

/**
 * Computes D with its 90% t interval over clusters and the p-value of the same t. Both use the jackknife variance of a ratio
 * and K − 1 degrees of freedom. The ends of a 90% interval are two one-sided tests at 5%, as in tests of equivalence
 * (Schuirmann 1987, J. Pharmacokinet. Biopharm. 15, 657–680): D is below a margin if the upper end is. If the clusters do not
 * differ, the interval has no width, and p is 1 for D = 0, and otherwise the smallest number above 0.
 *
 * The interval is that of a mean over templates. If only a few clusters differ, it is too narrow: docs/statistics.md has the
 * error rates.
 *
 * @throws RangeError if a value is not finite, a weight is negative, or all weights are 0
 */
export function claimDifference(tasks: readonly ClaimedTask[]): ClaimDifference {
  const sums = new Map<string, { n: number; claim: number; board: number; x: number }>();
  const total = { claim: 0, board: 0 };
  for (const { cluster, claim, board, weight } of tasks) {
    // Checked one by one: a sum could hide a negative weight.
    if (!(weight >= 0)) throw new RangeError(`a weight must be at least 0, got ${weight}`);
    if (!Number.isFinite(claim - board)) throw new RangeError(`not finite: a claim of ${claim}, the board's ${board}`);
    const own = sums.get(cluster) ?? { n: 0, claim: 0, board: 0, x: 0 };
    sums.set(cluster, { n: own.n + 1, claim: own.claim + claim, board: own.board + board, x: own.x + weight });
    total.claim += claim;
    total.board += board;
  }
  const clusters = [...sums.values()].map(({ n, claim, board, x }): Cluster => ({ n, y: minus(claim, board), x }));
  const { used, x, v } = jackknife(clusters);
  const difference = minus(total.claim, total.board) / x;
  if (v === undefined) return { difference, ci90: undefined, p: undefined };
  if (v === 0) return { difference, ci90: [difference, difference], p: difference === 0 ? 1 : Number.MIN_VALUE };
  const freedom = used.length - 1;
  const half = tPoint(0.95, freedom) * Math.sqrt(v);
  return {
    difference,
    ci90: [difference - half, difference + half],
    p: tTwoSided(Math.abs(difference) / Math.sqrt(v), freedom),
  };
}
