import { expect, it } from 'vitest';
import type { BoardRow } from './board.ts';
import { measuredPart } from './row-text.ts';

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
