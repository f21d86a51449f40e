import { LEVEL } from '../analysis/level.ts';
import type { Outcome, Share } from '../protocol/outcome.ts';
import { claimDifference } from '../stats/claim.ts';
import { holm } from '../stats/holm.ts';
import type { MetricDescription } from '../suite/description.ts';

/** A claim and the board's mean by one metric. */
export type MetricDifference = NonNullable<ReturnType<typeof differenceBy>>;

/** Fewer tasks than this say too little by a metric of their own. */
const LEAST_TASKS = 20;

/**
 * The difference by a metric; undefined where nothing was measured.
 *
 * @param over `all tasks`: what one side did not measure counts as nothing; `common tasks`: those that both measured
 */
export function differenceBy(
  { id, better }: Pick<MetricDescription, 'id' | 'better'>,
  claim: readonly Outcome[],
  board: readonly Outcome[],
  over: 'all tasks' | 'common tasks',
) {
  const tasks = claim.flatMap(({ cluster, values }, i) => {
    const [mine, theirs] = [quotient(values[id]), quotient(board[i]?.values[id])];
    const known = over === 'all tasks' ? (mine ?? theirs) : mine && theirs;
    if (known === undefined) return [];
    const weight = ((mine?.of ?? theirs?.of ?? 0) + (theirs?.of ?? mine?.of ?? 0)) / 2;
    return [{ cluster, claim: weight * (mine?.value ?? 0), board: weight * (theirs?.value ?? 0), weight }];
  });
  if (tasks.length === 0) return undefined;
  const sign = better === 'higher' ? 1 : -1;
  const { difference, ci90, p } = claimDifference(tasks);
  const total = tasks.reduce((sum, { weight }) => sum + weight, 0);
  const ends = ci90?.map((end) => sign * end).sort((a, b) => a - b) as [number, number] | undefined;
  return {
    claimed: tasks.reduce((sum, one) => sum + one.claim, 0) / total,
    measured: tasks.reduce((sum, one) => sum + one.board, 0) / total,
    /** By how much the claim is better, in the metric's unit, whichever direction is better. */
    excess: sign * difference,
    /** Of `excess`; absent with a single cluster, as `p` is, which is two-sided. */
    ci90: ends,
    p,
    tasks: tasks.length,
  };
}

/**
 * The metrics beside the headline by which a claim is significantly better than the board's runs, Holm-corrected over all of
 * them that at least 20 tasks measure, each in a sentence.
 */
export function significantlyBetter(
  metrics: readonly MetricDescription[],
  headline: MetricDescription,
  claim: readonly Outcome[],
  board: readonly Outcome[],
): readonly { readonly metric: string; readonly text: string }[] {
  const compared = metrics.flatMap((metric) => {
    const found = metric.id === headline.id ? undefined : differenceBy(metric, claim, board, 'common tasks');
    return found === undefined || found.tasks < LEAST_TASKS ? [] : [{ metric, found }];
  });
  const corrected = holm(compared.map(({ found }) => found.p ?? 1));
  return compared
    .filter(({ found }, i) => found.excess > 0 && (corrected[i] ?? 1) <= LEVEL)
    .map(({ metric, found }) => ({
      metric: metric.id,
      text: `${metric.label}: ${printed(metric, found.claimed)} claimed, ${printed(metric, found.measured)} measured by the board, a significant difference.`,
    }));
}

/** A figure as sentences about claims have it. */
export const printed = ({ unit, digits }: MetricDescription, value: number) =>
  unit === 'fraction' ? `${(100 * value).toFixed(1)} %` : value.toFixed(digits);

/** A task's value as a quotient, and what it weighs. */
function quotient(share: Share | undefined): { readonly value: number; readonly of: number } | undefined {
  if (share === undefined) return undefined;
  if (typeof share === 'number') return { value: share, of: 1 };
  return share[1] === 0 ? undefined : { value: share[0] / share[1], of: share[1] };
}
