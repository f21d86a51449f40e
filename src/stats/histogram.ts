import { quantile } from './quantile.ts';

/** The buckets' growth: each is 2 % wide, so that its middle is at most 1 % off any value in it. */
const GROWTH = 1.02;
/** Bucket 0 holds all values up to this one: a microsecond, where values are milliseconds. */
const LEAST = 0.001;

export type Bucket = [index: number, count: number];

/**
 * Counts of values in logarithmic buckets, as DDSketch keeps them (Masson, Rim & Lee 2019, "DDSketch: a fast and
 * fully-mergeable quantile sketch with relative-error guarantees", PVLDB 12, 2195–2205): bucket i holds the values in
 * (0.001 · 1.02^(i−1), 0.001 · 1.02^i]. Quantiles of several together follow from their counts, which those of their
 * quantiles do not. Memory grows with the logarithm of the longest value: some 1,100 buckets up to an hour.
 */
export class Histogram {
  readonly #counts = new Map<number, number>();
  /** The greatest value, exact; 0 where there is none. */
  max = 0;

  /** @throws RangeError on a value that is negative or not finite */
  add(value: number): void {
    if (!(value >= 0 && value < Infinity)) throw new RangeError(`not a duration: ${value}`);
    const index = value <= LEAST ? 0 : Math.ceil(Math.log(value / LEAST) / Math.log(GROWTH));
    this.merge([[index, 1]], value);
  }

  /** Takes in what another counted. */
  merge(buckets: readonly Readonly<Bucket>[], max: number): void {
    for (const [index, count] of buckets) this.#counts.set(index, (this.#counts.get(index) ?? 0) + count);
    this.max = Math.max(this.max, max);
  }

  /** In ascending order, without empty ones. */
  buckets(): Bucket[] {
    return [...this.#counts].sort(([a], [b]) => a - b);
  }

  /** Within 1 % of the quantile (type 7) of the values themselves, and at most the greatest. RangeError without values. */
  quantile(q: number): number {
    const values = this.buckets().map(([index, count]) => [middle(index), count] as const);
    return Math.min(this.max, quantile(values, q));
  }
}

/** The value that is as far, relatively, from either end of the bucket. */
export function middle(index: number): number {
  return index === 0 ? LEAST : (LEAST * GROWTH ** index * 2) / (1 + GROWTH);
}
