import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PairResult, rankRanges } from './rank-range.ts';

const scores = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 9 });

/** Better by more than the margin, for systems named by their index. */
const byMargin =
  (all: readonly number[], margin: number) =>
  (a: string, b: string): PairResult => {
    const lead = (all[Number(a)] ?? 0) - (all[Number(b)] ?? 0);
    return { better: lead > margin ? 'a' : lead < -margin ? 'b' : null };
  };

describe('rankRanges', () => {
  it('leaves open what is not settled', () => {
    const ranges = rankRanges(['good', 'fair', 'poor'], (a, b) => ({
      better: a === 'good' && b === 'poor' ? 'a' : null,
    }));
    expect(ranges).toEqual([
      { name: 'good', best: 1, worst: 2 },
      { name: 'fair', best: 1, worst: 3 },
      { name: 'poor', best: 2, worst: 3 },
    ]);
  });

  it('counts the better and the worse of each system', () => {
    fc.assert(
      fc.property(scores, fc.nat({ max: 20 }), (all, margin) => {
        const names = all.map((_, i) => String(i));
        const expected = all.map((score, i) => ({
          name: String(i),
          best: 1 + all.filter((other) => other - score > margin).length,
          worst: all.length - all.filter((other) => score - other > margin).length,
        }));
        expect(rankRanges(names, byMargin(all, margin))).toEqual(expected);
      }),
    );
  });

  it('holds the rank by score itself', () => {
    fc.assert(
      fc.property(scores, fc.nat({ max: 20 }), (all, margin) => {
        const ranges = rankRanges(
          all.map((_, i) => String(i)),
          byMargin(all, margin),
        );
        const order = [...all.keys()].sort((i, j) => (all[j] ?? 0) - (all[i] ?? 0));
        order.forEach((index, place) => {
          expect(ranges[index]?.best).toBeLessThanOrEqual(place + 1);
          expect(ranges[index]?.worst).toBeGreaterThanOrEqual(place + 1);
        });
      }),
    );
  });

  it('knows the ends: none, and one alone', () => {
    const never = (): PairResult => ({ better: null });
    expect(rankRanges([], never)).toEqual([]);
    expect(rankRanges(['alone'], never)).toEqual([{ name: 'alone', best: 1, worst: 1 }]);
    expect(() => rankRanges(['twin', 'twin'], never)).toThrow(RangeError);
  });
});
