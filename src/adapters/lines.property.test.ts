import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../errors/fault.ts';
import { LineCutter } from './lines.ts';

const LIMIT = 12;

/** Line feeds, whole characters and parts of characters, which random bytes would rarely contain. */
const piece = fc.oneof(
  fc.uint8Array({ maxLength: 6 }),
  fc.constantFrom(
    ...['\n', '\r\n', 'é', '\u{1f600}', '\ufeff', '\0', '{}'].map((text) => new TextEncoder().encode(text)),
  ),
  fc.constantFrom(Uint8Array.of(0xc3), Uint8Array.of(0xa9), Uint8Array.of(0xed, 0xa0, 0x80), Uint8Array.of(0xff)),
);

type Heard = readonly ['line', string] | readonly ['fault', string];

/** The expected result: splits all bytes at line feeds and decodes each line, up to the first that is too long. */
function slowCut(bytes: Uint8Array): { heard: Heard[]; tooLong: boolean } {
  const heard: Heard[] = [];
  let from = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    if (at < bytes.length && bytes[at] !== 10) continue;
    if (at - from > LIMIT) return { heard, tooLong: true };
    if (at < bytes.length) heard.push(decoded(bytes.subarray(from, at)));
    from = at + 1;
  }
  return { heard, tooLong: false };
}

function decoded(line: Uint8Array): Heard {
  const text = Buffer.from(line).toString('utf8');
  return Buffer.from(text, 'utf8').equals(line) ? ['line', text] : ['fault', 'protocol.utf8'];
}

describe('LineCutter', () => {
  it('cuts, decodes and limits any bytes like an implementation that reads all of them at once', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const cutter = new LineCutter(LIMIT);
        const heard: Heard[] = [];
        let thrown: unknown;
        try {
          for (const bytes of pieces) {
            cutter.push(
              bytes,
              (text) => heard.push(['line', text]),
              ({ code }) => heard.push(['fault', code]),
            );
          }
        } catch (caught) {
          thrown = caught;
        }
        const expected = slowCut(Buffer.concat(pieces));
        expect(heard).toEqual(expected.heard);
        expect(thrown instanceof Fault ? thrown.code : thrown).toBe(
          expected.tooLong ? 'protocol.line-too-long' : undefined,
        );
        expect(heard.some(([, text]) => text.includes('\n'))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
