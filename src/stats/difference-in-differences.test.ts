import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Difference, differenceInDifferences } from './difference-in-differences.ts';
import { randomWords } from './random-words.ts';

const difference: fc.Arbitrary<Difference> = fc.record({
  cluster: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  stratum: fc.constantFrom('x', 'y'),
  value: fc.constantFrom(-1, 0, 1),
  weight: fc.constantFrom(1, 2, 5),
});
const group = fc.array(difference, { minLength: 1, maxLength: 40 });
const alone = (values: readonly number[]): Difference[] =>
  values.map((value, i) => ({ cluster: `c${i}`, stratum: 'x', value, weight: 1 }));

describe('differenceInDifferences', () => {
  it('equals Welch’s t test if every task is its own cluster', () => {
    // Student's sleep data, as R documents t.test: t = -1.8608, df = 17.776, p = 0.07939, [-3.3654832, 0.2054832].
    const drug = alone([0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2]);
    const other = alone([1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]);
    const { gap, ci95, p } = differenceInDifferences(drug, other);
    expect(gap).toBeCloseTo(-1.58, 12);
    expect(ci95?.map((end) => end.toFixed(7))).toEqual(['-3.3654832', '0.2054832']);
    expect(p?.toFixed(5)).toBe('0.07939');
  });

  it('has a degree of freedom less for each stratum', () => {
    const pairs = (values: readonly number[]) =>
      alone(values).map((one, i) => ({ ...one, stratum: i < values.length / 2 ? 'x' : 'y' }));
    // The variance of a pair's mean is the square of half the pair's difference; that of the mean of two such means is (1² + 2²) / 4.
    // It is the same in both groups, so t has the sum of their degrees of freedom: 2 · (4 − 2).
    const { gap, ci95, p } = differenceInDifferences(pairs([4, 6, 1, 5]), pairs([2, 0, 3, -1]));
    const error = Math.sqrt(2 * ((1 + 4) / 4));
    expect(gap).toBe(3);
    expect(ci95?.[0]).toBeCloseTo(3 - 2.7764451051977987 * error, 9);
    // Student's t for four degrees of freedom has a closed form.
    const u = 3 / error / Math.sqrt((3 / error) ** 2 + 4);
    expect(p).toBeCloseTo(1 - (3 * u - u ** 3) / 2, 9);
  });

  it('is 0 between a group and itself, in any order', () => {
    fc.assert(
      fc.property(group, (tasks) => {
        const { gap, ci95 = [0, 0], p = 1 } = differenceInDifferences(tasks, tasks.toReversed());
        expect([gap, p]).toEqual([0, 1]);
        expect(ci95[0] <= 0 && 0 <= ci95[1]).toBe(true);
      }),
    );
  });

  it('changes its sign with the groups, and grows by what is added to the first', () => {
    fc.assert(
      fc.property(group, group, fc.integer({ min: 1, max: 9 }), (a, b, more) => {
        const [there, back] = [differenceInDifferences(a, b), differenceInDifferences(b, a)];
        expect(back.gap).toBe(0 - there.gap);
        const raised = a.map((one) => ({ ...one, value: one.value + more }));
        expect(differenceInDifferences(raised, b).gap).toBeCloseTo(there.gap + more, 9);
      }),
    );
  });

  it('has the same p for the groups in the other order if both have the same spread', () => {
    fc.assert(
      fc.property(group, fc.integer({ min: -3, max: 3 }), (a, more) => {
        const b = a.map((one) => ({ ...one, value: more - one.value }));
        const [there, back] = [differenceInDifferences(a, b), differenceInDifferences(b, a)];
        expect(back.p ?? 1).toBeCloseTo(there.p ?? 1, 9);
      }),
    );
  });

  it('takes the spread of the first group where the second has none by chance', () => {
    // One task in ten differs in the first group. Ten tasks without one are no evidence.
    const tenth = alone(Array.from({ length: 50 }, (_, i) => Number(i % 10 === 0)));
    const { p, ci95 } = differenceInDifferences(tenth, alone(Array.from({ length: 10 }, () => 0)));
    expect(p).toBeGreaterThan(0.3);
    expect(ci95?.[0]).toBeLessThan(-0.1);
    expect(differenceInDifferences(alone(Array.from({ length: 50 }, () => 1)), tenth).p).toBeLessThan(1e-9);
  });

  it('has 0 in its interval exactly if p is above 0.05', () => {
    fc.assert(
      fc.property(group, group, (a, b) => {
        const { ci95, p } = differenceInDifferences(a, b);
        fc.pre(ci95 !== undefined && p !== undefined && Math.abs(p - 0.05) > 1e-9);
        expect(ci95[0] <= 0 && 0 <= ci95[1]).toBe(p > 0.05);
      }),
    );
  });

  it('counts a task as often as its weight says', () => {
    fc.assert(
      fc.property(group, group, (a, b) => {
        const repeated = (tasks: readonly Difference[]) =>
          tasks.flatMap((task) => Array.from({ length: task.weight }, () => ({ ...task, weight: 1 })));
        const [weighted, single] = [differenceInDifferences(a, b), differenceInDifferences(repeated(a), repeated(b))];
        expect(weighted.gap).toBeCloseTo(single.gap, 9);
        expect(weighted.p ?? 2).toBeCloseTo(single.p ?? 2, 9);
      }),
    );
  });

  it('counts clusters, so that ten copies of the tasks do not change p', () => {
    const [a, b] = [alone([1, 0, 1, 1, 0]), alone([0, 0, 1, 0, 0])];
    const often = (tasks: readonly Difference[]) => Array.from({ length: 10 }, () => tasks).flat();
    const [once, tenfold] = [differenceInDifferences(a, b), differenceInDifferences(often(a), often(b))];
    expect(tenfold.p).toBeCloseTo(once.p ?? 0, 9);
  });

  it('covers the true gap about 95 times in 100 if tasks of one cluster are alike', () => {
    const draw = randomWords(7);
    const uniform = () => draw() / 2 ** 32;
    // Twelve uniforms less six: nearly a normal of variance 1.
    const normal = () => Array.from({ length: 12 }, uniform).reduce((sum, one) => sum + one, -6);
    // Five strata, each with its own mean and the same number of tasks in every sample; a cluster's effect is drawn.
    const sample = (clusters: number, mean: number, spread: number): Difference[] =>
      Array.from({ length: clusters }, (_, c) => {
        const shared = mean + spread * normal() + 3 * (c % 5) - 6;
        return Array.from({ length: 1 + (Math.floor(c / 5) % 4) }, () => ({
          cluster: `c${c}`,
          stratum: `s${c % 5}`,
          value: shared + normal(),
          weight: 1,
        }));
      }).flat();
    const repeats = 3_000;
    let [covered, coveredAlike, found] = [0, 0, 0];
    for (let i = 0; i < repeats; i += 1) {
      const { ci95: [lo, hi] = [0, 0] } = differenceInDifferences(sample(30, 0.5, 2), sample(45, 0.2, 1));
      covered += Number(lo <= 0.3 && 0.3 <= hi);
      const alike = differenceInDifferences(sample(30, 0.5, 2), sample(45, 0.2, 2)).ci95 ?? [0, 0];
      coveredAlike += Number(alike[0] <= 0.3 && 0.3 <= alike[1]);
      found += Number((differenceInDifferences(sample(30, 0, 2), sample(45, 0, 1)).p ?? 1) < 0.05);
    }
    // The simulation’s own standard error is 0.004. The second group has half the spread of the first, which the interval does not use.
    expect(coveredAlike / repeats).toBeGreaterThan(0.935);
    expect(coveredAlike / repeats).toBeLessThan(0.97);
    expect(covered / repeats).toBeGreaterThan(0.935);
    expect(covered / repeats).toBeLessThan(0.985);
    expect(found / repeats).toBeLessThan(0.065);
  });

  it('has no interval for one cluster, and no width only if nothing varies', () => {
    const one = [1, 0, 1].map((value) => ({ cluster: 'c', stratum: 'x', value, weight: 1 }));
    expect(differenceInDifferences(one, alone([0, 1, 1]))).toEqual({ gap: 0 });
    expect(differenceInDifferences(alone([1, 1]), alone([0, 0, 0]))).toEqual({
      gap: 1,
      ci95: [1, 1],
      p: Number.MIN_VALUE,
    });
  });

  it('does not count differences between strata as spread', () => {
    const strata = (values: readonly number[]) =>
      values.flatMap((value, s) =>
        [1, 2, 3].map((c) => ({ cluster: `c${s}${c}`, stratum: `s${s}`, value, weight: 1 })),
      );
    const { gap, ci95, p } = differenceInDifferences(strata([1, 0, -1, 0.1]), strata([1, 0, -1, 0.1]));
    expect([gap, ci95, p]).toEqual([0, [0, 0], 1]);
    const pooled = (tasks: readonly Difference[]) => tasks.map((one) => ({ ...one, stratum: 'all' }));
    expect(differenceInDifferences(pooled(strata([1, -1])), pooled(strata([1, -1]))).ci95?.[1]).toBeGreaterThan(0.5);
  });

  it.each([
    [[], alone([1])],
    [alone([1]), []],
    [alone([Number.NaN]), alone([1])],
  ])('rejects an empty group and a value that is not a number (%#)', (a, b) => {
    expect(() => differenceInDifferences(a, b)).toThrow(RangeError);
  });
});
