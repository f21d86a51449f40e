/** A range of numbers with its ticks. */
export interface Axis {
  readonly title: string;
  readonly kind: 'linear' | 'log';
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
  /** The number at which a logarithmic axis shows zero; absent if no value is zero. */
  readonly zero?: number;
  /** Set if less is better: values decrease along the axis. */
  readonly reverse?: boolean;
}

/** A value this small counts as zero: its ticks would not be numbers. */
const ZERO = 1e-9;

/** The axis is logarithmic if the largest value is at least this many times the smallest. */
const WIDE = 20;

/**
 * A linear axis from 0, or a logarithmic one if the values differ widely.
 *
 * @param values none is negative
 */
export function axisOf(title: string, values: readonly number[]): Axis {
  const above = values.filter((value) => value > ZERO);
  const [least, most] = [Math.min(...above), Math.max(...above)];
  if (above.length === 0) return { title, kind: 'linear', domain: [0, 1], ticks: [0, 1] };
  if (most / least < WIDE) return linear(title, most);
  const ticks = logTicks(least, most);
  const [low, high] = [Math.min(least / 1.3, ticks[0] ?? least), Math.max(most * 1.15, ticks.at(-1) ?? most)];
  if (above.length === values.length) return { title, kind: 'log', domain: [low, high], ticks };
  const zero = low / 3;
  return { title, kind: 'log', domain: [zero, high], ticks: [zero, ...ticks], zero };
}

/** From 0 to `end`, in four steps. */
export const fixedAxis = (title: string, end: number): Axis => ({
  title,
  kind: 'linear',
  domain: [0, end],
  ticks: [0, end / 4, end / 2, (3 * end) / 4, end],
});

/** Where an axis of shares ends: at a round share above all of these, at most 1. */
export const endOfShares = (shares: readonly number[]): number =>
  [0.05, 0.1, 0.2, 0.3, 0.4, 0.5].find((end) => shares.every((share) => share <= end)) ?? 1;

function linear(title: string, most: number): Axis {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? 10 * power;
  const steps = Math.ceil((most * 1.02) / step);
  // Rounded, so that 3 × 0.1 is 0.3.
  const ticks = Array.from({ length: steps + 1 }, (_, i) => Number((i * step).toPrecision(12)));
  return { title, kind: 'linear', domain: [0, ticks.at(-1) ?? most], ticks };
}

/** Powers of ten within the values; if these are few, with their double and fivefold. */
function logTicks(least: number, most: number): readonly number[] {
  const [first, last] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(most))];
  const times = last - first > 3 ? [1] : [1, 2, 5];
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i).flatMap((power) =>
    times.map((one) => Number((one * 10 ** power).toPrecision(3))),
  );
  return all.filter((tick) => tick >= least / 1.3 && tick <= most * 1.15);
}

export function positionOn({ reverse, ...axis }: Axis, value: number, length: number): number {
  if (reverse) return length - positionOn(axis, value, length);
  const {
    kind,
    domain: [from, to],
    zero,
  } = axis;
  if (kind === 'linear') return (length * (value - from)) / (to - from);
  return (length * Math.log(Math.max(value, zero ?? from) / from)) / Math.log(to / from);
}
