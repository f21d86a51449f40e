import type { Helpers } from '../ports/ports.ts';
import type { Task } from '../suite/suite.ts';

/** Characters of data. Starting a thread takes longer than working on less. */
const MUCH = 4_000_000;

/** Whether there is so much data that another thread is worth its start. Tasks are about as long as the first one. */
export const isWorthAThread = (helpers: Helpers, first: Task, tasks: number): boolean =>
  helpers.most > 1 && tasks > 1 && JSON.stringify(first).length * tasks > MUCH;
