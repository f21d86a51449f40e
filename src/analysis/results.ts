import type { Outcome, Share } from '../protocol/outcome.ts';
import { addTo } from '../text/group-by.ts';
import type { MeasuredTask } from './contamination.ts';
import { type Unit, unitsOf } from './units.ts';
import { sharesIn, type TaskList, taskDifference, taskList, type Wins } from './wins.ts';

/** A run's outcomes in a compact form, so that those of a thousand systems fit into memory. */
export interface Results {
  /** Runs on the same tasks share one object. */
  readonly tasks: TaskList;
  /** For each task: 1 if it passed, 2 if it was not measured, else 0. */
  readonly passed: Uint8Array;
  /** For each metric with the values 0 and 1: the value of each task, or 2 if it was not measured. */
  readonly won: ReadonlyMap<string, Uint8Array>;
  /** For each metric with shares: numerator and denominator of each task; the denominator is 0 if it was not measured. */
  readonly shares: ReadonlyMap<string, Shares>;
  /** By failure mode, the indices of the tasks that show it. */
  readonly failures: ReadonlyMap<string, Uint32Array>;
  /** The pairs of the tasks' items; absent if no item has one. */
  readonly pairs?: PairResults | undefined;
}

export interface PairResults {
  /** The pairs; runs on the same tasks share one object. */
  readonly list: TaskList;
  /** For each pair: 1 if it passed, 2 if it was not measured, else 0. */
  readonly passed: Uint8Array;
  /** By failure mode, the indices of the pairs that show it. */
  readonly failures: ReadonlyMap<string, Uint32Array>;
}

export interface Shares {
  readonly won: Uint8Array;
  readonly of: Uint8Array;
}

export const UNMEASURED = 2;

/** Returns a function from outcomes to results. Results that it makes share their list of tasks if the lists are equal. */
export function resultsMaker(): (outcomes: readonly Outcome[]) => Results {
  const known: TaskList[] = [];
  const shared = (own: TaskList) => {
    const list = known.find((one) => isSame(one, own)) ?? own;
    if (list === own) known.push(own);
    return list;
  };
  return (outcomes) => {
    const units = unitsOf(outcomes);
    const pairs = units.some(({ task }) => task !== undefined) && {
      list: shared(taskList(units)),
      passed: Uint8Array.from(units, passMark),
      failures: failuresOf(units),
    };
    return {
      tasks: shared(taskList(outcomes)),
      passed: Uint8Array.from(outcomes, passMark),
      ...valuesOf(outcomes),
      failures: failuresOf(outcomes),
      ...(pairs && { pairs }),
    };
  };
}

const passMark = ({ verdict }: Pick<Outcome, 'verdict'>) =>
  verdict === 'not_measured' ? UNMEASURED : Number(verdict === 'passed');

const isSame = (a: TaskList, b: TaskList): boolean =>
  taskDifference(a, b) === undefined &&
  a.families.every((family, i) => family === b.families[i]) &&
  a.clusters.every((cluster, i) => cluster === b.clusters[i]);

function failuresOf(units: readonly Pick<Unit, 'failure_modes'>[]): Results['failures'] {
  const failures = new Map<string, number[]>();
  for (const [place, { failure_modes }] of units.entries()) {
    for (const mode of failure_modes) addTo(failures, mode, place);
  }
  return new Map([...failures].map(([mode, places]) => [mode, Uint32Array.from(places)]));
}

function valuesOf(outcomes: readonly Outcome[]): Pick<Results, 'won' | 'shares'> {
  const won = new Map<string, Uint8Array>();
  const graded = new Set<string>();
  for (const [place, { values }] of outcomes.entries()) {
    for (const [metric, value] of Object.entries(values)) {
      if (value !== 0 && value !== 1) graded.add(metric);
      else {
        const bytes = won.get(metric) ?? new Uint8Array(outcomes.length).fill(UNMEASURED);
        won.set(metric, bytes);
        bytes[place] = value;
      }
    }
  }
  const shares = new Map<string, Shares>();
  for (const metric of graded) {
    won.delete(metric);
    const found = sharesIn(outcomes.map(({ values }) => values[metric]));
    if (found !== undefined) shares.set(metric, found);
  }
  return { won, shares };
}

export function wasMeasured({ won, shares }: Results, metric: string, place: number): boolean {
  return (won.get(metric)?.[place] ?? UNMEASURED) !== UNMEASURED || (shares.get(metric)?.of[place] ?? 0) > 0;
}

/** Whether systems can be compared task by task on the metric. */
export const isPairable = ({ won, shares }: Results, metric: string): boolean => won.has(metric) || shares.has(metric);

/** The tasks with their values of one metric, for the contamination gap. */
export function measuredTasks(results: Results, metric: string): readonly MeasuredTask[] {
  const { tasks, won, shares } = results;
  const bytes = won.get(metric);
  const share = shares.get(metric);
  return tasks.ids.map((id, i) => {
    const value: Share = share === undefined ? (bytes?.[i] ?? 0) : [share.won[i] ?? 0, share.of[i] ?? 0];
    const values: Record<string, Share> = wasMeasured(results, metric, i) ? { [metric]: value } : {};
    return { id, family: tasks.families[i] ?? '', cluster: tasks.clusters[i] ?? '', values };
  });
}

/** For each task, its numerator in the metric, which ranks are computed from; 0 if it was not measured. */
export const scoresOfResults = (results: Results, metric: string): Float64Array =>
  Float64Array.from(winsOfResults(results, metric).won);

/** The wins of one run by one metric. If the metric has neither 0/1 values nor shares, no task is won. */
export function winsOfResults({ tasks, won, shares }: Results, metric: string): Wins {
  const share = shares.get(metric);
  if (share !== undefined) return { tasks, ...share };
  const bytes = won.get(metric);
  return { tasks, won: bytes?.map((value) => Number(value === 1)) ?? new Uint8Array(tasks.ids.length) };
}
