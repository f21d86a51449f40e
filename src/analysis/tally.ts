import { VERDICTS, type Verdict } from '../protocol/constants.ts';
import { itemPairs, itemsOf } from '../protocol/items.ts';
import type { Item, Outcome, Share } from '../protocol/outcome.ts';
import type { Cluster } from '../stats/jackknife.ts';

/** A metric's running sums over a group of tasks. Memory grows with templates, not with tasks. */
export interface MetricSums {
  readonly tasks: number;
  readonly numerator: number;
  readonly denominator: number;
  readonly clusters: readonly SignedCluster[];
}

export interface SignedCluster extends Cluster {
  /** Σ of the negative numerators, without their sign. Absent if none is negative. */
  readonly below?: number;
}

type Running = { -readonly [K in keyof SignedCluster]: SignedCluster[K] };
type ClusterSums = Map<string, Running>;

/** The sums of one group (a family, a slice, all tasks) of one system's outcomes. Outcomes are added in task order. */
export class GroupTally {
  tasks = 0;
  readonly items: Record<Verdict, number> = { passed: 0, failed: 0, not_measured: 0, errored: 0 };
  /** The number of pairs of items by verdict. */
  readonly pairs: Record<Verdict, number> = { passed: 0, failed: 0, not_measured: 0, errored: 0 };
  readonly #clusters = new Map<string, ClusterSums>();

  add({ cluster, values }: Pick<Outcome, 'cluster' | 'values'>): void {
    this.tasks += 1;
    this.addValues(cluster, values);
  }

  /** Adds values without counting a task: those of a task that is counted already, or of one of its items. */
  addValues(cluster: string, values: Outcome['values']): void {
    const ours = this.#sumsOf(cluster);
    for (const metric in values) {
      const share = values[metric] as Share;
      const y = typeof share === 'number' ? share : share[0];
      const sums = sumsOf(ours, metric);
      sums.n += 1;
      sums.y += y;
      sums.x += typeof share === 'number' ? 1 : share[1];
      if (y < 0) sums.below = (sums.below ?? 0) - y;
    }
  }

  /** Adds another group's sums to this one. */
  merge(other: GroupTally): void {
    this.tasks += other.tasks;
    for (const verdict of VERDICTS) {
      this.items[verdict] += other.items[verdict];
      this.pairs[verdict] += other.pairs[verdict];
    }
    for (const [cluster, theirs] of other.#clusters) {
      const ours = this.#sumsOf(cluster);
      for (const [metric, { n, y, x, below }] of theirs) {
        const sums = sumsOf(ours, metric);
        sums.n += n;
        sums.y += y;
        sums.x += x;
        if (below !== undefined) sums.below = (sums.below ?? 0) + below;
      }
    }
  }

  #sumsOf(cluster: string): ClusterSums {
    let sums = this.#clusters.get(cluster);
    if (sums === undefined) {
      sums = new Map();
      this.#clusters.set(cluster, sums);
    }
    return sums;
  }

  /** For each cluster, the metric's numerator in this group minus that in the other. */
  differences(other: GroupTally, metric: string): readonly number[] {
    const clusters = new Set([...this.#clusters.keys(), ...other.#clusters.keys()]);
    const sum = (of: GroupTally, cluster: string) => of.#clusters.get(cluster)?.get(metric)?.y ?? 0;
    return [...clusters].map((cluster) => sum(this, cluster) - sum(other, cluster));
  }

  sums(metric: string): MetricSums | undefined {
    const clusters: Cluster[] = [];
    let tasks = 0;
    let numerator = 0;
    let denominator = 0;
    for (const metrics of this.#clusters.values()) {
      const sums = metrics.get(metric);
      if (sums === undefined) continue;
      clusters.push(sums);
      tasks += sums.n;
      numerator += sums.y;
      denominator += sums.x;
    }
    return clusters.length === 0 ? undefined : { tasks, numerator, denominator, clusters };
  }
}

function sumsOf(metrics: ClusterSums, metric: string): Running {
  let sums = metrics.get(metric);
  if (sums === undefined) {
    sums = { n: 0, y: 0, x: 0 };
    metrics.set(metric, sums);
  }
  return sums;
}

/**
 * All groups of one system's outcomes. The values of a task are added to its family, its slices and the total. The values of an
 * item are added to its own family and slices where these differ from the task's. Verdicts of items are counted in all of these
 * groups, verdicts of pairs in the families and the total.
 */
export class Tally {
  /** The tasks of each family. */
  readonly tasks = new Map<string, GroupTally>();
  readonly arms = new Map<string, GroupTally>();
  readonly slices = new Map<string, Map<string, GroupTally>>();
  readonly failureModes = new Map<string, number>();
  readonly clusters = new Map<string, number>();
  readonly #verdicts: Record<Verdict, number> = { passed: 0, failed: 0, not_measured: 0, errored: 0 };
  /** By family, the items whose family is not that of their task. */
  readonly #foreignItems = new Map<string, GroupTally>();

  add(outcome: Outcome): void {
    const { cluster, family, verdict } = outcome;
    const own = this.#groupsOf(outcome, obtain(this.tasks, family));
    for (const group of own) group.add(outcome);
    // Without items the task is its own only item, in its own groups, and has no pairs.
    if (outcome.items === undefined) for (const group of own) group.items[verdict] += 1;
    else this.#addItems(outcome, own);
    for (const arm in outcome.arms) {
      obtain(this.arms, arm).add({ cluster, values: outcome.arms[arm] as Outcome['values'] });
    }
    for (const mode of outcome.failure_modes) this.failureModes.set(mode, (this.failureModes.get(mode) ?? 0) + 1);
    this.clusters.set(cluster, (this.clusters.get(cluster) ?? 0) + 1);
    this.#verdicts[verdict] += 1;
  }

  /** @param own the groups that have the task's values, which sum its items' up */
  #addItems(outcome: Outcome, own: readonly GroupTally[]): void {
    const { cluster, family } = outcome;
    const counted = new Set(own);
    for (const item of itemsOf(outcome)) {
      const ofItem = this.#groupsOf(item, this.#familyOf(item.family, family));
      for (const group of new Set([obtain(this.tasks, family), ...ofItem])) {
        group.items[item.verdict] += 1;
        if (!counted.has(group)) group.tasks += 1;
        counted.add(group);
        if (item.values && !own.includes(group)) group.addValues(cluster, item.values);
      }
    }
    for (const pair of itemPairs(outcome))
      for (const group of new Set([obtain(this.tasks, family), this.#familyOf(pair.family, family)]))
        group.pairs[pair.verdict] += 1;
  }

  #familyOf(id: string, ofTask: string): GroupTally {
    return obtain(id === ofTask ? this.tasks : this.#foreignItems, id);
  }

  #groupsOf({ slices = {} }: Pick<Item, 'slices'>, family: GroupTally): readonly GroupTally[] {
    const groups = [family];
    for (const slice in slices) {
      const names = this.slices.get(slice) ?? new Map<string, GroupTally>();
      this.slices.set(slice, names);
      groups.push(obtain(names, slices[slice] as string));
    }
    return groups;
  }

  /** The number of tasks, and of those with each verdict but `failed`. */
  get counts() {
    const { passed, failed, not_measured, errored } = this.#verdicts;
    return { tasks: passed + failed + not_measured + errored, passed, not_measured, errored };
  }

  /** The tasks of a family, and the items of other tasks that are in it. */
  family(id: string): GroupTally | undefined {
    const tasks = this.tasks.get(id);
    const foreign = this.#foreignItems.get(id);
    return tasks && foreign ? union([tasks, foreign]) : (tasks ?? foreign);
  }

  /** All tasks. Families are added in the given order, so that rounding does not depend on the order of the tasks. */
  overall(families: readonly string[]): GroupTally {
    return union([...new Set([...families, ...this.tasks.keys()])].flatMap((id) => this.tasks.get(id) ?? []));
  }
}

function union(groups: readonly GroupTally[]): GroupTally {
  const all = new GroupTally();
  for (const group of groups) all.merge(group);
  return all;
}

function obtain(groups: Map<string, GroupTally>, name: string): GroupTally {
  let group = groups.get(name);
  if (group === undefined) {
    group = new GroupTally();
    groups.set(name, group);
  }
  return group;
}
