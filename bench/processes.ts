import { spawnSync } from 'node:child_process';
import type { Benchmark } from './ratio.ts';

/** Milliseconds of a whole process. */
function whole(...words: readonly string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${words.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - started;
}

const against = (name: string, target: number, ...words: readonly string[]): Benchmark => ({
  name,
  yardstick: 'node -e 0',
  target,
  rounds: 25,
  subject: async () => whole('dist/cli.js', ...words),
  measure: async () => whole('-e', '0'),
});

/** What a person waits for. */
export const processes: readonly Benchmark[] = [
  against('cib suites', 1.5, 'suites'),
  against('cib baselines --suite cib', 2.5, 'baselines', '--suite', 'cib'),
];
