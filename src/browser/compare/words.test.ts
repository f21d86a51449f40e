import { expect, it } from 'vitest';
import { intervalText, pointsText } from './words.ts';

it('prints a difference in points with its sign, and none at 0', () => {
  expect([0.105, -0.004, -0.0004, 0].map(pointsText)).toEqual([
    '+10.5 points',
    '−0.4 points',
    '0.0 points',
    '0.0 points',
  ]);
  expect([intervalText([-0.051, 0.015]), intervalText(undefined)]).toEqual(['−5.1 to +1.5', '–']);
});
