import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onOneLine, spacedWords, withoutMarks } from './words.ts';

const texts = fc
  .array(fc.constantFrom('a', 'É', '9', '中', '𐐀', '\u0301', '😀', '.', ' ', '\t', '\n', '\r', '_').map((one) => one))
  .chain((parts) => fc.nat({ max: 70 }).map((times) => parts.map((part) => part.repeat(1 + (times % 67))).join('')));

/** Texts for which a pattern with a loop over `\p{…}` throws a RangeError. */
const LONG: readonly (readonly [string, string])[] = [
  ['points', `${'.'.repeat(10_000_000)}中`],
  ['letters', `${'a'.repeat(10_000_000)}中`],
  ['combining marks', '\u0301'.repeat(5_000_000)],
  ['blanks', `${' '.repeat(10_000_000)}中`],
];

describe('spacedWords', () => {
  it('has the runs of letters and digits of any text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(spacedWords(text)).toBe((text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' '));
      }),
    );
  });

  it.each(LONG)('takes millions of %s', (_what, text) => {
    expect(spacedWords(text).length).toBeLessThanOrEqual(text.length);
  });
});

describe('withoutMarks', () => {
  it('removes all marks of any text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(withoutMarks(text)).toBe(text.replace(/\p{M}+/gu, ''));
      }),
    );
  });

  it('takes millions of marks', () => {
    expect(withoutMarks('\u0301'.repeat(5_000_000))).toBe('');
  });
});

describe('onOneLine', () => {
  it('replaces white space with line ends in any text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(onOneLine(text)).toBe(text.replace(/\s*[\n\r]\s*/g, ' '));
      }),
    );
  });

  it('takes a million blanks without a line end at once', () => {
    expect(onOneLine(' '.repeat(1_000_000))).toHaveLength(1_000_000);
  });
});
