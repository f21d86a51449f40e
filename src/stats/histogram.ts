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

/** The growth of the buckets. Each is 2% wide, so its middle is within 1% of any value in it. */
const GROWTH = 1.02;
/** Bucket 0 has all values up to this one: a microsecond, if values are in milliseconds. */
const LEAST = 0.001;

export type Bucket = [index: number, count: number];

/**
 * Counts of values in logarithmic buckets, as in DDSketch (Masson, Rim & Lee 2019, "DDSketch: a fast and fully-mergeable
 * quantile sketch with relative-error guarantees", PVLDB 12, 2195–2205). Bucket i has the values in (0.001 · 1.02^(i−1), 0.001
 * · 1.02^i]. The quantiles of several histograms together can be computed from their counts, but not from their quantiles.
 * Memory grows with the logarithm of the largest value: about 1,100 buckets up to an hour.
 */
export class Histogram {
  readonly #counts = new Map<number, number>();
  /** The largest value, which is exact. 0 without values. */
  max = 0;

  /** @throws RangeError on a value that is negative or not finite */
  add(value: number): void {
    if (!(value >= 0 && value < Infinity)) throw new RangeError(`not a duration: ${value}`);
    const index = value <= LEAST ? 0 : Math.ceil(Math.log(value / LEAST) / Math.log(GROWTH));
    this.merge([[index, 1]], value);
  }

  /** Adds the counts of another histogram. */
  merge(buckets: readonly Readonly<Bucket>[], max: number): void {
    for (const [index, count] of buckets) this.#counts.set(index, (this.#counts.get(index) ?? 0) + count);
    this.max = Math.max(this.max, max);
  }

  /** The buckets that are not empty, in ascending order. */
  buckets(): Bucket[] {
    return [...this.#counts].sort(([a], [b]) => a - b);
  }

  /**
   * Within 1% of the type 7 quantile of the values themselves, and at most the largest value.
   *
   * @throws RangeError without values
   */
  quantile(q: number): number {
    const values = this.buckets().map(([index, count]) => [middle(index), count] as const);
    return Math.min(this.max, quantile(values, q));
  }
}

/** The value with the same relative distance from both ends of the bucket. */
export function middle(index: number): number {
  return index === 0 ? LEAST : (LEAST * GROWTH ** index * 2) / (1 + GROWTH);
}
