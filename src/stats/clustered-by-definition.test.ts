import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusteredProportion, clusteredRatio } from './clustered.ts';
import type { Cluster } from './jackknife.ts';
import { wilson } from './wilson.ts';

/** ∫ cos^power from 0 to the angle, by Simpson's rule. */
function integral(power: number, angle: number): number {
  const steps = 2000;
  const at = (i: number) => Math.cos((angle * i) / steps) ** power;
  let sum = at(0) + at(steps);
  for (let i = 1; i < steps; i += 1) sum += (i % 2 === 1 ? 4 : 2) * at(i);
  return (sum * angle) / (3 * steps);
}

/**
 * The probability of k of n, or more, at the rate p: ∫₀ᵖ t^(k−1) (1−t)^(n−k) dt over the same up to 1, for k ≥ 1, which need not
 * be whole. With t = sin² θ the integrand is smooth.
 */
function slowTail(k: number, n: number, p: number): number {
  const steps = 2000;
  const area = (angle: number) => {
    let sum = 0;
    for (let i = 0; i <= steps; i += 1) {
      const at = (angle * i) / steps;
      const weight = i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2;
      sum += weight * Math.sin(at) ** (2 * k - 1) * Math.cos(at) ** (2 * (n - k) + 1);
    }
    return (sum * angle) / (3 * steps);
  };
  return area(Math.asin(Math.sqrt(p))) / area(Math.PI / 2);
}

const points = new Map<number, number>();

/**
 * The t that 95% lie within, from nothing but the density (1 + t²/ν)^(−(ν+1)/2): with t = √ν tan θ it becomes
 * cos^(ν−1) θ, and θ is found by halving.
 */
function slowT95(freedom: number): number {
  const known = points.get(freedom);
  if (known !== undefined) return known;
  const all = integral(freedom - 1, Math.PI / 2);
  let [low, high] = [0, Math.PI / 2];
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    if (integral(freedom - 1, middle) < 0.95 * all) low = middle;
    else high = middle;
  }
  const point = Math.sqrt(freedom) * Math.tan(low);
  points.set(freedom, point);
  return point;
}

/** v = (K−1)/K · Σ (r_(c) − r)², where r_(c) is the ratio of all clusters but c. */
function slowVariance(clusters: readonly Cluster[]): { readonly r: number; readonly v: number } {
  const ratio = (some: readonly Cluster[]) => sum(some, ({ y }) => y) / sum(some, ({ x }) => x);
  const r = ratio(clusters);
  const squares = clusters.map((left) => (ratio(clusters.filter((one) => one !== left)) - r) ** 2);
  return { r, v: ((clusters.length - 1) / clusters.length) * squares.reduce((all, one) => all + one, 0) };
}

const cluster = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), fc.nat({ max: 30 }))
  .map(([n, x, y]): Cluster => ({ n, x, y }));
const several = fc.array(cluster, { minLength: 2, maxLength: 9 });
const sum = (clusters: readonly Cluster[], of: (c: Cluster) => number) => clusters.reduce((all, c) => all + of(c), 0);

describe('clusteredRatio and clusteredProportion, by their definitions', () => {
  it('the expected points of Student’s t are those of tables', () => {
    for (const [freedom, point] of [
      [1, 12.7062047362],
      [4, 2.7764451052],
      [24, 2.0638985616],
      [249, 1.9695368676],
    ] as const) {
      expect(slowT95(freedom)).toBeCloseTo(point, 7);
    }
  });

  it('clusteredRatio returns the t interval of the jackknife variance, and Kish’s worst case for its size', () => {
    fc.assert(
      fc.property(several, (clusters) => {
        const { r, v } = slowVariance(clusters);
        // Without spread there is no interval.
        fc.pre(v > 1e-20);
        const half = slowT95(clusters.length - 1) * Math.sqrt(v);
        const { ci95, nEffective } = clusteredRatio(clusters);
        expect(ci95?.[0]).toBeCloseTo(r - half, 7);
        expect(ci95?.[1]).toBeCloseTo(r + half, 7);
        const worst = sum(clusters, ({ x }) => x) ** 2 / sum(clusters, ({ x }) => x * x);
        expect(nEffective).toBeCloseTo(worst, 9);
      }),
    );
  });

  it('clusteredProportion returns Wilson’s interval at the size of the shrunk design effect, with an exact end', () => {
    const proportions = several.map((all) => all.map(({ n, x, y }): Cluster => ({ n, x, y: Math.min(x, y) })));
    fc.assert(
      fc.property(proportions, (clusters) => {
        const { r, v } = slowVariance(clusters);
        fc.pre(r > 0 && r < 1);
        const [K, X] = [clusters.length, sum(clusters, ({ x }) => x)];
        const W = X ** 2 / sum(clusters, ({ x }) => x * x);
        const m = X / W;
        const deff = (X * v) / (r * (1 - r));
        const f = clusters.filter(({ y, x }) => (r >= 0.5 ? y < x : y > 0)).length;
        const rho = m > 1 ? Math.max(0, Math.min(1, (deff - 1) / (m - 1))) : 0;
        const shrunk = Math.max(deff, 1 + (m - 1) * ((f * rho + 0.25) / (f + 0.25)));
        const freedom = X > K ? (slowT95(X - 1) / slowT95(K - 1)) ** 2 : 1;
        const size = Math.min(X, (X / shrunk) * freedom);
        const { ci95: [from = -1, to = 2] = [], nEffective } = clusteredProportion(clusters);
        const [lo, hi] = wilson(r * size, size);
        const [end] = wilson(W, W);
        if (lo <= end && hi >= 1 - end) expect(nEffective / size).toBeCloseTo(1, 7);
        else {
          // The end that was surer than W draws of one kind is put to where theirs is.
          expect(lo > end ? from : 1 - to).toBeCloseTo(end, 7);
          expect(nEffective).toBeLessThan(size);
        }
        const [near, far] = wilson(r * nEffective, nEffective);
        // The rarer outcome's side: what is seen there, and the distance of both ends from it.
        const sides =
          r <= 0.5
            ? [
                [r, from, near],
                [1 - r, 1 - to, 1 - far],
              ]
            : [
                [1 - r, 1 - to, 1 - far],
                [r, from, near],
              ];
        const [[share = 0, shown = 0, wilsons = 0] = [], [, other = 0, same = 0] = []] = sides;
        const k = share * nEffective;
        expect(shown).toBeLessThanOrEqual(wilsons + 1e-9);
        if (k >= 1) expect(slowTail(k, nEffective, shown)).toBeLessThanOrEqual(0.05 + 1e-6);
        if (k >= 1 && shown < wilsons - 1e-9) expect(slowTail(k, nEffective, shown)).toBeCloseTo(0.05, 6);
        if (r !== 0.5) expect(other).toBeCloseTo(same, 7);
      }),
      { numRuns: 300 },
    );
  });
});
