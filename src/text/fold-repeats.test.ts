import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldRepeats } from './fold-repeats.ts';

const fold = (text: string) => foldRepeats(text.split(' ')).join(' ');

it.each([
  ['a b c', 'a b c'],
  ['a a a', 'a (this line 3 times)'],
  ['start a b c a b c end', 'start a b c (these 3 lines 2 times) end'],
  ['a b a b x x', 'a b (these 2 lines 2 times) x (this line 2 times)'],
  // The beginning was cut off within a block.
  ['c a b c a b c', 'a b c (these 3 lines 2 times)'],
  ['x c a b c a b c', 'x c a b c (these 3 lines 2 times)'],
])('foldRepeats folds %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('foldRepeats leaves lines without repeats unchanged, and adds at most one line per block', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), (lines) => {
      expect(foldRepeats(lines)).toEqual(lines);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (lines) => {
      expect(foldRepeats(lines).length).toBeLessThanOrEqual(lines.length + lines.length / 2);
    }),
  );
});
