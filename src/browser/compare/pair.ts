import { compareResults, tasksOf, type WinsCompared, wasMeasuredInEither } from '../../analysis/comparison.ts';
import { resultsOfMarks } from '../../analysis/marks.ts';
import { pairedDifferenceInterval } from '../../analysis/pairing.ts';
import { isPairable, type Results } from '../../analysis/results.ts';
import { checkSameTasks, type Wins } from '../../analysis/wins.ts';
import type { OutcomesFile, TasksFile } from '../../protocol/board-data.ts';
import { shellWord } from '../../text/escape.ts';
import { pauseIfLong } from '../next-task.ts';
import { NotShown } from './choice.ts';
import { type Figure, shareWon, sideOf } from './figures.ts';

export type Metric = TasksFile['metrics'][number];

export interface Pair {
  readonly a: OutcomesFile;
  readonly b: OutcomesFile;
  readonly about: TasksFile;
  readonly metric: Metric;
  /** What the two can be compared by. */
  readonly metrics: readonly Metric[];
  readonly compared: WinsCompared;
  /** The 95% interval of A − B, overall and by family; absent where there is none. */
  readonly intervals: ReadonlyMap<string, readonly [number, number]>;
  /** What is compared: tasks, or pairs of their questions. */
  readonly unit: 'task' | 'pair';
  /** How many tasks were compared, of those that both ran, and the families of which none was. */
  readonly tasks: { readonly compared: number; readonly ran: number; readonly without: readonly string[] };
  /** The metric's figures of A and B, each over all tasks in which that system was measured. */
  readonly figures: readonly [Figure | undefined, Figure | undefined];
  /** The values of A and B over what is compared. */
  readonly common: readonly [number, number];
}

/** The same two systems on a suite that was not chosen: their pair, or why there is none. */
export type OtherSuite = { readonly name: string; readonly href: string } & (
  | { readonly pair: Pair; readonly problem?: undefined }
  | { readonly pair?: undefined; readonly problem: string }
);

/** A further system that cannot be compared with the first, and why. */
export interface Uncompared {
  readonly system: OutcomesFile;
  readonly problem: string;
}

/**
 * Compares as `cib compare` does, from the data files of a site.
 *
 * @param metricId unknown or empty means the first metric, unless it `isDue`
 * @throws NotShown where the two cannot be compared
 */
export async function comparePair(
  about: TasksFile,
  a: OutcomesFile,
  b: OutcomesFile,
  metricId: string,
  { isDue = false } = {},
): Promise<Pair> {
  const [inA, inB] = [resultsOfMarks(a, about), resultsOfMarks(b, about)];
  try {
    checkSameTasks(inA.tasks, inB.tasks);
  } catch {
    throw new NotShown(`${a.name} and ${b.name} were not measured on the same tasks.`);
  }
  const metrics = metricsOf(about, inA, inB);
  const metric = metrics.find(({ id }) => id === metricId) ?? (isDue ? undefined : metrics[0]);
  const due = isDue && about.metrics.find(({ id }) => id === metricId);
  if (metric === undefined && due) throw new NotShown(`${b.name} has no “${due.label}”.`);
  if (metric === undefined)
    throw new NotShown(`${a.name} and ${b.name} share no metric that says how much of a task was right.`);
  const families = about.families.map(({ id }) => id);
  await pauseIfLong();
  const figureA = sideOf(about, a, inA, metric.id);
  await pauseIfLong();
  const figureB = sideOf(about, b, inB, metric.id);
  await pauseIfLong();
  const { unit, wins, byTask, ...compared } = compareResults(inA, inB, {
    metric: metric.id,
    headline: about.headline,
    families,
  });
  const ofTasks = byTask ? await intervalsOf(...byTask, families) : [];
  const intervals = new Map([...ofTasks, ...(await intervalsOf(...wins, families))]);
  const pairs = wins[0].tasks.ids.length;
  const tasks = unit === 'pair' ? { compared: pairs, ran: pairs, without: [] } : comparedOf(about, inA, ...wins);
  const common = [shareWon(wins[0], wins[1]), shareWon(wins[1], wins[0])] as const;
  const figures = [figureA, figureB] as const;
  return { a, b, about, metric, metrics, figures, compared, intervals, unit, tasks, common };
}

/** Counts the tasks that change a figure: not one in which neither system was measured. */
function comparedOf({ families }: TasksFile, { tasks }: Results, a: Wins, b: Wins): Pair['tasks'] {
  const counted = a.tasks.families.filter((_, i) => wasMeasuredInEither(a, b, i));
  const without = families.filter(({ id }) => tasks.families.includes(id) && !counted.includes(id));
  return { compared: counted.length, ran: tasks.ids.length, without: without.map(({ label }) => label) };
}

/** Whether a figure covers other tasks than the comparison, so that the difference does not follow from the two figures. */
export const isUneven = ({ figures, unit, tasks }: Pick<Pair, 'figures' | 'unit' | 'tasks'>): boolean =>
  unit === 'task' && figures.some((one) => one?.tasks !== tasks.compared);

/** How many families a family's p is corrected for: those of pairs and those of their tasks are corrected apart. */
export function correctedTogether({ about, compared, unit }: Pair, family: string): number {
  const ofPairs = new Set(unit === 'pair' ? about.pairs?.families : []);
  return compared.families.filter((one) => ofPairs.has(one.family) === ofPairs.has(family)).length;
}

/** The key of the interval over all tasks. */
export const ALL = '';

async function intervalsOf(a: Wins, b: Wins, families: readonly string[]): Promise<Pair['intervals']> {
  const found = new Map<string, readonly [number, number]>();
  for (const family of [ALL, ...families]) {
    await pauseIfLong();
    const within = (wins: Wins) => (family === ALL ? wins : tasksOf(wins, family));
    const interval = pairedDifferenceInterval(within(a), within(b));
    if (interval !== undefined) found.set(family, interval);
  }
  return found;
}

/** The metrics that both runs measured, the headline first. */
function metricsOf({ metrics, headline }: TasksFile, a: Results, b: Results): readonly Metric[] {
  const shared = metrics.filter(({ id }) => isPairable(a, id) && isPairable(b, id));
  return shared.sort((one, other) => Number(other.id === headline) - Number(one.id === headline));
}

/** The command that compares a pair by the same metric; undefined if a file does not say where its bundle is. */
export function commandOf({ a, b, about, metric }: Pair): string | undefined {
  if (a.folder === undefined || b.folder === undefined) return undefined;
  const by = metric.id === (about.headline ?? about.shown.id) ? [] : ['--metric', metric.id];
  return ['npx context-integrity compare', ...[a.folder, b.folder, ...by].map(shellWord)].join(' ');
}
