import { expect, it } from 'vitest';
import { DRAWS, stepDown } from './common-flips.ts';

/** Whether T² = 2 is rejected if so many draws are as large. */
function rejects(asLarge: number): boolean {
  const largest = Float64Array.from({ length: DRAWS }, (_, draw) => (draw < asLarge ? 2 : 1));
  const family = { observed: Float64Array.of(2), largest, largestLeft: () => 0 };
  return stepDown(family)[0] === 1;
}

it('stepDown rejects a statistic that at most 49 of the 1,000 draws reach, so that p is at most .05', () => {
  expect([0, 49, 50].map(rejects)).toEqual([true, true, false]);
});

it('stepDown rejects nothing if nothing differs, so that every statistic and its critical value are 0', () => {
  const family = { observed: new Float64Array(2), largest: new Float64Array(DRAWS), largestLeft: () => 0 };
  expect([...stepDown(family)]).toEqual([0, 0]);
});
