/**
 * Python's `f'{x:.{digits}f}'`: the nearest decimal of so many digits, and of two that are equally near the even one.
 * By hand: JavaScript's own `toFixed` takes the larger of the two, and shows no zero's sign.
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
  return Number.isFinite(x) ? Number(fixed(x, digits)) : x;
}

function nearest(x: number, digits: number): string {
  // Halfway between two decimals stand the odd multiples of 10^−digits / 2. Those that a double can hold are the odd
  // multiples of 2^−(digits + 1), for only powers of two divide a double's fraction.
  const halves = x * 2 ** (digits + 1);
  if (!Number.isInteger(halves) || halves % 2 === 0) return x.toFixed(digits);
  const lower = (halves * 5 ** digits - 1) / 2;
  return ((lower % 2 === 0 ? lower : lower + 1) / 10 ** digits).toFixed(digits);
}
