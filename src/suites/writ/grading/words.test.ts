import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affirmsElement, saysElement } from './elements.ts';
import { countWords, declines, mentions, partsOf, says } from './words.ts';

describe('mentions', () => {
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
  ])('returns for %j and %j: %s', (text, value, found) => {
    expect(mentions(text, value)).toBe(found);
  });

  it('finds a value between any other words', () => {
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

describe('says and countWords', () => {
  it('says finds a value of whole words at any place', () => {
    fc.assert(
      fc.property(words, words, words, (before, value, after) => {
        expect(says(`${before}, "${value}"! ${after}`, value.toUpperCase())).toBe(true);
      }),
    );
  });

  it('says finds no value within longer words', () => {
    fc.assert(
      fc.property(word, (value) => {
        expect(says(`x${value} ${value}x`, value)).toBe(false);
      }),
    );
  });

  it('says and saysElement finish on long rows of digits, letters and blanks', () => {
    for (const one of ['1', '1.', '1,', '$1', 'a', ' ', '1 ', 'ies', '1k']) {
      expect(says(one.repeat(300_000), 'Porto')).toBe(false);
      expect(saysElement(one.repeat(300_000), 'conflict 12')).toBe(false);
    }
  });

  it('countWords of joined texts is the sum', () => {
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
  ])('says returns for %j and %j: %s', (text, value, found) => {
    expect(says(text, value)).toBe(found);
  });
});

describe('affirmsElement', () => {
  it.each([
    ['with cheese', true],
    ['no cheese', false],
    ['without any cheese', false],
    ['not the cheese', false],
    ['cheese free', false],
    ['cheese-free', false],
    ['no cheese but cheese', true],
    ['piano cheese', true],
    ['anything except cheese', false],
    ['two cheeses', true],
  ])('returns for %j and cheese: %s', (text, found) => {
    expect(affirmsElement(text, 'cheese')).toBe(found);
  });
});

describe('says: other spellings', () => {
  it.each([
    ['$120K', '120,000', true],
    ['120 thousand dollars', '$120,000', true],
    ['$120,000', '120k', true],
    ['$1.5M', '1,500,000', true],
    ['$12,000', '120,000', false],
    ['the 120k race', '120', false],
    ['6.5 percent', '6.5%', true],
    ['50 mg at 10 am', '50mg at 10am', true],
    ['nine month, 9 month', '9 months', true],
    ['March 1st', 'March 1', true],
    ['March 15', 'March 1', false],
    ['room B5', '5', false],
  ])('returns for %j and %j: %s', (text, value, found) => {
    expect(says(text, value)).toBe(found);
  });
});

describe('saysElement', () => {
  it.each([
    ['$120K base', '120', true],
    ['It is $120,000.', '120', true],
    ['120', '120', true],
    ['1,200', '120', false],
    ['120,000,000', '120', false],
    ['95 thousand', '95', true],
    ['under $40', '$', true],
    ['under 40 dollars', '$', false],
    ['The records conflicted; both were merged.', 'conflict', true],
    ['The records conflicted; both were merged.', 'merge', true],
    ['changing snapshots', 'change', true],
    ['a business', 'busy', false],
    ['Bobs', 'Bob', false],
    ['', '', false],
  ])('returns for %j and %j: %s', (text, element, found) => {
    expect(saysElement(text, element)).toBe(found);
  });
});

it('declines finds the usual phrases, and those that a scenario names', () => {
  expect(declines('I don’t know, sorry.')).toBe(true);
  expect(declines('There is no record of it.')).toBe(true);
  expect(declines('Initech.')).toBe(false);
  expect(declines('The stars are silent.', ['are silent'])).toBe(true);
});

it('partsOf returns the values of lists and objects as texts', () => {
  expect(partsOf({ name: 'Kim', roles: ['friend', 2], gone: null, kept: true })).toEqual([
    'Kim',
    'friend',
    '2',
    'true',
  ]);
  expect(partsOf(null)).toEqual([]);
});
