import type { Scorecard } from '../protocol/scorecard.ts';
import type { Timing } from './timing.ts';

/**
 * The same timing with its long lists as text, parsed on access. The lists of 4,000 runs would take 400 MB, and are rarely
 * used.
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
 * The same scorecard with its slices as text, parsed on access. The rest is parsed again, too: V8 stores what a schema has
 * checked in dictionary mode, at twice the size.
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
