/**
 * The sample quantile of type 7, linear between order statistics at (N − 1) q (Hyndman & Fan 1996, "Sample quantiles in
 * statistical packages", Am. Stat. 50, 361–365); in the values' own unit.
 *
 * @param sorted values in ascending order, at least one, all finite
 * @param q the share of values below, in [0, 1]
 * @throws RangeError on anything else
 */
export function quantile(sorted: readonly number[], q: number): number {
  if (!(q >= 0 && q <= 1)) throw new RangeError(`q must lie in [0, 1], got ${q}`);
  if (!sorted.every((value, i) => Number.isFinite(value) && value >= (sorted[i - 1] ?? -Infinity))) {
    throw new RangeError('values must be finite and in ascending order');
  }
  const place = (sorted.length - 1) * q;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new RangeError('no values, no quantile');
  // Rounding must not carry the result past the value above.
  return Math.min(above, below + (place - Math.floor(place)) * (above - below));
}
