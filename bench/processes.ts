import { writeFileSync } from 'node:fs';
import { place } from './place.ts';
import type { Benchmark } from './ratio.ts';
import { untilSaid, wholeProcess } from './whole.ts';

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

/** The Action `check`, whose input is wrong, until its log has a text. */
function actionStart(what: string, text: string, target: number): Benchmark {
  const env = { ...process.env, GITHUB_OUTPUT: `${place()}/outputs`, INPUT_BASE: 'no commit' };
  writeFileSync(env.GITHUB_OUTPUT, '');
  return {
    name: `the Action check, to ${what}`,
    yardstick: 'node -e 0',
    target,
    rounds: 25,
    subject: () => untilSaid(text, env, process.execPath, 'dist/actions/check.js'),
    measure: () => milliseconds('-e', '0'),
  };
}

/** What a person waits for: whole processes against the least that one can be. */
export const processes = async (): Promise<readonly Benchmark[]> => [
  against(1.3, 25, '--version'),
  against(1.8, 25, 'suites'),
  against(9, 25, 'baselines', '--suite', 'cib'),
  against(18, 15, 'baselines', '--suite', 'writ'),
  against(35, 9, 'baselines', '--suite', 'memtrace'),
  against(35, 9, 'baselines', '--suite', 'context-decay'),
  actionStart('the first line of its log', '\n', 1.5),
  actionStart('the refusal of an input', '::error ', 8),
];
