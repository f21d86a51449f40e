import { few } from '../../report/format.ts';
import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from '../board/board.ts';
import type { ShownEntry } from '../board/entries.ts';
import { configurationText } from '../board/row-text.ts';

/**
 * Which of the best systems of the first suite have identical results, on which suites, and their configurations; empty if no two
 * have.
 *
 * @param boards of the suites that order the systems
 */
export function identicalText(boards: readonly Board[], best: readonly ShownEntry[]): string {
  const [first] = boards;
  const groupOn = (board: Board | undefined, one: ShownEntry) => board && rowOf(board, one)?.group;
  const sameAs = (one: ShownEntry) => best.filter((other) => groupOn(first, other) === groupOn(first, one));
  const alike = best
    .filter((one) => groupOn(first, one) !== undefined)
    .map(sameAs)
    .toSorted((a, b) => b.length - a.length)[0];
  if (alike === undefined || alike.length < 2) return '';
  const shared = boards.filter((board) => {
    const groups = new Set(alike.map((one) => groupOn(board, one)));
    return groups.size === 1 && !groups.has(undefined);
  });
  const titles = shared.map(({ description }) => description.title);
  const configurations = [...new Set(alike.map(configurationText))].filter(Boolean);
  return `${few(alike.map(nameOf), 6)} have identical results on ${few(titles, titles.length)}, so that nothing tells them apart there${configurations.length === 0 ? '' : ` (${configurations.join('; ')})`}.`;
}

/**
 * The system that moves furthest if the systems are ordered by another metric of the suite's chart of such metrics; empty if
 * none moves by more than one place. Systems with identical results count once.
 */
export function otherOrderText(board: Board, systems: readonly ShownEntry[]): string {
  const metric = mainMetric(board.description);
  const { metrics, charts = [] } = board.description;
  const ids = charts.flatMap(({ across }) =>
    'metrics' in across && across.metrics.includes(metric.id) ? across.metrics : [],
  );
  const variants = metrics.filter(({ id, better }) => ids.includes(id) && better === metric.better);
  const rows = [
    ...new Map(systems.flatMap((one) => rowOf(board, one) ?? []).map((row) => [row.group ?? row, row])).values(),
  ];
  const before = placesBy(metric, rows);
  const moves = variants.flatMap((variant) => {
    const after = placesBy(variant, rows);
    return rows.flatMap((row) => {
      const [from, to] = [before.get(row), after.get(row)];
      return from === undefined || to === undefined ? [] : [{ variant, row, from, to }];
    });
  });
  const [most] = moves.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  if (most === undefined || Math.abs(most.to - most.from) < 2) return '';
  return `The order on ${board.description.title} is that of “${metric.label}”. By “${most.variant.label}” ${safeText(most.row.entry.name, 80)} has place ${most.to} of ${rows.length} instead of ${most.from}.`;
}

/** The place of each row by a metric: 1 + the number of rows with a better value. */
function placesBy({ id, better }: MetricDescription, rows: readonly BoardRow[]): ReadonlyMap<BoardRow, number> {
  const sign = better === 'higher' ? 1 : -1;
  const values = rows.flatMap((row) => {
    const value = row.bundle.scorecard.overall.metrics[id]?.value;
    return value === undefined || value === null ? [] : [{ row, value: sign * value }];
  });
  return new Map(values.map(({ row, value }) => [row, 1 + values.filter((one) => one.value > value).length]));
}

const rowOf = (board: Board, { entry }: ShownEntry) => board.rows.find((row) => row.entry.slug === entry.slug);
const nameOf = ({ entry }: ShownEntry) => safeText(entry.name, 80);
