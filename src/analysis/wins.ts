import type { Outcome, Share } from '../protocol/outcome.ts';

/** The tasks that several runs share; every list in the order of the tasks. */
export interface TaskList {
  readonly ids: readonly string[];
  readonly families: readonly string[];
  readonly clusters: readonly string[];
}

/** One run by one metric: a byte each, 1 where the task was right, or how much of it was. */
export interface Wins {
  readonly tasks: TaskList;
  readonly won: Uint8Array;
  /** Of how many, where the metric is so many of so many a task, 0 where it was not measured; absent where it is 0 or 1. */
  readonly of?: Uint8Array | undefined;
}

export function taskList(outcomes: readonly Outcome[]): TaskList {
  return {
    ids: outcomes.map(({ id }) => id),
    families: outcomes.map(({ family }) => family),
    clusters: outcomes.map(({ cluster }) => cluster),
  };
}

/** A task that the metric was not measured in, or only in part, is not won. */
export function winsOf(outcomes: readonly Outcome[], metric: string, tasks = taskList(outcomes)): Wins {
  const values = outcomes.map((outcome) => outcome.values[metric]);
  return { tasks, ...(sharesIn(values) ?? { won: Uint8Array.from(values, (value) => Number(value === 1)) }) };
}

const MOST = 255;

/** Values that are so many of so many throughout; undefined where one is none, or counts more than a byte holds. */
export function sharesIn(values: readonly (Share | undefined)[]): { won: Uint8Array; of: Uint8Array } | undefined {
  const whole = values.every((value) => value === undefined || isShare(value));
  if (!whole || values.every((value) => value === undefined)) return undefined;
  const part = (at: 0 | 1) => Uint8Array.from(values, (value) => (typeof value === 'object' ? value[at] : 0));
  return { won: part(0), of: part(1) };
}

const isShare = (value: Share) =>
  typeof value === 'object' &&
  value.every(Number.isInteger) &&
  value[0] >= 0 &&
  value[0] <= value[1] &&
  value[1] <= MOST;

/** Throws RangeError where two runs do not hold the same tasks in the same order. */
export function checkSameTasks({ ids: a }: TaskList, { ids: b }: TaskList): void {
  if (a === b) return;
  if (a.length !== b.length) throw new RangeError(`${a.length} tasks against ${b.length}`);
  const other = a.findIndex((id, i) => id !== b[i]);
  if (other >= 0) throw new RangeError(`task ${a[other]} stands against ${b[other]}`);
}
