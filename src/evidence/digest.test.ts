import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hmacWith, keyed } from './digest.ts';

const expected = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

it('hmacWith computes the HMAC-SHA-256 of any text with any key', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 70 }), fc.string({ maxLength: 70, unit: 'binary' })),
      fc.array(fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'grapheme' })), {
        minLength: 1,
        maxLength: 3,
      }),
      (key, texts) => {
        const hmac = hmacWith(key);
        for (const text of texts) expect(hmac(text)).toBe(expected(key, text));
      },
    ),
  );
});

it.each([0, 63, 64, 65])('hmacWith accepts a key of %i bytes', (length) => {
  const key = 'k'.repeat(length);
  expect(hmacWith(key)('text')).toBe(expected(key, 'text'));
});

it('keyed separates the parts by null characters', () => {
  expect(keyed('k', 'ab', '', 'c')).toBe(expected('k', 'ab\0\0c'));
});
