import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holm } from './holm.ts';

/** The procedure as published: step down from the smallest, and stop at the first that is not rejected. */
function rejected(ps: readonly number[], alpha: number): boolean[] {
  const sorted = [...ps].sort((a, b) => a - b);
  const kept = sorted.findIndex((p, i) => p * (ps.length - i) > alpha);
  const first = kept === -1 ? Infinity : (sorted[kept] ?? Infinity);
  return ps.map((p) => p < first);
}

const chance = fc.double({ min: 0, max: 1, noNaN: true });
const pValues = fc.array(fc.oneof(chance, fc.constantFrom(0, 0.01, 0.02, 1)), { maxLength: 12 });

describe('holm', () => {
  it('returns known values in the order of the input', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005]).map((p) => p.toFixed(3))).toEqual(['0.030', '0.060', '0.060', '0.020']);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([0.03])).toEqual([0.03]);
    expect(holm([])).toEqual([]);
  });

  it('rejects the same hypotheses as the stepwise procedure', () => {
    fc.assert(
      fc.property(pValues, fc.double({ min: 0.001, max: 0.5, noNaN: true }), (ps, alpha) => {
        expect(holm(ps).map((p) => p <= alpha)).toEqual(rejected(ps, alpha));
      }),
    );
  });

  it('keeps the order, lowers no p, and exceeds neither 1 nor Bonferroni’s correction', () => {
    fc.assert(
      fc.property(pValues, (ps) => {
        const adjusted = holm(ps).map((q, i) => ({ q, p: ps[i] ?? Number.NaN }));
        for (const { p, q } of adjusted) {
          expect(q).toBeGreaterThanOrEqual(p);
          expect(q).toBeLessThanOrEqual(Math.min(1, p * ps.length));
          for (const other of adjusted) if (other.p <= p) expect(other.q).toBeLessThanOrEqual(q);
        }
      }),
    );
  });

  it.each([-0.1, 1.1, Number.NaN])('rejects %d', (p) => {
    expect(() => holm([0.5, p])).toThrow(RangeError);
  });
});
