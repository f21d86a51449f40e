import type { Estimate } from '../../protocol/scorecard.ts';
import type { Bounds } from './bounds.ts';

/** In pixels, as in the templates: the axis goes from MARGIN to MARGIN + AXIS. */
const MARGIN = 4;
const AXIS = 88;

/**
 * A value with its interval and its bounds on one axis, as SVG attributes. Uses the clustered interval if there are
 * two.
 */
export function mark(estimate: Estimate, { cheat, reference }: Bounds, scale: number) {
  const at = (value: number) => MARGIN + AXIS * Math.min(1, Math.max(0, value / scale));
  const interval = estimate.ci95_clustered ?? estimate.ci95;
  return {
    band: interval === undefined ? null : band(at(interval[0]), at(interval[1])),
    value: print(at(estimate.value)),
    /** Empty without a cheat. */
    cheat: cheat === undefined ? '' : print(at(cheat.value)),
    reference: reference === undefined ? '' : print(at(reference.value)),
  };
}

/** An interval without width stays visible. */
function band(from: number, to: number) {
  const width = Math.max(2, to - from);
  return { at: print(Math.min(from, MARGIN + AXIS - width)), length: print(width) };
}

const print = (number: number) => String(Math.round(number * 10) / 10);
