import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPython, python } from '../../../test/support/python.ts';
import { hashSecret, type PythonVersion, pythonHash, siphash } from './python-hash.ts';
import vectors from './vectors/python-hash.json' with { type: 'json' };

describe('pythonHash', () => {
  it.each(vectors.rows)('equals CPython $python with PYTHONHASHSEED=$hashSeed', (row) => {
    const { python: version, hashSeed, hashes } = row;
    const secret = hashSecret(hashSeed, version as PythonVersion);
    expect(vectors.texts.map((text) => String(pythonHash(text, secret)))).toEqual(hashes);
  });

  it.each(['3.8', '3.9', '3.10'] as const)('hashes as CPython 3.10 in version %s', (version) => {
    expect(hashSecret(7, version)).toEqual(hashSecret(7, '3.10'));
  });

  it.each(['3.11', '3.12', '3.13'] as const)('hashes as CPython 3.11, the default, in version %s', (version) => {
    expect(hashSecret(7, version)).toEqual(hashSecret(7));
  });

  const installed = (['3.10', '3.11'] as const).filter((version) => hasPython(version));
  it.each(installed)('equals the installed Python %s for any text of single bytes', (version) => {
    const latin = fc.string({ unit: fc.nat({ max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 70 });
    const program = 'import json, sys; print(json.dumps([str(hash(t)) for t in json.load(sys.stdin)]))';
    for (const hashSeed of [0, ...fc.sample(fc.integer({ min: 1, max: 2 ** 32 - 1 }), 4)]) {
      const texts = fc.sample(latin, 200);
      const secret = hashSecret(hashSeed, version);
      expect(texts.map((text) => String(pythonHash(text, secret)))).toEqual(python(program, texts, hashSeed, version));
    }
  });

  it('rejects texts and seeds that it cannot hash as CPython does', () => {
    expect(() => pythonHash('5 €', hashSecret(0))).toThrow(RangeError);
    expect(() => hashSecret(-1)).toThrow(RangeError);
    expect(() => hashSecret(2 ** 32)).toThrow(RangeError);
  });
});

/** SipHash of the first 0, 1, 2, … counting bytes under the key of sixteen counting bytes, as published. */
const PUBLISHED = {
  '1-3': [
    0xabac0158050fc4dcn,
    0xc9f49bf37d57ca93n,
    0x82cb9b024dc7d44dn,
    0x8bf80ab8e7ddf7fbn,
    0xcf75576088d38328n,
    0xdef9d52f49533b67n,
    0xc50d2b50c59f22a7n,
    0xd3927d989bb11140n,
    0x369095118d299a8en,
  ],
  '2-4': [
    0x726fdb47dd0e0e31n,
    0x74f839c593dc67fdn,
    0x0d6c8009d9a94f5an,
    0x85676696d7fb7e2dn,
    0xcf2794e0277187b7n,
    0x18765564cd99a68dn,
    0xcbc9466e58fee3cen,
    0xab0200f58b01d137n,
    0x93f5f5799a932462n,
  ],
};

/** The example of SipHash's paper, appendix A: SipHash-2-4 of fifteen bytes. */
const PAPERS = ['2-4', 15, 0xa129ca6149be45e5n] as const;

it.each([
  ...Object.entries(PUBLISHED).flatMap(([name, all]) =>
    all.map((expected, length) => [name, length, expected] as const),
  ),
  PAPERS,
])('SipHash-%s returns the published value for %d bytes', (name, length, expected) => {
  const message = Uint8Array.from({ length }, (_, i) => i);
  const rounds = name === '2-4' ? ([2, 4] as const) : ([1, 3] as const);
  expect(siphash({ k0: 0x0706050403020100n, k1: 0x0f0e0d0c0b0a0908n, rounds }, message)).toBe(expected);
});
