import { expect, it } from 'vitest';
import { partsF1, tokenF1 } from './locomo-questions.ts';

it.each([
  ['a red kayak', 'The red, big kayak!', 4 / 5],
  ['2022', '2022', 1],
  ['salt and pepper', 'Salt, pepper', 1],
  ['the', 'an', 0],
  ['', 'parrot', 0],
  ['parrot parrot', 'parrot', 2 / 3],
  ["Tove's parrot", 'Toves parrot', 1],
  ['kayaks', 'kayak', 0],
])('tokenF1 of %j and %j is %d', (gold, said, f1) => {
  expect(tokenF1(said, gold)).toBeCloseTo(f1, 12);
  expect(tokenF1(gold, said)).toBeCloseTo(f1, 12);
});

it('partsF1 is the mean of the best F1 for each part of the gold', () => {
  expect(partsF1('kayak, a parrot', 'parrot, grey cat')).toBe(1 / 2);
  expect(partsF1('a grey parrot', 'parrot, grey cat')).toBeCloseTo((2 / 3 + 2 / 4) / 2, 12);
});
