import { describe, expect, it } from 'vitest';
import { plainText, wordsIn } from './words.ts';

describe('plainText', () => {
  it.each([
    ['a\\nb\\\\nc', 'a b c'],
    ['\\u0041\\\\u0042\\u00e', 'ab\\u00e'],
    ['1,000 and 2.500', '1000 and 2500'],
  ])('decodes %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('takes a row of a million backslashes at once', () => {
    expect(plainText('\\'.repeat(1_000_000))).toHaveLength(1_000_000);
  });
});

describe('wordsIn', () => {
  it('has long words by their first letters, and words with a digit in full', () => {
    expect([...wordsIn('the renewal of kx-1234 costs 12')]).toEqual(['renew', '1234', 'costs']);
  });

  it('takes a word of millions of letters', () => {
    expect([...wordsIn(`${'ā'.repeat(5_000_000)}`)]).toEqual(['āāāāā']);
  });
});
