import type { Estimate } from '../../protocol/scorecard.ts';
import { few, formatValue } from '../../report/format.ts';
import {
  type Chart,
  type ChartDescription,
  type ChartPoint,
  labelOf,
  type MetricDescription,
} from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { isClaimed, isValid } from '../board/entries.ts';
import { rowsIn } from '../board/groups.ts';
import { alike, different } from '../board/same-results.ts';
import type { Drawing } from '../chart/draw.ts';
import { MOST_SERIES, seriesChart } from '../chart/series.ts';

/** The charts that a suite describes, each with the numbers behind it. */
export function chartsView(board: Board) {
  return (board.description.charts ?? []).flatMap((described) => {
    const chart = chartOfBoard(board, described);
    if (chart === undefined) return [];
    const { across, note = '' } = described;
    const cost = 'x' in across ? metricOf(board, across.x) : undefined;
    const place = ({ x }: ChartPoint) =>
      cost !== undefined && typeof x === 'number' ? formatValue(cost, x) : String(x);
    const { id, title, description, points, x, y } = chart;
    const print = (value: number) => (y.unit === 'fraction' ? `${(100 * value).toFixed(1)}%` : value.toPrecision(4));
    const text = (one: ChartPoint) => [print(one.y), one.interval && `[${one.interval.map(print).join(', ')}]`];
    const drawing: Drawing = { spec: seriesChart(chart), words: { id, title, description } };
    return {
      ...{ title, description, note, label: x.label },
      drawing,
      rows: points.map((one) => ({ series: one.series, x: place(one), y: text(one).filter(Boolean).join(' ') })),
    };
  });
}

/** More systems that are not drawn are only counted. */
const MOST_UNDRAWN = 12;

/** What a reader must know of all charts of a board, in sentences; none if it has no chart. */
export function chartNotes(board: Board): readonly string[] {
  const charts = (board.description.charts ?? []).flatMap((described) => chartOfBoard(board, described) ?? []);
  if (charts.length === 0) return [];
  const hasIntervals = ({ points }: Chart) => points.some(({ interval }) => interval !== undefined);
  const rows = shown(board);
  const together = rows.map((row) => [row, ...alike(board, row)]).filter(({ length }) => length > 1);
  const drawn = new Set([...rows, ...together.flat()]);
  const undrawn = rowsIn(board, 'system').filter((row) => isValid(row.bundle) && !drawn.has(row));
  return [
    charts.some(hasIntervals) &&
      `Upright lines are 95% intervals that count templates.${charts.every(hasIntervals) ? '' : ' A chart without such lines shows the values alone.'}`,
    together.length > 0 &&
      `Systems with the same results are drawn once: ${together.map((some) => few(some.map(nameOf), MOST_UNDRAWN)).join('; ')}.`,
    undrawn.length > 0 &&
      `At most ${MOST_SERIES} are drawn, as there are no more colours, the best first. Not drawn: ${few(undrawn.map(nameOf), MOST_UNDRAWN)}.`,
  ].filter((note) => note !== false);
}

/** A chart that a suite describes, of a board's valid runs; undefined if nothing in it was measured. */
function chartOfBoard(board: Board, described: ChartDescription): Chart | undefined {
  const { id, title, description, kind, label, across } = described;
  const rows = shown(board);
  const points = rows.flatMap((row) =>
    pointsOf(board, row, `${seriesOf(row, rows)}${othersText(row, board)}`, described),
  );
  if (points.length === 0) return undefined;
  const y = metricOf(board, 'metrics' in across ? across.metrics[0] : 'y' in across ? across.y : across.metric);
  return {
    ...{ id: `${board.id}-${id}`, title, description, kind, points },
    x: { label },
    y: { label: 'metrics' in across ? '' : y.label, unit: y.unit === 'fraction' ? 'fraction' : 'number' },
  };
}

/**
 * One run of each group of equal results, in the order systems, references, examples, claims; at most as many as there
 * are colours.
 */
function shown(board: Board): readonly BoardRow[] {
  const valid = { ...board, rows: board.rows.filter(({ bundle }) => isValid(bundle)) };
  const listed = (['system', 'reference', 'example', 'claim'] as const).flatMap((group) => rowsIn(valid, group));
  return different(board, listed).slice(0, MOST_SERIES);
}

/** More systems with the same results are only counted. */
const MOST_NAMED = 2;

/** Such as `, mem0, minilm +1`: the other systems with the same results; empty if none has. */
function othersText(row: BoardRow, board: Board): string {
  const others = alike(board, row);
  const named = others.slice(0, MOST_NAMED).map((one) => `, ${nameOf(one)}`);
  return `${named.join('')}${others.length > MOST_NAMED ? ` +${others.length - MOST_NAMED}` : ''}`;
}

/** The system's name, with the slug if several share it. */
function seriesOf({ entry, bundle }: BoardRow, rows: readonly BoardRow[]): string {
  const name = nameOf({ entry });
  const namesakes = rows.filter((row) => nameOf(row) === name);
  const whose = isClaimed(bundle) ? ' (claimed)' : '';
  return `${namesakes.length > 1 ? `${entry.slug}: ${name}` : name}${whose}`;
}

const nameOf = ({ entry }: Pick<BoardRow, 'entry'>) => safeText(entry.name, 40);

function pointsOf(board: Board, { bundle }: BoardRow, series: string, { across, kind }: ChartDescription) {
  const { overall, families, slices = {} } = bundle.scorecard;
  const point = (x: ChartPoint['x'] | undefined, y: number | undefined, interval?: Estimate['ci95']): ChartPoint[] =>
    x === undefined || y === undefined ? [] : [{ series, x, y, interval }];
  if ('metrics' in across) {
    return across.metrics.flatMap((id, i) => {
      const { value, ci95_clustered } = overall.metrics[id] ?? {};
      return point(across.names?.[i] ?? metricOf(board, id).short, value, kind === 'bars' ? undefined : ci95_clustered);
    });
  }
  if ('x' in across) {
    const { value, ci95_clustered } = overall.metrics[across.y] ?? {};
    return point(overall.metrics[across.x]?.value, value, ci95_clustered);
  }
  const named =
    'families' in across
      ? across.families.map((id) => [labelOf(board.description.families, id), families[id]] as const)
      : Object.entries(slices[across.slice] ?? {});
  return named.flatMap(([name, group]) => {
    const { value, ci95_clustered: interval } = group?.metrics[across.metric] ?? {};
    return point(safeText(name, 40), value, kind === 'bars' ? undefined : interval);
  });
}

function metricOf({ description }: Board, id: string | undefined): MetricDescription {
  const metric = description.metrics.find((one) => one.id === id);
  if (metric === undefined) throw new RangeError(`suite ${description.id} draws ${id}, which it does not describe`);
  return metric;
}
