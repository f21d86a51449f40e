import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { NONCE, place } from './place.ts';
import type { Benchmark } from './ratio.ts';
import { whole } from './whole.ts';

const TASKS = '1000';

/** Two workers against one, with an adapter that keeps a processor busy for 10 ms a question: half the time, and no more than a tenth beside. */
export async function parallel(): Promise<readonly Benchmark[]> {
  if (availableParallelism() < 2) {
    console.log('Skipped: --jobs 2 (there is one processor).\n');
    return [];
  }
  const folder = place();
  const adapter = `cmd:BUSY_MS=10 exec '${process.execPath}' '${resolve('bench/echo/adapter.ts')}'`;
  let runs = 0;
  const run = async (jobs: string) => {
    runs += 1;
    const { seconds } = await whole(
      ...['run', '--suite', 'cib', '--count', TASKS, '--nonce', NONCE],
      ...['--adapter', adapter, '--jobs', jobs, '--out', `${folder}/${runs}`],
    );
    return 1000 * seconds;
  };
  return [
    {
      name: `cib run --jobs 2, ${TASKS} tasks of 10 ms`,
      yardstick: 'the same with --jobs 1',
      target: 1 / 1.8,
      rounds: 5,
      subject: () => run('2'),
      measure: () => run('1'),
    },
  ];
}
