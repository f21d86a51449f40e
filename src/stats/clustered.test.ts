import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusteredProportion, clusteredRatio } from './clustered.ts';
import type { Cluster } from './linearise.ts';
import { wilson } from './wilson.ts';

const cluster = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), fc.nat({ max: 60 }))
  .map(([n, x, y]): Cluster => ({ n, x, y: Math.min(x, y) }));
const several = fc.array(cluster, { minLength: 2, maxLength: 12 });
const tasks = (y: number, n: number): Cluster => ({ n, y, x: n });

/** r(1−r)/v in whole numbers: Y (X−Y) X² (K−1) / (K Σ (y X − Y x)²); none where v is 0. */
function slowSize(clusters: readonly Cluster[]): number | undefined {
  const total = (of: (c: Cluster) => bigint) => clusters.reduce((sum, c) => sum + of(c), 0n);
  const [X, Y, K] = [total((c) => BigInt(c.x)), total((c) => BigInt(c.y)), BigInt(clusters.length)];
  const below = K * total((c) => (BigInt(c.y) * X - Y * BigInt(c.x)) ** 2n);
  return below === 0n ? undefined : Number((Y * (X - Y) * X ** 2n * (K - 1n) * 10n ** 12n) / below) / 1e12;
}

describe('clusteredProportion', () => {
  it('has the size r(1−r)/v where every task is its own cluster', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 2, maxLength: 80 }), (passes) => {
        const k = passes.filter(Boolean).length;
        const n = passes.length;
        const size = k === 0 || k === n ? n : n - 1;
        const got = clusteredProportion(passes.map((passed) => tasks(passed ? 1 : 0, 1)));
        expect(got.nEffective).toBeCloseTo(size, 9);
        expect(got.ci95?.[0]).toBeCloseTo(wilson((size * k) / n, size)[0], 9);
      }),
    );
  });

  it('matches whole-number arithmetic times the factor for the degrees of freedom', () => {
    // The t quantiles of 0.975 with 24 and with 4 degrees of freedom.
    const freedom = (2.0638985616280205 / 2.7764451051977987) ** 2;
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5 }), { minLength: 5, maxLength: 5 }), (ys) => {
        const clusters = ys.map((y) => tasks(y, 5));
        const size = slowSize(clusters);
        const expected = size === undefined ? 5 : Math.min(25, size * freedom);
        expect(clusteredProportion(clusters).nEffective).toBeCloseTo(expected, 8);
      }),
    );
  });

  it('takes the worst case where all clusters agree, even on a share that doubles cannot hold', () => {
    const full = clusteredProportion(Array.from({ length: 5 }, () => tasks(50, 50)));
    expect(full).toEqual({ ci95: wilson(5, 5), nEffective: 5, clusters: 5 });
    expect(clusteredProportion([tasks(0, 10), tasks(0, 30)]).nEffective).toBe(1.6);
    const thirds = [
      { n: 1, y: 0.1, x: 0.3 },
      { n: 3, y: 0.3, x: 0.9 },
      { n: 7, y: 0.7, x: 2.1 },
    ];
    expect(clusteredProportion(thirds).nEffective).toBeCloseTo(121 / 59, 12);
  });

  it('stays within [0, 1] and Σx, and holds the proportion', () => {
    fc.assert(
      fc.property(several, (clusters) => {
        const { ci95, nEffective } = clusteredProportion(clusters);
        const [X, Y] = [clusters.reduce((sum, c) => sum + c.x, 0), clusters.reduce((sum, c) => sum + c.y, 0)];
        const [lo = Number.NaN, hi = Number.NaN] = ci95 ?? [];
        expect(nEffective).toBeGreaterThan(0);
        expect(nEffective).toBeLessThanOrEqual(X);
        expect([lo >= 0, lo <= Y / X + 1e-12, Y / X <= hi + 1e-12, hi <= 1]).toEqual([true, true, true, true]);
      }),
    );
  });
});

describe('both', () => {
  it.each([clusteredRatio, clusteredProportion])('gives no interval of one cluster: %o', (estimate) => {
    expect(estimate([tasks(3, 4), tasks(0, 0)])).toEqual({ nEffective: 1, clusters: 1 });
  });

  it.each([
    [],
    [tasks(0, 0)],
    [{ n: 1.5, y: 1, x: 1 }],
    [{ n: 0, y: 1, x: 1 }],
    [tasks(Number.NaN, 2)],
    [tasks(1, -2)],
  ])('refuses impossible sums', (...clusters) => {
    for (const estimate of [clusteredRatio, clusteredProportion]) expect(() => estimate(clusters)).toThrow(RangeError);
    expect(() => clusteredProportion([tasks(3, 2), tasks(1, 2)])).toThrow(RangeError);
  });
});
