import type { Outcome } from '../protocol/outcome.ts';
import type { Difference } from '../stats/difference-in-differences.ts';
import { shareValue } from './wins.ts';

/** The fields of an outcome that the contamination gap is computed from. */
export type MeasuredTask = Pick<Outcome, 'id' | 'family' | 'cluster' | 'values'>;

/**
 * Compares a system with a reference by one metric: the means of both over the tasks, and the difference (system minus
 * reference) of each task. A task without a value for both is left out. Each task has the same weight.
 *
 * @throws RangeError if the two do not have the same tasks in the same order, or if no task has values for both
 */
export function compareWithReference(
  system: readonly MeasuredTask[],
  reference: readonly MeasuredTask[],
  metric: string,
) {
  if (system.length !== reference.length) throw new RangeError(`${system.length} tasks against ${reference.length}`);
  const pairs = system.flatMap(({ id, family, cluster, values }, i) => {
    const other = reference[i];
    if (other?.id !== id) throw new RangeError(`task ${id} was compared with ${other?.id}`);
    const ofSystem = shareValue(values[metric]);
    const ofReference = shareValue(other.values[metric]);
    return ofSystem === undefined || ofReference === undefined ? [] : [{ cluster, family, ofSystem, ofReference }];
  });
  if (pairs.length === 0) throw new RangeError(`no task measures ${metric}`);
  const mean = (side: 'ofSystem' | 'ofReference') => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const differences = pairs.map(
    ({ cluster, family, ofSystem, ofReference }): Difference => ({
      cluster,
      stratum: family,
      value: ofSystem - ofReference,
    }),
  );
  return { system: mean('ofSystem'), reference: mean('ofReference'), differences };
}
