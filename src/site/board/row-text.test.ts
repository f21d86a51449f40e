import { expect, it } from 'vitest';
import { latencyOf } from '../../evidence/timing.ts';
import { Histogram } from '../../stats/histogram.ts';
import type { Board, BoardRow } from './board.ts';
import type { EntryBundle } from './entries.ts';
import { measuredPart, medianText, p95Of, p95Text, sharedEndText, stateText, storingText } from './row-text.ts';

const row = (n: number | undefined) =>
  ({
    estimate: n === undefined ? undefined : { value: 0.5, n },
    bundle: { scorecard: { overall: { n: 150, metrics: {} } } },
  }) as unknown as BoardRow;

it.each([
  ['of a part of the tasks', 15, '15 of 150 tasks'],
  ['of all tasks', 150, ''],
  ['of several items per task', 925, ''],
  ['that was not measured', undefined, ''],
])('measuredPart returns how much is covered by a figure %s', (_, n, part) => {
  expect(measuredPart(row(n))).toBe(part);
});

it.each([
  ['control', 'invalid', 'refused'],
  ['control', 'partial', 'partial'],
  ['system', 'invalid', 'invalid'],
] as const)('stateText shows a %s that is %s as %s', (kind, state, text) => {
  expect(stateText({ kind }, state)).toBe(text);
});

it('says why runs with different values have the same end of their intervals', () => {
  const saysOf = (...runs: readonly (readonly [value: number, from: number, to: number])[]) => {
    const rows = runs.map(([value, from, to]) => ({ estimate: { value, n: 9, ci95_clustered: [from, to] } }));
    const metrics = [{ id: 'm', unit: 'fraction', digits: 1 }];
    const board = { description: { title: 'A', metrics, headline: 'm' }, rows } as unknown as Board;
    return board.rows.map((one) => sharedEndText(board, one));
  };
  const low = 'On A even the clustered interval of a run with 100.0% begins at 77.4%, so none begins higher.';
  expect(saysOf([1, 0.774, 1], [0.96, 0.774, 0.99], [0.9, 0.7, 0.95])).toEqual([low, low, '']);
  expect(saysOf([0.1, 0, 0.3], [0.2, 0.05, 0.3])[0]).toMatch(/a run with 0.0% ends at 30.0%, so none ends lower/);
  // Copies have the same value, and an interval cannot go beyond 0 and 100%.
  expect(saysOf([1, 0.774, 1], [1, 0.774, 1], [0.01, 0, 0.2], [0.02, 0, 0.3])).toEqual(['', '', '', '']);
});

const timed = (...times: number[]) => {
  const histogram = new Histogram();
  for (const time of times) histogram.add(time);
  return { timing: { latency_ms: { query: latencyOf(histogram) } } } as unknown as EntryBundle;
};
const never = { timing: { latency_ms: {} } } as unknown as EntryBundle;

it('the 95th percentile is computed from the counts of a run, within 1%', () => {
  const run = timed(...Array.from({ length: 100 }, (_, i) => i + 1));
  expect(p95Of(run)).toBeGreaterThan(94);
  expect(p95Of(run)).toBeLessThan(97);
  expect([medianText(run), p95Text(run)]).toEqual([
    expect.stringMatching(/^5\d\.\d ms$/),
    expect.stringMatching(/^9\d\.\d ms$/),
  ]);
});

it('there is a dash where no call was timed', () => {
  expect([p95Of(never), medianText(never), p95Text(never)]).toEqual([undefined, '–', '–']);
  const query = timed(2);
  const stored = { timing: { latency_ms: { observe: query.timing.latency_ms.query } } } as unknown as EntryBundle;
  expect([query, stored].map(storingText)).toEqual(['–', medianText(query)]);
});
