import type { Estimate } from '../../protocol/scorecard.ts';
import type { MetricDescription } from '../../suite/description.ts';
import type { Bounds } from './bounds.ts';

/**
 * A figure compared with the best cheat, which needs no memory, and the best simple reference. By its interval:
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
  { better }: Pick<MetricDescription, 'better'>,
  { value, ci95, ci95_clustered, few_clusters }: Estimate,
  { cheat, reference }: Bounds,
): Reading {
  if (reference === undefined) return 'unbounded';
  const sign = better === 'higher' ? 1 : -1;
  const ends = (ci95_clustered ?? ci95 ?? [value, value]).map((end) => sign * end);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const floor = cheat === undefined ? Number.NEGATIVE_INFINITY : sign * cheat.value;
  const top = sign * reference.value;
  if (few_clusters) return 'unclear';
  if (floor >= top) return low > floor ? 'reaches' : 'uninformative';
  if (high < top) return low > floor ? 'between' : 'below';
  if (low <= floor) return 'unclear';
  const upperThird = floor === Number.NEGATIVE_INFINITY ? top : top - (top - floor) / 3;
  return sign * value >= upperThird ? 'reaches' : 'ahead';
}
