import { holm } from '../stats/holm.ts';
import { LEVEL } from './level.ts';
import { type Paired, pairWins } from './pairing.ts';
import { type Results, wasMeasured, winsIn } from './results.ts';
import { type Unit, winsOfUnits } from './units.ts';
import type { Wins } from './wins.ts';

export interface FamilyComparison extends Paired {
  readonly family: string;
  /** The clustered p, corrected over the families (Holm). */
  readonly pHolm: number;
}

/** Two systems on the same tasks: all of them, then family by family. */
export interface WinsCompared {
  readonly overall: Paired;
  /** Those of the families that hold tasks which the metric is of, in the order they were given. */
  readonly families: readonly FamilyComparison[];
}

/** `a` and `b` hold the same tasks in the same order; throws RangeError where they do not. */
export function compareWins(a: Wins, b: Wins, families: readonly string[]): WinsCompared {
  const overall = pairWins(a, b);
  const pairs = families
    .map((family) => ({ family, among: (_: unknown, i: number) => a.tasks.families[i] === family }))
    .filter(({ among }) => a.tasks.ids.some((id, i) => among(id, i) && isTried(a, b, i)))
    .map(({ family, among }) => ({ family, ...pairWins(only(a, among), only(b, among)) }));
  const corrected = holm(pairs.map(({ pClustered }) => pClustered));
  return { overall, families: pairs.map((pair, i) => ({ ...pair, pHolm: corrected[i] ?? 1 })) };
}

/** Two systems by the pairs of their tasks' items: in the families of the pairs, then in those of the tasks. */
export function comparePairs(a: readonly Unit[], b: readonly Unit[], families: readonly string[]): WinsCompared {
  const compared = compareWins(winsOfUnits(a), winsOfUnits(b), families);
  const own = new Set(compared.families.map(({ family }) => family));
  const others = families.filter((family) => !own.has(family));
  const ofTasks = compareWins(winsOfUnits(a, true), winsOfUnits(b, true), others);
  return { ...compared, families: [...compared.families, ...ofTasks.families] };
}

/** A family that the metric asks nothing of has no verdict, and must not weigh on the others' correction. */
const isTried = (a: Wins, b: Wins, i: number) => [a, b].some(({ of }) => of === undefined || (of[i] ?? 0) > 0);

/** Which of the two is significantly better by a p that is corrected where it has to be; null where neither is. */
export function betterOf(delta: number, p: number, better: 'higher' | 'lower'): 'a' | 'b' | null {
  if (delta === 0 || p > LEVEL) return null;
  return delta > 0 === (better === 'higher') ? 'a' : 'b';
}

/**
 * What a pair is judged by. By the headline, as ranks are made, a task that was not measured is not won. Any other metric
 * is compared where both were measured: a run that measured less must not look better by it.
 */
export function pairedWins(a: Results, b: Results, metric: string, headline: string | null): readonly [Wins, Wins] {
  if (metric === headline) return [winsIn(a, metric), winsIn(b, metric)];
  const both = (_: unknown, i: number) => wasMeasured(a, metric, i) && wasMeasured(b, metric, i);
  return [only(winsIn(a, metric), both), only(winsIn(b, metric), both)];
}

/** Those tasks of a run that are wanted. */
export function only({ tasks, won, of }: Wins, wanted: (value: unknown, place: number) => boolean): Wins {
  const { ids, families, clusters } = tasks;
  const within = { ids: ids.filter(wanted), families: families.filter(wanted), clusters: clusters.filter(wanted) };
  return { tasks: within, won: won.filter(wanted), of: of?.filter(wanted) };
}
