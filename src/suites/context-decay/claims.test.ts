import { expect, it } from 'vitest';
import { claims } from './claims.ts';
import { DEPTHS, type Depth, type Experiment } from './experiment.ts';

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
  claims(Object.values({ ...GRID, ...changed })).map((claim) => claim.held);

it('confirms the paper’s five claims, the fourth without the strategy that extracts nothing', () => {
  expect(held()).toEqual([true, true, true, true, true]);
});

it.each([
  ['the best finds 85 %', { files: { ...GRID.files, accuracy: 0.85 } }, 0],
  ['truncation finds 20 %', { naive: { ...GRID.naive, accuracy: 0.2 } }, 1],
  ['truncation finds half a percent of the early facts', { naive: { ...GRID.naive, depthAccuracy: depths(0.005) } }, 2],
  ['one strategy finds both kinds alike', { sliding: { ...GRID.sliding, implicitAccuracy: 0.7 } }, 3],
  ['the density is 20 times as high', { files: { ...GRID.files, density: 200 } }, 4],
])('rejects a claim if %s', (_, changed, at) => {
  expect(held(changed)).toEqual([0, 1, 2, 3, 4].map((claim) => claim !== at));
});

it('gives the figures behind each claim', () => {
  expect(claims(Object.values(GRID)).map(({ because }) => because)).toEqual([
    'it finds 90.0 %',
    'it finds 10.0 %',
    'it finds 0.0 % of the first quarter’s, 60.0 % of the last one’s',
    'File-Backed Persistent State finds 80.0 % against 100.0 %; Structured Memory Banks finds 70.0 % against 90.0 %; Sliding Window + Summary finds 50.0 % against 70.0 %',
    'it finds 21.0 times as many',
  ]);
});
