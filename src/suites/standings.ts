import { Fault } from '../errors/fault.ts';
import { holm } from '../stats/holm.ts';
import { type RankRange, rankRanges } from '../stats/rank-range.ts';
import { betterOf } from './comparison.ts';
import type { MetricDescription } from './description.ts';
import { LEVEL } from './level.ts';
import { pairWins } from './pairing.ts';
import { separated } from './separated.ts';
import { checkSameTasks, type Wins } from './wins.ts';

/** One system by a board's metric. */
export interface Competitor {
  readonly slug: string;
  readonly wins: Wins;
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
  const fought = pairs.map(([a, b]) => {
    sameTasks(a, b);
    return { a: a.slug, b: b.slug, ...pairWins(a.wins, b.wins) };
  });
  const corrected = holm(fought.map(({ pClustered }) => pClustered));
  return fought.map(({ a, b, delta }, i) => {
    const p = corrected[i] ?? 1;
    return { a, b, delta, p, better: betterOf(delta, p, metric.better) };
  });
}

/** Every pair once, in the order of the competitors. */
export const everyPair = (competitors: readonly Competitor[]) =>
  competitors.flatMap((a, i) => competitors.slice(i + 1).map((b) => [a, b] as const));

/**
 * Everybody against everybody, and the ranks that this leaves open to each: what `duels` over every pair says of who is
 * better, without the figures behind it.
 */
export function standings(competitors: readonly Competitor[], metric: MetricDescription): readonly RankRange[] {
  const [first, ...others] = competitors;
  if (first === undefined) return [];
  for (const other of others) sameTasks(first, other);
  const clusters = first.wins.tasks.clusters;
  const won = competitors.map(({ wins }) => wins.won);
  const more = separated(won, clusters, LEVEL);
  const sign = metric.better === 'higher' ? 1 : -1;
  const places = new Map(competitors.map(({ slug }, place) => [slug, place]));
  return rankRanges([...places.keys()], (a, b) => {
    const verdict = sign * more(places.get(a) ?? 0, places.get(b) ?? 0);
    return { better: verdict === 0 ? null : verdict > 0 ? 'a' : 'b' };
  });
}

function sameTasks(a: Competitor, b: Competitor): void {
  try {
    checkSameTasks(a.wins.tasks, b.wins.tasks);
  } catch (cause) {
    throw new Fault('entry.invalid', `Entries ${a.slug} and ${b.slug} name one dataset and hold other tasks.`, {
      cause,
      hint: 'Verify both bundles: one of them is not what its manifest says.',
    });
  }
}
