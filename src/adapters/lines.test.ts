import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../errors/fault.ts';
import { LineCutter } from './lines.ts';

/** Cuts bytes that arrive in pieces of the given sizes. */
function cut(bytes: Uint8Array, sizes: readonly number[], limit = 1000) {
  const cutter = new LineCutter(limit);
  const [lines, faults]: [string[], Fault[]] = [[], []];
  let at = 0;
  for (const size of [...sizes, bytes.length]) {
    cutter.push(
      bytes.subarray(at, at + size),
      (line) => lines.push(line),
      (fault) => faults.push(fault),
    );
    at = Math.min(bytes.length, at + size);
  }
  return { lines, faults, pending: cutter.pending };
}

const encode = (text: string) => new TextEncoder().encode(text);

describe('LineCutter', () => {
  it('gives the same lines however the bytes arrive', () => {
    const line = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\n') && text.isWellFormed());
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.integer({ min: 0, max: 9 })), (lines, sizes) => {
        const found = cut(encode(lines.map((text) => `${text}\n`).join('')), sizes, 100_000);
        expect(found).toEqual({ lines, faults: [], pending: 0 });
      }),
    );
  });

  it('reports a line that is not UTF-8, and continues with the next', () => {
    const { lines, faults } = cut(Uint8Array.from([0xff, 10, ...encode('ok\n')]), []);
    expect(lines).toEqual(['ok']);
    expect(faults.map(({ code }) => code)).toEqual(['protocol.utf8']);
  });

  it('keeps a byte order mark at the start of a line', () => {
    expect(cut(Uint8Array.from([0xef, 0xbb, 0xbf, 123, 125, 10]), []).lines).toEqual(['\ufeff{}']);
  });

  it('throws as soon as a line exceeds the limit, before it ends', () => {
    expect(() => cut(encode('x'.repeat(11)), [4, 4], 10)).toThrow(
      expect.objectContaining({ code: 'protocol.line-too-long' }),
    );
    expect(cut(encode(`${'x'.repeat(10)}\n`), [4, 4], 10).lines).toEqual(['x'.repeat(10)]);
  });
});
