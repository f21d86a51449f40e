import { readFileSync, rmSync } from 'node:fs';
import { readBare } from './bytes.ts';
import { NONCE, place } from './place.ts';
import type { Benchmark } from './ratio.ts';
import { whole } from './whole.ts';

const TASKS = '10000';
const SHARDS = 8;
const FROM_THE_CLOCK = ['timing.json', 'manifest.json'];

/** Shards of one run into its bundle, which is the one that the run would have written uncut. */
export async function merging(): Promise<readonly Benchmark[]> {
  const folder = place();
  const run = ['run', '--suite', 'cib', '--adapter', 'ref:scopedHybrid3', '--count', TASKS, '--nonce', NONCE];
  const uncut = `${folder}/uncut`;
  await whole(...run, '--out', uncut);
  const shards = Array.from({ length: SHARDS }, (_, i) => `${folder}/${i + 1}`);
  for (const [i, out] of shards.entries()) await whole(...run, '--shard', `${i + 1}/${SHARDS}`, '--out', out);
  const merged = `${folder}/merged`;
  const names = ['manifest.json', 'outcomes.jsonl', 'scorecard.json', 'timing.json', 'transcript.jsonl'];
  return [
    {
      name: `cib merge, ${SHARDS} shards of ${TASKS} tasks`,
      yardstick: 'sha256sum and a bare JSON parse',
      target: 13,
      rounds: 9,
      async subject() {
        rmSync(merged, { recursive: true, force: true });
        const { seconds } = await whole('merge', ...shards, '--out', merged);
        for (const name of names.filter((one) => !FROM_THE_CLOCK.includes(one)))
          if (!readFileSync(`${merged}/${name}`).equals(readFileSync(`${uncut}/${name}`)))
            throw new Error(`${name} of the merged shards is not that of the uncut run`);
        return 1000 * seconds;
      },
      measure: () => readBare(shards.flatMap((shard) => names.map((name) => `${shard}/${name}`))),
    },
  ];
}
