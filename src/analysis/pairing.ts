import type { Outcome } from '../protocol/outcome.ts';
import { exactPaired, type PairedCluster, type PairedTable, pairedInterval, pairedTable } from '../stats/paired.ts';
import { signFlip } from '../stats/sign-flip.ts';
import { memoise } from '../text/caches.ts';
import { checkSameTasks, type Wins, winsOf } from './wins.ts';

/** How much better one of two systems is, and whether that could be chance. */
export interface Difference {
  /** Share of a minus share of b. */
  readonly delta: number;
  /** Sign-flip test over clusters, which ranks and gates use. */
  readonly pClustered: number;
}

/** Two systems on the same tasks, by one metric. */
export interface Paired extends PairedTable, Difference {
  /** The share of each of the two. */
  readonly values: { readonly a: number; readonly b: number };
  /** Whether a task can be right in part: then `onlyA` are the tasks that a got more of. */
  readonly graded: boolean;
  /** Exact two-sided binomial test over the discordant tasks (CIB section 7), as if tasks were independent. */
  readonly p: number;
  /** How many templates the tasks that were measured are made from. */
  readonly templates: number;
  /** In how many of the templates that were measured the value of a is higher, or that of b, or neither. */
  readonly templatesAhead: { readonly a: number; readonly b: number; readonly neither: number };
  /** Ids of the tasks that only a, or only b, got right, or that it got more of. */
  readonly discordant: { readonly onlyA: readonly string[]; readonly onlyB: readonly string[] };
}

/**
 * Compares two systems by one metric. A task counts in proportion to its trials.
 *
 * @throws RangeError if the two do not have the same tasks in the same order, each with the same number of trials
 */
export function pairWins(a: Wins, b: Wins): Paired {
  const { of, ahead, differences, measured } = clusteredDifferences(a, b);
  const { ids } = a.tasks;
  const inTemplates = (sign: number) =>
    differences.filter((difference, cluster) => measured[cluster] === 1 && Math.sign(difference) === sign).length;
  const table = pairedTable(a.won, b.won, of);
  const trialCount = of.reduce((sum, one) => sum + one, 0);
  const shareOf = ({ won }: Wins) => (trialCount === 0 ? 0 : won.reduce((sum, one) => sum + one, 0) / trialCount);
  const where = (sign: number) => ids.filter((_, i) => Math.sign(ahead[i] ?? 0) === sign);
  return {
    ...table,
    values: { a: shareOf(a), b: shareOf(b) },
    graded: a.of !== undefined || b.of !== undefined,
    ...tested({ of, ahead, differences }),
    p: exactPaired(table.onlyA, table.onlyB),
    templates: measured.reduce((sum, one) => sum + one, 0),
    templatesAhead: { a: inTemplates(1), b: inTemplates(-1), neither: inTemplates(0) },
    discordant: { onlyA: where(1), onlyB: where(-1) },
  };
}

/** `pairWins` without what only readers of the comparison need: a site decides thousands of pairs. */
export const differenceOf = (a: Wins, b: Wins): Difference => tested(clusteredDifferences(a, b));

type Clustered = ReturnType<typeof clusteredDifferences>;

function clusteredDifferences(a: Wins, b: Wins) {
  checkSameTasks(a.tasks, b.tasks);
  const of = trials(a, b);
  const ahead = new Int16Array(a.won.length);
  for (let i = 0; i < ahead.length; i += 1) ahead[i] = (a.won[i] ?? 0) - (b.won[i] ?? 0);
  const { numbers, count } = numbered(a.tasks.clusters);
  const differences = new Float64Array(count);
  const measured = new Uint8Array(count);
  for (let i = 0; i < numbers.length; i += 1) {
    const cluster = numbers[i] ?? 0;
    differences[cluster] = (differences[cluster] ?? 0) + (ahead[i] ?? 0);
    if ((of[i] ?? 0) > 0) measured[cluster] = 1;
  }
  return { of, ahead, differences, measured };
}

function tested({ of, ahead, differences }: Pick<Clustered, 'of' | 'ahead' | 'differences'>): Difference {
  let [total, lead] = [0, 0];
  for (let i = 0; i < of.length; i += 1) {
    total += of[i] ?? 0;
    lead += ahead[i] ?? 0;
  }
  const delta = total === 0 ? 0 : lead / total;
  return { delta, pClustered: signFlip([...differences]).p };
}

/** The cluster of each task as a number, in the order in which clusters first occur, and how many there are. */
export const numbered = memoise((clusters: readonly string[]) => {
  const known = new Map<string, number>();
  const numbers = Uint32Array.from(clusters, (cluster) => {
    const number = known.get(cluster) ?? known.size;
    known.set(cluster, number);
    return number;
  });
  return { numbers, count: known.size };
});

/** The number of trials of each task, which is the same for both systems unless one did not measure the task. */
function trials(a: Wins, b: Wins): Uint8Array {
  const most = new Uint8Array(a.won.length);
  if (a.of === undefined && b.of === undefined) return most.fill(1);
  for (let i = 0; i < most.length; i += 1) {
    const mine = a.of === undefined ? 1 : (a.of[i] ?? 0);
    const theirs = b.of === undefined ? 1 : (b.of[i] ?? 0);
    if (mine > 0 && theirs > 0 && mine !== theirs)
      throw new RangeError(`task ${a.tasks.ids[i]} has ${mine} trials here and ${theirs} there`);
    most[i] = Math.max(mine, theirs);
  }
  return most;
}

export const pairOutcomes = (a: readonly Outcome[], b: readonly Outcome[], metric: string): Paired =>
  pairWins(winsOf(a, metric), winsOf(b, metric));

/**
 * The 95% interval of the share of `a` minus that of `b`, clustered by template. Both must have the same tasks in the same
 * order. Undefined if all tasks are of one template, or none was measured.
 */
export function pairedDifferenceInterval(a: Wins, b: Wins): [lo: number, hi: number] | undefined {
  const clusters = new Map<string, { -readonly [Part in keyof PairedCluster]: number }>();
  for (const [i, name] of a.tasks.clusters.entries()) {
    const n = Math.max(a.of?.[i] ?? 1, b.of?.[i] ?? 1);
    if (n === 0) continue;
    const cluster = clusters.get(name) ?? { n: 0, onlyA: 0, onlyB: 0 };
    clusters.set(name, cluster);
    const ahead = (a.won[i] ?? 0) - (b.won[i] ?? 0);
    cluster.n += n;
    cluster.onlyA += Math.max(0, ahead);
    cluster.onlyB += Math.max(0, -ahead);
  }
  return clusters.size === 0 ? undefined : pairedInterval([...clusters.values()]);
}
