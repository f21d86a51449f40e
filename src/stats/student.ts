import tQuantile from '@stdlib/stats-base-dists-t-quantile';

/** A cache: a scorecard needs hundreds of quantiles with few different degrees of freedom. */
const points = new Map<string, number>();

/**
 * The quantile of Student's t: a value is below it with a probability of `level`.
 *
 * @param freedom degrees of freedom, above 0
 */
export function tPoint(level: number, freedom: number): number {
  const key = `${level} ${freedom}`;
  const value = points.get(key) ?? tQuantile(level, freedom);
  points.set(key, value);
  return value;
}

/** Small enough for any decision. Further out the quantile is not exact. */
const SMALLEST_P = 1e-12;
const HALVINGS = 60;

/**
 * P(|T| ≥ t) for Student's t, found by bisection on the logarithm of p.
 *
 * @param t at least 0
 * @returns in [1e-12, 1]
 */
export function tTwoSided(t: number, freedom: number): number {
  if (t === 0) return 1;
  let low = Math.log(SMALLEST_P);
  let high = 0;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (-tQuantile(Math.exp(middle) / 2, freedom) > t) low = middle;
    else high = middle;
  }
  return Math.exp(high);
}
