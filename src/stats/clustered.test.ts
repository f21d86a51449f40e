import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusteredProportion, clusteredRatio } from './clustered.ts';
import type { Cluster } from './jackknife.ts';
import { wilson } from './wilson.ts';

const cluster = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), fc.nat({ max: 60 }))
  .map(([n, x, y]): Cluster => ({ n, x, y: Math.min(x, y) }));
const several = fc.array(cluster, { minLength: 2, maxLength: 12 });
/** All passed or all failed, with a few exceptions. */
const nearTheEnds = fc
  .tuple(several, fc.constantFrom('right', 'wrong'), fc.array(fc.nat({ max: 20 }), { maxLength: 3 }))
  .map(([clusters, most, exceptions]) =>
    clusters.map((one, i): Cluster => {
      const few = Math.min(one.x, exceptions[i] ?? 0);
      return { ...one, y: most === 'right' ? one.x - few : few };
    }),
  );
const any = fc.oneof(several, nearTheEnds);
const tasks = (y: number, n: number): Cluster => ({ n, y, x: n });
const even = (count: number, size: number, failures: number) =>
  Array.from({ length: count }, (_, i) => tasks(size - Number(i < failures), size));
/** CIB's 250 public tasks: how many templates have how many tasks. */
const CIB_SIZES = [
  [12, 5],
  [26, 4],
  [26, 3],
  [4, 2],
].flatMap(([templates = 0, size = 0]) => new Array<number>(templates).fill(size));
const printed = (interval: readonly number[] | undefined) => interval?.map((end) => (100 * end).toFixed(1));

describe('clusteredProportion', () => {
  it.each([1, 5, 9, 10, 11, 12, 13, 20, 300])('has a lower end no higher than the exact limit for %i of many', (k) => {
    for (const times of [2, 3, 4, 20, 200]) {
      const all = Array.from({ length: k * times }, (_, i) => tasks(i < k ? 1 : 0, 1));
      const { ci95: [from = 1] = [], nEffective: n } = clusteredProportion(all);
      const found = n / times;
      const exact = betaQuantile(0.05, found, n - found + 1);
      expect(from / exact, `${times}`).toBeLessThanOrEqual(1 + 1e-9);
      expect(from / Math.min(exact, wilson(found, n)[0]), `${times}`).toBeCloseTo(1, 9);
    }
  });

  it('gives the example of docs/statistics.md', () => {
    const { ci95, nEffective } = clusteredProportion([4, 4, 4, 4, 4, 4, 3, 2, 1, 0].map((right) => tasks(right, 4)));
    expect(nEffective.toFixed(3)).toBe('10.575');
    expect(printed(ci95)).toEqual(['45.0', '93.6']);
    expect(printed(wilson(30, 40))).toEqual(['59.8', '85.8']);
  });

  it('takes a correlation below 0 as 0', () => {
    // Every cluster has the same share, so the estimate is −1/3. What is left is the shrinkage: deff = 1 + 3 · w/(10 + w).
    const { nEffective } = clusteredProportion(new Array<Cluster>(10).fill(tasks(3, 4)));
    expect(nEffective.toFixed(2)).toBe('29.80');
  });

  it('has the size r(1−r)/v if every task is its own cluster', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 2, maxLength: 80 }), (passes) => {
        const k = passes.filter(Boolean).length;
        const n = passes.length;
        const size = k === 0 || k === n ? n : n - 1;
        const got = clusteredProportion(passes.map((passed) => tasks(passed ? 1 : 0, 1)));
        expect(got.nEffective).toBeCloseTo(size, 9);
        // The end at the side of the rarer outcome may be further out.
        const [lo, hi] = wilson((size * k) / n, size);
        if (2 * k > n) expect(got.ci95?.[0]).toBeCloseTo(lo, 9);
        if (2 * k < n) expect(got.ci95?.[1]).toBeCloseTo(hi, 9);
      }),
    );
  });

  it('has a width, stays within [0, 1] and contains the proportion', () => {
    fc.assert(
      fc.property(any, (clusters) => {
        const { ci95, nEffective } = clusteredProportion(clusters);
        const [X, Y] = [clusters.reduce((sum, c) => sum + c.x, 0), clusters.reduce((sum, c) => sum + c.y, 0)];
        const [lo = Number.NaN, hi = Number.NaN] = ci95 ?? [];
        expect(nEffective).toBeGreaterThan(0);
        expect(nEffective).toBeLessThanOrEqual(X);
        expect([lo >= 0, lo <= Y / X + 1e-12, Y / X <= hi + 1e-12, hi <= 1]).toEqual([true, true, true, true]);
        expect(hi - lo).toBeGreaterThan(1e-3);
      }),
      { numRuns: 1000 },
    );
  });

  it('has no end above those for all passed, or below those for all failed', () => {
    fc.assert(
      fc.property(any, (clusters) => {
        const [lo = 0, hi = 0] = clusteredProportion(clusters).ci95 ?? [];
        const [best = 0] = clusteredProportion(clusters.map((one) => ({ ...one, y: one.x }))).ci95 ?? [];
        const [, worst = 0] = clusteredProportion(clusters.map((one) => ({ ...one, y: 0 }))).ci95 ?? [];
        expect(lo).toBeLessThanOrEqual(best + 1e-12);
        expect(hi).toBeGreaterThanOrEqual(worst - 1e-12);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not rise when one more of several equal clusters has a failure', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 80 }),
        fc.integer({ min: 1, max: 100 }),
        fc.nat({ max: 79 }),
        (count, size, failures) => {
          const [more, less] = [failures + 1, failures].map((k) => clusteredProportion(even(count, size, k)).ci95);
          expect(more?.[0]).toBeLessThanOrEqual((less?.[0] ?? 0) + 1e-12);
          expect(more?.[1]).toBeLessThanOrEqual((less?.[1] ?? 0) + 1e-12);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('does not jump from 100% to one failure', () => {
    const cib = (failures: number) => CIB_SIZES.map((size, i) => tasks(size - Number(i < failures), size));
    expect(printed(clusteredProportion(cib(0)).ci95)).toEqual(['94.4', '100.0']);
    expect(printed(clusteredProportion(cib(1)).ci95)).toEqual(['94.4', '100.0']);
    expect(printed(clusteredProportion(even(5, 100, 0)).ci95)).toEqual(['56.6', '100.0']);
    expect(printed(clusteredProportion(even(5, 100, 1)).ci95)).toEqual(['56.6', '100.0']);
  });

  it('reaches Clopper and Pearson’s one-sided limit on the side of the rarer outcome', () => {
    // One of twenty: Wilson's end is .991, the limit about 1 − .05/20.
    expect(clusteredProportion(even(20, 1, 1)).ci95?.[1]).toBeGreaterThan(0.997);
    // Twenty of forty: Wilson's end is further out.
    expect(clusteredProportion(even(40, 1, 19)).ci95?.[1]).toBeCloseTo(wilson((39 * 21) / 40, 39)[1], 12);
  });

  it('is wider if the same failures are in one large cluster', () => {
    const width = (failing: Cluster, rest: number) => {
      const [lo = 0, hi = 0] = clusteredProportion([failing, ...even(rest, 4, 10)]).ci95 ?? [];
      return hi - lo;
    };
    expect(width(tasks(0, 40), 20)).toBeGreaterThan(1.5 * width(tasks(0, 4), 29));
  });

  it('corrects for few clusters by the number of trials, not of tasks', () => {
    // Five conversations of 100 questions, each a single task: counted by tasks there would be no t correction.
    const conversations = [81, 70, 92, 75, 66].map((y): Cluster => ({ n: 1, y, x: 100 }));
    const questions = conversations.map((one): Cluster => ({ ...one, n: 100 }));
    expect(clusteredProportion(conversations)).toEqual(clusteredProportion(questions));
    const [lo = 0, hi = 0] = clusteredProportion(conversations).ci95 ?? [];
    // The t interval of the five means, which 4 degrees of freedom make ± 12.5 points.
    expect(hi - lo).toBeGreaterThan(0.24);
  });

  it('uses the worst case if all clusters passed, or all failed', () => {
    const full = clusteredProportion(Array.from({ length: 9 }, () => tasks(50, 50)));
    expect(full).toEqual({ ci95: wilson(9, 9), nEffective: 9, clusters: 9, few: false });
    expect(clusteredProportion([tasks(0, 10), tasks(0, 30)])).toMatchObject({ nEffective: 1.6, few: true });
  });

  it('accepts fractions that are 0 or 1 except for rounding', () => {
    const nearly = [1 - 2 ** -53, 1, 1, 1, 1, 1, 1, 1, 1].map((y) => ({ n: 1, x: 1, y }));
    expect(clusteredProportion(nearly).ci95?.[0]).toBeCloseTo(wilson(9, 9)[0], 9);
    const barely = [5e-324, 0, 0, 0, 0, 0, 0, 0, 0].map((y) => ({ n: 1, x: 1, y }));
    expect(clusteredProportion(barely).ci95?.[1]).toBeCloseTo(wilson(0, 9)[1], 9);
  });

  it('has an interval if all clusters together have less than one trial', () => {
    const clusters = Array.from({ length: 12 }, (_, i): Cluster => ({ n: 1, y: i % 2 === 0 ? 0.05 : 0.02, x: 0.05 }));
    const [lo = Number.NaN, hi = Number.NaN] = clusteredProportion(clusters).ci95 ?? [];
    expect([0 <= lo, lo < 0.7, 0.7 < hi, hi <= 1]).toEqual([true, true, true, true]);
  });

  it('marks results from too few clusters, with uneven clusters counted by their weight', () => {
    expect(clusteredProportion(even(7, 4, 2)).few).toBe(true);
    expect(clusteredProportion(even(8, 4, 2)).few).toBe(false);
    expect(clusteredProportion([...even(20, 3, 5), tasks(30, 60)]).few).toBe(true);
  });
});

describe('clusteredRatio and clusteredProportion', () => {
  it.each([clusteredRatio, clusteredProportion])('return no interval for one cluster: %o', (estimate) => {
    expect(estimate([tasks(3, 4), tasks(0, 0)])).toEqual({ nEffective: 1, clusters: 1, few: true });
  });

  it.each([
    [],
    [tasks(0, 0)],
    [{ n: 1.5, y: 1, x: 1 }],
    [{ n: 0, y: 1, x: 1 }],
    [tasks(1, 2), { n: 0, y: 0, x: 1 }],
    [tasks(Number.NaN, 2)],
    [tasks(1, -2)],
  ])('reject impossible sums (%#)', (...clusters) => {
    for (const estimate of [clusteredRatio, clusteredProportion]) expect(() => estimate(clusters)).toThrow(RangeError);
    expect(() => clusteredProportion([tasks(3, 2), tasks(1, 2)])).toThrow(RangeError);
  });
});
