import type { Outcome } from '../protocol/outcome.ts';
import type { Cluster } from '../stats/clustered.ts';

/** A metric's running sums over a group of tasks. Memory grows with templates, not with tasks. */
export interface MetricSums {
  readonly tasks: number;
  readonly numerator: number;
  readonly denominator: number;
  readonly clusters: readonly Cluster[];
}

type Running = { -readonly [K in keyof Cluster]: Cluster[K] };

/** One group (all tasks, a family, a slice) of one system's outcomes, fed in task order. */
export class GroupTally {
  tasks = 0;
  readonly #metrics = new Map<string, Map<string, Running>>();

  add({ cluster, values }: Outcome): void {
    this.tasks += 1;
    for (const [metric, share] of Object.entries(values)) {
      const [y, x] = typeof share === 'number' ? [share, 1] : share;
      const clusters = obtain(this.#metrics, metric, () => new Map<string, Running>());
      const sums = obtain(clusters, cluster, () => ({ n: 0, y: 0, x: 0 }));
      sums.n += 1;
      sums.y += y;
      sums.x += x;
    }
  }

  sums(metric: string): MetricSums | undefined {
    const clusters = this.#metrics.get(metric);
    if (clusters === undefined) return undefined;
    const total = { tasks: 0, numerator: 0, denominator: 0 };
    for (const { n, y, x } of clusters.values()) {
      total.tasks += n;
      total.numerator += y;
      total.denominator += x;
    }
    return { ...total, clusters: [...clusters.values()] };
  }
}

/** All groups of one system's outcomes. */
export class Tally {
  readonly overall = new GroupTally();
  readonly families = new Map<string, GroupTally>();
  readonly slices = new Map<string, Map<string, GroupTally>>();
  readonly failureModes = new Map<string, number>();
  readonly clusters = new Map<string, number>();
  passed = 0;
  errored = 0;

  add(outcome: Outcome): void {
    this.overall.add(outcome);
    obtain(this.families, outcome.family, () => new GroupTally()).add(outcome);
    for (const [slice, name] of Object.entries(outcome.slices)) {
      const groups = obtain(this.slices, slice, () => new Map<string, GroupTally>());
      obtain(groups, name, () => new GroupTally()).add(outcome);
    }
    for (const mode of outcome.failure_modes) this.failureModes.set(mode, (this.failureModes.get(mode) ?? 0) + 1);
    this.clusters.set(outcome.cluster, (this.clusters.get(outcome.cluster) ?? 0) + 1);
    this.passed += Number(outcome.pass);
    this.errored += Number(outcome.errored);
  }
}

function obtain<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const fresh = make();
  map.set(key, fresh);
  return fresh;
}
