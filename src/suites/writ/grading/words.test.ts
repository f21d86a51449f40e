import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, declines, mentions, partsOf, says, saysYes } from './words.ts';

describe('a value in a text', () => {
  it.each([
    ['We meet in Porto.', 'porto', true],
    ['The Portofino ferry', 'Porto', false],
    ['8,950 in writing', '8,950', true],
    ['18,950 in writing', '8,950', false],
    ['the Cafe Zoe at noon', 'Café Zoë', true],
    ['Zoë at the Café', 'Café Zoë', false],
    ['bay 4417-b', '4417', true],
    ['anything', '', false],
    ['', '', false],
    ['anything', '?!', false],
  ])('%j with %j: %s', (text, value, found) => {
    expect(mentions(text, value)).toBe(found);
  });

  it('is found between any other words', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word), fc.array(word, { minLength: 1 }), fc.array(word), (before, value, after) => {
        expect(mentions([...before, ...value, ...after].join(' '), value.join('-').toUpperCase())).toBe(true);
      }),
    );
  });
});

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
