import { randomWords } from '../../src/stats/random-words.ts';

/** Random variates of one seeded stream. */
export interface Draws {
  /** In (0, 1). */
  uniform(): number;
  normal(): number;
  /** Beta with the mean and the intraclass correlation 1 / (a + b + 1); the mean itself where that is 0. */
  share(mean: number, icc: number): number;
  /** Successes of n trials. */
  binomial(n: number, p: number): number;
  /** A whole number from 0 up to, not including, n. */
  below(n: number): number;
}

export function draws(seed: number): Draws {
  const next = randomWords(seed);
  const uniform = () => (next() + 0.5) / 4294967296;
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  // Logarithms: a gamma variate of a small shape is often below the smallest double.
  const logGamma = (shape: number): number => {
    if (shape < 1) return logGamma(shape + 1) + Math.log(uniform()) / shape;
    // Marsaglia & Tsang 2000, "A simple method for generating gamma variables", ACM TOMS 26, 363–372.
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
      const x = normal();
      const v = (1 + c * x) ** 3;
      if (v > 0 && Math.log(uniform()) < (x * x) / 2 + d * (1 - v + Math.log(v))) return Math.log(d * v);
    }
  };
  const share = (mean: number, icc: number) => {
    if (icc === 0 || mean === 0 || mean === 1) return mean;
    const total = (1 - icc) / icc;
    return 1 / (1 + Math.exp(logGamma((1 - mean) * total) - logGamma(mean * total)));
  };
  const binomial = (n: number, p: number) => {
    let successes = 0;
    for (let i = 0; i < n; i += 1) if (uniform() < p) successes += 1;
    return successes;
  };
  return { uniform, normal, share, binomial, below: (n) => Math.floor(uniform() * n) };
}
