import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, canonicalPieces } from './canonical.ts';

describe('canonical', () => {
  it('returns the same text for any order of members', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ noUnicodeString: false })), (json) => {
        const turned = Object.fromEntries(Object.entries(json).reverse());
        fc.pre(JSON.stringify(turned).length === JSON.stringify(json).length);
        expect(canonical(turned)).toBe(canonical(json));
        expect(canonical(JSON.parse(canonical(json)))).toBe(canonical(json));
      }),
    );
  });

  it('returns JSON of the same value, without white space outside strings', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (json) => {
        // JSON does not distinguish -0 from 0.
        const value = JSON.parse(JSON.stringify(json));
        fc.pre(isWellFormed(value));
        const text = canonical(value);
        expect(JSON.parse(text)).toEqual(value);
        expect(text.replace(/"(?:[^"\\]|\\.)*"/g, '')).not.toMatch(/\s/);
      }),
    );
  });

  it('orders members by UTF-16 code units, and numbers as ECMAScript prints them (RFC 8785, section 3.2)', () => {
    expect(canonical({ '\ufb33': 1, '\u{1f600}': 2, '10': 3, '9': 4, a: 1e21, b: -0, c: 0.000001 })).toBe(
      '{"10":3,"9":4,"a":1e+21,"b":0,"c":0.000001,"\u{1f600}":2,"\ufb33":1}',
    );
    for (const name of ['0', '9']) expect(canonical({ [name]: 1, '!': 2 })).toBe(`{"!":2,"${name}":1}`);
  });

  it('returns the same text as the library of the RFC’s author, for any names', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.nat().map(String),
      fc.constantFrom('__proto__', 'toJSON'),
    );
    const { any } = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.boolean(),
          fc.constant(null),
        ),
        fc.array(tie('any'), { maxLength: 5 }),
        fc.array(fc.tuple(name, tie('any')), { maxLength: 5 }).map((members) => Object.fromEntries(members)),
      ),
    }));
    fc.assert(
      fc.property(any, (value) => {
        expect(canonical(value)).toBe(canonicalize(value));
      }),
    );
  });

  it('keeps a text that reads like an escaped lone surrogate', () => {
    for (const value of ['\\ud800', { b: '\\\\udfff', '\\ud8': 1 }, ['\ue000', '\u{10ffff}', '\u001f']])
      expect(canonical(value)).toBe(canonicalize(value));
  });

  it('omits undefined members', () => {
    expect(canonical({ b: undefined, a: [1, { d: 2, c: undefined }] })).toBe('{"a":[1,{"d":2}]}');
  });

  it('throws for a value without a JSON form', () => {
    for (const value of [undefined, Number.NaN, { a: Infinity }, ['\ud800'], { '\udfff': 1 }, { b: ['a\udc00'], a: 1 }])
      expect(() => canonical(value)).toThrow();
  });
});

function isWellFormed(value: unknown): boolean {
  return JSON.stringify(value).isWellFormed() && !/\\ud[89a-f]/.test(JSON.stringify(value));
}

describe('canonicalPieces', () => {
  it('yields pieces that join to the canonical text', () => {
    const object = fc.dictionary(
      fc.string({ unit: 'grapheme' }),
      fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.constant(undefined)),
    );
    fc.assert(
      fc.property(object, (value) => {
        expect([...canonicalPieces(value)].join('')).toBe(canonical(value));
      }),
    );
  });

  it('limits the length of each piece of a long list', () => {
    const value = { long: Array.from({ length: 300 }, () => 'x'.repeat(1_000)), short: 1 };
    const pieces = [...canonicalPieces(value)];
    expect(pieces.join('')).toBe(canonical(value));
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(66_000 + 16_000);
  });
});
