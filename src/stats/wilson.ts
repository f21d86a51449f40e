import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';

const Z = normalQuantile(0.975, 0, 1);

/**
 * The 95% score interval of a proportion, as two fractions in [0, 1] (Wilson 1927, "Probable inference, the law of
 * succession, and statistical inference", JASA 22, 209–212).
 *
 * @param k successes, 0 ≤ k ≤ n; may be fractional, as effective counts are
 * @param n trials, above 0; may be fractional
 * @throws RangeError when k or n is out of range
 */
export function wilson(k: number, n: number): [lo: number, hi: number] {
  if (!(n > 0 && n < Infinity)) throw new RangeError(`n must be finite and above 0, got ${n}`);
  if (!(k >= 0 && k <= n)) throw new RangeError(`k must lie in [0, ${n}], got ${k}`);
  const z2 = Z * Z;
  const centre = k + z2 / 2;
  const half = Z * Math.sqrt((k / n) * (n - k) + z2 / 4);
  // The ends are exact in theory. Rounding must not make them 1e-17 or 0.9999999999999999.
  const lo = k === 0 ? 0 : Math.max(0, (centre - half) / (n + z2));
  const hi = k === n ? 1 : Math.min(1, (centre + half) / (n + z2));
  return [lo, hi];
}
