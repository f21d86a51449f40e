import { wasAsked } from '../analysis/gateway-use.ts';
import { type Timing, totalOf } from '../evidence/timing.ts';
import type { EntryBundle } from '../site/board/entries.ts';

/** A job of `strategy.matrix.include`. */
export interface RerunJob {
  readonly suite: string;
  /** `I/N` */
  readonly shard: string;
  /** The source of its model's answers. Absent if it asks no model. */
  readonly answers?: AnswerSource;
  /** The most tokens that it may use at the board's endpoint. */
  readonly budget?: number;
  /** Whether it runs fresh tasks in place of the public ones. */
  readonly fresh?: true;
}

/** An adapter that asks a model gets the board's model, or the submitted tape. */
export type AnswerSource = 'endpoint' | 'tape';

/** A suite to run again, with the times of the submitter's run. */
export interface Load {
  readonly suite: string;
  readonly tasks: number;
  readonly timing: Timing;
  readonly answers?: AnswerSource | undefined;
  readonly fresh?: true | undefined;
}

/** GitHub allows 256 jobs. A board also has other work. */
export const MOST_RERUN_JOBS = 16;
/** The longest time of a job in milliseconds, at the speed of the submitter's run. */
const LONG = 30 * 60_000;

/**
 * Divides suites into jobs: at least one per suite, and at most `most` in all. The suite with the longest jobs is divided
 * further until no job takes more than half an hour. The times come from the submitter, and wrong times only delay the
 * submitter's own result.
 *
 * @param budget the most tokens that the run of one suite may use at the board's endpoint; its jobs share it
 */
export function planJobs(loads: readonly Load[], budget: number, most = MOST_RERUN_JOBS): readonly RerunJob[] {
  const cuts = loads.slice(0, most).map((load) => ({ ...load, serial: serialMs(load.timing), shards: 1 }));
  const each = ({ serial, shards }: (typeof cuts)[number]) => serial / shards;
  for (let left = most - cuts.length; left > 0; left -= 1) {
    const [longest] = cuts.filter(({ tasks, shards }) => shards < tasks).toSorted((a, b) => each(b) - each(a));
    if (longest === undefined || each(longest) <= LONG) break;
    longest.shards += 1;
  }
  return cuts.flatMap(({ suite, shards, answers, fresh }) =>
    Array.from({ length: shards }, (_, i) => ({
      suite,
      shard: `${i + 1}/${shards}`,
      ...(answers && { answers }),
      ...(answers === 'endpoint' && { budget: Math.floor(budget / shards) }),
      ...(fresh && { fresh }),
    })),
  );
}

/** The time of all episodes one after another. The wall time of a run with several jobs, or merged from shards, is shorter. */
export function serialMs({ wall_ms, latency_ms }: Timing): number {
  return Math.max(wall_ms, latency_ms.episode === undefined ? 0 : totalOf(latency_ms.episode));
}

/**
 * Whether the board also runs fresh tasks for a submitted run. If that asked a model, it does not: a tape has no answers to them, and an
 * endpoint may cost money.
 */
export const runsFresh = ({
  suite,
  scorecard,
}: {
  readonly suite: Pick<EntryBundle['suite'], 'description'>;
  readonly scorecard: Pick<EntryBundle['scorecard'], 'gateway'>;
}): boolean => suite.description.contaminationReference !== undefined && !wasAsked(scorecard);
