import type { Estimate } from '../../protocol/scorecard.ts';
import { formatValue } from '../../report/format.ts';
import type { MetricDescription } from '../../suite/description.ts';
import type { Bounds } from './bounds.ts';

/**
 * A figure compared with the best cheat, which needs no memory, and the best simple reference. Beside the cheat the numbers count as
 * they are printed, so that no figure beats a cheat that its interval seems to reach. By its interval:
 * - `reaches`: above the cheat and not below the reference; the figure itself is in the upper third between them, or above
 * - `between`: above the cheat, below the reference
 * - `ahead`: above the cheat; it may or may not reach the reference
 * - `below`: no better than the cheat, below the reference
 * - `unclear`: the interval contains both, or is based on too few templates
 * - `uninformative`: the cheat does as well as the reference
 * - `unbounded`: there is no reference
 */
export type Reading = 'reaches' | 'between' | 'ahead' | 'below' | 'unclear' | 'uninformative' | 'unbounded';

/** Uses the clustered interval if there is one. */
export function readingOf(
  metric: Pick<MetricDescription, 'better' | 'unit' | 'digits'>,
  { value, ci95, ci95_clustered, few_clusters }: Estimate,
  { cheat, reference }: Bounds,
): Reading {
  if (reference === undefined) return 'unbounded';
  const sign = metric.better === 'higher' ? 1 : -1;
  const ends = (ci95_clustered ?? ci95 ?? [value, value]).map((end) => sign * end);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const floor = cheat === undefined ? Number.NEGATIVE_INFINITY : sign * cheat.value;
  const top = sign * reference.value;
  const printed = (value: number) => Number.parseFloat(formatValue(metric, value));
  const isAboveCheat = printed(low) > printed(floor);
  if (few_clusters) return 'unclear';
  if (floor >= top) return isAboveCheat ? 'reaches' : 'uninformative';
  if (high < top) return isAboveCheat ? 'between' : 'below';
  if (!isAboveCheat) return 'unclear';
  const upperThird = floor === Number.NEGATIVE_INFINITY ? top : top - (top - floor) / 3;
  return sign * value >= upperThird ? 'reaches' : 'ahead';
}
