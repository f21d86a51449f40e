import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, fill, type Json } from './template.ts';

const key = fc.stringMatching(/^[a-z]{1,5}$/);
/** Arbitrary text, often with characters that are special in a template or in JSON. */
const value = fc
  .array(fc.oneof(fc.constantFrom('{{a}}', '{{', '}}', '"', '\\', '\n', '$&', '$1', '{', '__proto__'), fc.string()))
  .map((parts) => parts.join(''));

describe('fill and fieldsOf', () => {
  it.each<readonly [Json, Json | undefined]>([
    ['{{a}}', 'A'],
    ['{{ a }}', 'A'],
    ['[{{a}}] {{n}} {{a}}', '[A] 7 A'],
    ['{{n}}', 7],
    [
      { list: '{{l}}', plain: 1, none: null },
      { list: ['x', { y: 1 }], plain: 1, none: null },
    ],
    [{ kept: '{{a}}', gone: '{{missing}}', partly: 'is {{missing}}' }, { kept: 'A' }],
    [['{{missing}}', 'b', 'x {{missing}}'], ['b']],
    ['{{missing}}', undefined],
    ['{a} {{ {a}', '{a} {{ {a}'],
  ])('turn %j into %j', (template, filled) => {
    expect(fill(template, { a: 'A', n: 7, l: ['x', { y: 1 }], missing: undefined })).toEqual(filled);
  });

  it('find the names of fields at any depth', () => {
    expect(fieldsOf({ a: ['{{x}} {{ y }}', 3, null], b: { c: '{{z.w}}' } })).toEqual(['x', 'y', 'z.w']);
  });

  it('insert values unchanged and do not expand placeholders in them', () => {
    fc.assert(
      fc.property(key, value, value, (name, a, b) => {
        const filled = fill({ [name]: ['{{a}}', '<{{a}}|{{b}}>'], rest: 'still' }, { a, b });
        const carried = JSON.parse(JSON.stringify(filled));
        expect(carried).toEqual({ rest: 'still', [name]: [a, `<${a}|${b}>`] });
      }),
      { seed: 11 },
    );
  });
});
