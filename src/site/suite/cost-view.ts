import { few, formatLatency } from '../../report/format.ts';
import { type MetricDescription, mainMetric, signOf } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { lowerFirst } from '../../text/words.ts';
import { type Board, type BoardRow, tokensMetric } from '../board/board.ts';
import { isClaimed, isValid, readsLabels } from '../board/entries.ts';
import { groupOf } from '../board/groups.ts';
import { measuredPart } from '../board/row-text.ts';
import { type Axis, axisOf, endOfShares, fixedAxis } from '../chart/axis.ts';
import type { Drawing } from '../chart/draw.ts';
import { frontier, type Point, scatter } from '../chart/scatter.ts';

/** A figure of a run, for one axis of a chart. */
interface Figure {
  readonly label: string;
  /** Empty if the label says it all. */
  readonly definition: string;
  readonly better: MetricDescription['better'];
  readonly of: (row: BoardRow) => number | undefined;
  /** The clustered interval, if there is one. */
  readonly between?: (row: BoardRow) => readonly [number, number] | undefined;
  readonly print: (value: number) => string;
  readonly axis: (values: readonly number[]) => Axis;
}

/** Quality against tokens and latency; and grounded utility against latency, if a suite has it. */
export function costView(board: Board, root: string) {
  const { description } = board;
  const rows = board.rows.filter(({ bundle }) => isValid(bundle));
  const main = figureOf(mainMetric(description));
  const tokens = tokensMetric(description);
  const utility = description.metrics.find(({ unit }) => unit === 'per_1k_tokens');
  const pairs: readonly (readonly [Figure, Figure])[] = [
    ...(tokens ? [[main, figureOf(tokens)] as const] : []),
    [main, LATENCY],
    [main, MODEL_TOKENS],
    // If utility is the main metric, its chart is there already.
    ...(utility && utility.id !== mainMetric(description).id ? [[figureOf(utility), LATENCY] as const] : []),
  ];
  const plots = pairs.map((pair) => plotOf({ ...board, rows }, ...pair)).filter(({ points }) => points.length > 1);
  const charts = plots.map(({ caption, description, definition, points, cost, quality, print }, i) => {
    const words = { id: `${board.id}-chart-${i + 1}`, title: caption, description };
    const { spec, unnamed } = scatter(points, cost, quality);
    const drawing: Drawing = { spec, words };
    const others = unnamed.map((point) => `${point.name} (${print(point.row)})`);
    const rest =
      others.length === 0 ? '' : `Systems without their full name in this chart: ${few(others, MOST_UNNAMED)}.`;
    return { caption, drawing, note: [definition, rest, partialText(points)].filter(Boolean).join(' ') };
  });
  const known = ({ of }: Figure) => rows.some((row) => of(row) !== undefined);
  const figures = [...new Set(pairs.flat())].filter(known);
  const drawn = plots.flatMap(({ points }) => points);
  return {
    charts,
    /** The looks of points that the charts have, for their legend. */
    looks: {
      system: drawn.some(({ kind }) => kind === 'system'),
      example: drawn.some(({ kind }) => kind === 'example'),
      reference: drawn.some(({ kind }) => kind === 'reference'),
      control: drawn.some(({ kind }) => kind === 'control'),
      hollow: drawn.some(({ competes }) => !competes),
    },
    drawn: charts.length > 0,
    columns: figures.map(({ label }) => label),
    rows: rows.map((row) => ({
      name: safeText(row.entry.name, 80),
      href: `${root}systems/${row.entry.slug}.html`,
      claimed: isClaimed(row.bundle),
      values: figures.map((figure) => ({
        label: figure.label,
        value: printed(row, figure),
        interval: intervalText(row, figure),
      })),
      unbeaten: plots
        .filter(({ best }) => best.has(row))
        .map(({ caption }) => caption)
        .join('; '),
    })),
  };
}

/** More systems are only counted. */
const MOST_UNNAMED = 12;

/** Which points are of a part of the tasks; empty if none is. */
function partialText(points: readonly { readonly row: BoardRow }[]): string {
  const partial = points.filter(({ row }) => measuredPart(row) !== '').map(({ row }) => safeText(row.entry.name, 80));
  return partial.length === 0
    ? ''
    : `Of a part of the tasks, so not comparable with the others: ${few(partial, MOST_UNNAMED)}.`;
}

function printed(row: BoardRow, { of, print }: Figure): string {
  const value = of(row);
  return value === undefined ? '–' : print(value);
}

/** Empty if it has none. */
function intervalText(row: BoardRow, { between, print }: Figure): string {
  const ends = between?.(row);
  return ends === undefined ? '' : `[${ends.map(print).join(', ')}]`;
}

function plotOf({ rows, ranksClaims }: Pick<Board, 'rows' | 'ranksClaims'>, quality: Figure, cost: Figure) {
  const sign = signOf(quality);
  const points = rows.flatMap((row): (Point & { row: BoardRow })[] => {
    const [x, y] = [cost.of(row), quality.of(row)];
    if (x === undefined || y === undefined) return [];
    const { entry, bundle } = row;
    // The times of a claim are not verified, and a figure of a part of the tasks is no better for being of easier ones: neither must
    // remove a run from the frontier.
    const comparable = groupOf(entry, [bundle], ranksClaims) !== 'claim' && measuredPart(row) === '';
    const competes = entry.kind !== 'control' && !readsLabels(entry, bundle) && comparable;
    const ends = quality.between?.(row);
    return [
      {
        row,
        name: safeText(entry.name, 80),
        kind: entry.kind,
        competes,
        cost: x,
        quality: sign * y,
        ...(ends && { interval: [sign * ends[0], sign * ends[1]] as const }),
      },
    ];
  });
  const best = frontier(points.filter(({ competes }) => competes));
  const names = best
    .slice(0, 10)
    .map(({ name, row }) => [name, printed(row, quality), intervalText(row, quality)].filter(Boolean).join(' '));
  return {
    points,
    best: new Set(best.map(({ row }) => row)),
    caption: `${quality.label} against ${lower(cost.label)}`,
    description: `${points.length} runs. On the frontier, the cheapest first: ${names.join(', ') || 'none'}.`,
    definition: cost.definition && `${cost.label}: ${lower(cost.definition)}`,
    cost: cost.axis(points.map((point) => point.cost)),
    print: (row: BoardRow) => [quality, cost].map((one) => printed(row, one)).join(', '),
    quality: {
      ...quality.axis(
        points.map(({ quality: own, interval = [] }) => Math.max(...[own, ...interval].map((one) => sign * one))),
      ),
      reverse: sign < 0,
    },
  };
}

/** A label for use within a sentence; abbreviations stay in capitals. */
const lower = (label: string) => (/^[A-Z][a-z]/.test(label) ? lowerFirst(label) : label);

function figureOf(metric: MetricDescription): Figure {
  const { id, label, definition, unit, better } = metric;
  const share = unit === 'fraction';
  return {
    label,
    definition,
    better,
    of: ({ bundle }) => {
      const value = bundle.scorecard.overall.metrics[id]?.value;
      return value === undefined || !share ? value : 100 * value;
    },
    between: ({ bundle }) => {
      const { ci95, ci95_clustered } = bundle.scorecard.overall.metrics[id] ?? {};
      const ends = ci95_clustered ?? ci95;
      return ends === undefined || !share ? ends : [100 * ends[0], 100 * ends[1]];
    },
    print: (value) => formatValue(metric, share ? value / 100 : value),
    axis: (values) =>
      share ? fixedAxis(`${label} (%)`, 100 * endOfShares(values.map((one) => one / 100))) : axisOf(label, values),
  };
}

const LATENCY: Figure = {
  label: 'Median time',
  definition: '',
  better: 'lower',
  of: ({ bundle }) => bundle.timing.latency_ms.query?.p50,
  print: formatLatency,
  axis: (values) => axisOf('Median time of a query (ms)', values),
};

/** For systems with a model behind the gateway. */
const MODEL_TOKENS: Figure = {
  label: 'Tokens of its model a right answer',
  definition: '',
  better: 'lower',
  of: ({ bundle }) => bundle.scorecard.gateway?.tokens_per_right,
  print: (value) => value.toFixed(0),
  axis: (values) => axisOf('Tokens of its model a right answer', values),
};
