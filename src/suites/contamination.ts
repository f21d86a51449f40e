import type { Outcome } from '../protocol/outcome.ts';
import type { Difference } from '../stats/difference-in-differences.ts';

/** What a gap needs to know of a task. */
export type Measured = Pick<Outcome, 'id' | 'family' | 'cluster' | 'values'>;

/** A system beside a reference on the same tasks, by a metric that is one number a task. */
export interface Ahead {
  /** The means over the tasks. */
  readonly system: number;
  readonly reference: number;
  /** System less reference, task by task. */
  readonly differences: readonly Difference[];
}

/**
 * Both hold the same tasks in the same order. A task that the metric does not measure for both is left out.
 *
 * @throws RangeError where they do not, where a value is a ratio, or where no task is left
 */
export function ahead(system: readonly Measured[], reference: readonly Measured[], metric: string): Ahead {
  if (system.length !== reference.length) throw new RangeError(`${system.length} tasks against ${reference.length}`);
  const pairs = system.flatMap(({ id, family, cluster, values }, i) => {
    const other = reference[i];
    if (other?.id !== id) throw new RangeError(`task ${id} stands against ${other?.id}`);
    const [mine, theirs] = [values[metric], other.values[metric]];
    if (mine === undefined || theirs === undefined) return [];
    if (typeof mine !== 'number' || typeof theirs !== 'number') throw new RangeError(`${metric} is a ratio`);
    return [{ cluster, family, mine, theirs }];
  });
  if (pairs.length === 0) throw new RangeError(`no task measures ${metric}`);
  const mean = (of: 'mine' | 'theirs') => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  return {
    system: mean('mine'),
    reference: mean('theirs'),
    differences: pairs.map(({ cluster, family, mine, theirs }) => ({ cluster, stratum: family, value: mine - theirs })),
  };
}
