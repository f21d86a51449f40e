import type { Estimate } from '../../protocol/scorecard.ts';
import type { MetricDescription } from '../../suite/description.ts';
import type { Bounds } from './bounds.ts';

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
  const { at, span, print } = axisOf(160, scale, 100);
  return { clustered: span(ci95_clustered), plain: span(ci95), value: print(at(value) - 1) };
}

/**
 * A value with its interval and its bounds on one axis, as SVG attributes. Uses the clustered interval if there are
 * two.
 */
export function mark(estimate: Estimate, { cheat, reference }: Bounds, scale: number) {
  const { at, span, print } = axisOf(88, scale, 10);
  return {
    band: span(estimate.ci95_clustered ?? estimate.ci95),
    value: print(at(estimate.value)),
    /** Empty without a cheat. */
    cheat: cheat === undefined ? '' : print(at(cheat.value)),
    reference: reference === undefined ? '' : print(at(reference.value)),
  };
}

/** The axis of the templates, in pixels: it begins at MARGIN. Numbers are rounded to parts of a pixel. */
function axisOf(length: number, scale: number, parts: number) {
  const at = (value: number) => MARGIN + length * Math.min(1, Math.max(0, value / scale));
  const print = (pixels: number) => String(Math.round(pixels * parts) / parts);
  const span = (interval: readonly [number, number] | undefined) => {
    if (interval === undefined) return null;
    const [from, to] = [at(interval[0]), at(interval[1])];
    // An interval without width stays visible.
    const width = Math.max(2, to - from);
    return { at: print(Math.min(from, MARGIN + length - width)), length: print(width) };
  };
  return { at, span, print };
}

const MARGIN = 4;
