import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LastOutput } from './last-output.ts';

const LIMIT = 8;

function textOf(...chunks: readonly (string | Uint8Array)[]): string {
  const output = new LastOutput(LIMIT);
  for (const chunk of chunks) output.add(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
  return output.text();
}

it('keeps all of what is short, and the last lines of what is long, however it arrives', () => {
  expect(textOf()).toBe('');
  expect(textOf('one\n', 'two\n')).toBe('one\ntwo\n');
  expect(textOf('one\n', 'two\n', 'three\n')).toBe('three\n');
  expect(textOf('one\ntwo\nthree\n')).toBe('three\n');
  expect(textOf('0123456789')).toBe('23456789');
  expect(textOf('012345678\n')).toBe('2345678\n');
});

it('does not begin in the middle of a character, and replaces what is not UTF-8', () => {
  expect(textOf('ééééé')).toBe('éééé');
  expect(textOf('xééééy')).toBe('éééy');
  expect(textOf(Uint8Array.of(0xff, 0x41))).toBe('\ufffdA');
});

it('is the end of all that was written, for any pieces', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 20 });
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(textOf(...pieces)).toBe(pieces.join('').slice(-LIMIT));
    }),
  );
});
