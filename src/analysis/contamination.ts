import type { Outcome } from '../protocol/outcome.ts';
import type { Difference } from '../stats/difference-in-differences.ts';
import { weightedShare } from './wins.ts';

/** The fields of an outcome that the contamination gap is computed from. */
export type MeasuredTask = Pick<Outcome, 'id' | 'family' | 'cluster' | 'values'>;

/**
 * Compares a system with a reference by one metric: the values of both, and the difference (system minus reference) of each
 * task. A task has as much weight as in the metric, which is its number of trials. A task is left out if it has no value for one of
 * the two, or if they differ in the number of trials.
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
    const ofSystem = weightedShare(values[metric]);
    const ofReference = weightedShare(other.values[metric]);
    if (ofSystem === undefined || ofSystem.weight !== ofReference?.weight) return [];
    return [{ cluster, family, weight: ofSystem.weight, ofSystem: ofSystem.value, ofReference: ofReference.value }];
  });
  if (pairs.length === 0) throw new RangeError(`no task measures ${metric}`);
  const trials = pairs.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (side: 'ofSystem' | 'ofReference') =>
    pairs.reduce((sum, pair) => sum + pair.weight * pair[side], 0) / trials;
  const differences = pairs.map(
    ({ cluster, family, weight, ofSystem, ofReference }): Difference => ({
      cluster,
      stratum: family,
      value: ofSystem - ofReference,
      weight,
    }),
  );
  return { system: mean('ofSystem'), reference: mean('ofReference'), differences };
}
