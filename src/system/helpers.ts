import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Helper, Helpers } from '../ports/ports.ts';
import { runsFromSource } from './harness.ts';
import { boundHeapGrowth, enlargeYoungGeneration } from './heap-growth.ts';
import { projectRoot, requireNode } from './installation.ts';

/** More than two would each hold all data of a suite, and there are few suites. */
const MOST = 2;

/** What a helper sends: an answer, or that the task is done. */
export type FromHelper = { readonly answer: unknown } | { readonly done: true };

/** Threads of this process: `src/cli/helper-bin.ts`, or what is built from it. */
export const nodeHelpers: Helpers = {
  most: Math.min(MOST, availableParallelism()),
  start(length) {
    boundHeapGrowth();
    if (length === 'long') enlargeYoungGeneration();
    const file = runsFromSource() ? 'src/cli/helper-bin.ts' : 'dist/helper.js';
    const threads = requireNode('node:worker_threads') as typeof import('node:worker_threads');
    return helperOn(new threads.Worker(join(projectRoot(), file)));
  },
};

function helperOn(worker: Worker): Helper {
  const arrived: (FromHelper | Error)[] = [];
  let wake = () => {};
  const arrive = (one: FromHelper | Error) => {
    arrived.push(one);
    wake();
  };
  worker.on('message', (message: FromHelper) => arrive(message));
  worker.on('error', arrive);
  worker.on('exit', (code) => arrive(new Error(`the thread ended with status ${code}`)));
  return {
    async *ask(task) {
      worker.postMessage(task);
      for (;;) {
        while (arrived.length > 0) {
          const one = arrived.shift() as FromHelper | Error;
          if (one instanceof Error) throw one;
          if ('done' in one) return;
          yield one.answer;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async stop() {
      await worker.terminate();
    },
  };
}
