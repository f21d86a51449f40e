import type { Estimate } from '../../protocol/scorecard.ts';
import type { MetricDescription } from '../../suite/description.ts';

/** In pixels, as in the templates: the axis goes from MARGIN to MARGIN + AXIS. */
const MARGIN = 4;
const AXIS = 160;

/** The end of the axis: 1 for fractions, otherwise the largest number that is drawn. */
export function scaleOf({ unit }: MetricDescription, estimates: readonly (Estimate | undefined)[]): number {
  if (unit === 'fraction') return 1;
  const ends = estimates.flatMap((estimate) =>
    estimate === undefined ? [] : [estimate.value, estimate.ci95?.[1] ?? 0, estimate.ci95_clustered?.[1] ?? 0],
  );
  return Math.max(0, ...ends) || 1;
}

/** A value and its two intervals on one axis, as SVG attributes. */
export function bar({ value, ci95, ci95_clustered }: Estimate, scale: number) {
  const at = (number: number) => MARGIN + AXIS * share(number, scale);
  const span = (interval: readonly [number, number] | undefined) => {
    if (interval === undefined) return null;
    const [from, to] = [at(interval[0]), at(interval[1])];
    // An interval without width stays visible.
    const width = Math.max(2, to - from);
    return { at: print(Math.min(from, MARGIN + AXIS - width)), length: print(width) };
  };
  return { clustered: span(ci95_clustered), plain: span(ci95), value: print(at(value) - 1) };
}

const share = (number: number, scale: number) => Math.min(1, Math.max(0, number / scale));

const print = (number: number) => String(Math.round(number * 100) / 100);
