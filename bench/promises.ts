import { median } from './ratio.ts';
import { type Measured, whole } from './whole.ts';

/** A whole process that is promised to end in time, in so much memory, on an ordinary machine. */
export interface Promised {
  readonly words: readonly string[];
  readonly rounds: number;
  readonly seconds?: number;
  /** Peak, in MiB. */
  readonly memory?: number;
}

const memtrace = (part: string, seconds: number, ...more: readonly string[]): Promised => ({
  words: ['baselines', '--suite', 'memtrace', '--part', part, ...more],
  rounds: 9,
  seconds,
});

export const promises: readonly Promised[] = [
  // 3,000 records and 120 runs of ten subgoals, each under six strategies.
  memtrace('dataset', 0.6),
  memtrace('trace', 0.8),
  // Linear from 10,000 to 100,000, and no more memory.
  { ...memtrace('dataset', 1.5, '--count', '10000'), rounds: 3, memory: 128 },
  { ...memtrace('dataset', 15, '--count', '100000'), rounds: 3, memory: 128 },
];

/** A line for each: medians of its rounds. */
export async function kept({ words, rounds, seconds, memory }: Promised): Promise<string> {
  const runs: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await whole(...words));
  const took = median(runs.map((run) => run.seconds));
  const peak = median(runs.map((run) => run.peak ?? Number.NaN));
  const held = took <= (seconds ?? Number.POSITIVE_INFINITY) && !(peak > (memory ?? Number.POSITIVE_INFINITY));
  const promised = [seconds && `${seconds} s`, memory && `${memory} MiB`].filter(Boolean).join(' and ');
  return `cib ${words.join(' ')}: ${took.toFixed(2)} s, ${peak.toFixed(0)} MiB, ${held ? 'within' : 'ABOVE'} ${promised}`;
}
