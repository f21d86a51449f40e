import { describe, expect, it } from 'vitest';
import { alikeFamiliesP, betterOf, compareResults, familyDifferences } from './comparison.ts';
import type { Results } from './results.ts';

const tasks = { ids: ['1', '2', '3', '4'], families: ['f', 'f', 'g', 'g'], clusters: ['a', 'b', 'c', 'd'] };
const results = (...won: number[]): Results => ({
  tasks,
  passed: new Uint8Array(4),
  won: new Map([['metric', Uint8Array.from(won)]]),
  shares: new Map(),
  failures: new Map(),
});

const basis = (families: readonly string[], headline: string | null = 'metric') => ({
  ...{ metric: 'metric', headline, families },
});

describe('betterOf and compareResults', () => {
  it.each([
    [0.2, 0.05, 'higher', 'a'],
    [0.2, 0.05, 'lower', 'b'],
    [-0.2, 0.01, 'higher', 'b'],
    [-0.2, 0.01, 'lower', 'a'],
    [0.2, 0.0501, 'higher', null],
    [0, 0, 'higher', null],
  ] as const)(
    'for a difference of %d, a p-value of %d and %s being better, betterOf returns %s',
    (delta, p, better, winner) => {
      expect(betterOf(delta, p, better)).toBe(winner);
    },
  );

  it('alikeFamiliesP gives the tasks of a small family more weight', () => {
    // a is better in 12 of 40 tasks of f, b in each of the 4 tasks of g.
    const families = Array.from({ length: 44 }, (_, i) => (i < 40 ? 'f' : 'g'));
    const many = { families, ids: families.map((_, i) => `${i}`), clusters: families.map((_, i) => `${i}`) };
    const run = (wins: (i: number) => boolean) => ({
      ...{ ...results(), tasks: many },
      won: new Map([['metric', Uint8Array.from(families, (_, i) => Number(wins(i)))]]),
    });
    const [a, b] = [run((i) => i < 12), run((i) => i >= 40)];
    expect(
      compareResults(
        a,
        run(() => false),
        basis([]),
      ).overall.pClustered,
    ).toBeLessThan(0.001);
    expect(
      alikeFamiliesP(
        a,
        run(() => false),
        basis(['f', 'g']),
      ),
    ).toBeLessThan(0.001);
    expect(alikeFamiliesP(a, b, basis(['f', 'g']))).toBeGreaterThan(0.05);
    // By families alike b is ahead: −12/40 + 4/4.
    expect(alikeFamiliesP(b, a, basis(['g']))).toBe(0.125);
  });

  it('compareResults counts unmeasured tasks as lost by the headline, and omits them by any other metric', () => {
    const [a, b] = [results(1, 1, 0, 2), results(2, 0, 1, 2)];
    const table = (headline: string | null) => {
      const { both, onlyA, onlyB, neither } = compareResults(a, b, basis([], headline)).overall;
      return { both, onlyA, onlyB, neither };
    };
    expect(table('metric')).toEqual({ both: 0, onlyA: 2, onlyB: 1, neither: 1 });
    expect(table(null)).toEqual({ both: 0, onlyA: 1, onlyB: 1, neither: 0 });
  });

  it('compareResults omits families of which no share was measured, also from the Holm correction', () => {
    const shares = (...won: number[]): Results => ({
      ...results(),
      won: new Map(),
      shares: new Map([['metric', { won: Uint8Array.from(won), of: Uint8Array.of(3, 3, 0, 0) }]]),
    });
    const { overall, families } = compareResults(shares(3, 2, 0, 0), shares(1, 2, 0, 0), basis(['f', 'g']));
    expect(overall).toMatchObject({ graded: true, onlyA: 1, onlyB: 0, neither: 1, delta: 2 / 6 });
    expect(families).toMatchObject([{ family: 'f', onlyA: 1, pHolm: 1 }]);
    expect(families).toHaveLength(1);
  });

  it('compareResults returns the families that have tasks, in the requested order', () => {
    const runs = [results(1, 1, 0, 0), results(0, 0, 1, 0)] as const;
    const { families } = compareResults(...runs, basis(['g', 'none', 'f']));
    expect(families.map(({ family, onlyA, onlyB, pHolm }) => ({ family, onlyA, onlyB, pHolm }))).toEqual([
      { family: 'g', onlyA: 0, onlyB: 1, pHolm: 1 },
      { family: 'f', onlyA: 2, onlyB: 0, pHolm: 1 },
    ]);
    // The same tests, without what only a reader of the comparison needs.
    const figures = ({ family, delta, pClustered, pHolm }: (typeof families)[number]) => ({
      family,
      delta,
      pClustered,
      pHolm,
    });
    expect(familyDifferences(...runs, basis(['g', 'none', 'f']))).toEqual(families.map(figures));
  });
});
