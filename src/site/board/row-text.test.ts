import { expect, it } from 'vitest';
import type { BoardRow } from './board.ts';
import { measuredPart, stateText } from './row-text.ts';

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
