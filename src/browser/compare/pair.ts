import { compareWins, pairedWins, type WinsCompared } from '../../analysis/comparison.ts';
import { resultsOfMarks } from '../../analysis/marks.ts';
import { isPaired, type Results } from '../../analysis/results.ts';
import { checkSameTasks } from '../../analysis/wins.ts';
import type { OutcomesFile, TasksFile } from '../../protocol/board-data.ts';
import { NotShown } from './choice.ts';

export type Metric = TasksFile['metrics'][number];

export interface Pair {
  readonly a: OutcomesFile;
  readonly b: OutcomesFile;
  readonly about: TasksFile;
  readonly metric: Metric;
  /** What the two can be compared by. */
  readonly metrics: readonly Metric[];
  readonly compared: WinsCompared;
  /** How many tasks were compared, of those that both ran. */
  readonly tasks: { readonly compared: number; readonly ran: number };
}

/**
 * Compares as `cib compare` does, from the data files of a site.
 *
 * @param metricId unknown or empty means the first metric
 */
export function comparePair(about: TasksFile, a: OutcomesFile, b: OutcomesFile, metricId: string): Pair {
  const [inA, inB] = [resultsOfMarks(a, about.tasks), resultsOfMarks(b, about.tasks)];
  try {
    checkSameTasks(inA.tasks, inB.tasks);
  } catch {
    throw new NotShown(`${a.name} and ${b.name} were not measured on the same tasks.`);
  }
  const metrics = metricsOf(about, inA, inB);
  const metric = metrics.find(({ id }) => id === metricId) ?? metrics[0];
  if (metric === undefined)
    throw new NotShown(`${a.name} and ${b.name} share no metric that says how much of a task was right.`);
  const [winsA, winsB] = pairedWins(inA, inB, metric.id, about.headline);
  const compared = compareWins(
    winsA,
    winsB,
    about.families.map(({ id }) => id),
  );
  return { a, b, about, metric, metrics, compared, tasks: { compared: winsA.won.length, ran: inA.tasks.ids.length } };
}

/** The metrics that both runs measured, the headline first. */
function metricsOf({ metrics, headline }: TasksFile, a: Results, b: Results): readonly Metric[] {
  const shared = metrics.filter(({ id }) => isPaired(a, id) && isPaired(b, id));
  return shared.sort((one, other) => Number(other.id === headline) - Number(one.id === headline));
}
