import { paretoTiers } from '../../analysis/tiers.ts';
import { few } from '../../report/format.ts';
import type { Board, BoardRow } from '../board/board.ts';
import type { ShownEntry } from '../board/entries.ts';
import { measuredPart } from '../board/row-text.ts';
import { nameOf } from './board-rows.ts';

/**
 * A suite orders the table if its test distinguishes at least this share of the pairs of systems with different
 * results.
 */
export const ORDERING_SHARE = 0.25;

/** How well a board distinguishes its systems. */
export interface Discrimination {
  readonly board: Board;
  /** Pairs of systems with different results, and how many of them differ significantly. Systems with equal results count once. */
  readonly pairs: number;
  readonly apart: number;
  readonly orders: boolean;
}

/** The boards that order the table first, and the most telling first. */
export function byDiscrimination(boards: readonly Board[]): readonly Discrimination[] {
  const discriminations = boards.map((board): Discrimination => {
    const groups = new Set(board.rows.flatMap(({ group }) => group ?? []));
    // One row for each group, because the members of a group share their range.
    const ranked = new Map(
      board.rows.flatMap(({ group, rank }) => (rank && group !== undefined ? [[group, rank]] : [])),
    );
    const pairs = (groups.size * (groups.size - 1)) / 2;
    const apart = [...ranked.values()].reduce((sum, { beats }) => sum + beats.length, 0);
    return { board, pairs, apart, orders: pairs > 0 && apart >= ORDERING_SHARE * pairs };
  });
  const share = ({ pairs, apart, orders }: Discrimination) => (orders ? apart / pairs : 0);
  return discriminations.toSorted((a, b) => share(b) - share(a));
}

/** Systems of one class, as the table lists them. */
export interface Tiers {
  readonly tiers: readonly (readonly ShownEntry[])[];
  /** Systems that are not compared on every suite that orders the table. */
  readonly rest: readonly ShownEntry[];
}

/** Whether a model answered in one of its runs, so that figures and costs are the model's too. */
export const usesModel = ({ entry, bundles }: ShownEntry): boolean =>
  entry.model !== undefined || bundles.some(({ manifest }) => manifest.gateway !== undefined);

/**
 * Pareto tiers over the boards that order the table: a system is ahead of another if it beats it on one board and is
 * beaten on none.
 */
function tiersOf(
  systems: readonly ShownEntry[],
  ordering: readonly Board[],
): Tiers & { readonly notes: readonly string[] } {
  const rows = ordering.map((board) => new Map(board.rows.map((row) => [row.entry.slug, row])));
  const compared = ({ entry: { slug } }: ShownEntry) =>
    rows.every((bySlug) => {
      const row = bySlug.get(slug);
      return row?.group !== undefined && measuredPart(row) === '';
    });
  const beatsOnOne = (a: ShownEntry, b: ShownEntry) =>
    rows.some((bySlug) => beats(bySlug.get(a.entry.slug), bySlug.get(b.entry.slug)));
  const isAhead = (a: ShownEntry, b: ShownEntry) => beatsOnOne(a, b) && !beatsOnOne(b, a);
  const tiers = paretoTiers(systems.filter(compared), isAhead);
  const noteOf = (tier: readonly ShownEntry[], i: number) => {
    if (i === 0) return `by ${few(ordering.map(({ description }) => description.title))}`;
    const ahead = tiers[i - 1]?.filter((one) => tier.every((other) => isAhead(one, other))) ?? [];
    return ahead.length === 0
      ? `a system of tier ${i} is ahead of each of these`
      : `${few(ahead.map(nameOf))} (tier ${i}) ${ahead.length === 1 ? 'is' : 'are'} ahead of ${tier.length === 1 ? 'it' : 'each of these'}`;
  };
  return { tiers, notes: tiers.map(noteOf), rest: systems.filter((one) => !compared(one)) };
}

/** Significantly better, by all comparisons together. A system above the best cheat is ahead of one that is not. */
export function beats(a: BoardRow | undefined, b: BoardRow | undefined): boolean {
  if (a?.rank === undefined || b?.group === undefined) return false;
  return b.belowFloor || a.rank.beats.includes(b.group);
}

/** The systems by class and tier. Without a suite that orders them they are one group. */
export function systemGroups(systems: readonly ShownEntry[], discriminations: readonly Discrimination[]) {
  const ordering = discriminations.flatMap(({ board, orders }) => (orders ? [board] : []));
  if (ordering.length === 0) return { groups: [{ label: 'Systems', note: '', systems }], tiers: [], compared: systems };
  const titles = few(ordering.map(({ description }) => description.title));
  const plain = tiersOf(
    systems.filter((one) => !usesModel(one)),
    ordering,
  );
  const modelled = tiersOf(systems.filter(usesModel), ordering);
  const tierGroups = ({ tiers, notes }: typeof plain, ofClass: string) =>
    tiers.map((tier, i) => ({ label: `${ofClass}Tier ${i + 1}`, note: notes[i] ?? '', systems: tier }));
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
