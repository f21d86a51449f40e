import type { Item, Outcome, Verdict } from './outcome.ts';

/** Items that ask alike and have different gold, in their order. */
export interface Pair {
  readonly id: string;
  /** That of its items. */
  readonly family: string;
  /** `passed` where all of its items are, errored or not measured where one is. */
  readonly verdict: Verdict;
  /** Its items, with the place of each in the task. */
  readonly halves: readonly { readonly item: Item; readonly place: number }[];
}

/** The pairs of a task's items, in the order of their first halves. Empty where no item has one. */
export function pairsOf(outcome: Outcome): readonly Pair[] {
  const pairs = new Map<string, { item: Item; place: number }[]>();
  for (const [place, item] of (outcome.items ?? []).entries()) {
    if (item.pair === undefined) continue;
    const halves = pairs.get(item.pair) ?? [];
    pairs.set(item.pair, halves);
    halves.push({ item, place });
  }
  return [...pairs].map(([id, halves]) => ({
    id,
    family: halves[0]?.item.family ?? outcome.family,
    verdict: WORST_FIRST.find((verdict) => halves.some(({ item }) => item.verdict === verdict)) ?? 'passed',
    halves,
  }));
}

const WORST_FIRST = ['errored', 'not_measured', 'failed'] as const satisfies readonly Verdict[];

/** A task's graded questions, each with its family and with the task's slices; a task without a list of them is its only item. */
export function itemsOf(outcome: Outcome): readonly (Item & Pick<Outcome, 'family'>)[] {
  const { family, slices, verdict, values, failure_modes } = outcome;
  if (outcome.items === undefined) return [{ family, slices, verdict, values, failure_modes }];
  return outcome.items.map((item) => ({
    ...item,
    family: item.family ?? family,
    slices: { ...slices, ...item.slices },
  }));
}
