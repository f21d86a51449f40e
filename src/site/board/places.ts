import type { Board, BoardRow } from './board.ts';
import type { ShownBundle } from './entries.ts';

/** Where a run stands: its board, and its row there. */
export interface Place {
  readonly board: Board;
  readonly row: BoardRow;
}

/** The place of every run of a site. */
export function placesOf(boards: readonly Board[]): ReadonlyMap<ShownBundle, Place> {
  return new Map(boards.flatMap((board) => board.rows.map((row) => [row.bundle, { board, row }] as const)));
}

/** A rank range in print, such as `2` or `1–3`; empty where there is none. */
export function rankText({ rank }: BoardRow): string {
  if (rank === undefined) return '';
  return rank.best === rank.worst ? `${rank.best}` : `${rank.best}–${rank.worst}`;
}
