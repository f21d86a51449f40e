import type { Estimate } from '../../protocol/scorecard.ts';
import type { MetricDescription } from '../../suite/description.ts';
import type { Bounds } from './bounds.ts';

/**
 * What a figure says beside the best cheat, which needs no memory, and the best simple reference: it `reaches` the reference, is
 * `between` the two, is `below` the reference and no better than the cheat, or `unclear` where its interval holds both.
 * `untold` where the cheat does as well as the reference, `unbounded` where there is nothing to read it against.
 */
export type Reading = 'reaches' | 'between' | 'below' | 'unclear' | 'untold' | 'unbounded';

/** By the interval that counts templates, where there is one. */
export function readingOf(
  { better }: Pick<MetricDescription, 'better'>,
  { value, ci95, ci95_clustered }: Estimate,
  { cheat, reference }: Bounds,
): Reading {
  if (reference === undefined) return 'unbounded';
  const sign = better === 'higher' ? 1 : -1;
  const ends = (ci95_clustered ?? ci95 ?? [value, value]).map((end) => sign * end);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const floor = cheat === undefined ? Number.NEGATIVE_INFINITY : sign * cheat.value;
  const top = sign * reference.value;
  if (floor >= top) return low > floor ? 'reaches' : 'untold';
  if (high < top) return low > floor ? 'between' : 'below';
  return low > floor ? 'reaches' : 'unclear';
}
