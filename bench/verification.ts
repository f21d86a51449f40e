import { readdirSync } from 'node:fs';
import { readBare } from './bytes.ts';
import { NONCE, place } from './place.ts';
import type { Benchmark } from './ratio.ts';
import { whole } from './whole.ts';

const TASKS = '10000';

/** A bundle and the data that it is about: a verification makes that again, and so goes through the bytes of both. */
export async function verification(): Promise<readonly Benchmark[]> {
  const folder = place();
  const [bundle, data] = [`${folder}/bundle`, `${folder}/data.jsonl`];
  const same = ['--suite', 'cib', '--count', TASKS];
  await whole('run', ...same, '--adapter', 'ref:scopedHybrid3', '--nonce', NONCE, '--out', bundle);
  await whole('generate', ...same, '--out', data);
  const files = readdirSync(bundle).map((name) => `${bundle}/${name}`);
  const verify = {
    yardstick: 'sha256sum and a bare JSON parse',
    rounds: 9,
    subject: async () => 1000 * (await whole('verify', bundle)).seconds,
  };
  return [
    {
      ...verify,
      name: `cib verify, ${TASKS} tasks, against bundle and data`,
      target: 5,
      measure: () => readBare([...files, data]),
    },
    {
      ...verify,
      name: `cib verify, ${TASKS} tasks, against the bundle alone`,
      target: 16,
      rounds: 9,
      measure: () => readBare(files),
    },
  ];
}
