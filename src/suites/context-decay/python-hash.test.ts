import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPython, python } from '../../../test/support/python.ts';
import { hashSecret, pythonHash, siphash13 } from './python-hash.ts';
import vectors from './vectors/python-hash.json' with { type: 'json' };

const withPython = hasPython();

describe('pythonHash', () => {
  it.each(vectors.rows)('equals CPython 3.11 with PYTHONHASHSEED=$hashSeed', ({ hashSeed, hashes }) => {
    const secret = hashSecret(hashSeed);
    expect(vectors.texts.map((text) => String(pythonHash(text, secret)))).toEqual(hashes);
  });

  it.runIf(withPython)('equals the installed python3 for any text of single bytes', () => {
    const latin = fc.string({ unit: fc.nat({ max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 70 });
    const program = 'import json, sys; print(json.dumps([str(hash(t)) for t in json.load(sys.stdin)]))';
    for (const hashSeed of [0, ...fc.sample(fc.integer({ min: 1, max: 2 ** 32 - 1 }), 4)]) {
      const texts = fc.sample(latin, 200);
      const secret = hashSecret(hashSeed);
      expect(texts.map((text) => String(pythonHash(text, secret)))).toEqual(python(program, texts, hashSeed));
    }
  });

  it('rejects texts and seeds that it cannot hash as CPython does', () => {
    expect(() => pythonHash('5 €', hashSecret(0))).toThrow(RangeError);
    expect(() => hashSecret(-1)).toThrow(RangeError);
    expect(() => hashSecret(2 ** 32)).toThrow(RangeError);
  });
});

/** SipHash-1-3 of the first 0, 1, 2, … counting bytes under the key of sixteen counting bytes, as published. */
const SIPHASH_13 = [
  0xabac0158050fc4dcn,
  0xc9f49bf37d57ca93n,
  0x82cb9b024dc7d44dn,
  0x8bf80ab8e7ddf7fbn,
  0xcf75576088d38328n,
  0xdef9d52f49533b67n,
  0xc50d2b50c59f22a7n,
  0xd3927d989bb11140n,
  0x369095118d299a8en,
];

it.each([...SIPHASH_13.entries()])('siphash13 returns the published value for %d bytes', (length, expected) => {
  const message = Uint8Array.from({ length }, (_, i) => i);
  expect(siphash13(0x0706050403020100n, 0x0f0e0d0c0b0a0908n, message)).toBe(expected);
});
