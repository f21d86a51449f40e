import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Benchmark } from './ratio.ts';
import { whole, wholeProcess } from './whole.ts';

const NAME = 'context_decay_benchmark.py';

/** The original's own script, which writes beside itself: it runs on a copy. */
export async function againstOriginal(): Promise<readonly Benchmark[]> {
  const script = `${process.env.CONFORMANCE_DATA}/context-decay/${NAME}`;
  const why = existsSync(script)
    ? await withoutPython()
    : 'CONFORMANCE_DATA names no folder with the original’s script';
  if (why !== undefined) {
    console.log(`Skipped: the paper's grid against the original (${why}).\n`);
    return [];
  }
  return [
    {
      name: 'cib baselines --suite context-decay --part paper',
      yardstick: `python3 ${NAME}`,
      target: 1 / 4,
      rounds: 9,
      subject: async () => 1000 * (await whole('baselines', '--suite', 'context-decay', '--part', 'paper')).seconds,
      measure: async () => 1000 * (await original(script)),
    },
  ];
}

async function withoutPython(): Promise<string | undefined> {
  return wholeProcess('python3', '--version').then(
    () => undefined,
    () => 'no python3 runs here',
  );
}

async function original(script: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'cib-bench-decay-'));
  try {
    copyFileSync(script, join(folder, NAME));
    return (await wholeProcess('env', 'PYTHONHASHSEED=0', 'python3', join(folder, NAME))).seconds;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
