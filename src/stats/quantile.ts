/** A value and how often it occurs. */
export type Weighted = readonly [value: number, times: number];

/**
 * The sample quantile of type 7, linear between order statistics at (N − 1) q (Hyndman & Fan 1996, "Sample quantiles in
 * statistical packages", Am. Stat. 50, 361–365), in the values' own unit.
 *
 * @param sorted at least one value, all finite, in ascending order, each with a count of at least one
 * @param q the share of values below, in [0, 1]
 * @throws RangeError on anything else
 */
export function quantile(sorted: readonly Weighted[], q: number): number {
  if (!(q >= 0 && q <= 1)) throw new RangeError(`q must lie in [0, 1], got ${q}`);
  if (!sorted.every(([value], i) => Number.isFinite(value) && value >= (sorted[i - 1]?.[0] ?? -Infinity))) {
    throw new RangeError('values must be finite and in ascending order');
  }
  if (!sorted.every(([, times]) => Number.isSafeInteger(times) && times > 0))
    throw new RangeError('not a count of values');
  const total = sorted.reduce((sum, [, times]) => sum + times, 0);
  const position = (total - 1) * q;
  const below = valueAt(sorted, Math.floor(position));
  const above = valueAt(sorted, Math.ceil(position));
  if (below === undefined || above === undefined) throw new RangeError('no values, no quantile');
  // Rounding must not make the result larger than the next value.
  return Math.min(above, below + (position - Math.floor(position)) * (above - below));
}

function valueAt(sorted: readonly Weighted[], rank: number): number | undefined {
  let passed = 0;
  return sorted.find(([, times]) => {
    passed += times;
    return passed > rank;
  })?.[0];
}
