import { holm } from '../stats/holm.ts';
import { signFlip } from '../stats/sign-flip.ts';
import { FEWEST_CLUSTERS, isSignificant } from '../stats/significance.ts';
import { memoise, memoiseByKey } from '../text/caches.ts';
import { groupBy } from '../text/group-by.ts';
import { type Difference, differenceOf, numbered, type Paired, pairWins } from './pairing.ts';
import { type PairResults, type Results, wasMeasured, winsOfResults } from './results.ts';
import { taskOfPair } from './units.ts';
import type { TaskList, Wins } from './wins.ts';

/** A comparison in one family of tasks. */
type InFamily<Compared extends Difference> = Compared & {
  readonly family: string;
  /** The clustered p, corrected over the families (Holm). */
  readonly pHolm: number;
};

export type FamilyComparison = InFamily<Paired>;

/** Two systems compared on the same tasks: on all of them, and by family. */
export interface WinsCompared {
  readonly overall: Paired;
  /** In the order that the caller gave; without families in which neither system has a measured task. */
  readonly families: readonly FamilyComparison[];
}

function inFamilies<Compared extends Difference>(
  [a, b]: readonly [Wins, Wins],
  families: readonly string[],
  compare: (a: Wins, b: Wins) => Compared,
): readonly InFamily<Compared>[] {
  const compared = families.flatMap((family) => {
    const places = placesByFamily(a.tasks).get(family);
    // A family without a measured task would raise the corrected p of the others.
    if (!places?.some((i) => wasMeasuredInEither(a, b, i))) return [];
    return { family, ...compare(tasksOf(a, family), tasksOf(b, family)) };
  });
  const corrected = holm(compared.map(({ pClustered }) => pClustered));
  return compared.map((pair, i) => ({ ...pair, pHolm: corrected[i] ?? 1 }));
}

/** By what two runs are compared, and in which families. */
interface Basis {
  readonly metric: string;
  /** The metric that ranks; null if the suite has none. */
  readonly headline: string | null;
  readonly families: readonly string[];
}

/** The comparison of two runs, with the results of each that were compared. */
export interface ResultsCompared extends WinsCompared {
  readonly unit: 'task' | 'pair';
  readonly wins: readonly [Wins, Wins];
  /** The same pairs by the families of their tasks; absent where tasks are compared. */
  readonly byTask?: readonly [Wins, Wins];
}

/**
 * Compares two runs: pair by pair by the headline if their items have pairs, otherwise task by task. Of pairs, the families are those of
 * the pairs, then those of their tasks.
 *
 * @throws RangeError if the runs do not have the same tasks in the same order
 */
export function compareResults(a: Results, b: Results, basis: Basis): ResultsCompared {
  const compared = comparedWins(a, b, basis);
  return {
    overall: pairWins(...compared.wins),
    families: inAllFamilies(compared, basis.families, pairWins),
    ...compared,
  };
}

/** Only the differences in the families of `compareResults`, which a site needs of thousands of pairs. */
export const familyDifferences = (a: Results, b: Results, basis: Basis): readonly InFamily<Difference>[] =>
  inAllFamilies(comparedWins(a, b, basis), basis.families, differenceOf);

/** The p of the sign-flip test over clusters where each of these families counts alike, however many tasks it has. */
export function alikeFamiliesP(a: Results, b: Results, basis: Basis): number {
  const [winsA, winsB] = comparedWins(a, b, basis).wins;
  const { clusters } = winsA.tasks;
  const { numbers, count } = numbered(clusters);
  const differences = new Array<number>(count).fill(0);
  for (const family of basis.families) {
    const places = placesByFamily(winsA.tasks).get(family) ?? [];
    const trials = places.reduce((sum, i) => sum + Math.max(winsA.of?.[i] ?? 1, winsB.of?.[i] ?? 1), 0);
    for (const i of places) {
      const cluster = numbers[i] ?? 0;
      const ahead = (winsA.won[i] ?? 0) - (winsB.won[i] ?? 0);
      differences[cluster] = (differences[cluster] ?? 0) + ahead / trials;
    }
  }
  return signFlip(differences).p;
}

function comparedWins(a: Results, b: Results, { metric, headline }: Basis): Omit<ResultsCompared, keyof WinsCompared> {
  if (metric !== headline || !a.pairs || !b.pairs) return { unit: 'task', wins: pairedWins(a, b, metric, headline) };
  const [pairsA, pairsB] = [winsOfPairs(a, a.pairs), winsOfPairs(b, b.pairs)];
  return { unit: 'pair', wins: [pairsA.own, pairsB.own], byTask: [pairsA.byTask, pairsB.byTask] };
}

function inAllFamilies<Compared extends Difference>(
  { wins, byTask }: Pick<ResultsCompared, 'wins' | 'byTask'>,
  families: readonly string[],
  compare: (a: Wins, b: Wins) => Compared,
): readonly InFamily<Compared>[] {
  const compared = inFamilies(wins, families, compare);
  if (byTask === undefined) return compared;
  const own = new Set(compared.map(({ family }) => family));
  return [
    ...compared,
    ...inFamilies(
      byTask,
      families.filter((family) => !own.has(family)),
      compare,
    ),
  ];
}

/** The wins of a run's pairs: a pair is won if it passed. `byTask` has the families of the pairs' tasks, `own` those of the pairs. */
function winsOfPairs({ tasks }: Pick<Results, 'tasks'>, { list, passed }: PairResults): PairWins {
  const won = passed.map((mark) => Number(mark === 1));
  return { own: { tasks: list, won }, byTask: { tasks: pairsByTask(list)(tasks), won } };
}

/** The list of pairs with the families of their tasks. */
const pairsByTask = memoise((list: TaskList) =>
  memoise((tasks: TaskList): TaskList => {
    const familyOf = new Map(tasks.ids.map((id, i) => [id, tasks.families[i] ?? '']));
    return { ...list, families: list.ids.map((id) => familyOf.get(taskOfPair(id)) ?? '') };
  }),
);

interface PairWins {
  readonly own: Wins;
  readonly byTask: Wins;
}

/** Whether the task changes a figure of the comparison. */
export const wasMeasuredInEither = (a: Wins, b: Wins, i: number): boolean =>
  [a, b].some(({ of }) => of === undefined || (of[i] ?? 0) > 0);

/**
 * Which of two systems is significantly better; null if neither is.
 *
 * @param delta the value of a minus that of b
 * @param p corrected by the caller if several comparisons are made
 */
export function betterOf(delta: number, p: number, better: 'higher' | 'lower'): 'a' | 'b' | null {
  if (delta === 0 || !isSignificant(p)) return null;
  return delta > 0 === (better === 'higher') ? 'a' : 'b';
}

/** Whether the sign-flip test over so many templates can be significant at all. */
export const canDiffer = (templates: number): boolean => templates >= FEWEST_CLUSTERS;

/**
 * The tasks on which two runs are compared by a metric. By the headline these are all tasks, and a task that was not measured
 * is not won, as in the ranks. By any other metric they are the tasks that both runs measured, so that a run which measured
 * less does not look better.
 */
function pairedWins(a: Results, b: Results, metric: string, headline: string | null): readonly [Wins, Wins] {
  if (metric === headline) return [winsOfResults(a, metric), winsOfResults(b, metric)];
  const both = [...a.tasks.ids.keys()].filter((i) => wasMeasured(a, metric, i) && wasMeasured(b, metric, i));
  return [selectTasks(winsOfResults(a, metric), both), selectTasks(winsOfResults(b, metric), both)];
}

/** The run restricted to the tasks of one family. */
export function tasksOf(wins: Wins, family: string): Wins {
  const places = placesByFamily(wins.tasks).get(family) ?? [];
  return { tasks: listsByFamily(wins.tasks)(family), ...marksAt(wins, places) };
}

/** The run restricted to the tasks at these places. */
function selectTasks(wins: Wins, places: readonly number[]): Wins {
  return { tasks: listAt(wins.tasks, places), ...marksAt(wins, places) };
}

const marksAt = ({ won, of }: Wins, places: readonly number[]) => {
  // In loops here and in `pairing.ts`: a function for each element takes several times as long, and a site compares millions.
  const at = (marks: Uint8Array) => {
    const chosen = new Uint8Array(places.length);
    for (let i = 0; i < places.length; i += 1) chosen[i] = marks[places[i] ?? -1] ?? 0;
    return chosen;
  };
  return { won: at(won), of: of && at(of) };
};

function listAt({ ids, families, clusters }: TaskList, places: readonly number[]): TaskList {
  const at = (texts: readonly string[]) => places.map((i) => texts[i] ?? '');
  return { ids: at(ids), families: at(families), clusters: at(clusters) };
}

/** Of a list that many runs share, the places of each family's tasks, and these tasks. Made once, because a site compares many runs. */
const placesByFamily = memoise(({ families }: TaskList) => groupBy(families.keys(), (place) => families[place]));
const listsByFamily = memoise((tasks: TaskList) =>
  memoiseByKey((family: string) => listAt(tasks, placesByFamily(tasks).get(family) ?? [])),
);
