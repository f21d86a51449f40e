import type { Scorecard } from '../protocol/scorecard.ts';
import type { Timing } from './timing.ts';

type Latencies = Timing['latency_ms'];

/** A timing whose long lists are JSON texts. */
export type TimingInText = Omit<Timing, 'latency_ms'> & {
  readonly latency_ms: Readonly<Record<string, Omit<Latencies[string], 'buckets'> & { readonly buckets: string }>>;
};

export function timingInText(timing: Timing): TimingInText {
  const methods = Object.entries(timing.latency_ms);
  const inText = methods.map(
    ([method, figures]) => [method, { ...figures, buckets: JSON.stringify(figures.buckets) }] as const,
  );
  return { ...timing, latency_ms: Object.fromEntries(inText) };
}

/**
 * The timing with its long lists as text, parsed on access. The lists of 4,000 runs would take 400 MB, and are rarely
 * used.
 */
export function withFoldedBuckets(timing: TimingInText): Timing {
  const folded = Object.entries(timing.latency_ms).map(([method, { buckets: text, ...figures }]) => {
    return [
      method,
      {
        ...figures,
        get buckets() {
          return JSON.parse(text) as Latencies[string]['buckets'];
        },
      },
    ] as const;
  });
  return { ...timing, latency_ms: Object.fromEntries(folded) };
}

export const foldedTiming = (timing: Timing): Timing => withFoldedBuckets(timingInText(timing));

/**
 * The same scorecard with its slices as text, parsed on access. The rest is parsed again, too: V8 stores what a schema has
 * made in dictionary mode, at twice the size.
 */
export function foldedScorecard({ slices, ...scorecard }: Scorecard): Scorecard {
  return withFoldedSlices(JSON.parse(JSON.stringify(scorecard)) as Scorecard, slices && JSON.stringify(slices));
}

/** The scorecard with slices that are a JSON text, parsed on access; without slices if there is no text. */
export function withFoldedSlices(scorecard: Omit<Scorecard, 'slices'>, text: string | undefined): Scorecard {
  if (text === undefined) return scorecard;
  return {
    ...scorecard,
    get slices() {
      return JSON.parse(text) as NonNullable<Scorecard['slices']>;
    },
  };
}
