import type { Outcome } from '../protocol/outcome.ts';
import { exactPaired, pairedTable } from '../stats/paired.ts';
import { signFlip } from '../stats/sign-flip.ts';
import { checkSameTasks, type Wins, winsOf } from './wins.ts';

/** Two systems on the same tasks, by one metric that is 0 or 1 a task. */
export interface Paired {
  readonly both: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly neither: number;
  /** Share of a minus share of b. */
  readonly delta: number;
  /** Exact two-sided binomial test over the discordant tasks (CIB section 7), as if tasks were independent. */
  readonly p: number;
  /** Sign-flip test over clusters: what ranks and gates go by. */
  readonly pClustered: number;
  /** Tasks that only a, respectively only b, got right. */
  readonly discordant: { readonly onlyA: readonly string[]; readonly onlyB: readonly string[] };
}

/** `a` and `b` hold the same tasks in the same order; throws RangeError where they do not. */
export function pairWins(a: Wins, b: Wins): Paired {
  checkSameTasks(a.tasks, b.tasks);
  const { ids, clusters } = a.tasks;
  const [inA, inB] = [a, b].map(({ won }) => Array.from(won, Boolean)) as [boolean[], boolean[]];
  const differences = new Map<string, number>();
  for (const [i, cluster] of clusters.entries())
    differences.set(cluster, (differences.get(cluster) ?? 0) + Number(inA[i]) - Number(inB[i]));
  const table = pairedTable(inA, inB);
  const only = (those: readonly boolean[], others: readonly boolean[]) => ids.filter((_, i) => those[i] && !others[i]);
  return {
    ...table,
    delta: ids.length === 0 ? 0 : (table.onlyA - table.onlyB) / ids.length,
    p: exactPaired(table.onlyA, table.onlyB),
    pClustered: signFlip([...differences.values()]).p,
    discordant: { onlyA: only(inA, inB), onlyB: only(inB, inA) },
  };
}

/** The same of outcomes. */
export const pairOutcomes = (a: readonly Outcome[], b: readonly Outcome[], metric: string): Paired =>
  pairWins(winsOf(a, metric), winsOf(b, metric));
