import type { ShownEntry } from '../board/entries.ts';
import { few } from '../board/few.ts';
import { type Discrimination, tiersOf, usesModel } from './order.ts';

/** The systems by class and tier. Without a suite that orders them they are one group. */
export function systemGroups(systems: readonly ShownEntry[], discriminations: readonly Discrimination[]) {
  const ordering = discriminations.flatMap(({ board, orders }) => (orders ? [board] : []));
  if (ordering.length === 0) return { groups: [{ label: 'Systems', note: '', systems }], tiers: [], compared: systems };
  const titles = few(
    ordering.map(({ description }) => description.title),
    ordering.length,
  );
  const plain = tiersOf(
    systems.filter((one) => !usesModel(one)),
    ordering,
  );
  const modelled = tiersOf(systems.filter(usesModel), ordering);
  const tierGroups = ({ tiers }: typeof plain, ofClass: string) =>
    tiers.map((tier, i) => ({ label: `${ofClass}Tier ${i + 1}`, note: noteOf(i, titles), systems: tier }));
  const rest = (of: readonly ShownEntry[], label: string) =>
    of.length === 0 ? [] : [{ label, note: `not compared on all of ${titles}`, systems: of }];
  return {
    groups: [
      ...tierGroups(plain, ''),
      ...rest(plain.rest, 'No tier yet'),
      ...tierGroups(modelled, 'With a language model: '),
      ...rest(modelled.rest, 'With a language model, no tier yet'),
    ],
    tiers: plain.tiers,
    compared: plain.tiers.flat(),
  };
}

const noteOf = (tier: number, titles: string) =>
  tier === 0
    ? `by ${titles}: no system beats any of these on one suite without losing to it on another`
    : `a system of tier ${tier} is better than each of these on a suite, and worse on none`;
