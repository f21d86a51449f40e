import { expect, it } from 'vitest';
import type { EntryBundle } from '../board/entries.ts';
import { armVerdicts } from './arm-verdicts.ts';

const run = (delta: number, value: number) =>
  ({
    suite: { description: { armComparisons: [{ id: 'harm', allOfB: 'All of b.' }] } },
    scorecard: {
      arm_comparisons: [{ id: 'harm', a: 'native', b: 'none', metric: 'right', delta }],
      arms: { none: { metrics: { right: { value } } } },
    },
  }) as unknown as EntryBundle;

it.each([
  ['every measured trial of the other arm is right', -0.9, 1, 'All of b.'],
  ['some are wrong', -0.9, 0.9, ''],
  ['the arm is not worse', 0, 1, ''],
])('a verdict on arms has the note if %s only where it should', (_, delta, value, note) => {
  expect(armVerdicts(run(delta, value), [{ text: 'It does harm.' }])).toEqual([{ text: 'It does harm.', note }]);
});
