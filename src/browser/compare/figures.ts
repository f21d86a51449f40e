import { measuredTasks, type Results } from '../../analysis/results.ts';
import { estimate } from '../../analysis/summarise.ts';
import { GroupTally } from '../../analysis/tally.ts';
import type { Wins } from '../../analysis/wins.ts';
import type { OutcomesFile, TasksFile } from '../../protocol/board-data.ts';
import { PERCENT } from '../../text/numbers.ts';

type Shown = NonNullable<OutcomesFile['shown']>;

/** A system's value of a metric over the tasks in which it was measured. */
export interface Figure extends Shown {
  /** How many tasks these are. */
  readonly tasks: number;
}

/** The figure as a scorecard has it; undefined if the metric was measured in no task. */
export function figureOf(results: Results, metric: string): Figure | undefined {
  const group = new GroupTally();
  for (const { cluster, values } of measuredTasks(results, metric)) group.addValues(cluster, values);
  const sums = group.sums(metric);
  if (sums === undefined || sums.denominator === 0) return undefined;
  return { ...estimate({ kind: 'proportion', unit: 'fraction' }, sums), tasks: sums.tasks };
}

/** The board's own figure where it shows this metric: it knows more of a run than its tasks. */
export function sideOf(
  about: TasksFile,
  { shown }: OutcomesFile,
  results: Results,
  metric: string,
): Figure | undefined {
  const computed = figureOf(results, metric);
  return metric === about.shown.id && computed && shown ? { ...shown, tasks: computed.tasks } : computed;
}

/** The share that was won, of the trials of either system. */
export function shareWon({ won, of }: Wins, other: Wins): number {
  const sum = (values: Iterable<number>) => [...values].reduce((total, one) => total + one, 0);
  const trials = of?.map((one, i) => Math.max(one, other.of?.[i] ?? 0));
  return sum(won) / Math.max(1, trials ? sum(trials) : won.length);
}

/** How figures of a metric are written. */
export const printedAs = ({ shown }: TasksFile, metric: string) => (metric === shown.id ? shown : PERCENT);
