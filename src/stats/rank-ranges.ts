import { allPairs, ownFamily, pairsOf, placeOf } from './pairs.ts';
import { stepDown } from './step-down.ts';

/** The ranks that a system may hold, 1 being the best. */
export interface RankRange {
  /** By the system's own comparisons: the range holds its true rank with 95 %. */
  readonly best: number;
  readonly worst: number;
  /** By all comparisons together: all of these ranges hold at once with 95 %. */
  readonly strictBest: number;
  readonly strictWorst: number;
  /** The indices of those that it is better than, by all comparisons together. */
  readonly beats: readonly number[];
}

/**
 * The ranks that significant differences leave open to each of several systems, by the max-T test with common sign flips
 * (Westfall & Young 1993, "Resampling-based multiple testing"; Romano & Wolf 2005, "Exact and approximate stepdown
 * methods for multiple hypothesis testing", JASA 100, 94–108): a system's range goes from 1 + those significantly better
 * to N − those significantly worse (Mogstad, Romano, Shaikh & Wilhelm 2024, "Inference for ranks with applications to
 * mobility across neighbourhoods and academic achievement across countries", Rev. Econ. Stud. 91, 476–518).
 *
 * - The shown range takes a system's own N − 1 comparisons for its family: 95 % for each range by itself. A system whose
 *   `best` is 1 is in the set of the best (many-to-one, as in Hsu 1996, "Multiple comparisons", ch. 4).
 * - The strict range takes all pairs for one family: 95 % for all ranges together. It holds the shown one.
 *
 * Both are step-down: what is rejected is left out, and the rest is tested again.
 *
 * A critical value is a quantile of the largest T under common signs. Systems that nearly agree have nearly the same T, so
 * it grows slowly with near copies; what Holm's correction counts, the number of pairs, plays no part. The sign flip is
 * exact for differences that are symmetric around their mean; see docs/statistics.md for what skewed ones do.
 *
 * Time and memory grow with the square of the number of systems: 1,000 take about two seconds.
 *
 * @param sums a vector a system, what it has in each cluster; no two systems with equal vectors, which would take a place
 *   each
 * @throws RangeError where vectors differ in length or hold what is not finite
 */
export function rankRanges(sums: readonly Float64Array[], better: 'higher' | 'lower'): readonly RankRange[] {
  const pairs = pairsOf(sums);
  const strict = stepDown(allPairs(pairs));
  const sign = better === 'higher' ? 1 : -1;
  const { observed } = pairs.flips;
  return sums.map((_, i) => {
    const own = stepDown(ownFamily(pairs, i));
    const range = { best: 1, worst: sums.length, strictBest: 1, strictWorst: sums.length };
    const beats: number[] = [];
    for (let j = 0; j < sums.length; j += 1) {
      if (i === j) continue;
      const ahead = sign * ((observed[i] ?? 0) - (observed[j] ?? 0)) > 0;
      if (own[j] === 1) range[ahead ? 'worst' : 'best'] += ahead ? -1 : 1;
      if (strict[placeOf(i, j, sums.length)] !== 1) continue;
      range[ahead ? 'strictWorst' : 'strictBest'] += ahead ? -1 : 1;
      if (ahead) beats.push(j);
    }
    return { ...range, beats };
  });
}
