import type { Timing } from '../../evidence/timing.ts';
import { middle } from '../../stats/histogram.ts';

/** A job of `strategy.matrix.include`. */
export interface Leg {
  readonly suite: string;
  /** `I/N` */
  readonly shard: string;
  /** Who answers in place of its model; absent where it asks none. */
  readonly answers?: Answers;
}

/** An adapter that asks a model is given the board's, or the submitted tape. */
export type Answers = 'endpoint' | 'tape';

/** A suite that is to be run again, with what the submitter's own run tells of its length. */
export interface Load {
  readonly suite: string;
  readonly tasks: number;
  readonly timing: Timing;
  readonly answers?: Answers | undefined;
}

/** GitHub would start 256 jobs; a board has other work, too. */
export const MOST_LEGS = 16;
/** Milliseconds that a leg should take at most, at the submitter's own pace. */
const LONG = 30 * 60_000;

/**
 * At least one leg a suite and at most so many in all: the suite whose legs would be the longest is cut further, until none is
 * longer than half an hour. The times are the submitter's word: who tells them wrong waits longer, or in vain.
 */
export function legsOf(loads: readonly Load[], most = MOST_LEGS): readonly Leg[] {
  const cuts = loads.slice(0, most).map((load) => ({ ...load, serial: serialMs(load.timing), shards: 1 }));
  const each = ({ serial, shards }: (typeof cuts)[number]) => serial / shards;
  for (let left = most - cuts.length; left > 0; left -= 1) {
    const [longest] = cuts.filter(({ tasks, shards }) => shards < tasks).toSorted((a, b) => each(b) - each(a));
    if (longest === undefined || each(longest) <= LONG) break;
    longest.shards += 1;
  }
  return cuts.flatMap(({ suite, shards, answers }) =>
    Array.from({ length: shards }, (_, i) => ({ suite, shard: `${i + 1}/${shards}`, ...(answers && { answers }) })),
  );
}

/** One episode after another: a run with several jobs, or merged from shards, has a wall time that is shorter. */
export function serialMs({ wall_ms, latency_ms }: Timing): number {
  const episodes = latency_ms.episode?.buckets ?? [];
  return Math.max(
    wall_ms,
    episodes.reduce((sum, [index, count]) => sum + count * middle(index), 0),
  );
}
