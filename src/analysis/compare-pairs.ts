import { holm } from '../stats/holm.ts';
import type { MetricDescription } from '../suite/description.ts';
import { betterOf } from './comparison.ts';
import { differenceOf } from './pairing.ts';
import { requireSameTasks } from './standings.ts';
import type { Wins } from './wins.ts';

/** One system's run by one metric. */
export interface Contender {
  readonly slug: string;
  readonly wins: Wins;
}

/** Two systems of one board, by one metric. */
export type PairResult = ReturnType<typeof comparePairs>[number];

/**
 * Compares each pair by the sign-flip test over clusters; p is Holm-corrected over all pairs. `delta` is the share of a minus
 * that of b.
 */
export function comparePairs(pairs: readonly (readonly [a: Contender, b: Contender])[], metric: MetricDescription) {
  const compared = pairs.map(([a, b]) => {
    requireSameTasks({ slug: a.slug, tasks: a.wins.tasks }, { slug: b.slug, tasks: b.wins.tasks });
    return { a: a.slug, b: b.slug, ...differenceOf(a.wins, b.wins) };
  });
  const corrected = holm(compared.map(({ pClustered }) => pClustered));
  return compared.map(({ a, b, delta }, i) => {
    const p = corrected[i] ?? 1;
    return { a, b, delta, p, better: betterOf(delta, p, metric.better) };
  });
}
