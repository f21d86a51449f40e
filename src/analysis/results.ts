import type { Outcome, Share } from '../protocol/outcome.ts';
import type { Measured } from './contamination.ts';
import { checkSameTasks, sharesIn, type TaskList, taskList, type Wins } from './wins.ts';

/** What a run's outcomes say of each task, small enough to keep those of a thousand systems. */
export interface Results {
  /** One object for all runs on the same tasks. */
  readonly tasks: TaskList;
  /** A byte a task: 1 where it was passed, 2 where it was not measured, else 0. */
  readonly passed: Uint8Array;
  /** By metric that is 0 or 1 a task: a byte a task, 1, 0, or 2 where it was not measured. */
  readonly won: ReadonlyMap<string, Uint8Array>;
  /** By metric that is so many of so many a task: how many, and of how many, 0 where it was not measured. */
  readonly shares: ReadonlyMap<string, Shares>;
  /** By failure mode, the places of the tasks that show it. */
  readonly failures: ReadonlyMap<string, Uint32Array>;
}

export interface Shares {
  readonly won: Uint8Array;
  readonly of: Uint8Array;
}

const UNMEASURED = 2;

/** Makes results of outcomes; lists of tasks that are alike are shared. */
export function resultsMaker(): (outcomes: readonly Outcome[]) => Results {
  const known: TaskList[] = [];
  return (outcomes) => {
    const own = taskList(outcomes);
    const tasks = known.find((list) => isSame(list, own)) ?? own;
    if (tasks === own) known.push(own);
    return {
      tasks,
      passed: Uint8Array.from(outcomes, passMark),
      ...valuesOf(outcomes),
    };
  };
}

const passMark = ({ verdict }: Outcome) => (verdict === 'not_measured' ? UNMEASURED : Number(verdict === 'passed'));

function isSame(a: TaskList, b: TaskList): boolean {
  try {
    checkSameTasks(a, b);
    return a.clusters.every((cluster, i) => cluster === b.clusters[i]);
  } catch {
    return false;
  }
}

function valuesOf(outcomes: readonly Outcome[]): Pick<Results, 'won' | 'shares' | 'failures'> {
  const won = new Map<string, Uint8Array>();
  const failures = new Map<string, number[]>();
  const graded = new Set<string>();
  for (const [place, { values, failure_modes }] of outcomes.entries()) {
    for (const [metric, value] of Object.entries(values)) {
      if (value !== 0 && value !== 1) graded.add(metric);
      else {
        const bytes = won.get(metric) ?? new Uint8Array(outcomes.length).fill(UNMEASURED);
        won.set(metric, bytes);
        bytes[place] = value;
      }
    }
    for (const mode of failure_modes) {
      const places = failures.get(mode) ?? [];
      failures.set(mode, places);
      places.push(place);
    }
  }
  const shares = new Map<string, Shares>();
  for (const metric of graded) {
    won.delete(metric);
    const found = sharesIn(outcomes.map(({ values }) => values[metric]));
    if (found !== undefined) shares.set(metric, found);
  }
  return { won, shares, failures: new Map([...failures].map(([mode, places]) => [mode, Uint32Array.from(places)])) };
}

export function wasMeasured({ won, shares }: Results, metric: string, place: number): boolean {
  return (won.get(metric)?.[place] ?? UNMEASURED) !== UNMEASURED || (shares.get(metric)?.of[place] ?? 0) > 0;
}

/** Whether pairs can be made by the metric. */
export const isPaired = ({ won, shares }: Results, metric: string): boolean => won.has(metric) || shares.has(metric);

/** The tasks with what they came to by a metric, as a gap is computed from. */
export function measuredIn(results: Results, metric: string): readonly Measured[] {
  const { tasks, won, shares } = results;
  const [bytes, share] = [won.get(metric), shares.get(metric)];
  return tasks.ids.map((id, i) => {
    const value: Share = share === undefined ? (bytes?.[i] ?? 0) : [share.won[i] ?? 0, share.of[i] ?? 0];
    const values: Record<string, Share> = wasMeasured(results, metric, i) ? { [metric]: value } : {};
    return { id, family: tasks.families[i] ?? '', cluster: tasks.clusters[i] ?? '', values };
  });
}

/** A number a task: what it adds to the metric's numerator, as ranks are made of. What was not measured adds nothing. */
export const scoresIn = (results: Results, metric: string): Float64Array =>
  Float64Array.from(winsIn(results, metric).won);

/** One run by one metric, as pairs are made of. A metric that says no share of a task is won nowhere. */
export function winsIn({ tasks, won, shares }: Results, metric: string): Wins {
  const share = shares.get(metric);
  if (share !== undefined) return { tasks, ...share };
  const bytes = won.get(metric);
  return { tasks, won: bytes?.map((value) => Number(value === 1)) ?? new Uint8Array(tasks.ids.length) };
}
