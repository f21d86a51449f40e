import { formatValue } from '../../report/format.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
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

/** A range of ranks in print, such as `2` or `1–3`. */
const rangeText = (best: number, worst: number) => (best === worst ? `${best}` : `${best}–${worst}`);

/** The shown range; empty where there is none. */
export const rankText = ({ rank }: Pick<BoardRow, 'rank'>): string => (rank ? rangeText(rank.best, rank.worst) : '');

/** The range that holds together with those of all others; empty where there is none. */
export const strictRankText = ({ rank }: Pick<BoardRow, 'rank'>): string =>
  rank ? rangeText(rank.strictBest, rank.strictWorst) : '';

/** Whether no other system is significantly better than this one. */
export const isInBestSet = ({ rank }: Pick<BoardRow, 'rank'>): boolean => rank?.best === 1;

/** What systems without a rank do not beat; empty where the board has none of them. */
export function noRankText({ description, floor, rows }: Board): string {
  if (floor === undefined || !rows.some(({ belowFloor }) => belowFloor)) return '';
  const value = formatValue(mainMetric(description), floor.value);
  return `not significantly better than the control ${safeText(floor.name, 80)} (${value}), which never reads the question`;
}
