import { place } from './place.ts';
import { median } from './ratio.ts';
import { type ProcessCost, wholeProcess } from './whole.ts';

/** A whole process that is promised to end in time, in so much memory, on an ordinary machine. */
export interface Promised {
  readonly words: readonly string[];
  /** What runs in place of `dist/cli.js`. */
  readonly script?: string;
  /** Words of the same with nothing to do: what it takes, time and memory, is no part of what is promised. */
  readonly beyond?: readonly string[];
  /** Given to Node. */
  readonly flags?: readonly string[];
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

/** A folder for a run's bundle, which each run replaces. */
const OUT = `${place()}/run`;

/** The same for a demo. */
const DEMO = `${place()}/demo`;

export const promises: readonly Promised[] = [
  // `npm start`: every suite through a process, verified, with its pages.
  { words: ['demo', '--out', DEMO], rounds: 3, seconds: 10 },
  // 3,000 records and 120 runs of ten subgoals, each under six strategies.
  memtrace('dataset', 0.6),
  memtrace('trace', 0.8),
  // Linear from 10,000 to 100,000, and no more memory.
  { ...memtrace('dataset', 1.5, '--count', '10000'), rounds: 3, memory: 128 },
  { ...memtrace('dataset', 15, '--count', '100000'), rounds: 3, memory: 128 },
  // The references of worlds, each with one mechanism more, and the controls.
  { words: ['baselines', '--suite', 'worlds', '--count', '100'], rounds: 3, seconds: 5 },
  { script: 'bench/world.ts', words: ['100000'], beyond: ['0'], rounds: 5, seconds: 1 },
  {
    script: 'bench/world.ts',
    words: ['100000'],
    beyond: ['0'],
    flags: ['--max-old-space-size=64', '--max-semi-space-size=4'],
    rounds: 3,
    memory: 64,
  },
  {
    // A conversation of 10,000 turns and one of 100,000. What V8 is not told to give back it keeps.
    words: [
      'run',
      '--suite',
      'context-decay',
      '--adapter',
      'ref:last-window',
      '--count',
      '70',
      '--family',
      'x-long',
      '--out',
      OUT,
    ],
    flags: ['--max-old-space-size=128', '--max-semi-space-size=4'],
    rounds: 1,
    memory: 256,
  },
];

/** A row for each: medians of its rounds. */
export async function kept(promised: Promised): Promise<string> {
  const { words, script, beyond, flags = [], seconds, memory } = promised;
  const run = await costs(promised, words);
  const nothing = beyond === undefined ? { took: 0, peak: 0 } : await costs(promised, beyond);
  const [took, peak] = [run.took - nothing.took, run.peak - nothing.peak];
  const held = took <= (seconds ?? Number.POSITIVE_INFINITY) && !(peak > (memory ?? Number.POSITIVE_INFINITY));
  const promise = [seconds && `${seconds} s`, memory && `${memory} MiB`].filter(Boolean).join(', ');
  const command = [...flags, script ?? 'cib', ...words.filter((word) => !word.startsWith('/'))].join(' ');
  const name = `\`${command}\`${beyond === undefined ? '' : ` beyond \`${beyond.join(' ')}\``}`;
  return `| ${name} | ${took.toFixed(2)} s | ${peak.toFixed(0)} MiB | ${held ? '' : 'NOT KEPT: '}${promise} |`;
}

async function costs({ script = 'dist/cli.js', flags = [], rounds }: Promised, words: readonly string[]) {
  const runs: ProcessCost[] = [];
  for (let round = 0; round < rounds; round += 1)
    runs.push(await wholeProcess(process.execPath, ...flags, script, ...words));
  return { took: median(runs.map((run) => run.seconds)), peak: median(runs.map((run) => run.peak ?? Number.NaN)) };
}
