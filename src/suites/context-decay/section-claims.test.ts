import { expect, it } from 'vitest';
import { DEPTHS, type Depth, type Experiment } from './experiment.ts';
import { sectionClaims } from './section-claims.ts';

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

it('sectionClaims decides the claims on depth, on the gap and on length, in any order of the lengths', () => {
  expect(held()).toEqual(ALL);
});

it.each<[string, Record<string, Row>, string, boolean]>([
  ['one quarter differs more', { [FILES]: [0.92, 0.87, 0.258, 0.69] }, 'section-4.2', false],
  ['another strategy has the largest gap', { [SLIDING]: [0.72, 0.544, 0.4] }, 'section-4.3', false],
  ['the sliding window rises', { [SLIDING]: [0.544, 0.72, 0.275] }, 'section-4.4', false],
  ['memory banks fall by half as much', { [BANKS]: [0.76, 0.67, 0.39] }, 'section-4.4', false],
  ['the gap between best and worst widens', { [NAIVE]: [0.2, 0.1, -0.05] }, 'finding-5', true],
])('sectionClaims changes its decision if %s', (_, changed, id, verdict) => {
  expect(held(changed)).toEqual({ ...ALL, [id]: verdict });
});

it('sectionClaims leaves the claims on length undecided for a single length', () => {
  expect(held({}, [50])).toEqual({ ...ALL, 'section-4.4': null, 'finding-5': null });
});

it('sectionClaims gives the figures behind its decisions', () => {
  const because = sectionClaims(experiments(GRID)).map((claim) => claim.because);
  expect(because[1]).toContain('Structured Memory Banks 39.0 points; Sliding Window + Summary 27.5 points');
  expect(because[2]).toContain('0.720, 0.544; from the shortest to the longest it changes by -17.6 points');
});
