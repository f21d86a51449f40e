import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeJson, safeJsonLine, safeLine, safeLines, safeText, UNPRINTABLE } from './safe-text.ts';

/** What GitHub's runner obeys: `::name` at a line's start, `##[name` anywhere; a lone CR, NEL, LS or PS ends a line. */
const OBEYED = /::|##\[|\p{Cc}|[\u2028\u2029]/u;

describe('safeText', () => {
  it.each([
    '::set-env name=A::b',
    '::ADD-MASK::x',
    '\u00a0::error::x',
    '\u0085::error::x',
    'text ##[error]x',
    '##[[error]]',
    ':::::',
    'ok\r::error::x',
    '\u001b[2J\u001b]8;;http://e\u0007x',
    '\u202eevil',
  ])('leaves no command in %j', (text) => {
    expect(safeText(text)).not.toMatch(OBEYED);
    expect(safeText(text)).not.toContain('\u202e');
  });

  it('leaves no command in any text', () => {
    const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('::', ':', '##[', '#', '\r', '\n', '\u0085'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => !OBEYED.test(safeText(pieces.join(''), 1000))),
      { numRuns: 1_000 },
    );
  });

  it('leaves ordinary text unchanged, and truncates long text', () => {
    expect(safeText('Käse: 5 × 3 [#1] – “ok”')).toBe('Käse: 5 × 3 [#1] – “ok”');
    expect(safeText('x'.repeat(50), 10)).toBe(`${'x'.repeat(10)}…`);
  });
});

it('safeJsonLine and safeJson keep the value and contain no command [B2, B5]', () => {
  const text = fc.string({ unit: fc.constantFrom('#', '[', ':', '\n', '\r', '"', '\\', '\u0085', '\u202e', 'x') });
  fc.assert(
    fc.property(fc.dictionary(text, fc.array(text)), (value) => {
      expect(JSON.parse(safeJsonLine(value))).toEqual(value);
      expect(safeJsonLine(value)).not.toMatch(/##\[|\n/);
      const json = safeJson(value);
      expect(JSON.parse(json)).toEqual(value);
      expect(json.replaceAll('\n', '')).not.toMatch(UNPRINTABLE);
      expect(json).not.toMatch(/##\[|^\s*::/m);
    }),
  );
});

it('safeLines keeps line breaks, safeLine replaces them by spaces, and both escape the rest', () => {
  const text = 'one\r\ntwo \n\nthree\u202e\u0085 ::x';
  expect(safeLines(text)).toBe('one\ntwo \n\nthree\\u202e\\u0085 : :x');
  expect(safeLine(text)).toBe('one two three\\u202e\\u0085 : :x');
  expect(safeLines('a\n'.repeat(50), 5)).toBe('a\na\na…');
});
