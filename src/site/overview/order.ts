import { paretoTiers } from '../../analysis/tiers.ts';
import type { Board, BoardRow } from '../board/board.ts';
import type { ShownEntry } from '../board/entries.ts';
import { measuredPart } from '../board/row-text.ts';

/** A suite orders the table where its test tells apart at least this share of the pairs of systems with different results. */
export const ORDERING_SHARE = 0.25;

/** How much a board tells of the systems on it. */
export interface Discrimination {
  readonly board: Board;
  /** Pairs of systems with different results, and how many of them differ significantly. Systems with equal results count once. */
  readonly pairs: number;
  readonly apart: number;
  readonly orders: boolean;
}

/** The boards, those that order the table first, the most telling of them first. */
export function byDiscrimination(boards: readonly Board[]): readonly Discrimination[] {
  const discriminations = boards.map((board): Discrimination => {
    const groups = new Set(board.rows.flatMap(({ group }) => group ?? []));
    // One row a group: those of a group share their range.
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
  /** Not compared on every suite that orders the table. */
  readonly rest: readonly ShownEntry[];
}

/** Whether a model answered in one of its runs: what it scores and costs is the model's too. */
export const usesModel = ({ entry, bundles }: ShownEntry): boolean =>
  entry.model !== undefined || bundles.some(({ manifest }) => manifest.gateway !== undefined);

/** Pareto tiers over the boards that order the table; one system is ahead of another that it beats on one of them and that beats it on none. */
export function tiersOf(systems: readonly ShownEntry[], ordering: readonly Board[]): Tiers {
  const rows = ordering.map((board) => new Map(board.rows.map((row) => [row.entry.slug, row])));
  const compared = ({ entry: { slug } }: ShownEntry) =>
    rows.every((bySlug) => {
      const row = bySlug.get(slug);
      return row?.group !== undefined && measuredPart(row) === '';
    });
  const beatsOnOne = (a: ShownEntry, b: ShownEntry) =>
    rows.some((bySlug) => beats(bySlug.get(a.entry.slug), bySlug.get(b.entry.slug)));
  return {
    tiers: paretoTiers(systems.filter(compared), (a, b) => beatsOnOne(a, b) && !beatsOnOne(b, a)),
    rest: systems.filter((one) => !compared(one)),
  };
}

/** Significantly, by all comparisons together; who beats the best cheat is ahead of who does not. */
export function beats(a: BoardRow | undefined, b: BoardRow | undefined): boolean {
  if (a?.rank === undefined || b?.group === undefined) return false;
  return b.belowFloor || a.rank.beats.includes(b.group);
}
