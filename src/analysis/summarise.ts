import type { Estimate, Group, Scorecard } from '../protocol/scorecard.ts';
import { clusteredProportion, clusteredRatio } from '../stats/clustered.ts';
import type { Cluster } from '../stats/jackknife.ts';
import { wilson } from '../stats/wilson.ts';
import type { MetricDescription, SuiteDescription } from '../suite/description.ts';
import { compareArms } from './arm-comparison.ts';
import type { GroupTally, MetricSums, Tally } from './tally.ts';

type Summary = Pick<
  Scorecard,
  'overall' | 'families' | 'arms' | 'arm_comparisons' | 'slices' | 'failure_modes' | 'clusters'
>;

/** What a suite's outcomes come to, by its own description of its metrics. Unmeasured metrics are absent. */
export function summarise(description: SuiteDescription, tally: Tally): Summary {
  const group = (of: GroupTally): Group => ({
    n: of.tasks,
    ...itemCounts(of),
    metrics: estimates(description.metrics, of),
  });
  const families = description.families.flatMap(({ id }) => {
    const of = tally.family(id);
    return of === undefined ? [] : [[id, group(of)] as const];
  });
  const arms = (description.arms ?? []).flatMap(({ id }) => {
    const of = tally.arms.get(id);
    return of === undefined ? [] : [[id, group(of)] as const];
  });
  const compared = compareArms(description, tally);
  const slices = [...tally.slices].map(([slice, groups]) => [
    slice,
    Object.fromEntries([...groups].map(([name, of]) => [name, group(of)])),
  ]);
  return {
    overall: group(tally.overall(description.families.map(({ id }) => id))),
    families: Object.fromEntries(families),
    ...(arms.length > 0 && { arms: Object.fromEntries(arms) }),
    ...(compared.length > 0 && { arm_comparisons: [...compared] }),
    ...(slices.length > 0 && { slices: Object.fromEntries(slices) }),
    failure_modes: Object.fromEntries(description.failureModes.map(({ id }) => [id, tally.failureModes.get(id) ?? 0])),
    clusters: { count: tally.clusters.size, largest: Math.max(0, ...tally.clusters.values()) },
  };
}

/** Absent where none was counted: an arm is a condition of tasks, and has no items of its own. */
function itemCounts({ items, pairs }: GroupTally): Pick<Group, 'items' | 'pairs'> {
  const [ofItems, ofPairs] = [countsOf(items), countsOf(pairs)];
  return { ...(ofItems && { items: ofItems }), ...(ofPairs && { pairs: ofPairs }) };
}

function countsOf({ passed, failed, not_measured, errored }: GroupTally['items']): Group['items'] {
  const measured = passed + failed + errored;
  return measured + not_measured === 0 ? undefined : { passed, measured, not_measured, errored };
}

function estimates(metrics: readonly MetricDescription[], group: GroupTally): Record<string, Estimate> {
  const found: Record<string, Estimate> = {};
  for (const metric of metrics) {
    const sums = group.sums(metric.id);
    if (sums !== undefined && sums.denominator > 0) found[metric.id] = estimate(metric, sums);
  }
  return found;
}

/** A proportion counts trials and has a Wilson interval; means and ratios count tasks. */
export function estimate({ kind, unit }: Pick<MetricDescription, 'kind' | 'unit'>, sums: MetricSums): Estimate {
  const { numerator, denominator, tasks, clusters } = sums;
  const value = numerator / denominator;
  const bounded = kind === 'proportion' ? clusters : unit === 'fraction' ? withinUnit(clusters) : undefined;
  const { ci95, nEffective, few } = bounded ? clusteredProportion(bounded) : clusteredRatio(clusters);
  return {
    value,
    // Of several runs as one the trials are a mean; `n` is a count all the same.
    n: kind === 'proportion' ? Math.max(1, Math.round(denominator)) : tasks,
    ...(kind === 'proportion' && { k: numerator, ci95: wilson(numerator, denominator) }),
    ...(ci95 && { ci95_clustered: ci95 }),
    n_effective: nEffective,
    ...(few && { few_clusters: true }),
  };
}

/** What rounding alone may add to a sum of fractions, as a share of it. */
const ROUNDING = 1e-12;

/** The sums of values in [0, 1], without what rounding added; undefined where one lies outside. */
function withinUnit(clusters: readonly Cluster[]): readonly Cluster[] | undefined {
  if (!clusters.every(({ y, x }) => y >= 0 && y <= x * (1 + ROUNDING))) return undefined;
  return clusters.map((cluster) => ({ ...cluster, y: Math.min(cluster.y, cluster.x) }));
}
