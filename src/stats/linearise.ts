// A product, not a power: it is rounded the same on every engine.
const square = (value: number) => value * value;

/** The sums of one cluster: tasks that are not independent of each other, such as all questions about one history. */
export interface Cluster {
  /** Tasks, a non-negative integer. */
  readonly n: number;
  /** Σ numerator, in the metric's unit. */
  readonly y: number;
  /** Σ denominator, at least 0; equal to n for a mean over tasks. */
  readonly x: number;
}

/** A ratio of sums and what its variance over clusters is made of. */
export interface Linearised {
  /** Those with x > 0 or y ≠ 0; the others carry no information. */
  readonly used: readonly Cluster[];
  readonly x: number;
  /** Σy/Σx. */
  readonly r: number;
  /** Variance of r; not a number with a single cluster. */
  readonly v: number;
  /** Σx². */
  readonly x2: number;
}

/**
 * Taylor linearisation of a ratio of cluster totals, clusters as drawn with replacement:
 * v = K/(K−1) · Σ (y_c − r x_c)² / (Σx)² (Cochran 1977, "Sampling Techniques", §6.4 and chapter 9A). It is the CR1
 * variance of Liang & Zeger (1986, Biometrika 73, 13–22) for a regression on the denominator alone.
 *
 * @throws RangeError on impossible sums, or when every x is 0
 */
export function linearise(clusters: readonly Cluster[]): Linearised {
  for (const { n, y, x } of clusters) {
    if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`not a count of tasks: ${n}`);
    if (!Number.isFinite(y)) throw new RangeError(`a numerator must be finite, got ${y}`);
    if (!(x >= 0 && x < Infinity)) throw new RangeError(`a denominator must be finite and at least 0, got ${x}`);
    if (n === 0 && (y !== 0 || x !== 0)) throw new RangeError('a cluster without tasks has no sums');
  }
  const used = clusters.filter(({ y, x }) => y !== 0 || x !== 0);
  const sum = (of: (cluster: Cluster) => number) => used.reduce((total, cluster) => total + of(cluster), 0);
  const K = used.length;
  const [x, y] = [sum((c) => c.x), sum((c) => c.y)];
  if (x === 0) throw new RangeError('no cluster has a denominator');
  // Residuals times Σx are exact for whole sums; what rounding alone could leave of fractional ones counts as none.
  const squares = sum((c) => {
    const [left, right] = [c.y * x, y * c.x];
    return Math.abs(left - right) <= 1e-12 * (Math.abs(left) + Math.abs(right)) ? 0 : square((left - right) / x);
  });
  return { used, x, r: y / x, v: ((K / (K - 1)) * squares) / square(x), x2: sum((c) => square(c.x)) };
}
