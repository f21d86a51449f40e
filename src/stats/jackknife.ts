// A product and not a power, because its rounding is the same on every engine.
const square = (value: number) => value * value;

/** The sums of one cluster: tasks that are not independent, such as all questions about one history. */
export interface Cluster {
  /** Tasks, a non-negative integer. */
  readonly n: number;
  /** Σ numerator, in the metric's unit. */
  readonly y: number;
  /** Σ denominator, at least 0; equal to n for a mean over tasks. */
  readonly x: number;
}

/**
 * The jackknife variance of a ratio of cluster totals: v = (K−1)/K · Σ (r_(c) − r)², where r_(c) is the ratio without cluster
 * c, so that r_(c) − r = −(y_c − r x_c) / (Σx − x_c) (Wolter 2007, "Introduction to Variance Estimation", 2nd ed., §4.2). It
 * is the CR3 variance of Bell & McCaffrey (2002, Survey Methodology 28, 169–181) for a regression on the denominator alone.
 * For clusters of equal x it equals Taylor linearisation (CR1). For unequal x linearisation is too small, because a large
 * cluster pulls r towards itself.
 *
 * @returns the clusters with x > 0 or y ≠ 0, as the others carry no information; x = Σx; r = Σy/Σx; x2 = Σx²; v, the variance
 * of r, undefined with a single cluster, or if one cluster has the whole denominator
 * @throws RangeError on impossible sums, or if every x is 0
 */
export function jackknife(clusters: readonly Cluster[]) {
  for (const { n, y, x } of clusters) {
    if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`not a count of tasks: ${n}`);
    if (!Number.isFinite(y)) throw new RangeError(`a numerator must be finite, got ${y}`);
    if (!(x >= 0 && x < Infinity)) throw new RangeError(`a denominator must be finite and at least 0, got ${x}`);
    if (n === 0 && (y !== 0 || x !== 0)) throw new RangeError('a cluster without tasks has no sums');
  }
  const used = clusters.filter(({ y, x }) => y !== 0 || x !== 0);
  const K = used.length;
  let [x, y, x2] = [0, 0, 0];
  for (const cluster of used) {
    x += cluster.x;
    y += cluster.y;
    x2 += square(cluster.x);
  }
  if (x === 0) throw new RangeError('no cluster has a denominator');
  // For whole sums, residuals times Σx are exact. For fractional sums, what rounding can leave counts as zero.
  let squares = 0;
  for (const cluster of used) {
    const residual = minus(cluster.y * x, y * cluster.x);
    if (residual !== 0) squares += square(residual / (x * (x - cluster.x)));
  }
  const estimated = K > 1 && Number.isFinite(squares);
  return { used, x, r: y / x, v: estimated ? ((K - 1) / K) * squares : undefined, x2 };
}

/** The difference of two numbers; 0 if it is no larger than what rounding can leave between equal ones. */
export const minus = (a: number, b: number) => (Math.abs(a - b) <= 1e-12 * (Math.abs(a) + Math.abs(b)) ? 0 : a - b);
