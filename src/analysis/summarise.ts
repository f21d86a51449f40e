import type { ArmComparison as ArmResult, Estimate, Group, Scorecard } from '../protocol/scorecard.ts';
import { type ClusteredEstimate, clusteredProportion, clusteredRatio } from '../stats/clustered.ts';
import type { Cluster } from '../stats/jackknife.ts';
import { pairedInterval } from '../stats/paired.ts';
import { signFlip } from '../stats/sign-flip.ts';
import { wilson } from '../stats/wilson.ts';
import type { ArmComparison, MetricDescription, SuiteDescription } from '../suite/description.ts';
import type { GroupTally, MetricSums, SignedCluster, Tally } from './tally.ts';

type Summary = Pick<
  Scorecard,
  'overall' | 'families' | 'arms' | 'arm_comparisons' | 'slices' | 'failure_modes' | 'clusters'
>;

/**
 * The figures of a scorecard, from a tally and the suite’s description of its metrics. Unmeasured metrics are absent. A figure is
 * computed when it is first read, so nothing may be added to the tally afterwards.
 */
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

/** Absent if none was counted: arms have no items of their own. */
function itemCounts({ items, pairs }: GroupTally): Pick<Group, 'items' | 'pairs'> {
  const ofItems = countsOf(items);
  const ofPairs = countsOf(pairs);
  return { ...(ofItems && { items: ofItems }), ...(ofPairs && { pairs: ofPairs }) };
}

function countsOf({ passed, failed, not_measured, errored }: GroupTally['items']): Group['items'] {
  const measured = passed + failed + errored;
  return measured + not_measured === 0 ? undefined : { passed, measured, not_measured, errored };
}

/** Computed when first read, because a table shows few of the thousands of figures that a reference has. */
function estimates(metrics: readonly MetricDescription[], group: GroupTally): Record<string, Estimate> {
  const found: Record<string, Estimate> = {};
  for (const metric of metrics) {
    const sums = group.sums(metric.id);
    if (sums === undefined || sums.denominator <= 0) continue;
    let figure: Estimate | undefined;
    Object.defineProperty(found, metric.id, { enumerable: true, get: () => (figure ??= estimate(metric, sums)) });
  }
  return found;
}

/**
 * A metric's value with its intervals. `n` and `k` of a proportion count trials, and it has a Wilson interval; `n` of a mean or
 * ratio counts tasks. `sums.denominator` must be greater than 0.
 */
export function estimate({ kind, unit }: Pick<MetricDescription, 'kind' | 'unit'>, sums: MetricSums): Estimate {
  const { numerator, denominator, tasks, clusters } = sums;
  const value = numerator / denominator;
  const { ci95, nEffective, few } = clusteredEstimate({ kind, unit }, clusters);
  return {
    value,
    // The denominator of several runs merged into one is a mean and may not be whole, but `n` is a count.
    n: kind === 'proportion' ? Math.max(1, Math.round(denominator)) : tasks,
    ...(kind === 'proportion' && { k: numerator, ci95: wilson(numerator, denominator) }),
    ...(ci95 && { ci95_clustered: ci95 }),
    n_effective: nEffective,
    ...(few && { few_clusters: true }),
  };
}

function clusteredEstimate(
  metric: Pick<MetricDescription, 'kind' | 'unit'>,
  clusters: readonly SignedCluster[],
): ClusteredEstimate {
  if (metric.kind === 'difference') return clusteredDifference(clusters);
  const proportions = proportionClusters(metric, clusters);
  return proportions ? clusteredProportion(proportions) : clusteredRatio(clusters);
}

/** The interval of paired proportions: of the tasks in which the difference is above 0, and of those in which it is below. */
function clusteredDifference(clusters: readonly SignedCluster[]): ClusteredEstimate {
  const { ci95: _tInterval, ...sizes } = clusteredRatio(clusters);
  const ci95 = pairedInterval(clusters.map(({ n, x, y, below = 0 }) => ({ n, x, onlyA: y + below, onlyB: below })));
  return { ...sizes, ...(ci95 && { ci95 }) };
}

/** The clusters to compute the interval of a proportion from; undefined if the metric is not one with values in [0, 1]. */
function proportionClusters(
  { kind, unit }: Pick<MetricDescription, 'kind' | 'unit'>,
  clusters: readonly Cluster[],
): readonly Cluster[] | undefined {
  if (kind === 'proportion') return clusters;
  return unit === 'fraction' ? withinUnit(clusters) : undefined;
}

/** The largest relative rounding error in a sum of fractions. */
const ROUNDING = 1e-12;

/** Clusters of values in [0, 1], with rounding errors cut off; undefined if a mean is outside [0, 1]. */
function withinUnit(clusters: readonly Cluster[]): readonly Cluster[] | undefined {
  if (!clusters.every(({ y, x }) => y >= 0 && y <= x * (1 + ROUNDING))) return undefined;
  return clusters.map((cluster) => (cluster.y > cluster.x ? { ...cluster, y: cluster.x } : cluster));
}

/** The comparisons that a suite describes, without those whose arms were not measured on the same number of trials. */
function compareArms({ armComparisons = [] }: SuiteDescription, tally: Tally): readonly ArmResult[] {
  return armComparisons.flatMap((described) => compare(described, tally) ?? []);
}

function compare({ id, a, b, metric }: ArmComparison, { arms }: Tally): ArmResult | undefined {
  const armA = arms.get(a);
  const sumsA = armA?.sums(metric);
  if (armA === undefined || sumsA === undefined) return undefined;
  const n = sumsA.denominator;
  if (b === undefined) return { id, a, b: null, metric, n, delta: sumsA.numerator / n - 1 };
  const armB = arms.get(b);
  const sumsB = armB?.sums(metric);
  if (armB === undefined || sumsB?.denominator !== n) return undefined;
  const delta = (sumsA.numerator - sumsB.numerator) / n;
  return { id, a, b, metric, n, delta, p: signFlip(armA.differences(armB, metric)).p };
}
