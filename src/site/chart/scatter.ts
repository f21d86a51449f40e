import type { TopLevelSpec } from 'vega-lite';
import { type Axis, placeOn } from './axis.ts';
import { CONFIG, SIZE } from './draw.ts';
import { type Bargain, frontier } from './frontier.ts';
import { type Position, placeLabels } from './labels.ts';

const SHAPES = { system: 'circle', example: 'diamond', reference: 'square', control: 'triangle-up' } as const;

export interface Point extends Bargain {
  /** Of an axis where less is better, `quality` is the value with its sign turned. */
  readonly name: string;
  readonly kind: keyof typeof SHAPES;
  /** What does not compete is drawn hollow, and the frontier passes it by. */
  readonly competes: boolean;
}

/** Small enough to be read on a phone, where it shrinks a little. */
const WIDTH = 330;
const HEIGHT = 250;
const LONGEST_NAME = 24;
/** More would be noise. */
const LABELS = 30;

/** Quality, upwards, against cost, with the frontier of what competes as a line of steps. */
export function scatter(points: readonly Point[], cost: Axis, quality: Axis): TopLevelSpec {
  const best = frontier(points.filter(({ competes }) => competes));
  const end = best.at(-1);
  const shown = (one: Bargain) => ({
    cost: Math.max(one.cost, cost.zero ?? 0),
    quality: Math.max(valueAt(one, quality), quality.zero ?? 0),
  });
  const both = {
    x: { field: 'cost', type: 'quantitative', scale: scaleOf(cost), axis: ticksOf(cost) },
    y: { field: 'quality', type: 'quantitative', scale: scaleOf(quality), axis: ticksOf(quality) },
  } as const;
  const raw = (field: string) => ({ field, type: 'nominal', scale: null, legend: null }) as const;
  return {
    width: WIDTH,
    height: HEIGHT,
    background: 'none',
    config: CONFIG,
    layer: [
      {
        data: { values: end ? [...best.map(shown), { ...shown(end), cost: cost.domain[1] }] : [] },
        mark: { type: 'line', interpolate: 'step-after', stroke: 'var(--plain)', strokeWidth: 1.5 },
        encoding: { ...both, order: { field: 'cost', type: 'quantitative' } },
      },
      {
        data: { values: points.map((one) => ({ ...shown(one), ...lookOf(one) })) },
        mark: { type: 'point', size: 56, opacity: 1, strokeWidth: 1.5 },
        encoding: { ...both, shape: raw('shape'), fill: raw('fill'), stroke: raw('stroke') },
      },
      ...(['left', 'right', 'center'] as const).map((align) => ({
        data: { values: labelsOf(points, best, cost, quality).filter((label) => label.align === align) },
        mark: { type: 'text', align, baseline: 'middle', fontSize: SIZE, fill: 'var(--text)' } as const,
        encoding: {
          x: { field: 'x', type: 'quantitative', scale: null },
          y: { field: 'y', type: 'quantitative', scale: null },
          text: { field: 'text', type: 'nominal' },
        } as const,
      })),
    ],
  };
}

/** Who is on the frontier is named first, then systems, then the others. */
function labelsOf(points: readonly Point[], best: readonly Point[], cost: Axis, quality: Axis) {
  const at = (one: Bargain) => ({
    x: placeOn(cost, one.cost, WIDTH),
    y: HEIGHT - placeOn(quality, valueAt(one, quality), HEIGHT),
  });
  const order = new Set([...best, ...points.filter(({ kind }) => kind === 'system'), ...points]);
  const wanted = [...order].slice(0, LABELS).map((one) => ({ ...at(one), text: cut(one.name) }));
  const line = best.flatMap((one, i) => along(at(one), at(best[i + 1] ?? { ...one, cost: cost.domain[1] })));
  return placeLabels(wanted, [...points.map(at), ...line], { width: WIDTH, height: HEIGHT, size: SIZE });
}

/** Places on a step from one point to another, close enough that no label fits between two. */
function along(from: Position, to: Position): readonly Position[] {
  const steps = Math.ceil(Math.max(to.x - from.x, Math.abs(to.y - from.y)) / SIZE);
  return Array.from({ length: steps }, (_, i) => (i + 1) / steps).flatMap((share) => [
    { x: from.x + share * (to.x - from.x), y: from.y },
    { x: to.x, y: from.y + share * (to.y - from.y) },
  ]);
}

function lookOf({ kind, competes }: Point) {
  const colour = kind === 'system' ? 'var(--plain)' : 'var(--quiet)';
  return { shape: SHAPES[kind], stroke: colour, fill: competes ? colour : 'var(--page)' };
}

const cut = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).toWellFormed()}…` : name;

const valueAt = ({ quality }: Bargain, { reverse }: Axis) => (reverse ? -quality : quality);

const scaleOf = ({ kind, domain, reverse = false }: Axis) => ({
  type: kind,
  domain: domain.slice(),
  nice: false,
  // A logarithmic scale knows none, and says so.
  ...(kind === 'linear' ? { zero: false } : {}),
  reverse,
});

function ticksOf({ title, ticks, zero }: Axis) {
  const number = "format(datum.value, ',~r')";
  return {
    title,
    values: [...ticks],
    labelExpr: zero === undefined ? number : `datum.value <= ${zero * 1.001} ? '0' : ${number}`,
  };
}
