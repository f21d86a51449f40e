import { Fault } from '../errors/fault.ts';
import type { Outcome } from '../protocol/outcome.ts';
import { holm } from '../stats/holm.ts';
import { type RankRange, rankRanges } from '../stats/rank-range.ts';
import type { MetricDescription } from '../suites/description.ts';
import { pairOutcomes } from '../suites/pairing.ts';

/** The family-wise error of all comparisons on one board. */
const LEVEL = 0.05;

export interface Competitor {
  readonly slug: string;
  readonly outcomes: readonly Outcome[];
}

/**
 * The rank range of each system: every pair is compared by the sign-flip test over clusters, Holm-corrected over all
 * pairs of the board.
 */
export function ranking(competitors: readonly Competitor[], metric: MetricDescription): Map<string, RankRange> {
  const pairs = competitors.flatMap((a, i) =>
    competitors.slice(i + 1).map((b) => ({ a, b, ...pair(a, b, metric.id) })),
  );
  const corrected = holm(pairs.map(({ pClustered }) => pClustered));
  const better = new Map<string, 'a' | 'b' | null>();
  for (const [i, { a, b, delta }] of pairs.entries()) {
    const separable = delta !== 0 && (corrected[i] ?? 1) <= LEVEL;
    const aIsBetter = delta > 0 === (metric.better === 'higher');
    better.set(keyOf(a.slug, b.slug), separable ? (aIsBetter ? 'a' : 'b') : null);
  }
  const ranges = rankRanges(
    competitors.map(({ slug }) => slug),
    (a, b) => ({ better: better.get(keyOf(a, b)) ?? null }),
  );
  return new Map(ranges.map((range) => [range.name, range]));
}

/** Slugs hold no space. */
const keyOf = (a: string, b: string) => `${a} ${b}`;

function pair(a: Competitor, b: Competitor, metric: string) {
  try {
    return pairOutcomes(a.outcomes, b.outcomes, metric);
  } catch (cause) {
    throw new Fault('entry.invalid', `Entries ${a.slug} and ${b.slug} name one dataset and hold other tasks.`, {
      cause,
      hint: 'Verify both bundles: one of them is not what its manifest says.',
    });
  }
}
