import { Fault } from '../errors/fault.ts';
import type { Outcome } from '../protocol/outcome.ts';
import { holm } from '../stats/holm.ts';
import { type RankRange, rankRanges } from '../stats/rank-range.ts';
import type { MetricDescription } from './description.ts';
import { pairOutcomes } from './pairing.ts';

/** The family-wise error of all comparisons that are made together. */
const LEVEL = 0.05;

export interface Competitor {
  readonly slug: string;
  readonly outcomes: readonly Outcome[];
}

/** Two systems of one board, by one metric. */
export interface Duel {
  readonly a: string;
  readonly b: string;
  /** Share of a minus share of b. */
  readonly delta: number;
  /** Of the sign-flip test over clusters, Holm-corrected over the duels that were fought together. */
  readonly p: number;
  /** Null where the two are not separable. */
  readonly better: 'a' | 'b' | null;
}

/** Each pair by the sign-flip test over clusters, Holm-corrected over all of them. */
export function duels(
  pairs: readonly (readonly [a: Competitor, b: Competitor])[],
  metric: MetricDescription,
): readonly Duel[] {
  const fought = pairs.map(([a, b]) => ({ a: a.slug, b: b.slug, ...pair(a, b, metric.id) }));
  const corrected = holm(fought.map(({ pClustered }) => pClustered));
  return fought.map(({ a, b, delta }, i) => {
    const p = corrected[i] ?? 1;
    const aIsBetter = delta > 0 === (metric.better === 'higher');
    return { a, b, delta, p, better: delta !== 0 && p <= LEVEL ? (aIsBetter ? 'a' : 'b') : null };
  });
}

export interface Standings {
  /** Every pair once, in the order of the competitors. */
  readonly duels: readonly Duel[];
  readonly ranges: readonly RankRange[];
}

/** Everybody against everybody, and the ranks that this leaves open to each. */
export function standings(competitors: readonly Competitor[], metric: MetricDescription): Standings {
  const pairs = competitors.flatMap((a, i) => competitors.slice(i + 1).map((b) => [a, b] as const));
  const fought = duels(pairs, metric);
  // Slugs hold no space.
  const better = new Map(fought.map((duel) => [`${duel.a} ${duel.b}`, duel.better]));
  const slugs = competitors.map(({ slug }) => slug);
  return { duels: fought, ranges: rankRanges(slugs, (a, b) => ({ better: better.get(`${a} ${b}`) ?? null })) };
}

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
