import { expect, it } from 'vitest';
import type { Verdict } from '../../protocol/constants.ts';
import { taskVerdict } from './questions.ts';

const items = (passed: number, failed: number, errored: number) =>
  (
    [
      ['passed', passed],
      ['failed', failed],
      ['errored', errored],
    ] as [Verdict, number][]
  ).flatMap(([verdict, n]) => Array.from({ length: n }, () => ({ verdict })));

it.each<[string, number, number, number, Verdict]>([
  ['all of its questions', 20, 0, 0, 'passed'],
  ['all but one that errored', 19, 0, 1, 'errored'],
  ['not all, and one of twenty errored', 18, 1, 1, 'failed'],
  ['not all, and more than one of twenty errored', 17, 1, 2, 'errored'],
  ['none, since all errored', 0, 0, 20, 'errored'],
])('taskVerdict grades a task that passes %s', (_, passed, failed, errored, verdict) => {
  expect(taskVerdict(items(passed, failed, errored))).toBe(verdict);
});

it('taskVerdict fails a task that broke a condition on the whole task', () => {
  expect(taskVerdict(items(20, 0, 0), false)).toBe('failed');
});
