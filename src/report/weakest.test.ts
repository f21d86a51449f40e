import { expect, it } from 'vitest';
import { described, metricOf } from '../../test/support/described.ts';
import { fewerPassed, weakestFamilies } from './weakest.ts';

const description = described({
  headline: 'right',
  metrics: [metricOf('right')],
  families: ['one', 'two', 'three', 'four'].map((id) => ({ id, label: id })),
});

/** Families of ten tasks: how many are right by the metric, and how many passed. */
const card = (families: Record<string, readonly [right: number, passed: number]>) =>
  ({
    families: Object.fromEntries(
      Object.entries(families).map(([id, [right, passed]]) => [
        id,
        { items: { passed, measured: 10 }, metrics: { right: { value: right / 10, n: 10 } } },
      ]),
    ),
  }) as unknown as Parameters<typeof fewerPassed>[0];

it('fewerPassed names each family of which fewer passed than the metric says, however many passed in the whole run', () => {
  const found = card({ one: [10, 9], two: [10, 0], three: [5, 5], four: [4, 2] });
  expect(fewerPassed(found, description, 3)).toEqual(['two 0 of 10', 'four 2 of 10', 'one 9 of 10']);
  expect(fewerPassed(found, description, 1)).toEqual(['two 0 of 10', 'and 2 more']);
});

it('fewerPassed names families where no task of the run passed', () => {
  expect(fewerPassed(card({ one: [10, 0], two: [3, 0], three: [0, 0] }), description, 3)).toEqual([
    'one 0 of 10',
    'two 0 of 10',
  ]);
});

it('weakestFamilies leaves out families of a group, which divide the same questions in another way', () => {
  const { families } = card({ one: [3, 3], two: [1, 1], three: [9, 9] });
  const overall = { metrics: { right: { value: 0.5, n: 30 } } };
  const grouped = description.families.map((one) => (one.id === 'two' ? { ...one, group: 'Length' } : one));
  expect(weakestFamilies({ families, overall } as never, { ...description, families: grouped }, 3)).toMatchObject({
    weak: [{ label: 'one' }],
    ...{ measured: 2, families: 2 },
  });
});
