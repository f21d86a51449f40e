/**
 * Python's `f'{x:.{digits}f}'`: the nearest decimal with so many digits, and of two that are equally near, the even one.
 * JavaScript's own `toFixed` takes the larger of the two, and drops the sign of a zero.
 *
 * @param x x · 10^digits is below 2⁵² in size, or x is infinite
 */
export function fixed(x: number, digits: number): string {
  if (x === Number.POSITIVE_INFINITY) return 'inf';
  const sign = x < 0 || Object.is(x, -0) ? '-' : '';
  return sign + nearest(Math.abs(x), digits);
}

/** Python's `round(x, digits)`: the double nearest to that decimal. */
export function round(x: number, digits: number): number {
  // Most scores of texts that share nothing.
  if (x === 0) return x;
  const scale = 10 ** digits;
  const scaled = x * scale;
  // For small numbers that are not near a tie, the rounding error of the product changes nothing, and the quotient is the
  // nearest double.
  if (Math.abs(scaled) < SMALL && Math.abs(Math.abs(scaled - Math.trunc(scaled)) - 0.5) > NEAR_TIE)
    return Math.round(scaled) / scale;
  return Number.isFinite(x) ? Number(fixed(x, digits)) : x;
}

const SMALL = 2 ** 32;
const NEAR_TIE = 1e-3;

function nearest(x: number, digits: number): string {
  // A value halfway between two decimals is an odd multiple of 10^−digits / 2. Of these, doubles can represent the odd
  // multiples of 2^−(digits + 1), since only powers of two divide a double's fraction.
  const halves = x * 2 ** (digits + 1);
  if (!Number.isInteger(halves) || halves % 2 === 0) return x.toFixed(digits);
  const lower = (halves * 5 ** digits - 1) / 2;
  return ((lower % 2 === 0 ? lower : lower + 1) / 10 ** digits).toFixed(digits);
}
