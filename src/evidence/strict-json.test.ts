import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMoreValues, parseStrict } from './strict-json.ts';

const refused = (text: string, code: string, what: RegExp) =>
  expect(() => parseStrict(text, 'f:1')).toThrow(
    expect.objectContaining({ code: `json.${code}`, message: expect.stringMatching(what) }),
  );

describe('parseStrict', () => {
  it('reads what JSON.stringify writes', () => {
    const value = fc
      .jsonValue({ maxDepth: 8, noUnicodeString: false })
      .filter((json) => !/-0\b|__proto__/.test(JSON.stringify(json)));
    fc.assert(
      fc.property(value, (json) => {
        const text = JSON.stringify(json);
        const again = JSON.parse(text);
        fc.pre(safe(again));
        expect(parseStrict(text, 'f')).toEqual(again);
      }),
    );
  });

  it.each([
    ['duplicate-key', '{"a":1,"a":2}', /f:1: \$\.a occurs twice/],
    ['duplicate-key', '{"valid":false,"\\u0076alid":true}', /\$\.valid occurs twice/],
    ['duplicate-key', '[{"x":{"k":1,"k":1}}]', /\$\.0\.x\.k occurs twice/],
    ['number', '{"a":1e400}', /\$\.a is not a finite number/],
    [
      'duplicate-key',
      `{"${'A'.repeat(200_000)}":{"a":1,"a":1,${Array.from({ length: 16_000 }, (_, n) => `"${n}":1`)}}}`,
      /: \$\.A{100}\.a occurs twice/,
    ],
    ['number', '[9007199254740993]', /\$\[0] has more digits/],
    ['number', `{"n":${'9'.repeat(400)}}`, /\$\.n is not a finite number/],
    ['number', '[-0]', /-0/],
    ['name', '{"__proto__":{"valid":true}}', /__proto__/],
    ['text', '"\\ud800"', /half a surrogate/],
    ['text', '{"\\udc00":1}', /half a surrogate/],
    ['text', '\ufeff{}', /byte-order mark/],
    ['syntax', '{"a":NaN}', /not JSON/],
    ['syntax', '{} {}', /not JSON/],
    ['syntax', '', /not JSON/],
    ['syntax', 'a: &x [1]\nb: *x', /not JSON/],
    ['depth', '['.repeat(1_000_000), /deep/],
    ['depth', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`, /deep/],
    ['size', `{"a":[${'1,'.repeat(3_000_000)}1]}`, /\$\.a has more than 16384 entries/],
    ['size', `{"a":[${'1,'.repeat(5_000_000)}1]}`, /it has more than 4000000 values/],
  ])('throws json.%s (case %#) [E5, E6, E7, E8]', (code, text, what) => refused(text, code, what));

  it('accepts 64 levels of nesting, and not 65', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(JSON.stringify(parseStrict(nested(64), 'f'))).toBe(nested(64));
    refused(nested(65), 'depth', /nested more than 64 deep/);
  });

  it('accepts colons in names and strings', () => {
    expect(parseStrict('{"a:b":"c:\\"d:e","f":[":"]}', 'f')).toEqual({ 'a:b': 'c:"d:e', f: [':'] });
  });
});

it('parseStrict quotes long keys in part', () => {
  const text = `{"${'k'.repeat(2_000_000)}":-0}`;
  expect(() => parseStrict(text, 'f:1')).toThrow(/^f:1: \$\.k{400,500}$/);
});

describe('hasMoreValues', () => {
  it.each([
    ['[1,2,3]', 4],
    ['["a,[{\\",","b"]', 3],
    ['{"a":{"b":[]}}', 4],
  ])('counts commas and brackets of %s outside strings', (text, values) => {
    expect([values - 1, values].map((most) => hasMoreValues(text, most))).toEqual([true, false]);
  });
});

function safe(value: unknown): boolean {
  if (typeof value === 'number')
    return !Object.is(value, -0) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => key.isWellFormed() && safe(item));
}
