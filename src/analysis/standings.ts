import { Fault } from '../errors/fault.ts';
import { beatsControl } from '../stats/beats-control.ts';
import { type RankRange, rankRanges } from '../stats/rank-ranges.ts';
import type { MetricDescription } from '../suite/description.ts';
import { checkSameTasks, type TaskList } from './wins.ts';

/** One system by a board's metric. */
export interface Competitor {
  readonly slug: string;
  readonly tasks: TaskList;
  /** A number a task: what it adds to the metric's numerator, over several runs its mean. */
  readonly scores: Float64Array;
}

/** What a system must beat to have a rank: a control that reads neither labels nor the question. */
export interface Floor extends Competitor {
  readonly name: string;
  /** By the board's metric. */
  readonly value: number;
}

export interface Standings {
  /** How many places there are: those with the same scores in every task share one. */
  readonly places: number;
  /** By slug. Who is not in it has no rank: it does not beat the floor. */
  readonly ranges: ReadonlyMap<string, RankRange>;
  /** By slug, the group of those with the same scores in every task; the `beats` of ranges name groups by these numbers. */
  readonly groups: ReadonlyMap<string, number>;
}

/**
 * The ranks that significant differences leave open to each. Those with the same scores in every task are one group, and
 * ranks count groups: copies take no places and change nobody's range.
 *
 * @param floor the best such control: who is not significantly better has no rank; without it all have one
 * @throws Fault `entry.invalid` where two hold other tasks
 */
export function standings(
  competitors: readonly Competitor[],
  { better }: Pick<MetricDescription, 'better'>,
  floor?: Competitor,
): Standings {
  const [first] = competitors;
  if (first === undefined) return { places: 0, ranges: new Map(), groups: new Map() };
  for (const other of [...competitors, ...(floor ? [floor] : [])]) sameTasks(first, other);
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

/** Those whose scores are the same in every task. */
function groupsOf(competitors: readonly Competitor[]): readonly ScoreGroup[] {
  const groups = new Map<string, ScoreGroup>();
  for (const { slug, scores } of competitors) {
    const key = scores.join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { slugs: [slug], scores });
    else group.slugs.push(slug);
  }
  return [...groups.values()];
}

/** Adds scores up by cluster, in the order in which the clusters first come among the tasks. */
function clusterSums({ clusters }: TaskList): (scores: Float64Array) => Float64Array {
  const places = new Map<string, number>();
  for (const cluster of clusters) if (!places.has(cluster)) places.set(cluster, places.size);
  const at = Int32Array.from(clusters, (cluster) => places.get(cluster) ?? 0);
  return (scores) => {
    const sums = new Float64Array(places.size);
    for (const [i, one] of scores.entries()) sums[at[i] ?? 0] = (sums[at[i] ?? 0] ?? 0) + one;
    return sums;
  };
}

/** Throws `entry.invalid` where two runs of one dataset do not hold the same tasks. */
export function sameTasks(a: Pick<Competitor, 'slug' | 'tasks'>, b: Pick<Competitor, 'slug' | 'tasks'>): void {
  try {
    checkSameTasks(a.tasks, b.tasks);
  } catch (cause) {
    throw new Fault('entry.invalid', `Entries ${a.slug} and ${b.slug} name one dataset and hold other tasks.`, {
      cause,
      hint: 'Verify both bundles: one of them is not what its manifest says.',
    });
  }
}
