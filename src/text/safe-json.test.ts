import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeJson, safeJsonLine } from './safe-json.ts';
import { UNPRINTABLE } from './safe-text.ts';

it('says the same as the value, with nothing in it that is obeyed [B2, B5]', () => {
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
