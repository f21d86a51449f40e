import { Fault } from '../errors/fault.ts';
import { beatsControl } from '../stats/beats-control.ts';
import { type RankRange, rankRanges } from '../stats/rank-ranges.ts';
import type { MetricDescription } from '../suite/description.ts';
import { groupBy } from '../text/group-by.ts';
import { numbered } from './pairing.ts';
import { checkSameTasks, type TaskList } from './wins.ts';

/** The results of one system by a board's metric. */
export interface Competitor {
  readonly slug: string;
  readonly tasks: TaskList;
  /** For each task, its numerator in the metric, or the mean of it over several runs. */
  readonly scores: Float64Array;
}

/** A control that reads neither labels nor the question. A system must beat it to have a rank. */
export interface Floor extends Competitor {
  readonly name: string;
  /** Its value of the board's metric. */
  readonly value: number;
}

export interface Standings {
  /** The number of ranked groups, see `groups`. */
  readonly places: number;
  /** By slug. A system that is not in the map has no rank, since it does not beat the floor. */
  readonly ranges: ReadonlyMap<string, RankRange>;
  /** By slug, the number of its group. Systems with the same score in every task are one group; a range has these numbers. */
  readonly groups: ReadonlyMap<string, number>;
}

/**
 * The range of ranks that each system can have, given the significant differences. Systems with the same score in every task
 * are one group, and ranks count groups, so a copy of a system changes no rank.
 *
 * @param floor a system that is not significantly better than this control has no rank; without a floor every system has one
 * @throws Fault `entry.invalid` if two have different tasks
 */
export function standings(
  competitors: readonly Competitor[],
  { better }: Pick<MetricDescription, 'better'>,
  floor?: Competitor,
): Standings {
  const [first] = competitors;
  if (first === undefined) return { places: 0, ranges: new Map(), groups: new Map() };
  for (const other of [...competitors, ...(floor ? [floor] : [])]) requireSameTasks(first, other);
  const sums = clusterSums(first.tasks);
  const all = groupsOf(competitors).map((group) => ({ slugs: group.slugs, sums: sums(group.scores) }));
  const above =
    floor &&
    beatsControl(
      all.map((group) => group.sums),
      sums(floor.scores),
      better,
    );
  // Those above the floor come first, so that their places among the ranked are their numbers.
  const isAbove = (i: number) => above === undefined || above[i] === 1;
  const groups = all.filter((_, i) => isAbove(i));
  const below = all.filter((_, i) => !isAbove(i));
  const found = rankRanges(
    groups.map((group) => group.sums),
    better,
  );
  const ranges = new Map<string, RankRange>();
  for (const [i, range] of found.entries()) for (const slug of groups[i]?.slugs ?? []) ranges.set(slug, range);
  const numbers = [...groups, ...below].flatMap(({ slugs }, i) => slugs.map((slug) => [slug, i] as const));
  return { places: groups.length, ranges, groups: new Map(numbers) };
}

interface ScoreGroup {
  readonly slugs: string[];
  readonly scores: Float64Array;
}

/** Groups the systems with the same score in every task. */
function groupsOf(competitors: readonly Competitor[]): readonly ScoreGroup[] {
  return [...groupBy(competitors, ({ scores }) => scores.join()).values()].flatMap((alike) =>
    alike[0] === undefined ? [] : [{ slugs: alike.map(({ slug }) => slug), scores: alike[0].scores }],
  );
}

/** Adds scores up by cluster, in the order in which the clusters first come among the tasks. */
function clusterSums({ clusters }: TaskList): (scores: Float64Array) => Float64Array {
  const { numbers, count } = numbered(clusters);
  return (scores) => {
    const sums = new Float64Array(count);
    for (const [i, one] of scores.entries()) sums[numbers[i] ?? 0] = (sums[numbers[i] ?? 0] ?? 0) + one;
    return sums;
  };
}

/** @throws Fault `entry.invalid` if two runs of one dataset do not have the same tasks in the same order */
export function requireSameTasks(a: Pick<Competitor, 'slug' | 'tasks'>, b: Pick<Competitor, 'slug' | 'tasks'>): void {
  try {
    checkSameTasks(a.tasks, b.tasks);
  } catch (cause) {
    throw new Fault(
      'entry.invalid',
      `Entries ${a.slug} and ${b.slug} name the same dataset but contain different tasks.`,
      { cause, hint: 'Verify both bundles. At least one does not match its manifest.' },
    );
  }
}
