import type { Scorecard } from '../protocol/scorecard.ts';
import type { Timing } from './timing.ts';

/**
 * The same times; the long lists are kept as text until somebody asks for one. Four thousand runs' lists of pairs would
 * take 400 MB, and hardly anybody asks.
 */
export function foldedTiming(timing: Timing): Timing {
  const folded = Object.entries(timing.latency_ms).map(([method, { buckets, ...figures }]) => {
    const text = JSON.stringify(buckets);
    return [
      method,
      {
        ...figures,
        get buckets() {
          return JSON.parse(text) as typeof buckets;
        },
      },
    ] as const;
  });
  return { ...timing, latency_ms: Object.fromEntries(folded) };
}

/**
 * The same scorecard; its slices are kept as text until somebody asks for them. It is made anew from its text: what a
 * schema has checked is held as dictionaries, at twice the size.
 */
export function foldedScorecard({ slices, ...scorecard }: Scorecard): Scorecard {
  const plain = JSON.parse(JSON.stringify(scorecard)) as Scorecard;
  if (slices === undefined) return plain;
  const text = JSON.stringify(slices);
  return {
    ...plain,
    get slices() {
      return JSON.parse(text) as typeof slices;
    },
  };
}
