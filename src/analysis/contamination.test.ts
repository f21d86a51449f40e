import { expect, it } from 'vitest';
import { compareWithReference, type MeasuredTask } from './contamination.ts';

const task = (id: string, numerator: number, denominator: number): MeasuredTask => ({
  ...{ id, family: 'f', cluster: id },
  values: { m: [numerator, denominator] },
});

it('compareWithReference gives the values of the metric, in which a task of 100 questions weighs as much as 100 of one', () => {
  const system = [task('a', 5, 5), task('b', 10, 100)];
  const reference = [task('a', 0, 5), task('b', 20, 100)];
  const { differences, ...values } = compareWithReference(system, reference, 'm');
  expect(values).toEqual({ system: 15 / 105, reference: 20 / 105 });
  expect(differences.map(({ value, weight }) => [value, weight])).toEqual([
    [1, 5],
    [-0.1, 100],
  ]);
});

it('compareWithReference leaves out a task in which the two were not measured in the same number of questions', () => {
  const system = [task('a', 1, 2), task('b', 1, 4)];
  const { differences, ...values } = compareWithReference(system, [task('a', 2, 2), task('b', 2, 3)], 'm');
  expect([values, differences.length]).toEqual([{ system: 0.5, reference: 1 }, 1]);
});

it.each([
  ['more tasks', [task('a', 1, 1)], [task('a', 1, 1), task('b', 1, 1)], /1 tasks against 2/],
  ['other tasks', [task('a', 1, 1)], [task('c', 1, 1)], /task a was compared with c/],
  ['nothing in common', [task('a', 1, 1)], [task('a', 0, 0)], /no task measures m/],
])('compareWithReference throws for a reference with %s', (_, system, reference, says) => {
  expect(() => compareWithReference(system, reference, 'm')).toThrow(says);
});
