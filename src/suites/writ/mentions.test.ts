import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentions } from './mentions.ts';

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
