import type { Verdict } from './constants.ts';
import type { Item, Outcome } from './outcome.ts';

/** Two or more items with similar questions and different gold. */
export interface Pair {
  readonly id: string;
  /** The family of its items. */
  readonly family: string;
  /** `passed` if all of its items passed; otherwise the first of `errored`, `not_measured` and `failed` that an item has. */
  readonly verdict: Verdict;
  /** Its items in their order, each with its index among the items of the task. */
  readonly halves: readonly { readonly item: Item; readonly place: number }[];
}

/** The pairs of a task's items, in the order of their first items. Empty if no item has a pair. */
export function itemPairs(outcome: Outcome): readonly Pair[] {
  const pairs = new Map<string, { item: Item; place: number }[]>();
  for (const [place, item] of (outcome.items ?? []).entries()) {
    if (item.pair !== undefined) pairs.set(item.pair, [...(pairs.get(item.pair) ?? []), { item, place }]);
  }
  return [...pairs].map(([id, halves]) => ({
    id,
    family: halves[0]?.item.family ?? outcome.family,
    verdict: WORST_FIRST.find((verdict) => halves.some(({ item }) => item.verdict === verdict)) ?? 'passed',
    halves,
  }));
}

const WORST_FIRST = ['errored', 'not_measured', 'failed'] as const satisfies readonly Verdict[];

/** The pairs of a task's items, or only those of one family. */
export const pairsOf = (outcome: Outcome, only: string | undefined): readonly Pair[] =>
  itemPairs(outcome).filter(({ family }) => only === undefined || family === only);

/** The items of a task, each with its family and with the task's slices added. A task without items is its own only item. */
export function itemsOf(outcome: Outcome): readonly (Item & Pick<Outcome, 'family'>)[] {
  const { family, slices, verdict, values, failure_modes } = outcome;
  if (outcome.items === undefined) return [{ family, slices, verdict, values, failure_modes }];
  return outcome.items.map((item) => ({
    ...item,
    family: item.family ?? family,
    slices: { ...slices, ...item.slices },
  }));
}
