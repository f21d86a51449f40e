import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactPaired } from './paired.ts';
import { signFlip } from './sign-flip.ts';

/** Every sign of every difference, zeros too, in whole numbers. */
function slowSignFlip(differences: readonly number[]): number {
  const far = Math.abs(differences.reduce((sum, d) => sum + d, 0));
  let hits = 0;
  for (let signs = 0; signs < 2 ** differences.length; signs++) {
    const sum = differences.reduce((total, d, i) => total + ((signs >> i) & 1 ? d : -d), 0);
    if (Math.abs(sum) >= far) hits += 1;
  }
  return hits / 2 ** differences.length;
}

const few = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 10 });
const many = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(-1, 1)).map(([size, sign]) => size * sign),
  { minLength: 20, maxLength: 50 },
);

describe('signFlip', () => {
  it('equals the enumeration of all signs for whole differences', () => {
    fc.assert(
      fc.property(few, (differences) => {
        expect(signFlip(differences).p).toBeCloseTo(slowSignFlip(differences), 12);
      }),
    );
  });

  it('enumerates fractional differences, with ties in spite of rounding', () => {
    fc.assert(
      fc.property(few, (differences) => {
        expect(signFlip(differences.map((d) => d * 0.1)).p).toBeCloseTo(slowSignFlip(differences), 12);
      }),
    );
    expect(signFlip([0.1, 0.2, -0.3]).p).toBe(1);
    expect(signFlip([0.1, 0.2, 0.3]).p).toBe(0.25);
  });

  it('equals the exact paired test if each cluster is one task', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.nat({ max: 300 }), (onlyA, onlyB) => {
        const ones = [...new Array<number>(onlyA).fill(1), ...new Array<number>(onlyB).fill(-1), 0];
        expect(signFlip(ones).p / exactPaired(onlyA, onlyB)).toBeCloseTo(1, 9);
      }),
      { numRuns: 30 },
    );
  });

  it('is independent of the order of clusters and of systems', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { maxLength: 14 }), (differences) => {
        const plain = signFlip(differences);
        expect(signFlip([...differences].reverse())).toEqual(plain);
        expect(signFlip(differences.map((d) => -d))).toEqual(plain);
      }),
    );
  });

  it('draws signs if enumeration is too large, the same each time and close to the exact p', () => {
    fc.assert(
      fc.property(many, (differences) => {
        const counted = signFlip(differences);
        const drawn = signFlip(differences.map((d) => d * 0.1));
        // Five standard deviations of 100,000 draws at worst.
        expect(Math.abs(drawn.p - counted.p)).toBeLessThan(0.008);
        expect(signFlip(differences.map((d) => d * -0.1).reverse())).toEqual(drawn);
      }),
      { numRuns: 10 },
    );
    expect(signFlip(new Array<number>(40).fill(0.5)).p).toBe(1 / 100_001);
  });

  it('draws the sign of each of many differences', () => {
    const signs = Array.from({ length: 320 }, (_, i) => (i < 178 ? 1 : -1));
    const drawn = signFlip(signs.map((sign) => sign * 0.1)).p;
    expect(Math.abs(drawn - signFlip(signs).p)).toBeLessThan(0.004);
  });

  it('returns known p-values', () => {
    // Fisher's maize (Darwin's pairs, eighths of an inch): 1,726 of 32,768 sign patterns lie as far out.
    const maize = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48];
    expect(signFlip(maize).p).toBeCloseTo(1726 / 32_768, 12);
    expect(signFlip([50, 50, 50, 40, 45])).toEqual({ p: 2 / 32 });
    expect(signFlip([])).toEqual({ p: 1 });
    expect(signFlip([0, -0])).toEqual({ p: 1 });
    expect(signFlip(new Array<number>(5000).fill(1)).p).toBeGreaterThan(0);
  });

  it.each([[Number.NaN], [Infinity, 1], [1e308, 1e308]])('rejects %d', (...differences) => {
    expect(() => signFlip(differences)).toThrow(RangeError);
  });
});
