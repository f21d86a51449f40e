import type { MetricDescription } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from '../board/board.ts';
import type { ShownEntry } from '../board/entries.ts';

export const rowOf = (board: Board, { entry }: ShownEntry) => board.rows.find((row) => row.entry.slug === entry.slug);

/** The rows of systems, but of those that seem to know the public answers. */
export const rowsOf = (board: Board, systems: readonly ShownEntry[]) =>
  systems.flatMap((one) => rowOf(board, one) ?? []).filter(({ bundle }) => !bundle.fresh?.flagged);

export const nameOf = ({ entry, dispute }: Pick<ShownEntry, 'entry' | 'dispute'>) =>
  `${safeText(entry.name, 80)}${dispute === undefined ? '' : ' (disputed)'}`;

/** The rows with a value, by the names of their systems. */
export const namedValues = (rows: readonly BoardRow[], figureOf: (row: BoardRow) => number | undefined) =>
  rows.flatMap((row) => {
    const value = figureOf(row);
    return value === undefined ? [] : [{ name: nameOf(row), value }];
  });

/** Such as `75.0% to 76.0%`. */
export function rangeText(metric: MetricDescription, rows: readonly BoardRow[]): string {
  const values = rows.flatMap(({ estimate }) => (estimate ? [estimate.value] : []));
  const [low = '', high] = [Math.min(...values), Math.max(...values)].map((value) => formatValue(metric, value));
  return low === high ? low : `${low} to ${high}`;
}
