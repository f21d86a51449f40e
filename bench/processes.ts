import type { Benchmark } from './ratio.ts';
import { wholeProcess } from './whole.ts';

const milliseconds = async (...words: readonly string[]) =>
  1000 * (await wholeProcess(process.execPath, ...words)).seconds;

const against = (target: number, rounds: number, ...words: readonly string[]): Benchmark => ({
  name: `cib ${words.join(' ')}`,
  yardstick: 'node -e 0',
  target,
  rounds,
  subject: () => milliseconds('dist/cli.js', ...words),
  measure: () => milliseconds('-e', '0'),
});

/** What a person waits for: whole processes against the least that one can be. */
export const processes = async (): Promise<readonly Benchmark[]> => [
  against(4, 25, 'suites'),
  against(9, 25, 'baselines', '--suite', 'cib'),
  against(18, 15, 'baselines', '--suite', 'writ'),
  against(50, 9, 'baselines', '--suite', 'memtrace'),
  against(60, 9, 'baselines', '--suite', 'context-decay'),
];
