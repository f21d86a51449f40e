import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LastOutput } from './last-output.ts';

const LIMIT = 8;

function textOf(...chunks: readonly (string | Uint8Array)[]): string {
  const output = new LastOutput(LIMIT);
  for (const chunk of chunks) output.add(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
  return output.text();
}

it('LastOutput keeps short output whole and the end of long output, however it is chunked', () => {
  expect(textOf()).toBe('');
  expect(textOf('one\n', 'two\n')).toBe('one\ntwo\n');
  expect(textOf('one\n', 'two\n', 'three\n')).toBe('three\n');
  expect(textOf('one\ntwo\nthree\n')).toBe('three\n');
  expect(textOf('0123456789')).toBe('23456789');
  expect(textOf('012345678\n')).toBe('2345678\n');
});

it('LastOutput does not begin inside a character, and replaces invalid UTF-8', () => {
  expect(textOf('ééééé')).toBe('éééé');
  expect(textOf('xééééy')).toBe('éééy');
  expect(textOf(Uint8Array.of(0xff, 0x41))).toBe('\ufffdA');
});

it('LastOutput returns the last LIMIT characters for any chunks', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 20 });
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(textOf(...pieces)).toBe(pieces.join('').slice(-LIMIT));
    }),
  );
});
