import { expect, it } from 'vitest';
import { outcomeOf, scorecardOf } from '../../../test/support/described.ts';
import type { SystemResults } from '../../suite/claim.ts';
import { taskClaims } from './task-claims.ts';

const METRICS = {
  'file-backed-state': {
    retrieval_accuracy: 0.9,
    explicit_accuracy: 1,
    implicit_accuracy: 0.8,
    information_density: 210,
  },
  'structured-memory-banks': { explicit_accuracy: 0.9, implicit_accuracy: 0.7 },
  'sliding-window-summary': { explicit_accuracy: 0.7, implicit_accuracy: 0.5 },
  'naive-truncation': { retrieval_accuracy: 0.1, early_accuracy: 0, information_density: 10 },
};

type Metrics = Record<string, Record<string, number>>;

function resultsOf(
  metrics: Metrics,
  found: Record<string, number> = { 'file-backed-state': 9 },
  clusters = 10,
): SystemResults {
  return new Map(
    Object.entries(metrics).map(([name, values]) => {
      const estimates = Object.entries(values).map(([id, value]) => [id, { value, n: 1 }]);
      const scorecard = scorecardOf({ overall: { n: 1, metrics: Object.fromEntries(estimates) } });
      const outcomes = Array.from({ length: 10 }, (_, i) =>
        outcomeOf({
          ...{ id: `t${i}`, cluster: `c${i % clusters}` },
          values: { retrieval_accuracy: [found[name] ?? 1, 10] },
        }),
      );
      return [name, { scorecard, outcomes }];
    }),
  );
}

const held = (results: SystemResults) => taskClaims(results).map((claim) => claim.held);

it('taskClaims confirms the paper’s claims on what was returned', () => {
  expect(held(resultsOf(METRICS))).toEqual([true, true, true, true]);
});

it.each<[string, Metrics, number]>([
  ['85% are found', { 'file-backed-state': { ...METRICS['file-backed-state'], retrieval_accuracy: 0.85 } }, 0],
  ['truncation finds 20%', { 'naive-truncation': { ...METRICS['naive-truncation'], retrieval_accuracy: 0.2 } }, 1],
  ['it finds early facts', { 'naive-truncation': { ...METRICS['naive-truncation'], early_accuracy: 0.005 } }, 1],
  ['one finds both kinds alike', { 'sliding-window-summary': { explicit_accuracy: 0.5, implicit_accuracy: 0.5 } }, 2],
  [
    'the density is 20 times as high',
    { 'file-backed-state': { ...METRICS['file-backed-state'], information_density: 200 } },
    3,
  ],
])('taskClaims rejects a claim if %s', (_, changed, at) => {
  expect(held(resultsOf({ ...METRICS, ...changed }))).toEqual([0, 1, 2, 3].map((claim) => claim !== at));
});

it('taskClaims rejects the first claim if the two systems do not differ significantly', () => {
  expect(held(resultsOf(METRICS, {}))).toEqual([false, true, true, true]);
  // Five clusters that all favour one system occur by chance one time in sixteen.
  expect(held(resultsOf(METRICS, undefined, 5))).toEqual([false, true, true, true]);
});

it('taskClaims leaves a claim undecided if it was not measured', () => {
  expect(held(resultsOf({}))).toEqual([null, null, null, null]);
});
