import type { Outcome, Share } from '../protocol/outcome.ts';

/** The tasks that several runs share; every list in the order of the tasks. */
export interface TaskList {
  readonly ids: readonly string[];
  readonly families: readonly string[];
  readonly clusters: readonly string[];
}

/** The results of one run by one metric. */
export interface Wins {
  readonly tasks: TaskList;
  /** For each task: 1 if it is right, else 0; with `of`, the numerator of its share. */
  readonly won: Uint8Array;
  /** For each task, the denominator of its share, 0 if not measured. Absent if each value of the metric is 0 or 1. */
  readonly of?: Uint8Array | undefined;
}

export function taskList(outcomes: readonly Pick<Outcome, 'id' | 'family' | 'cluster'>[]): TaskList {
  return {
    ids: outcomes.map(({ id }) => id),
    families: outcomes.map(({ family }) => family),
    clusters: outcomes.map(({ cluster }) => cluster),
  };
}

/** The wins of outcomes. If the metric has no shares, only a task with the value 1 is won. */
export function winsOf(outcomes: readonly Outcome[], metric: string): Wins {
  const values = outcomes.map((outcome) => outcome.values[metric]);
  return {
    tasks: taskList(outcomes),
    ...(sharesIn(values) ?? { won: Uint8Array.from(values, (value) => Number(value === 1)) }),
  };
}

const MOST = 255;

/** The numerators and denominators of shares; undefined if a value is not a share, or there is none, or one exceeds a byte. */
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

type Ids = Pick<TaskList, 'ids'>;

/** How the tasks of two runs differ, in words; undefined if they are the same, in the same order. */
export function taskDifference({ ids: a }: Ids, { ids: b }: Ids): string | undefined {
  if (a === b) return undefined;
  if (a.length !== b.length) return `${a.length} tasks against ${b.length}`;
  const place = a.findIndex((id, i) => id !== b[i]);
  return place < 0 ? undefined : `task ${a[place]} was compared with ${b[place]}`;
}

/** @throws RangeError if two runs do not have the same tasks in the same order */
export function checkSameTasks(a: Ids, b: Ids): void {
  const difference = taskDifference(a, b);
  if (difference !== undefined) throw new RangeError(difference);
}

/** Whether two runs have the same tasks in the same order. */
export function haveSameTasks(a: readonly Outcome[], b: readonly Outcome[]): boolean {
  return taskDifference(taskList(a), taskList(b)) === undefined;
}

/** A share as one number, with its denominator as weight (1 for a plain number); undefined if absent or its denominator is 0. */
export function weightedShare(
  share: Share | undefined,
): { readonly value: number; readonly weight: number } | undefined {
  if (share === undefined) return undefined;
  if (typeof share === 'number') return { value: share, weight: 1 };
  const [numerator, denominator] = share;
  return denominator === 0 ? undefined : { value: numerator / denominator, weight: denominator };
}

/** A share as one number; undefined if it is absent or its denominator is 0. */
export const shareValue = (share: Share | undefined): number | undefined => weightedShare(share)?.value;
