import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords } from './words.ts';

it('countWords counts the words between blanks in any text of single bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'Z', '9', '.', '_', ' ', '\n', '\t') }), (text) => {
      expect(countWords(text)).toBe(text.split(/[ \n\t]+/).filter((word) => word !== '').length);
    }),
  );
});

it.each([
  ['', 0],
  ['Größe übernommen', 2],
  ['¿Qué valor?', 2],
  ['请记住：port_1 改用 5432。', 7],
  ['灯塔', 2],
  ['灯塔。', 2],
  ['灯塔，x', 3],
])('countWords counts %j as %d', (text, words) => {
  expect(countWords(text)).toBe(words);
});

it('countWords returns the sum over all lines', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (lines) => {
      expect(countWords(lines.join('\n'))).toBe(lines.reduce((sum, line) => sum + countWords(line), 0));
    }),
  );
});
