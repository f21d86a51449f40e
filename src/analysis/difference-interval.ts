import { type PairedCluster, pairedInterval } from '../stats/paired-interval.ts';
import type { Wins } from './wins.ts';

/**
 * The 95 % interval of the share of `a` minus that of `b`, clustered by template. Both must have the same tasks in the same
 * order. Undefined if all tasks are of one template, or none was measured.
 */
export function differenceInterval(a: Wins, b: Wins): [lo: number, hi: number] | undefined {
  const clusters = new Map<string, { -readonly [Part in keyof PairedCluster]: number }>();
  for (const [i, name] of a.tasks.clusters.entries()) {
    const n = Math.max(a.of?.[i] ?? 1, b.of?.[i] ?? 1);
    if (n === 0) continue;
    const cluster = clusters.get(name) ?? { n: 0, onlyA: 0, onlyB: 0 };
    clusters.set(name, cluster);
    const ahead = (a.won[i] ?? 0) - (b.won[i] ?? 0);
    cluster.n += n;
    cluster.onlyA += Math.max(0, ahead);
    cluster.onlyB += Math.max(0, -ahead);
  }
  return clusters.size === 0 ? undefined : pairedInterval([...clusters.values()]);
}
