import type { RankRange } from '../../stats/rank-range.ts';
import type { MetricDescription } from '../../suites/description.ts';
import { type Competitor, standings } from '../../suites/standings.ts';

/**
 * The rank range of each system: every pair is compared by the sign-flip test over clusters, Holm-corrected over all
 * pairs of the board.
 */
export function ranking(competitors: readonly Competitor[], metric: MetricDescription): Map<string, RankRange> {
  return new Map(standings(competitors, metric).map((range) => [range.name, range]));
}
