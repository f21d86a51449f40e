import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome, Share } from '../protocol/outcome.ts';
import { pairOutcomes } from './pairing.ts';

const outcomes = (shares: readonly (Share | undefined)[], clusterOf = (at: number) => `c${at}`): Outcome[] =>
  shares.map((share, at) => ({
    id: `t${at}`,
    family: 'f',
    cluster: clusterOf(at),
    slices: {},
    verdict: 'failed',
    values: share === undefined ? {} : { m: share },
    failure_modes: [],
  }));

describe('pairOutcomes', () => {
  it('takes the difference of the sums of shares, and its p-value by clusters', () => {
    const a = outcomes([
      [3, 5],
      [10, 10],
      [7, 10],
      [1, 1],
    ]);
    const b = outcomes([
      [1, 5],
      [4, 10],
      [4, 10],
      [0, 1],
    ]);
    // All four clusters favour one side: 2 of 16 sign patterns are as extreme.
    const ahead = { graded: true, delta: (21 - 9) / 26, pClustered: 2 / 16, onlyA: 4, onlyB: 0 };
    expect(pairOutcomes(a, b, 'm')).toMatchObject(ahead);
    expect(pairOutcomes(b, a, 'm')).toMatchObject({ ...ahead, delta: -ahead.delta, onlyA: 0, onlyB: 4 });
  });

  it('tests clusters, not tasks', () => {
    const [a, b] = [1, 0].map((k) => outcomes(Array(10).fill([k, 2]), () => 'one')) as [Outcome[], Outcome[]];
    expect(pairOutcomes(a, b, 'm')).toMatchObject({ delta: 0.5, pClustered: 1, onlyA: 10 });
  });

  it('counts the measured templates in which each is ahead', () => {
    const clusterOf = (at: number) => ['x', 'x', 'y', 'z', 'u'][at] ?? '';
    const a = outcomes([[1, 2], [2, 2], [0, 2], [1, 2], undefined], clusterOf);
    const b = outcomes([[2, 2], [0, 2], [1, 2], [1, 2], undefined], clusterOf);
    expect(pairOutcomes(a, b, 'm')).toMatchObject({ templates: 3, templatesAhead: { a: 1, b: 1, neither: 1 } });
  });

  it('counts a task that one system did not measure as lost by it, and omits one that neither measured', () => {
    const [a, b] = [outcomes([[1, 2], [2, 2], undefined]), outcomes([[0, 2], undefined, undefined])];
    expect(pairOutcomes(a, b, 'm')).toMatchObject({ both: 0, onlyA: 2, onlyB: 0, neither: 0, delta: 3 / 4 });
    expect(pairOutcomes(outcomes([]), outcomes([]), 'm')).toMatchObject({ delta: 0, pClustered: 1 });
  });

  it('gives the shares 0/1 and 1/1 the same result as the values 0 and 1', () => {
    const bits = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 1)), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(bits, fc.integer({ min: 1, max: 5 }), (pairs, size) => {
        const sides = (of: (bit: number) => Share) =>
          [0, 1].map((side) =>
            outcomes(
              pairs.map((pair) => of(pair[side] as number)),
              (at) => `c${Math.floor(at / size)}`,
            ),
          ) as [Outcome[], Outcome[]];
        const plain = pairOutcomes(...sides((bit) => bit), 'm');
        const shares = pairOutcomes(...sides((bit) => [bit, 1]), 'm');
        expect(shares).toEqual({ ...plain, graded: true });
      }),
    );
  });

  it.each([
    ['other tasks', outcomes([1]), outcomes([1, 1])],
    ['another order', outcomes([1, 1]), [...outcomes([1, 1])].reverse()],
    ['other numbers of trials', outcomes([[1, 2]]), outcomes([[1, 3]])],
    ['more trials of the first', outcomes([[1, 3]]), outcomes([[1, 2]])],
  ])('throws for %s', (_, a, b) => {
    expect(() => pairOutcomes(a, b, 'm')).toThrow(RangeError);
  });

  it.each([[[0.5, 1]], [[2, 1]], [[-1, 1]], [[1, 300]]] as [Share][])(
    'counts no winner for the invalid share %j',
    (share) => {
      expect(pairOutcomes(outcomes([share]), outcomes([[0, 1]]), 'm')).toMatchObject({ onlyA: 0, onlyB: 0 });
    },
  );
});
