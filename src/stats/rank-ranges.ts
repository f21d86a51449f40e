import { stepDown } from './common-flips.ts';
import { allComparisons, allPairs, ownFamily, pairIndex } from './pairs.ts';

/** The ranks that a system may have. 1 is the best. */
export interface RankRange {
  /** By the system's own comparisons: the range contains its true rank with 95%. */
  readonly best: number;
  readonly worst: number;
  /** By the system's own comparisons, the indices of the systems that are better than it and of those that are worse. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  /** By all comparisons together: all of these ranges are right at once with 95%. */
  readonly strictBest: number;
  readonly strictWorst: number;
  /** The indices of the systems that it is better than, by all comparisons together. */
  readonly beats: readonly number[];
}

/**
 * The ranks that significant differences leave open for each of several systems, by the max-T test with common sign flips
 * (Westfall & Young 1993, "Resampling-based multiple testing"; Romano & Wolf 2005, "Exact and approximate stepdown methods for
 * multiple hypothesis testing", JASA 100, 94–108). A system's range goes from 1 + the number of significantly better systems
 * to N − the number of significantly worse ones (Mogstad, Romano, Shaikh & Wilhelm 2024, "Inference for ranks with
 * applications to mobility across neighbourhoods and academic achievement across countries", Rev. Econ. Stud. 91, 476–518).
 *
 * - The shown range uses the system's own N − 1 comparisons as the family: 95% for each range by itself. A system whose
 *   `best` is 1 is in the best set (many-to-one, as in Hsu 1996, "Multiple comparisons", ch. 4).
 * - The strict range uses all pairs as one family: 95% for all ranges together. It contains the shown range.
 *
 * Both are step-down: rejected comparisons are removed, and the others are tested again.
 *
 * A critical value is a quantile of the largest T under common signs. Similar systems have nearly the same T, so it grows
 * slowly with near duplicates. The number of pairs, which Holm's correction uses, does not matter. The sign-flip test is exact
 * for differences that are symmetric around their mean. docs/statistics.md describes its error rates for skewed ones.
 *
 * Time and memory grow with the square of the number of systems: 1,000 take about two seconds.
 *
 * @param sums one vector per system: its sums by cluster. No two vectors may be equal, since each takes a rank
 * @throws RangeError if vectors differ in length or have values that are not finite
 */
export function rankRanges(sums: readonly Float64Array[], better: 'higher' | 'lower'): readonly RankRange[] {
  const pairs = allComparisons(sums);
  const strict = stepDown(allPairs(pairs));
  const sign = better === 'higher' ? 1 : -1;
  const { observed } = pairs.flips;
  return sums.map((_, i) => {
    const own = stepDown(ownFamily(pairs, i));
    const strictRange = { strictBest: 1, strictWorst: sums.length };
    const [above, below, beats]: [number[], number[], number[]] = [[], [], []];
    for (let j = 0; j < sums.length; j += 1) {
      if (i === j) continue;
      const ahead = sign * ((observed[i] ?? 0) - (observed[j] ?? 0)) > 0;
      if (own[j] === 1) (ahead ? below : above).push(j);
      if (strict[pairIndex(i, j, sums.length)] !== 1) continue;
      strictRange[ahead ? 'strictWorst' : 'strictBest'] += ahead ? -1 : 1;
      if (ahead) beats.push(j);
    }
    return { best: 1 + above.length, worst: sums.length - below.length, above, below, ...strictRange, beats };
  });
}
