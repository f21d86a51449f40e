import { type Results, wasMeasured, winsOfResults } from '../../analysis/results.ts';
import type { Wins } from '../../analysis/wins.ts';
import type { OutcomesFile, TasksFile } from '../../protocol/board-data.ts';
import { clusteredProportion } from '../../stats/clustered.ts';
import { wilson } from '../../stats/wilson.ts';

type Shown = NonNullable<OutcomesFile['shown']>;

/** A system's value of a metric over the tasks in which it was measured. */
export interface Figure extends Shown {
  /** How many tasks these are. */
  readonly tasks: number;
}

/** The figure as a scorecard has it; undefined if the metric was measured in no task. */
export function figureOf(results: Results, metric: string): Figure | undefined {
  const { tasks, won, of } = winsOfResults(results, metric);
  const places = [...tasks.ids.keys()].filter((place) => wasMeasured(results, metric, place));
  const clusters = new Map<string, { n: number; y: number; x: number }>();
  let [right, all] = [0, 0];
  for (const place of places) {
    const [y, x] = [won[place] ?? 0, of?.[place] ?? 1];
    const name = tasks.clusters[place] ?? '';
    const cluster = clusters.get(name) ?? { n: 0, y: 0, x: 0 };
    clusters.set(name, { n: cluster.n + 1, y: cluster.y + y, x: cluster.x + x });
    right += y;
    all += x;
  }
  if (all === 0) return undefined;
  const { ci95, few } = clusteredProportion([...clusters.values()]);
  return {
    ...{ value: right / all, ci95: wilson(right, all), tasks: places.length },
    ...(ci95 && { ci95_clustered: ci95 }),
    ...(few && { few_clusters: true }),
  };
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
