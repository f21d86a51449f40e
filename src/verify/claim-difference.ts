import { weightedShare } from '../analysis/wins.ts';
import type { Outcome } from '../protocol/outcome.ts';
import { claimDifference } from '../stats/claim.ts';
import { holm } from '../stats/holm.ts';
import { isSignificant } from '../stats/significance.ts';
import { type MetricDescription, signOf } from '../suite/description.ts';
import { formatValue } from '../text/numbers.ts';

/** A claim and the board's mean by one metric. */
export type MetricDifference = NonNullable<ReturnType<typeof differenceBy>>;

/** A metric other than the headline is compared only if at least this many tasks measure it. */
const LEAST_TASKS = 20;

/**
 * The difference between a claim and the board's runs by one metric; undefined if no task was measured.
 *
 * @param over `all tasks`: a task that one side did not measure counts as 0 for it; `common tasks`: only tasks that both measured
 */
export function differenceBy(
  { id, better }: Pick<MetricDescription, 'id' | 'better'>,
  claim: readonly Outcome[],
  board: readonly Outcome[],
  over: 'all tasks' | 'common tasks',
) {
  const tasks = claim.flatMap(({ cluster, values }, i) => {
    const claimed = weightedShare(values[id]);
    const measured = weightedShare(board[i]?.values[id]);
    const isCompared =
      over === 'all tasks'
        ? claimed !== undefined || measured !== undefined
        : claimed !== undefined && measured !== undefined;
    if (!isCompared) return [];
    // A side that did not measure the task has the weight of the other.
    const claimWeight = claimed?.weight ?? measured?.weight ?? 0;
    const boardWeight = measured?.weight ?? claimed?.weight ?? 0;
    const weight = (claimWeight + boardWeight) / 2;
    return [{ cluster, claim: weight * (claimed?.value ?? 0), board: weight * (measured?.value ?? 0), weight }];
  });
  if (tasks.length === 0) return undefined;
  const sign = signOf({ better });
  const { difference, ci90, p } = claimDifference(tasks);
  const total = tasks.reduce((sum, { weight }) => sum + weight, 0);
  const ends = ci90?.map((end) => sign * end).sort((a, b) => a - b) as [number, number] | undefined;
  return {
    claimed: tasks.reduce((sum, one) => sum + one.claim, 0) / total,
    measured: tasks.reduce((sum, one) => sum + one.board, 0) / total,
    /** By how much the claim is better, in the metric's unit, whichever direction is better. */
    excess: sign * difference,
    /** Interval of `excess`. It and `p`, which is two-sided, are undefined with a single cluster. */
    ci90: ends,
    p,
    tasks: tasks.length,
  };
}

/**
 * The metrics beside the headline by which a claim is significantly better than the board's runs, Holm-corrected over all of
 * them that at least 20 tasks measure: a sentence for each.
 */
export function significantlyBetter(
  metrics: readonly MetricDescription[],
  headline: MetricDescription,
  claim: readonly Outcome[],
  board: readonly Outcome[],
): readonly string[] {
  const compared = metrics.flatMap((metric) => {
    const found = metric.id === headline.id ? undefined : differenceBy(metric, claim, board, 'common tasks');
    return found === undefined || found.tasks < LEAST_TASKS ? [] : [{ metric, found }];
  });
  const corrected = holm(compared.map(({ found }) => found.p ?? 1));
  return compared
    .filter(({ found }, i) => found.excess > 0 && isSignificant(corrected[i] ?? 1))
    .map(
      ({ metric, found }) =>
        `${metric.label}: submitted ${formatValue(metric, found.claimed)}, board ${formatValue(metric, found.measured)}, a significant difference.`,
    );
}
