import { describe, expect, it } from 'vitest';
import { DEPTHS, type Depth, type Experiment } from '../grid.ts';
import { keyClaims, sectionClaims } from './claims.ts';

describe('keyClaims', () => {
  const depths = (early: number) =>
    Object.fromEntries(DEPTHS.map((depth, i) => [depth, i === 0 ? early : 0.6])) as Record<Depth, number>;

  const done = (
    strategy: string,
    accuracy: number,
    explicitAccuracy: number,
    implicitAccuracy: number,
    density: number,
  ) => ({ strategy, accuracy, explicitAccuracy, implicitAccuracy, density, depthAccuracy: depths(0) }) as Experiment;

  const GRID = {
    files: done('File-Backed Persistent State', 0.9, 1, 0.8, 210),
    banks: done('Structured Memory Banks', 0.8, 0.9, 0.7, 100),
    sliding: done('Sliding Window + Summary', 0.6, 0.7, 0.5, 50),
    naive: done('Naive Truncation', 0.1, 0.1, 0.2, 10),
  };

  const held = (changed: Partial<typeof GRID> = {}) =>
    keyClaims(Object.values({ ...GRID, ...changed })).map((claim) => claim.held);

  it('confirms the paper’s five claims, the fourth without the strategy that extracts nothing', () => {
    expect(held()).toEqual([true, true, true, true, true]);
  });

  it.each([
    ['the best finds 85%', { files: { ...GRID.files, accuracy: 0.85 } }, 0],
    ['truncation finds 20%', { naive: { ...GRID.naive, accuracy: 0.2 } }, 1],
    [
      'truncation finds half a percent of the early facts',
      { naive: { ...GRID.naive, depthAccuracy: depths(0.005) } },
      2,
    ],
    ['one strategy finds both kinds alike', { sliding: { ...GRID.sliding, implicitAccuracy: 0.7 } }, 3],
    ['the density is 20 times as high', { files: { ...GRID.files, density: 200 } }, 4],
  ])('rejects a claim if %s', (_, changed, at) => {
    expect(held(changed)).toEqual([0, 1, 2, 3, 4].map((claim) => claim !== at));
  });

  it('leaves the claim on the words of context undecided if neither strategy finds a fact', () => {
    const none = { files: { ...GRID.files, density: 0 }, naive: { ...GRID.naive, density: 0 } };
    expect(keyClaims(Object.values({ ...GRID, ...none })).at(-1)).toMatchObject({
      held: null,
      because: 'neither finds any',
    });
  });

  it('gives the figures behind each claim', () => {
    expect(keyClaims(Object.values(GRID)).map(({ because }) => because)).toEqual([
      'it finds 90.0%',
      'it finds 10.0%',
      'it finds 0.0% of the first quarter’s, 60.0% of the last one’s',
      'File-Backed Persistent State finds 80.0% against 100.0%; Structured Memory Banks finds 70.0% against 90.0%; Sliding Window + Summary finds 50.0% against 70.0%',
      'it finds 21.0 times as many',
    ]);
  });
});

describe('sectionClaims', () => {
  const [FILES, BANKS, SLIDING, NAIVE] = [
    'File-Backed Persistent State',
    'Structured Memory Banks',
    'Sliding Window + Summary',
    'Naive Truncation',
  ] as const;

  /** Accuracy in the shortest and the longest conversation, the gap between the kinds, and the late quarter. */
  type Row = readonly [short: number, long: number, gap: number, late?: number];

  const GRID: Readonly<Record<string, Row>> = {
    [FILES]: [0.92, 0.87, 0.258],
    [BANKS]: [0.76, 0.78, 0.39],
    [SLIDING]: [0.72, 0.544, 0.275],
    [NAIVE]: [0.1, 0.2, -0.05],
  };

  const experiments = (rows: Readonly<Record<string, Row>>, lengths = [1000, 50]) =>
    Object.entries(rows).flatMap(([strategy, [short, long, gap, late = 0.8]]) =>
      lengths.map((length) => ({
        ...({} as Experiment),
        ...{
          strategy,
          length,
          accuracy: length === 50 ? short : long,
          explicitAccuracy: 0.5 + gap,
          implicitAccuracy: 0.5,
        },
        depthAccuracy: Object.fromEntries(DEPTHS.map((depth, i) => [depth, i === 3 ? late : 0.8])) as Record<
          Depth,
          number
        >,
      })),
    );

  const held = (changed: Readonly<Record<string, Row>> = {}, lengths?: number[]) =>
    Object.fromEntries(
      sectionClaims(experiments({ ...GRID, ...changed }, lengths)).map(({ id, held: one }) => [id, one]),
    );

  const ALL = { 'section-4.2': true, 'section-4.3': true, 'section-4.4': true, 'finding-5': false };

  it('decides the claims on depth, on the gap and on length, in any order of the lengths', () => {
    expect(held()).toEqual(ALL);
  });

  it.each<[string, Record<string, Row>, string, boolean]>([
    ['one quarter differs more', { [FILES]: [0.92, 0.87, 0.258, 0.69] }, 'section-4.2', false],
    ['another strategy has the largest gap', { [SLIDING]: [0.72, 0.544, 0.4] }, 'section-4.3', false],
    ['the sliding window rises', { [SLIDING]: [0.544, 0.72, 0.275] }, 'section-4.4', false],
    ['memory banks fall by half as much', { [BANKS]: [0.76, 0.67, 0.39] }, 'section-4.4', false],
    ['the gap between best and worst widens', { [NAIVE]: [0.2, 0.1, -0.05] }, 'finding-5', true],
  ])('changes its decision if %s', (_, changed, id, verdict) => {
    expect(held(changed)).toEqual({ ...ALL, [id]: verdict });
  });

  it('leaves the claims on length undecided for a single length', () => {
    expect(held({}, [50])).toEqual({ ...ALL, 'section-4.4': null, 'finding-5': null });
  });

  it('gives the figures behind its decisions', () => {
    const because = sectionClaims(experiments(GRID)).map((claim) => claim.because);
    expect(because[1]).toContain('Structured Memory Banks 39.0 points; Sliding Window + Summary 27.5 points');
    expect(because[2]).toContain('0.720, 0.544; from the shortest to the longest it changes by -17.6 points');
  });
});
