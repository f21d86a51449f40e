import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome, Share } from '../protocol/outcome.ts';
import { pairShares } from './paired-shares.ts';
import { pairOutcomes } from './pairing.ts';

const outcomes = (shares: readonly (Share | undefined)[], clusterOf = (at: number) => `c${at}`): Outcome[] =>
  shares.map((share, at) => ({
    id: `t${at}`,
    family: 'f',
    cluster: clusterOf(at),
    slices: {},
    pass: false,
    errored: false,
    values: share === undefined ? {} : { m: share },
    failure_modes: [],
  }));

describe('two systems by shares', () => {
  it('differ by their sums, and by clusters of whole trials', () => {
    const a = outcomes([[3, 5], [10, 10], [7, 10], 1]);
    const b = outcomes([[1, 5], [4, 10], [4, 10], 0]);
    // All four clusters point one way: 2 of 16 sign patterns lie as far out.
    expect(pairShares(a, b, 'm')).toEqual({ tasks: 4, delta: (21 - 9) / 26, p: 2 / 16 });
    expect(pairShares(b, a, 'm')).toEqual({ tasks: 4, delta: -(21 - 9) / 26, p: 2 / 16 });
  });

  it('are told apart by clusters, not by tasks', () => {
    const [a, b] = [1, 0].map((k) => outcomes(Array(10).fill([k, 2]), () => 'one')) as [Outcome[], Outcome[]];
    expect(pairShares(a, b, 'm')).toEqual({ tasks: 10, delta: 0.5, p: 1 });
  });

  it('are compared where both were measured', () => {
    expect(pairShares(outcomes([[1, 2], [2, 2], undefined]), outcomes([[0, 2], undefined, [2, 2]]), 'm')).toEqual({
      tasks: 1,
      delta: 0.5,
      p: 1,
    });
    expect(pairShares(outcomes([]), outcomes([]), 'm')).toEqual({ tasks: 0, delta: 0, p: 1 });
  });

  it('come out as `pairOutcomes` says where a task is one trial', () => {
    const bits = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 1)), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(bits, fc.integer({ min: 1, max: 5 }), (pairs, size) => {
        const [a, b] = [0, 1].map((side) =>
          outcomes(
            pairs.map((pair) => pair[side] as number),
            (at) => `c${Math.floor(at / size)}`,
          ),
        ) as [Outcome[], Outcome[]];
        const { delta, pClustered } = pairOutcomes(a, b, 'm');
        const shares = pairShares(a, b, 'm');
        expect([shares.delta, shares.p]).toEqual([delta, pClustered]);
      }),
    );
  });

  it.each([
    ['other tasks', outcomes([1]), outcomes([1, 1])],
    ['another order', outcomes([1, 1]), [...outcomes([1, 1])].reverse()],
    ['other numbers of trials', outcomes([[1, 2]]), outcomes([[1, 3]])],
  ])('are not compared on %s', (_, a, b) => {
    expect(() => pairShares(a, b, 'm')).toThrow(RangeError);
  });
});
