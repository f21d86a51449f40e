import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beatsControl } from './beats-control.ts';
import { randomWords } from './random-words.ts';
import { type RankRange, rankRanges } from './rank-ranges.ts';

const CLUSTERS = 24;

/** Systems of very different strength, with a whole number in each cluster. */
const system = fc
  .integer({ min: 0, max: 10 })
  .chain((skill) =>
    fc
      .array(fc.integer({ min: 0, max: 20 }), { minLength: CLUSTERS, maxLength: CLUSTERS })
      .map((noise) => Float64Array.from(noise, (one) => skill + (one % 4))),
  );
const unlike = (systems: readonly Float64Array[]) => {
  const seen = new Map(systems.map((one) => [one.join(), one]));
  return [...seen.values()];
};
const boards = fc.array(system, { minLength: 2, maxLength: 7 }).map(unlike);

/** The signs of every draw: bits of one word for every 32 clusters, from the lowest up. */
function signsOf(clusters: number): number[][] {
  const next = randomWords(1);
  return Array.from({ length: 1000 }, () => {
    let word = 0;
    return Array.from({ length: clusters }, (_, c) => {
      word = c % 32 === 0 ? next() : word >>> 1;
      return word & 1 ? 1 : -1;
    });
  });
}

const SIGNS = signsOf(CLUSTERS);
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

/** T of the differences of two systems, under the signs of each draw and, last, as observed. */
function statistics(a: Float64Array, b: Float64Array): { readonly drawn: readonly number[]; readonly t: number } {
  const differences = [...a].map((one, c) => one - (b[c] ?? 0));
  const scale = Math.sqrt(sum(differences.map((d) => d * d)));
  return {
    drawn: SIGNS.map((signs) => Math.abs(sum(differences.map((d, c) => d * (signs[c] ?? 0)))) / scale),
    t: sum(differences) / scale,
  };
}

/** The step-down test by definition: rejects a pair if at most 49 of the 1,000 largest T are as large as its own. */
function slowRejections(systems: readonly Float64Array[], family: readonly (readonly [number, number])[]) {
  let left = family.map(([i, j]) => ({
    pair: [i, j] as const,
    ...statistics(systems[i] as Float64Array, systems[j] as Float64Array),
  }));
  const rejected: { readonly above: number; readonly below: number }[] = [];
  for (;;) {
    const largest = SIGNS.map((_, draw) => Math.max(0, ...left.map(({ drawn }) => drawn[draw] ?? 0)));
    const over = left.filter(({ t }) => largest.filter((one) => one >= Math.abs(t) * (1 - 1e-9)).length <= 49);
    if (over.length === 0) return rejected;
    for (const { pair, t } of over) {
      rejected.push(t > 0 ? { above: pair[0], below: pair[1] } : { above: pair[1], below: pair[0] });
    }
    left = left.filter((one) => !over.includes(one));
  }
}

function slowRanges(systems: readonly Float64Array[]): RankRange[] {
  const indices = [...systems.keys()];
  const all = indices.flatMap((i) => indices.slice(i + 1).map((j) => [i, j] as const));
  const strict = slowRejections(systems, all);
  return indices.map((i) => {
    const own = slowRejections(
      systems,
      all.filter((pair) => pair.includes(i)),
    );
    const sorted = (some: readonly number[]) => some.toSorted((a, b) => a - b);
    return {
      best: 1 + own.filter(({ below }) => below === i).length,
      worst: systems.length - own.filter(({ above }) => above === i).length,
      above: sorted(own.filter(({ below }) => below === i).map(({ above }) => above)),
      below: sorted(own.filter(({ above }) => above === i).map(({ below }) => below)),
      strictBest: 1 + strict.filter(({ below }) => below === i).length,
      strictWorst: systems.length - strict.filter(({ above }) => above === i).length,
      beats: sorted(strict.filter(({ above }) => above === i).map(({ below }) => below)),
    };
  });
}

/** The system with a few changed clusters. */
const changed = (base: Float64Array, changes: readonly (readonly [cluster: number, by: number])[]) => {
  const copy = base.slice();
  for (const [cluster, by] of changes) copy[cluster] = (base[cluster] ?? 0) + by;
  return copy;
};

describe('rankRanges', () => {
  it('equals the step-down max-T test by its definition', () => {
    fc.assert(
      fc.property(boards, (systems) => {
        expect(rankRanges(systems, 'higher')).toEqual(slowRanges(systems));
      }),
      { numRuns: 40 },
    );
  });

  it('is independent of the order of systems, and reverses with the direction', () => {
    /** Which system beats which, independent of their order. */
    const won = (ranges: readonly RankRange[], number = (i: number) => i) =>
      ranges.flatMap(({ beats }, i) => beats.map((j) => `${number(i)} ${number(j)}`)).sort();
    const placesOf = (ranges: readonly RankRange[]) => ranges.map(({ beats, above, below, ...range }) => range);
    fc.assert(
      fc.property(boards, (systems) => {
        const plain = rankRanges(systems, 'higher');
        const turned = rankRanges([...systems].reverse(), 'higher');
        expect(placesOf(turned)).toEqual(placesOf(plain).reverse());
        expect(won(turned, (i) => systems.length - 1 - i)).toEqual(won(plain));
        const negated = systems.map((one) => one.map((value) => -value));
        expect(rankRanges(negated, 'lower')).toEqual(plain);
        expect(placesOf(rankRanges(systems, 'lower'))).toEqual(
          plain.map(({ best, worst, strictBest, strictWorst }) => ({
            best: systems.length + 1 - worst,
            worst: systems.length + 1 - best,
            strictBest: systems.length + 1 - strictWorst,
            strictWorst: systems.length + 1 - strictBest,
          })),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('returns ranges that lie within the strict ranges and contain the order of the values', () => {
    fc.assert(
      fc.property(boards, (systems) => {
        const totals = systems.map((one) => sum([...one]));
        for (const [i, { best, worst, strictBest, strictWorst }] of rankRanges(systems, 'higher').entries()) {
          expect(best).toBeGreaterThanOrEqual(strictBest);
          expect(worst).toBeLessThanOrEqual(strictWorst);
          const better = totals.filter((total) => total > (totals[i] ?? 0)).length;
          const worse = totals.filter((total) => total < (totals[i] ?? 0)).length;
          expect(best).toBeLessThanOrEqual(1 + better);
          expect(worst).toBeGreaterThanOrEqual(systems.length - worse);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('does not narrow a range when systems are added, except for the places they take', () => {
    fc.assert(
      fc.property(boards, boards, (before, more) => {
        const after = unlike([...before, ...more]);
        const added = after.length - before.length;
        const [narrow, wide] = [rankRanges(before, 'higher'), rankRanges(after, 'higher')];
        for (const [i, was] of narrow.entries()) {
          expect(wide[i]?.best).toBeLessThanOrEqual(was.best + added);
          expect(wide[i]?.worst).toBeGreaterThanOrEqual(was.worst);
          expect(wide[i]?.strictBest).toBeLessThanOrEqual(was.strictBest + added);
          expect(wide[i]?.strictWorst).toBeGreaterThanOrEqual(was.strictWorst);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('moves a range at most by the places that near copies take, if systems are far apart', () => {
    const change = fc.tuple(fc.nat({ max: CLUSTERS - 1 }), fc.constantFrom(-1, 1));
    const copy = fc.tuple(fc.nat({ max: 3 }), fc.array(change, { minLength: 1, maxLength: 2 }));
    const bases = [0, 1, 2, 3].map((level) => new Float64Array(CLUSTERS).fill(8 * level));
    const near = (copies: readonly (readonly [number, readonly (readonly [number, number])[]])[]) =>
      copies.map(([of, changes]) => changed(bases[of] ?? new Float64Array(CLUSTERS), changes));
    fc.assert(
      fc.property(fc.array(copy, { maxLength: 8 }), fc.array(copy, { minLength: 1, maxLength: 12 }), (some, more) => {
        const before = unlike([...bases, ...near(some)]);
        const after = unlike([...before, ...near(more)]);
        const added = after.length - before.length;
        const [was, is] = [rankRanges(before, 'higher'), rankRanges(after, 'higher')];
        for (const [i, range] of was.entries()) {
          for (const end of ['best', 'worst', 'strictBest', 'strictWorst'] as const) {
            const moved = (is[i]?.[end] ?? Number.NaN) - range[end];
            expect(moved).toBeGreaterThanOrEqual(0);
            expect(moved).toBeLessThanOrEqual(added);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('separates no systems with five clusters, and accepts one system or none', () => {
    const five = [0, 1, 2].map((level) => new Float64Array(5).fill(10 * level));
    expect(rankRanges(five, 'higher').map(({ best, worst }) => [best, worst])).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(rankRanges([new Float64Array(9)], 'higher')).toEqual([
      { best: 1, worst: 1, above: [], below: [], strictBest: 1, strictWorst: 1, beats: [] },
    ]);
    expect(rankRanges([], 'higher')).toEqual([]);
  });

  it('rejects systems with different numbers of clusters, or with NaN', () => {
    expect(() => rankRanges([new Float64Array(3), new Float64Array(4)], 'higher')).toThrow(RangeError);
    expect(() => rankRanges([Float64Array.of(1, Number.NaN)], 'higher')).toThrow(RangeError);
  });
});

it.each([
  [7, [0, 1, 2, 5, 6]],
  [68, [39, 44, 51, 58]],
])('decides nothing by the luck of the draws: %i clusters of which only %j differ', (clusters, differing) => {
  const none = new Float64Array(clusters);
  const ahead = none.map((_, c) => Number(differing.includes(c)));
  for (const { best, worst, strictBest, strictWorst } of rankRanges([ahead, none], 'higher'))
    expect([best, worst, strictBest, strictWorst]).toEqual([1, 2, 1, 2]);
  if (differing.length < 5) expect([...beatsControl([ahead], none, 'higher')]).toEqual([0]);
});

describe('beatsControl', () => {
  it('equals the one-sided max-T test by its definition', () => {
    fc.assert(
      fc.property(boards, system, (systems, control) => {
        const all = systems.map((one) => {
          const differences = [...one].map((value, c) => value - (control[c] ?? 0));
          const scale = Math.sqrt(sum(differences.map((d) => d * d))) || 1;
          const under = (signs: readonly number[]) => sum(differences.map((d, c) => d * (signs[c] ?? 0))) / scale;
          return { t: sum(differences) / scale, drawn: SIGNS.map(under) };
        });
        const largest = SIGNS.map((_, draw) => Math.max(...all.map(({ drawn }) => drawn[draw] ?? 0)));
        const expected = all.map(({ t }) =>
          Number(t > 0 && largest.filter((one) => one >= t * (1 - 1e-9)).length <= 49),
        );
        expect([...beatsControl(systems, control, 'higher')]).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('returns 0 for a system that equals the control or is worse', () => {
    const control = new Float64Array(CLUSTERS).fill(2);
    const [same, worse, better] = [2, 0, 4].map((value) => new Float64Array(CLUSTERS).fill(value));
    const systems = [same, worse, better] as Float64Array[];
    expect([...beatsControl(systems, control, 'higher')]).toEqual([0, 0, 1]);
    expect([...beatsControl(systems, control, 'lower')]).toEqual([0, 1, 0]);
    expect(() => beatsControl(systems, new Float64Array(3), 'higher')).toThrow(RangeError);
  });
});
