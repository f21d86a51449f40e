import { type Cluster, jackknife } from './jackknife.ts';
import { tPoint, tTwoSided } from './student.ts';

/** One task by one metric: what a submitter claims, and what the board's own runs came to on average. */
export interface ClaimedTask {
  /** Tasks of one cluster are not independent of each other. */
  readonly cluster: string;
  /** Numerators in the metric's unit, such as tasks passed, or right answers among those of the task. */
  readonly claim: number;
  readonly board: number;
  /** Denominator, at least 0: 1 for a mean over tasks, trials where a task has several. */
  readonly weight: number;
}

/** By how much a claim is above the board's runs. */
export interface ClaimDifference {
  /** D = Σ(claim − board) / Σ weight. */
  readonly difference: number;
  /** The 90 % interval of D; undefined with a single cluster, which tells nothing of the spread. */
  readonly ci90: readonly [lo: number, hi: number] | undefined;
  /** Two-sided, of D = 0; undefined with the interval. */
  readonly p: number | undefined;
}

/** What rounding alone may leave of two equal sums, as a share of them. */
const TOLERANCE = 1e-12;

/**
 * D with its 90 % t interval over clusters, K − 1 degrees of freedom, and the p of the same t, by the jackknife
 * variance of a ratio. The ends of a 90 % interval are two one-sided tests at 5 %, which
 * is how equivalence is decided (Schuirmann 1987, J. Pharmacokinet. Biopharm. 15, 657–680): D is below a margin where
 * the upper end is. Without any spread between the clusters the interval has no width, and p is 1 for D = 0 and else 0.
 *
 * The interval is that of a mean over templates: where a few clusters alone differ, it is too short. See
 * docs/statistics.md for the rates of errors.
 *
 * @throws RangeError on values that are not finite, on a negative weight, or when every weight is 0
 */
export function claimDifference(tasks: readonly ClaimedTask[]): ClaimDifference {
  const sums = new Map<string, { n: number; claim: number; board: number; x: number }>();
  const total = { claim: 0, board: 0 };
  for (const { cluster, claim, board, weight } of tasks) {
    // Checked one by one: within a sum a negative weight would not show.
    if (!(weight >= 0)) throw new RangeError(`a weight must be at least 0, got ${weight}`);
    if (!Number.isFinite(claim - board)) throw new RangeError(`not finite: a claim of ${claim}, the board's ${board}`);
    const own = sums.get(cluster) ?? { n: 0, claim: 0, board: 0, x: 0 };
    sums.set(cluster, {
      n: own.n + 1,
      claim: own.claim + claim,
      board: own.board + board,
      x: own.x + weight,
    });
    total.claim += claim;
    total.board += board;
  }
  const clusters = [...sums.values()].map(({ n, claim, board, x }): Cluster => ({ n, y: less(claim, board), x }));
  const { used, x, v } = jackknife(clusters);
  const difference = less(total.claim, total.board) / x;
  if (v === undefined) return { difference, ci90: undefined, p: undefined };
  if (v === 0) return { difference, ci90: [difference, difference], p: difference === 0 ? 1 : 0 };
  const freedom = used.length - 1;
  const half = tPoint(0.95, freedom) * Math.sqrt(v);
  return {
    difference,
    ci90: [difference - half, difference + half],
    p: tTwoSided(Math.abs(difference) / Math.sqrt(v), freedom),
  };
}

function less(a: number, b: number): number {
  return Math.abs(a - b) <= TOLERANCE * (Math.abs(a) + Math.abs(b)) ? 0 : a - b;
}
