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
  ['of all', 150, ''],
  ['of more than one share a task', 925, ''],
  ['of nothing', undefined, ''],
])('a figure %s', (_, n, part) => {
  expect(measuredPart(row(n))).toBe(part);
});

it.each([
  ['control', 'invalid', 'refused'],
  ['control', 'partial', 'partial'],
  ['system', 'invalid', 'invalid'],
] as const)('the state of a %s that is %s reads %s', (kind, state, text) => {
  expect(stateText({ kind }, state)).toBe(text);
});
