import { expect, it } from 'vitest';
import type { Outcome } from '../protocol/outcome.ts';
import { resultsMaker } from './results.ts';

const outcomes = (change: Partial<Outcome> = {}): Outcome[] =>
  ['a', 'b'].map((id) => ({
    ...{ id, family: 'f', cluster: 'c', slices: {}, verdict: 'passed', values: { m: 1 }, failure_modes: [] },
    ...change,
  }));

it('resultsMaker lets runs share their list of tasks only if ids, families and clusters are equal', () => {
  const resultsOf = resultsMaker();
  const { tasks } = resultsOf(outcomes());
  expect(resultsOf(outcomes({ verdict: 'failed' })).tasks).toBe(tasks);
  expect(resultsOf(outcomes({ family: 'g' })).tasks.families).toEqual(['g', 'g']);
  expect(resultsOf(outcomes({ cluster: 'd' })).tasks.clusters).toEqual(['d', 'd']);
  expect(resultsOf(outcomes().toReversed()).tasks.ids).toEqual(['b', 'a']);
  expect(resultsOf(outcomes().slice(1)).tasks.ids).toEqual(['b']);
});
