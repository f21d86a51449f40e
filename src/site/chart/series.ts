import type { TopLevelSpec } from 'vega-lite';
import type { Chart, ChartPoint } from '../../suite/description.ts';
import { endOfShares } from './axis.ts';
import { CONFIG, SERIES, SIZE, shortened } from './draw.ts';

/** Pixels; legible on a phone. */
const WIDTH = 330;
const HEIGHT = 230;
const LONGEST = 48;
/** With more bars than these, the bars are horizontal, because their names would overlap below vertical ones. */
const MOST_VERTICAL = 8;
/** The height of a horizontal bar, in pixels. */
const BAR = 7;
/** The width of a letter, as Vega estimates it without fonts, and the largest width of the names of horizontal bars. */
const LETTER = 0.8 * SIZE;
const WIDEST = 200;
/** The width of the axis of values in vertical charts. */
const VALUE_AXIS = 45;
/** The legend has one column if a name is longer. */
const TWO_COLUMNS = 18;
export const MOST_SERIES = SERIES.length;
const SHAPES = ['circle', 'square', 'triangle-up', 'cross', 'diamond', 'triangle-right'] as const;

/**
 * One chart of several series. Those after the first `MOST_SERIES` are left out.
 *
 * @param numbers by series, the number of its colour and shape; otherwise these are in the order of the series
 */
export function seriesChart(chart: Chart, numbers: ReadonlyMap<string, number> = new Map()): TopLevelSpec {
  const drawn = drawnOf(chart, numbers);
  return chart.kind === 'bars' && drawn.ticks.length > MOST_VERTICAL
    ? horizontalBars(drawn)
    : verticalChart(chart.kind, drawn);
}

type Drawn = ReturnType<typeof drawnOf>;

/** The values that are drawn, and the encodings that all kinds of charts have. */
function drawnOf({ kind, x, y, points }: Chart, numbers: ReadonlyMap<string, number>) {
  const names = [...new Set(points.map(({ series }) => series))].slice(0, MOST_SERIES);
  const shown = points.filter(({ series }) => names.includes(series));
  const labels = distinctLabels(names);
  const looks = names.map((name, i) => numbers.get(name) ?? i);
  const values = shown.map(({ interval, ...point }) => ({
    ...point,
    series: labels[names.indexOf(point.series)],
    x: named(point),
    ...(interval && { low: interval[0], high: interval[1] }),
  }));
  const ticks = [...new Set(values.map((value) => value.x))];
  const color = {
    field: 'series',
    type: 'nominal',
    scale: { domain: labels, range: looks.map((look) => SERIES[look]) },
    legend: {
      title: null,
      orient: 'bottom',
      columns: labels.some((label) => label.length > TWO_COLUMNS) ? 1 : 2,
      labelColor: 'var(--text, #1a1b1c)',
      labelFontSize: SIZE,
      labelLimit: WIDTH,
    },
  } as const;
  return {
    labels,
    values,
    ticks,
    color,
    shape: { ...color, scale: { domain: labels, range: looks.map((look) => SHAPES[look]) } },
    ordered: {
      field: 'x',
      type: kind === 'points' ? 'quantitative' : 'ordinal',
      axis: {
        title: x.label,
        ...(kind === 'points' ? { tickCount: 5, format: '~s' } : { labelAngle: isLong(ticks) ? -30 : 0 }),
      },
      ...(kind === 'points' ? {} : { sort: ticks }),
    } as const,
    measured: {
      field: 'y',
      type: 'quantitative',
      axis: { title: y.label, tickCount: 5, format: y.unit === 'fraction' ? '.0%' : '~s' },
      scale:
        y.unit === 'fraction'
          ? { domain: [0, endOfShares(shown.flatMap(({ y: own, interval = [] }) => [own, ...interval]))] }
          : { zero: true },
    } as const,
  };
}

/** Bars with their names one below the other. */
function horizontalBars({ labels, values, ticks, color, ordered, measured }: Drawn): TopLevelSpec {
  // The names are beside the bars, and the whole is as wide as other charts, so that its text is as large.
  const namesWidth = Math.min(WIDEST, LETTER * Math.max(...ticks.map((tick) => String(tick).length)));
  const names = { ...ordered, axis: { title: null, labelLimit: WIDTH, ticks: false, labelPadding: 6 } };
  return {
    width: WIDTH + VALUE_AXIS - namesWidth,
    height: { step: BAR, for: 'offset' },
    background: 'none',
    // A legend that is wider than the bars reaches below the names.
    config: { ...CONFIG, legend: { layout: { bottom: { anchor: 'end' } } } },
    data: { values },
    layer: [
      { mark: { type: 'bar' }, encoding: { x: { ...measured, axis: { ...measured.axis, tickCount: 3 } }, color } },
      intervals('x', INK),
    ],
    encoding: { y: { ...names, scale: { paddingInner: 0.3 } }, yOffset: { field: 'series', sort: labels } },
    // The type of `legend` has no `layout`.
  } as unknown as TopLevelSpec;
}

/** Bars, lines, points or intervals, with their names along the horizontal axis. */
function verticalChart(kind: Chart['kind'], { labels, values, color, shape, ordered, measured }: Drawn): TopLevelSpec {
  const layered = kind === 'intervals' || kind === 'bars' || values.some((value) => 'low' in value);
  const own = { ...markOf(kind), encoding: { y: measured, ...(kind === 'bars' ? { color } : { shape }) } };
  return {
    width: WIDTH,
    height: HEIGHT,
    background: 'none',
    config: CONFIG,
    data: { values },
    ...(layered ? { layer: kind === 'bars' ? [own, intervals('y', INK)] : [intervals('y'), own] } : markOf(kind)),
    encoding: {
      x: ordered,
      ...(kind !== 'bars' && { color }),
      ...(!layered && { y: measured }),
      ...(layered && kind !== 'points' && { xOffset: { field: 'series', sort: labels } }),
      ...(!layered && (kind === 'lines' || kind === 'points') && { shape }),
    },
  } as TopLevelSpec;
}

const POINTS = { mark: { type: 'point', filled: true, size: 70, opacity: 1 } };

/** Differs from the colours of all bars. */
const INK = { stroke: 'var(--text, #1a1b1c)' };

/** A line from end to end through each value that has an interval, in the colour of its series unless `stroke` is set. */
const intervals = (along: 'x' | 'y', stroke: { readonly stroke?: string } = {}) => ({
  transform: [{ filter: 'isValid(datum.low)' }],
  mark: { type: 'rule', strokeWidth: 1, ...stroke },
  encoding: { [along]: { field: 'low', type: 'quantitative' }, [`${along}2`]: { field: 'high' } },
});

function markOf(kind: Chart['kind']) {
  if (kind === 'bars') return { mark: { type: 'bar' } };
  if (kind === 'points' || kind === 'intervals') return POINTS;
  return { mark: { type: 'line', strokeWidth: 1.75, point: { filled: true, size: 45, opacity: 1 } } };
}

const named = ({ x }: ChartPoint) => (typeof x === 'string' ? shortened(x, LONGEST) : x);

const isLong = (ticks: readonly (string | number)[]) => ticks.join('').length > 34;

/** Short labels, no two of them equal, since Vega would draw those as one series. */
function distinctLabels(names: readonly string[]): string[] {
  const cuts = names.map((name) => shortened(name, LONGEST));
  return cuts.map((label, i) => (cuts.indexOf(label) === i ? label : `${label} ${i + 1}`));
}
