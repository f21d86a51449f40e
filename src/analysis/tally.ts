import type { Outcome, Share } from '../protocol/outcome.ts';
import type { Cluster } from '../stats/jackknife.ts';

/** A metric's running sums over a group of tasks. Memory grows with templates, not with tasks. */
export interface MetricSums {
  readonly tasks: number;
  readonly numerator: number;
  readonly denominator: number;
  readonly clusters: readonly Cluster[];
}

type Running = { -readonly [K in keyof Cluster]: Cluster[K] };
type ClusterSums = Map<string, Running>;

/** One group (a family, a slice, all tasks) of one system's outcomes, fed in task order. */
export class GroupTally {
  tasks = 0;
  readonly #clusters = new Map<string, ClusterSums>();

  add({ cluster, values }: Pick<Outcome, 'cluster' | 'values'>): void {
    this.tasks += 1;
    let metrics = this.#clusters.get(cluster);
    if (metrics === undefined) {
      metrics = new Map();
      this.#clusters.set(cluster, metrics);
    }
    for (const metric in values) count(metrics, metric, values[metric] as Share);
  }

  /** Takes in another group's sums: all tasks are the families together. */
  merge(other: GroupTally): void {
    this.tasks += other.tasks;
    for (const [cluster, theirs] of other.#clusters) {
      const ours = this.#clusters.get(cluster) ?? new Map<string, Running>();
      this.#clusters.set(cluster, ours);
      for (const [metric, { n, y, x }] of theirs) {
        const sums = ours.get(metric);
        ours.set(metric, { n: n + (sums?.n ?? 0), y: y + (sums?.y ?? 0), x: x + (sums?.x ?? 0) });
      }
    }
  }

  /** By cluster, the metric's sum here less the sum there. */
  differences(other: GroupTally, metric: string): readonly number[] {
    const clusters = new Set([...this.#clusters.keys(), ...other.#clusters.keys()]);
    const sum = (of: GroupTally, cluster: string) => of.#clusters.get(cluster)?.get(metric)?.y ?? 0;
    return [...clusters].map((cluster) => sum(this, cluster) - sum(other, cluster));
  }

  sums(metric: string): MetricSums | undefined {
    const clusters = [...this.#clusters.values()].flatMap((metrics) => metrics.get(metric) ?? []);
    if (clusters.length === 0) return undefined;
    const total = { tasks: 0, numerator: 0, denominator: 0 };
    for (const { n, y, x } of clusters) {
      total.tasks += n;
      total.numerator += y;
      total.denominator += x;
    }
    return { ...total, clusters };
  }
}

function count(metrics: ClusterSums, metric: string, share: Share): void {
  const [y, x] = typeof share === 'number' ? [share, 1] : share;
  const sums = metrics.get(metric);
  if (sums === undefined) {
    metrics.set(metric, { n: 1, y, x });
    return;
  }
  sums.n += 1;
  sums.y += y;
  sums.x += x;
}

/** All groups of one system's outcomes. */
export class Tally {
  readonly families = new Map<string, GroupTally>();
  readonly arms = new Map<string, GroupTally>();
  readonly slices = new Map<string, Map<string, GroupTally>>();
  readonly failureModes = new Map<string, number>();
  readonly clusters = new Map<string, number>();
  passed = 0;
  errored = 0;

  add(outcome: Outcome): void {
    obtain(this.families, outcome.family).add(outcome);
    for (const slice in outcome.slices) {
      let groups = this.slices.get(slice);
      if (groups === undefined) {
        groups = new Map();
        this.slices.set(slice, groups);
      }
      obtain(groups, outcome.slices[slice] as string).add(outcome);
    }
    for (const arm in outcome.arms) {
      obtain(this.arms, arm).add({ cluster: outcome.cluster, values: outcome.arms[arm] as Outcome['values'] });
    }
    for (const mode of outcome.failure_modes) this.failureModes.set(mode, (this.failureModes.get(mode) ?? 0) + 1);
    this.clusters.set(outcome.cluster, (this.clusters.get(outcome.cluster) ?? 0) + 1);
    this.passed += Number(outcome.pass);
    this.errored += Number(outcome.errored);
  }

  /** All tasks: the families in the given order, so that the sums do not hang on which came first. */
  overall(families: readonly string[]): GroupTally {
    const all = new GroupTally();
    for (const id of families) {
      const family = this.families.get(id);
      if (family !== undefined) all.merge(family);
    }
    return all;
  }
}

function obtain(groups: Map<string, GroupTally>, name: string): GroupTally {
  let group = groups.get(name);
  if (group === undefined) {
    group = new GroupTally();
    groups.set(name, group);
  }
  return group;
}
