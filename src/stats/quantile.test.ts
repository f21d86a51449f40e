import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantile as weighted } from './histogram.ts';

const quantile = (sorted: readonly number[], q: number) =>
  weighted(
    sorted.map((value) => [value, 1] as const),
    q,
  );

const values = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 40 })
  .map((all) => all.sort((a, b) => a - b));
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('quantile', () => {
  it.each([
    [[1, 2, 3, 4], 0.5, 2.5],
    [[1, 2, 3, 4], 0.25, 1.75],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95, 9.55],
    [[15, 20, 35, 40, 50], 0.4, 29],
    [[7], 0.99, 7],
  ])('returns the known quantile of %o at %d', (sorted, q, expected) => {
    expect(quantile(sorted, q)).toBeCloseTo(expected, 12);
  });

  it('matches whole-number interpolation at every percent', () => {
    fc.assert(
      fc.property(values, fc.nat({ max: 100 }), (sorted, percent) => {
        const place = (sorted.length - 1) * percent;
        const [low = 0, high = low] = sorted.slice(Math.floor(place / 100));
        expect(quantile(sorted, percent / 100)).toBeCloseTo(
          (low * (100 - (place % 100)) + high * (place % 100)) / 100,
          6,
        );
      }),
    );
  });

  it('counts a value by its weight', () => {
    fc.assert(
      fc.property(values, fc.array(fc.integer({ min: 1, max: 5 })), share, (sorted, times, q) => {
        const runs = sorted.map((value, i) => [value, times[i] ?? 1] as const);
        const spread = runs.flatMap(([value, n]) => new Array<number>(n).fill(value));
        expect(weighted(runs, q)).toBe(quantile(spread, q));
      }),
    );
    for (const n of [0, -1, 0.5]) expect(() => weighted([[1, n]], 0.5)).toThrow(RangeError);
  });

  it('rises from the minimum to the maximum', () => {
    fc.assert(
      fc.property(values, share, share, (sorted, p, q) => {
        expect(quantile(sorted, 0)).toBe(sorted[0]);
        expect(quantile(sorted, 1)).toBe(sorted.at(-1));
        const [less, more] = [quantile(sorted, Math.min(p, q)), quantile(sorted, Math.max(p, q))];
        expect(less).toBeLessThanOrEqual(more);
      }),
    );
  });

  it.each([
    [[], 0.5],
    [[2, 1], 0.5],
    [[1, Number.NaN], 0.5],
    [[1, Infinity], 0.5],
    [[1], -0.1],
    [[1], 1.1],
    [[1], Number.NaN],
  ])('rejects %o at %d', (sorted, q) => {
    expect(() => quantile(sorted, q)).toThrow(RangeError);
  });
});
