import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilson } from './wilson.ts';

const Z2 = 3.841458820694124; // the 0.95 quantile of chi-squared with one degree of freedom

const percent = (k: number, n: number) => wilson(k, n).map((bound) => (100 * bound).toFixed(1));

/** k of n, both fractional. */
const counts = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0.5, max: 1e5, noNaN: true }))
  .map(([share, n]): [number, number] => [share * n, n]);

describe('wilson', () => {
  it.each([
    [40, 250, ['12.0', '21.1']],
    [190, 250, ['70.3', '80.9']],
    [250, 250, ['98.5', '100.0']],
  ])('returns the known interval for %i of %i', (k, n, expected) => {
    expect(percent(k, n)).toEqual(expected);
  });

  it('begins exactly at 0 if k is 0, and ends exactly at 1 if k is n', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (n) => {
        expect(wilson(0, n)[0]).toBe(0);
        expect(wilson(n, n)[1]).toBe(1);
      }),
    );
  });

  it('has bounds that solve the score equation n (k/n − p)² = z² p (1 − p)', () => {
    fc.assert(
      fc.property(counts, ([k, n]) => {
        for (const p of wilson(k, n)) {
          expect(Math.abs(n * (k / n - p) ** 2 - Z2 * p * (1 - p))).toBeLessThan(1e-9);
        }
      }),
    );
  });

  it('contains the estimate, stays in [0, 1] and mirrors failures', () => {
    fc.assert(
      fc.property(counts, ([k, n]) => {
        const [lo, hi] = wilson(k, n);
        expect(lo).toBeGreaterThanOrEqual(0);
        expect(lo).toBeLessThanOrEqual(k / n + 1e-15);
        expect(hi).toBeGreaterThanOrEqual(k / n - 1e-15);
        expect(hi).toBeLessThanOrEqual(1);
        const [mirrorLo, mirrorHi] = wilson(n - k, n);
        expect(mirrorLo).toBeCloseTo(1 - hi, 9);
        expect(mirrorHi).toBeCloseTo(1 - lo, 9);
      }),
    );
  });

  it.each([
    [1, 0],
    [-1, 5],
    [6, 5],
    [Number.NaN, 5],
    [1, Number.NaN],
    [1, Infinity],
  ])('rejects %d of %d', (k, n) => {
    expect(() => wilson(k, n)).toThrow(RangeError);
  });
});
