import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affirmsElement, saysElement } from './elements.ts';
import { countWords, declines, mentions, partsOf, says } from './words.ts';

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

  it('is looked for in long rows of digits, letters and blanks', () => {
    for (const one of ['1', '1.', '1,', '$1', 'a', ' ', '1 ', 'ies', '1k']) {
      expect(says(one.repeat(300_000), 'Porto')).toBe(false);
      expect(saysElement(one.repeat(300_000), 'conflict 12')).toBe(false);
    }
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
    ['anything except cheese', false],
    ['two cheeses', true],
  ])('%j says cheese: %s', (text, found) => {
    expect(affirmsElement(text, 'cheese')).toBe(found);
  });
});

describe('a value in another spelling', () => {
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
  ])('%j says %j: %s', (text, value, found) => {
    expect(says(text, value)).toBe(found);
  });
});

describe('an element of a rubric', () => {
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
  ])('%j says %j: %s', (text, element, found) => {
    expect(saysElement(text, element)).toBe(found);
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
