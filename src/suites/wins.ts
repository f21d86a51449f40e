import type { Outcome } from '../protocol/outcome.ts';

/** The tasks that several runs share; every list in the order of the tasks. */
export interface TaskList {
  readonly ids: readonly string[];
  readonly families: readonly string[];
  readonly clusters: readonly string[];
}

/** One run by one metric that is 0 or 1 a task: a byte each, 1 where the task was right. */
export interface Wins {
  readonly tasks: TaskList;
  readonly won: Uint8Array;
}

function taskList(outcomes: readonly Outcome[]): TaskList {
  return {
    ids: outcomes.map(({ id }) => id),
    families: outcomes.map(({ family }) => family),
    clusters: outcomes.map(({ cluster }) => cluster),
  };
}

/** A task that the metric was not measured in, or only in part, is not won. */
export function winsOf(outcomes: readonly Outcome[], metric: string, tasks = taskList(outcomes)): Wins {
  return { tasks, won: Uint8Array.from(outcomes, ({ values }) => Number(values[metric] === 1)) };
}

/** Throws RangeError where two runs do not hold the same tasks in the same order. */
export function checkSameTasks({ ids: a }: TaskList, { ids: b }: TaskList): void {
  if (a === b) return;
  if (a.length !== b.length) throw new RangeError(`${a.length} tasks against ${b.length}`);
  const other = a.findIndex((id, i) => id !== b[i]);
  if (other >= 0) throw new RangeError(`task ${a[other]} stands against ${b[other]}`);
}
