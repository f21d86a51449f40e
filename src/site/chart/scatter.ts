import type { TopLevelSpec } from 'vega-lite';
import { type Axis, positionOn } from './axis.ts';
import { CONFIG, SIZE, shortened } from './draw.ts';
import { type PointName, type Position, placeLabels } from './labels.ts';

const SHAPES = { system: 'circle', example: 'diamond', reference: 'square', control: 'triangle-up' } as const;

export interface Point extends CostAndQuality {
  /** On an axis where less is better, `quality` is the negated value. */
  readonly name: string;
  readonly kind: keyof typeof SHAPES;
  /** A point that does not compete is drawn hollow and is not on the frontier. */
  readonly competes: boolean;
  /** The interval of `quality`, from the worse end to the better; absent if there is none. */
  readonly interval?: readonly [number, number] | undefined;
}

/** Pixels; legible on a phone. */
const WIDTH = 330;
const HEIGHT = 250;
const LONGEST_NAME = 26;
const LABELS = 30;

/** A reader cannot distinguish more on a drawing of this size, and they would take most of a page's bytes. */
const MOST_POINTS = 150;

/** Quality against cost, with the frontier as a step line; and the systems that no label of the drawing names. */
export function scatter<T extends Point>(points: readonly T[], cost: Axis, quality: Axis) {
  const best = frontier(points.filter(({ competes }) => competes));
  const end = best.at(-1);
  const drawn = drawnOf(points, best, placesOn(cost, quality));
  const shown = (one: CostAndQuality) => ({
    cost: Math.max(one.cost, cost.zero ?? 0),
    quality: Math.max(valueAt(one, quality), quality.zero ?? 0),
  });
  const both = {
    x: { field: 'cost', type: 'quantitative', scale: scaleOf(cost), axis: ticksOf(cost) },
    y: { field: 'quality', type: 'quantitative', scale: scaleOf(quality), axis: ticksOf(quality) },
  } as const;
  const labels = labelsOf(points, best, cost, quality);
  const pixel = (field: string) => ({ field, type: 'quantitative', scale: null }) as const;
  const raw = (field: string) => ({ field, type: 'nominal', scale: null, legend: null }) as const;
  // A name may have a comma itself.
  const named = labels.map(({ text }) => `, ${text.replace(/ \+\d+$/, '')}, `);
  const isNamed = (name: string) => named.some((text) => text.includes(`, ${shortened(name, LONGEST_NAME)}, `));
  const unnamed = points.filter(({ kind, name }) => kind === 'system' && !isNamed(name));
  const spec: TopLevelSpec = {
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
        data: { values: drawn.map((one) => ({ ...shown(one), ...lookOf(one) })) },
        mark: { type: 'point', size: 56, opacity: 1, strokeWidth: 1.5 },
        encoding: { ...both, shape: raw('shape'), fill: raw('fill'), stroke: raw('stroke') },
      },
      // Over the points: an interval may be shorter than a point is high.
      {
        data: { values: drawn.flatMap((one) => intervalOf(one, shown)) },
        mark: { type: 'rule', strokeWidth: 1 },
        encoding: { x: both.x, y: both.y, y2: { field: 'end' }, stroke: raw('ink') },
      },
      {
        data: { values: labels.flatMap(({ line }) => (line ? [{ ...line.from, x2: line.to.x, y2: line.to.y }] : [])) },
        // Dotted, because intervals are lines, too.
        mark: { type: 'rule', stroke: 'var(--quiet)', strokeWidth: 0.75, strokeDash: [2, 2] },
        encoding: { x: pixel('x'), y: pixel('y'), x2: { field: 'x2' }, y2: { field: 'y2' } },
      },
      ...(['left', 'right', 'center'] as const).map((align) => ({
        data: { values: labels.filter((label) => label.align === align).map(({ x, y, text }) => ({ x, y, text })) },
        mark: { type: 'text', align, baseline: 'middle', fontSize: SIZE, fill: 'var(--text)' } as const,
        encoding: { x: pixel('x'), y: pixel('y'), text: { field: 'text', type: 'nominal' } } as const,
      })),
    ],
  };
  return { spec, unnamed };
}

/** Where a point is drawn, in pixels. */
const placesOn = (cost: Axis, quality: Axis) => (one: CostAndQuality) => ({
  x: positionOn(cost, one.cost, WIDTH),
  y: HEIGHT - positionOn(quality, valueAt(one, quality), HEIGHT),
});

/** Points on the frontier first, systems before others, then the other systems. */
function byWeight(points: readonly Point[], best: readonly Point[]): readonly Point[] {
  const isSystem = ({ kind }: Point) => kind === 'system';
  return [...new Set([...best.filter(isSystem), ...best, ...points.filter(isSystem), ...points])];
}

/** The points that are drawn: one of those that look the same at the same pixel, and at most `MOST_POINTS`. */
function drawnOf(points: readonly Point[], best: readonly Point[], at: (one: Point) => Position): readonly Point[] {
  const looks = new Map<string, Point>();
  for (const one of byWeight(points, best)) {
    const { x, y } = at(one);
    const look = JSON.stringify([Math.round(x), Math.round(y), lookOf(one)]);
    if (!looks.has(look)) looks.set(look, one);
  }
  const drawn = new Set([...looks.values()].slice(0, MOST_POINTS));
  return points.filter((one) => drawn.has(one));
}

/** Points on the frontier are labelled first, systems before others, then the other systems: each of these must have a name. */
function labelsOf(points: readonly Point[], best: readonly Point[], cost: Axis, quality: Axis) {
  const at = placesOn(cost, quality);
  const wanted = together(
    byWeight(points, best).map((one) => ({
      ...at(one),
      text: shortened(one.name, LONGEST_NAME),
      onFrontier: best.includes(one),
      system: one.kind === 'system' && one.competes,
    })),
  ).slice(0, LABELS);
  const line = best.flatMap((one, i) => along(at(one), at(best[i + 1] ?? { ...one, cost: cost.domain[1] })));
  const uprights = points.map(({ cost: x, interval = [] }) => interval.map((end) => at({ cost: x, quality: end })));
  const size = { width: WIDTH, height: HEIGHT, size: SIZE };
  return placeLabels(wanted, [...points.map(at), ...line], size, uprights);
}

/** Points at the same place share a label, because separate labels would hide one another. */
function together(names: readonly Named[]): readonly PointName[] {
  const places: Named[][] = [];
  for (const one of names) {
    const place = places.find(([first]) => first && Math.hypot(first.x - one.x, first.y - one.y) < SAME_PLACE);
    if (place === undefined) places.push([one]);
    else place.push(one);
  }
  return places.flatMap((all) => {
    const [first] = all;
    const due = all.some(({ onFrontier, system }) => onFrontier || system);
    return first ? [{ x: first.x, y: first.y, due, ...sharedText(all) }] : [];
  });
}

interface Named extends PointName {
  readonly onFrontier: boolean;
  readonly system: boolean;
}

/** All names up to three; where they find no room, the first on the frontier and the first system, and how many more. */
function sharedText(all: readonly Named[]) {
  const named = [...new Set([all.find(({ onFrontier }) => onFrontier), all.find(({ system }) => system)])].filter(
    (one) => one !== undefined,
  );
  const some = named.length === 0 ? all.slice(0, 1) : named;
  const text = (shown: readonly Named[]) => {
    const more = all.length - shown.length;
    return `${shown.map((one) => one.text).join(', ')}${more === 0 ? '' : ` +${more}`}`;
  };
  return { text: text(all.length > 3 ? some : all), short: text(some) };
}

/** In pixels: points this near look like one. */
const SAME_PLACE = 5;

/** The ends of a point's interval, as the axis shows them. */
function intervalOf(point: Point, shown: (one: CostAndQuality) => CostAndQuality) {
  const [from, to] = (point.interval ?? []).map((quality) => shown({ cost: point.cost, quality }));
  const ink = point.competes ? 'var(--text)' : 'var(--quiet)';
  return from === undefined || to === undefined ? [] : [{ ...from, end: to.quality, ink }];
}

/** Positions along a step of the line, close enough that no label fits between two. */
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

const valueAt = ({ quality }: CostAndQuality, { reverse }: Axis) => (reverse ? -quality : quality);

const scaleOf = ({ kind, domain, reverse = false }: Axis) => ({
  type: kind,
  domain: domain.slice(),
  nice: false,
  // Vega warns about `zero` on a logarithmic scale.
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

/** A run's cost, of which less is better, and its quality, of which more is better. */
export interface CostAndQuality {
  readonly cost: number;
  readonly quality: number;
}

/**
 * The Pareto frontier, the cheapest first: runs that no other run beats in cost or quality without being worse in the other.
 * Runs that are equal in both are all on it, in their given order.
 */
export function frontier<T extends CostAndQuality>(all: readonly T[]): readonly T[] {
  const ordered = [...all].sort((a, b) => a.cost - b.cost || b.quality - a.quality);
  const frontierRuns: T[] = [];
  for (const one of ordered) {
    const best = frontierRuns.at(-1);
    const same = best !== undefined && one.cost === best.cost && one.quality === best.quality;
    if (best === undefined || one.quality > best.quality || same) frontierRuns.push(one);
  }
  return frontierRuns;
}
