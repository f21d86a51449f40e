import type { Outcome, Share } from '../protocol/outcome.ts';
import type { Difference } from '../stats/difference-in-differences.ts';

/** What a gap needs to know of a task. */
export type Measured = Pick<Outcome, 'id' | 'family' | 'cluster' | 'values'>;

/**
 * A system beside a reference, by a metric that is a number a task, or so many of so many: the means over the tasks, and the
 * system less the reference, task by task. Both hold the same tasks in the same order. A task that the metric does not
 * measure for both is left out; a task counts once, however much it asks.
 *
 * @throws RangeError where they do not, or where no task is left
 */
export function ahead(system: readonly Measured[], reference: readonly Measured[], metric: string) {
  if (system.length !== reference.length) throw new RangeError(`${system.length} tasks against ${reference.length}`);
  const pairs = system.flatMap(({ id, family, cluster, values }, i) => {
    const other = reference[i];
    if (other?.id !== id) throw new RangeError(`task ${id} stands against ${other?.id}`);
    const [mine, theirs] = [quotient(values[metric]), quotient(other.values[metric])];
    if (mine === undefined || theirs === undefined) return [];
    return [{ cluster, family, mine, theirs }];
  });
  if (pairs.length === 0) throw new RangeError(`no task measures ${metric}`);
  const mean = (of: 'mine' | 'theirs') => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  return {
    system: mean('mine'),
    reference: mean('theirs'),
    differences: pairs.map(
      ({ cluster, family, mine, theirs }): Difference => ({ cluster, stratum: family, value: mine - theirs }),
    ),
  };
}

/** What a share is worth; undefined where it is of nothing. */
export function quotient(share: Share | undefined): number | undefined {
  if (share === undefined || typeof share === 'number') return share;
  return share[1] === 0 ? undefined : share[0] / share[1];
}
