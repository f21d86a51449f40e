import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactPaired, pairedTable } from './paired.ts';

/** 2 · Σ C(n, i) / 2^n for i ≤ min, with the sum in whole numbers; n up to about 1,000. */
function slowPaired(onlyA: number, onlyB: number): number {
  const n = onlyA + onlyB;
  let binomial = 1n;
  let sum = 1n;
  for (let i = 1; i <= Math.min(onlyA, onlyB); i++) {
    binomial = (binomial * BigInt(n - i + 1)) / BigInt(i);
    sum += binomial;
  }
  return Math.min(1, Number(sum) * 2 ** (1 - n));
}

const count = fc.nat({ max: 450 });

describe('pairedTable', () => {
  it('counts each kind of pair', () => {
    const [a, b, one] = [
      [1, 1, 1, 0, 0, 1],
      [1, 0, 0, 1, 0, 0],
      [1, 1, 1, 1, 1, 1],
    ];
    expect(pairedTable(a, b, one)).toEqual({ both: 1, onlyA: 3, onlyB: 1, neither: 1 });
    expect(pairedTable([3, 2, 2, 0, 0], [3, 2, 1, 1, 0], [3, 3, 3, 3, 0])).toEqual({
      ...{ both: 1, onlyA: 1, onlyB: 1, neither: 1 },
    });
  });

  it('adds up to both margins, and exchanges its sides with the systems', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: 1 }))), (pairs) => {
        const a = pairs.map(([first]) => first);
        const b = pairs.map(([, second]) => second);
        const one = pairs.map(() => 1);
        const table = pairedTable(a, b, one);
        expect(table.both + table.onlyA).toBe(a.filter(Boolean).length);
        expect(table.both + table.onlyB).toBe(b.filter(Boolean).length);
        expect(table.both + table.onlyA + table.onlyB + table.neither).toBe(pairs.length);
        expect(pairedTable(b, a, one)).toEqual({ ...table, onlyA: table.onlyB, onlyB: table.onlyA });
      }),
    );
  });

  it('rejects arrays of different lengths', () => {
    expect(() => pairedTable([1], [], [1])).toThrow(RangeError);
    expect(() => pairedTable([1], [1], [])).toThrow(RangeError);
  });
});

describe('exactPaired', () => {
  it.each([
    [0, 0, 1],
    [1, 0, 1],
    [5, 5, 1],
    [6, 5, 1],
    [5, 0, 0.0625],
    [6, 0, 0.03125],
    [10, 2, 158 / 4096],
    [210, 0, 2 ** -209],
    [0, 1000, 2 ** -999],
  ])('returns the known p-value for %i against %i', (onlyA, onlyB, p) => {
    expect(exactPaired(onlyA, onlyB) / p).toBeCloseTo(1, 10);
  });

  it('equals the sum of binomial coefficients, in both directions', () => {
    fc.assert(
      fc.property(count, count, (onlyA, onlyB) => {
        const p = exactPaired(onlyA, onlyB);
        expect(p / slowPaired(onlyA, onlyB)).toBeCloseTo(1, 9);
        expect(exactPaired(onlyB, onlyA)).toBe(p);
      }),
    );
  });

  it('is never 0, even below the smallest double', () => {
    expect(exactPaired(5000, 0)).toBeGreaterThan(0);
  });

  it.each([
    [-1, 2],
    [0.5, 2],
    [2, Number.NaN],
    [2, Infinity],
  ])('rejects %d against %d', (onlyA, onlyB) => {
    expect(() => exactPaired(onlyA, onlyB)).toThrow(RangeError);
  });
});
