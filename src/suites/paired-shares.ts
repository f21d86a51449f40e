import type { Outcome } from '../protocol/outcome.ts';
import { signFlip } from '../stats/sign-flip.ts';

/** Two systems on the same tasks, by one metric that is k of n a task. */
export interface PairedShares {
  /** Tasks that the metric was measured in for both. */
  readonly tasks: number;
  /** Σk/Σn of a minus that of b. */
  readonly delta: number;
  /** Two-sided, of the sign-flip test over clusters: of a cluster's k here less its k there. */
  readonly p: number;
}

/**
 * A task counts in proportion to its n, which is the task's own: both systems have the same.
 *
 * @throws RangeError where the two do not hold the same tasks in the same order, or measured unlike numbers of trials in one
 */
export function pairShares(a: readonly Outcome[], b: readonly Outcome[], metric: string): PairedShares {
  if (a.length !== b.length) throw new RangeError(`${a.length} tasks against ${b.length}`);
  const clusters = new Map<string, number>();
  const sums = { tasks: 0, more: 0, trials: 0 };
  for (const [at, { id, cluster, values }] of a.entries()) {
    const other = b[at];
    if (other?.id !== id) throw new RangeError(`task ${id} stands against ${other?.id}`);
    const [mine, theirs] = [values[metric], other.values[metric]];
    if (mine === undefined || theirs === undefined) continue;
    const [[k, n], [l, m]] = [share(mine), share(theirs)];
    if (n !== m) throw new RangeError(`task ${id} has ${n} trials of ${metric} here and ${m} there`);
    clusters.set(cluster, (clusters.get(cluster) ?? 0) + k - l);
    sums.tasks += 1;
    sums.more += k - l;
    sums.trials += n;
  }
  return {
    tasks: sums.tasks,
    delta: sums.trials === 0 ? 0 : sums.more / sums.trials,
    p: signFlip([...clusters.values()]).p,
  };
}

const share = (value: number | [number, number]): [number, number] => (typeof value === 'number' ? [value, 1] : value);
