import type { Outcome } from '../protocol/outcome.ts';
import { exactPaired } from '../stats/paired.ts';
import { signFlip } from '../stats/sign-flip.ts';

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
export function pairOutcomes(a: readonly Outcome[], b: readonly Outcome[], metric: string): Paired {
  if (a.length !== b.length) throw new RangeError(`${a.length} tasks against ${b.length}`);
  const onlyA: string[] = [];
  const onlyB: string[] = [];
  let both = 0;
  const differences = new Map<string, number>();
  for (const [i, left] of a.entries()) {
    const right = b[i];
    if (right?.id !== left.id) throw new RangeError(`task ${left.id} stands against ${right?.id}`);
    const [inA, inB] = [holds(left, metric), holds(right, metric)];
    if (inA && inB) both += 1;
    if (inA && !inB) onlyA.push(left.id);
    if (inB && !inA) onlyB.push(left.id);
    differences.set(left.cluster, (differences.get(left.cluster) ?? 0) + Number(inA) - Number(inB));
  }
  return {
    both,
    onlyA: onlyA.length,
    onlyB: onlyB.length,
    neither: a.length - both - onlyA.length - onlyB.length,
    delta: a.length === 0 ? 0 : (onlyA.length - onlyB.length) / a.length,
    p: exactPaired(onlyA.length, onlyB.length),
    pClustered: signFlip([...differences.values()]).p,
    discordant: { onlyA, onlyB },
  };
}

function holds({ values }: Outcome, metric: string): boolean {
  return values[metric] === 1;
}
