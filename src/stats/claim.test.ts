import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClaimedTask, claimDifference } from './claim.ts';

const task = (cluster: string, claim: number, board: number, weight = 1): ClaimedTask => ({
  ...{ cluster, claim, board, weight },
});

const tasks = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 9 }), fc.nat({ max: 9 }), fc.nat({ max: 27 }))
    .map(([cluster, weight, claim, thirds]) =>
      task(`c${cluster}`, Math.min(weight, claim), Math.min(weight, thirds / 3), weight),
    ),
  { minLength: 2, maxLength: 40 },
);

describe('claimDifference', () => {
  it('returns the t interval of the mean if each cluster is one task', () => {
    // Differences 0, 0, 1, 1, 0, 1, 0, 1: mean 1/2, variance 2/7; t(.95, 7) = 1.894578605.
    const found = claimDifference([0, 0, 1, 1, 0, 1, 0, 1].map((claim, i) => task(`c${i}`, claim, 0)));
    const error = Math.sqrt(2 / 7 / 8);
    expect(found.difference).toBe(0.5);
    expect(found.ci90?.[0]).toBeCloseTo(0.5 - 1.894578605061305 * error, 9);
    expect(found.ci90?.[1]).toBeCloseTo(0.5 + 1.894578605061305 * error, 9);
    // t = 2.6457513, 7 degrees of freedom: p = .03314 (tables; R: 2 * pt(-sqrt(7), 7)).
    expect(found.p).toBeCloseTo(0.0331455, 6);
  });

  it('rejects D = 0 at 10% exactly if 0 is outside the interval', () => {
    fc.assert(
      fc.property(tasks, (all) => {
        const { difference, ci90, p } = claimDifference(all);
        fc.pre(ci90 !== undefined && p !== undefined && Math.abs(p - 0.1) > 1e-9);
        const [lo = 0, hi = 0] = ci90 ?? [];
        expect(lo > 0 || hi < 0).toBe((p ?? 1) < 0.1);
        expect((lo + hi) / 2).toBeCloseTo(difference, 9);
      }),
    );
  });

  it('changes only its sign when claim and board are exchanged, in any order of tasks', () => {
    fc.assert(
      fc.property(tasks, (all) => {
        const plain = claimDifference(all);
        const swapped = claimDifference(all.map((one) => ({ ...one, claim: one.board, board: one.claim })).reverse());
        expect(swapped.difference).toBeCloseTo(-plain.difference, 12);
        expect(swapped.p ?? -1).toBeCloseTo(plain.p ?? -1, 9);
        expect(swapped.ci90?.[0] ?? 0).toBeCloseTo(-(plain.ci90?.[1] ?? 0), 9);
      }),
    );
  });

  it('weights tasks by their trials', () => {
    expect(claimDifference([task('a', 90, 80, 100), task('b', 1, 0, 1)]).difference).toBeCloseTo(11 / 101, 12);
  });

  it('does not narrow with more tasks in the same clusters', () => {
    const few = [task('a', 1, 0), task('b', 0, 0), task('c', 0, 0)];
    expect(claimDifference(few.flatMap((one) => Array.from({ length: 50 }, () => one))).ci90?.[1]).toBeCloseTo(
      claimDifference(few).ci90?.[1] ?? 0,
      12,
    );
  });

  it('has no interval for one cluster, and no width without spread', () => {
    const alone = { difference: 0.5, ci90: undefined, p: undefined };
    expect(claimDifference([task('a', 1, 0), task('a', 1, 1), task('b', 0, 0, 0)])).toEqual(alone);
    expect(claimDifference([task('a', 1, 1), task('b', 0, 0)])).toEqual({ difference: 0, ci90: [0, 0], p: 1 });
    expect(claimDifference([task('a', 1, 0), task('b', 1, 0)])).toEqual({
      difference: 1,
      ci90: [1, 1],
      p: Number.MIN_VALUE,
    });
  });

  it('takes no account of a cluster without weight', () => {
    const all = [0, 0, 1, 1, 0, 1].map((claim, i) => task(`c${i}`, claim, 0));
    expect(claimDifference([...all, task('none', 0, 0, 0)])).toEqual(claimDifference(all));
  });

  it('ignores rounding errors', () => {
    // Three runs' means: 0.1 + 0.2 against 0.3.
    const rounded = [task('a', 0.1, 0.3), task('a', 0.2, 0), task('b', 0.3, 0.1), task('b', 0, 0.2)];
    expect(claimDifference(rounded)).toEqual({ difference: 0, ci90: [0, 0], p: 1 });
  });

  it.each([
    [task('a', Number.NaN, 0)],
    [task('a', 1, Infinity)],
    [task('a', 1, 0, -1), task('a', 1, 0, 3)],
    [task('a', 0, 0, 0)],
    [],
  ])('rejects values that are not finite, and weights that are not positive (%#)', (...all) => {
    expect(() => claimDifference(all)).toThrow(RangeError);
  });
});
