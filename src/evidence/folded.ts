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
 * made in dictionary mode, at twice the size.
 */
export function foldedScorecard({ slices, ...scorecard }: Scorecard): Scorecard {
  return withFoldedSlices({ ...(JSON.parse(JSON.stringify(scorecard)) as Scorecard), slices });
}

/** The same scorecard, as it was parsed from JSON, with its slices as text, parsed on access. */
export function withFoldedSlices({ slices, ...scorecard }: Scorecard): Scorecard {
  if (slices === undefined) return scorecard;
  const text = JSON.stringify(slices);
  return {
    ...scorecard,
    get slices() {
      return JSON.parse(text) as typeof slices;
    },
  };
}
