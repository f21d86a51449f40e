import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStrict } from './strict-json.ts';

const refused = (text: string, what: RegExp) =>
  expect(() => parseStrict(text, 'f:1')).toThrow(
    expect.objectContaining({ code: 'json.invalid', message: expect.stringMatching(what) }),
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
    ['{"a":1,"a":2}', /stands twice/],
    ['{"valid":false,"\\u0076alid":true}', /stands twice/],
    ['[{"x":{"k":1,"k":1}}]', /stands twice/],
    ['{"a":1e400}', /\$\.a is not a finite number/],
    ['[9007199254740993]', /\$\[0] has more digits/],
    ['[-0]', /-0/],
    ['{"__proto__":{"valid":true}}', /__proto__/],
    ['"\\ud800"', /half a surrogate/],
    ['{"\\udc00":1}', /half a surrogate/],
    ['\ufeff{}', /not JSON/],
    ['{"a":NaN}', /not JSON/],
    ['{} {}', /not JSON/],
    ['', /not JSON/],
    ['['.repeat(1_000_000), /deep/],
    [`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`, /deep/],
  ])('refuses %.40s', (text, what) => refused(text, what));

  it('counts members, not colons in strings', () => {
    expect(parseStrict('{"a:b":"c:\\"d:e","f":[":"]}', 'f')).toEqual({ 'a:b': 'c:"d:e', f: [':'] });
  });
});

function safe(value: unknown): boolean {
  if (typeof value === 'number')
    return !Object.is(value, -0) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => key.isWellFormed() && safe(item));
}
