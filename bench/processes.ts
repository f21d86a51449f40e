import { writeFileSync } from 'node:fs';
import { place } from './place.ts';
import type { Benchmark } from './ratio.ts';
import { untilFirstLine, wholeProcess } from './whole.ts';

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

/** An Action that refuses an input at once: what it loads is all that comes before its first line. */
function actionStart(name: string): Benchmark {
  const env = { ...process.env, GITHUB_OUTPUT: `${place()}/outputs`, INPUT_BASE: 'no commit' };
  writeFileSync(env.GITHUB_OUTPUT, '');
  return {
    name: `the Action ${name}, to the first line of its log`,
    yardstick: 'node -e 0',
    target: 8,
    rounds: 25,
    subject: () => untilFirstLine(env, process.execPath, `dist/actions/${name}.js`),
    measure: () => milliseconds('-e', '0'),
  };
}

/** What a person waits for: whole processes against the least that one can be. */
export const processes = async (): Promise<readonly Benchmark[]> => [
  against(2, 25, '--version'),
  against(3, 25, 'suites'),
  against(9, 25, 'baselines', '--suite', 'cib'),
  against(18, 15, 'baselines', '--suite', 'writ'),
  against(50, 9, 'baselines', '--suite', 'memtrace'),
  against(60, 9, 'baselines', '--suite', 'context-decay'),
  actionStart('check'),
];
