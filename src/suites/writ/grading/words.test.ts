import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declines } from './declining.ts';
import { countWords, partsOf, says, saysYes } from './words.ts';

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '));

describe('a value in a text', () => {
  it('is found wherever it stands as whole words', () => {
    fc.assert(
      fc.property(words, words, words, (before, value, after) => {
        expect(says(`${before}, "${value}"! ${after}`, value.toUpperCase())).toBe(true);
      }),
    );
  });

  it('is not found in longer words', () => {
    fc.assert(
      fc.property(word, (value) => {
        expect(says(`x${value} ${value}x`, value)).toBe(false);
      }),
    );
  });

  it('counts the words of both where two texts are put together', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(countWords(`${a} ${b}`)).toBe(countWords(a) + countWords(b));
      }),
    );
  });

  it.each([
    ['$5,000', '5000', true],
    ['5,000,000', '5000000', true],
    ['rooms 5,12', '512', false],
    ['Café Olé', 'cafe ole', true],
    ['', '', false],
    ['a - b', '-', false],
  ])('of %j and %j is %s', (text, value, found) => {
    expect(says(text, value)).toBe(found);
  });
});

describe('a value that is denied', () => {
  it.each([
    ['with cheese', true],
    ['no cheese', false],
    ['without any cheese', false],
    ['not the cheese', false],
    ['cheese free', false],
    ['cheese-free', false],
    ['no cheese but cheese', true],
    ['piano cheese', true],
  ])('%j says cheese: %s', (text, found) => {
    expect(saysYes(text, 'cheese')).toBe(found);
  });
});

it('a text declines in the usual phrases, or in those that a scenario names', () => {
  expect(declines('I don’t know, sorry.')).toBe(true);
  expect(declines('There is no record of it.')).toBe(true);
  expect(declines('Initech.')).toBe(false);
  expect(declines('The stars are silent.', ['are silent'])).toBe(true);
});

it('parts of lists and objects are their values in words', () => {
  expect(partsOf({ name: 'Kim', roles: ['friend', 2], gone: null, kept: true })).toEqual([
    'Kim',
    'friend',
    '2',
    'true',
  ]);
  expect(partsOf(null)).toEqual([]);
});
