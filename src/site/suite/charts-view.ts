import type { Estimate } from '../../protocol/scorecard.ts';
import { few } from '../../report/format.ts';
import {
  type Chart,
  type ChartDescription,
  type ChartPoint,
  labelOf,
  type MetricDescription,
} from '../../suite/description.ts';
import { memoise } from '../../text/caches.ts';
import { formatValue, PERCENT } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { isClaimed, isValid } from '../board/entries.ts';
import { rowsIn } from '../board/groups.ts';
import { alike, different } from '../board/same-results.ts';
import type { Drawing } from '../chart/draw.ts';
import { MOST_SERIES, seriesChart } from '../chart/series.ts';

/** The charts that a suite describes, each with the numbers behind it. */
export function chartsView(board: Board, colours: Colours = new Map()) {
  const rows = shown(board);
  const numbers = new Map(
    rows.flatMap((row) => {
      const number = colours.get(row.entry.slug);
      return number === undefined ? [] : [[nameInChart(board, row, rows), number] as const];
    }),
  );
  return chartsOf(board).map(({ described, chart }) => {
    const left = leftOut(board, described, chart);
    const drawnPoints = chart.points.filter(({ x }) => !left.places.has(String(x)));
    const notes = [described.note, left.note];
    const note = notes.filter(Boolean).join(' ');
    const { id, title, description, points, x, y } = chart;
    const print = (value: number) => (y.unit === 'fraction' ? `${(100 * value).toFixed(1)}%` : value.toPrecision(4));
    const spec = seriesChart({ ...chart, points: drawnPoints }, numbers);
    const drawing: Drawing = { spec, words: { id, title, description } };
    return {
      title,
      description,
      note,
      label: x.label,
      drawing,
      rows: points.map((one) => ({
        series: one.series,
        x: String(one.x),
        y: print(one.y),
        /** Empty if it has none. */
        interval: one.interval === undefined ? '' : `[${one.interval.map(print).join(', ')}]`,
      })),
    };
  });
}

/** By slug, the number of a system's colour. */
export type Colours = ReadonlyMap<string, number>;

/**
 * The colours of the systems that each board draws: a system has the same one on every board, unless another system of a board
 * has it already.
 */
export function coloursOf(boards: readonly Board[]): ReadonlyMap<string, Colours> {
  const known = new Map<string, number>();
  return new Map(
    boards.map((board) => {
      const slugs = shown(board)
        .map(({ entry }) => entry.slug)
        .sort();
      const own = new Map<string, number>();
      const free = new Set(Array.from({ length: MOST_SERIES }, (_, i) => i));
      const take = (slug: string, number: number | undefined) => {
        if (number === undefined || !free.delete(number)) return;
        own.set(slug, number);
        if (!known.has(slug)) known.set(slug, number);
      };
      for (const slug of slugs) take(slug, known.get(slug));
      for (const slug of slugs.filter((one) => !own.has(one))) take(slug, [...free][0]);
      return [board.id, own] as const;
    }),
  );
}

/** Fewer names along an axis need no gaps to be legible. */
const MANY = 8;

/** Names along the axis that are not drawn, and why: too few templates, or no system has anything there. The numbers remain below. */
function leftOut(board: Board, { across, kind }: ChartDescription, { points, y }: Chart) {
  const labels = [...new Set(points.map(({ x }) => String(x)))];
  const few = 'families' in across ? labels.filter((label) => isFew(board, across, label)) : [];
  const zero =
    kind === 'bars' && labels.length > MANY
      ? labels.filter((label) => points.every(({ x, y }) => String(x) !== label || y === 0))
      : [];
  const withRange = (label: string) => {
    const ends = points.flatMap(({ x, interval }) => (String(x) === label && interval ? interval : []));
    const [low, high] = [Math.min(...ends), Math.max(...ends)].map((end) => formatValue(PERCENT, end));
    return ends.length === 0 || y.unit !== 'fraction' ? label : `${label} (intervals from ${low} to ${high})`;
  };
  // A chart of nothing helps nobody.
  const all = new Set([...few, ...zero]);
  if (all.size === 0 || all.size === labels.length) return { places: new Set<string>(), note: '' };
  const sentence = (some: readonly string[], why: string) =>
    some.length === 0 ? '' : `Not drawn, because ${why}: ${some.join(', ')}.`;
  const notes = [
    sentence(few.map(withRange), 'their intervals have too few templates (†)'),
    sentence(
      zero.filter((label) => !few.includes(label)),
      'all of these systems have 0',
    ),
  ];
  return { places: all, note: notes.filter(Boolean).join(' ') };
}

function isFew(board: Board, across: { families: readonly string[]; metric: string }, label: string) {
  const family = familyOf(board, across.families, label);
  return shown(board).some(({ bundle }) => bundle.scorecard.families[family]?.metrics[across.metric]?.few_clusters);
}

function familyOf({ description }: Board, families: readonly string[], label: string): string {
  return families.find((id) => safeText(labelOf(description.families, id), 40) === label) ?? '';
}

/** The largest number in one run, because a run may cover only a part of the tasks. */
export const familySize = ({ rows }: Board, family: string): number =>
  rows.reduce((n, { bundle }) => Math.max(n, bundle.scorecard.families[family]?.n ?? 0), 0);

/** More systems that are not drawn are only counted. */
const MOST_UNDRAWN = 12;

/** What a reader must know of all charts of a board, in sentences; none if it has no chart. */
export function chartNotes(board: Board): readonly string[] {
  const charts = chartsOf(board).map(({ chart }) => chart);
  if (charts.length === 0) return [];
  const hasIntervals = ({ points }: Chart) => points.some(({ interval }) => interval !== undefined);
  const rows = shown(board);
  const together = rows.map((row) => [row, ...alike(board, row)]).filter(({ length }) => length > 1);
  const drawn = new Set([...rows, ...together.flat()]);
  const undrawn = rowsIn(board, 'system').filter((row) => isValid(row.bundle) && !drawn.has(row));
  return [
    charts.some(hasIntervals) &&
      `Thin lines are 95% intervals that count templates.${charts.every(hasIntervals) ? '' : ' A chart without such lines shows the values alone.'}`,
    rows.length > 1 && charts.some(({ kind }) => kind === 'bars') && 'Bars are in the order of their legend.',
    together.length > 0 &&
      `Systems with the same results are drawn once: ${together.map((some) => few(some.map(nameOf), MOST_UNDRAWN)).join('; ')}.`,
    undrawn.length > 0 &&
      `At most ${MOST_SERIES} are drawn, as there are no more colours, the best first. Not drawn: ${few(undrawn.map(nameOf), MOST_UNDRAWN)}.`,
  ].filter((note) => note !== false);
}

/** The charts that a suite describes, of a board's valid runs, without those in which nothing was measured. */
const chartsOf = memoise((board: Board) =>
  (board.description.charts ?? []).flatMap((described) => {
    const { id, title, description, kind, label, across } = described;
    const rows = shown(board);
    const points = rows.flatMap((row) => pointsOf(board, row, nameInChart(board, row, rows), described));
    if (points.length === 0) return [];
    const y = metricOf(board, 'metrics' in across ? across.metrics[0] : across.metric);
    const chart: Chart = {
      id: `${board.id}-${id}`,
      title,
      description,
      kind,
      points,
      x: { label },
      y: { label: 'metrics' in across ? '' : y.label, unit: y.unit === 'fraction' ? 'fraction' : 'number' },
    };
    return [{ described, chart }];
  }),
);

/**
 * One run of each group of equal results, in the order systems, references, examples, claims; at most as many as there
 * are colours.
 */
function shown(board: Board): readonly BoardRow[] {
  const valid = { ...board, rows: board.rows.filter(({ bundle }) => isValid(bundle)) };
  const listed = (['system', 'reference', 'example', 'claim'] as const).flatMap((group) => rowsIn(valid, group));
  return different(board, listed).slice(0, MOST_SERIES);
}

/** The name of a series: of a system, and of those with the same results. */
const nameInChart = (board: Board, row: BoardRow, rows: readonly BoardRow[]) =>
  `${seriesOf(row, rows)}${othersText(row, board)}`;

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

function pointsOf(board: Board, { bundle }: BoardRow, series: string, { across }: ChartDescription) {
  const { overall, families, slices = {} } = bundle.scorecard;
  const point = (x: string, y: number | undefined, interval?: Estimate['ci95']): ChartPoint[] =>
    y === undefined ? [] : [{ series, x, y, interval }];
  if ('metrics' in across) {
    return across.metrics.flatMap((id, i) => {
      const { value, ci95_clustered } = overall.metrics[id] ?? {};
      return point(across.names?.[i] ?? metricOf(board, id).short, value, ci95_clustered);
    });
  }
  const named =
    'families' in across
      ? across.families.map((id) => [labelOf(board.description.families, id), families[id]] as const)
      : Object.entries(slices[across.slice] ?? {});
  return named.flatMap(([name, group]) => {
    const { value, ci95_clustered: interval } = group?.metrics[across.metric] ?? {};
    return point(safeText(name, 40), value, interval);
  });
}

function metricOf({ description }: Board, id: string | undefined): MetricDescription {
  const metric = description.metrics.find((one) => one.id === id);
  if (metric === undefined) throw new RangeError(`suite ${description.id} draws ${id}, which it does not describe`);
  return metric;
}
