import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';

describe('canonical', () => {
  it('is RFC 8785, as its author’s implementation has it', () => {
    const keys = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.nat().map(String),
      fc.constantFrom('__proto__', 'toJSON', 'a', 'é', '\u{1f600}', '\ufb33'),
    );
    const leaf = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('value')), fc.dictionary(keys, tie('value'))),
    }));
    fc.assert(
      fc.property(value, (json) => {
        let expected: string | undefined;
        try {
          expected = canonicalize(json);
        } catch {
          expect(() => canonical(json)).toThrow();
          return;
        }
        expect(canonical(json)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves out members that are undefined', () => {
    expect(canonical({ b: undefined, a: [1, { d: 2, c: undefined }] })).toBe('{"a":[1,{"d":2}]}');
  });

  it('refuses what has no JSON form', () => {
    for (const value of [undefined, Number.NaN, { a: Infinity }, ['\ud800'], () => 1])
      expect(() => canonical(value)).toThrow();
  });
});
