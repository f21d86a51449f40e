import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, fill, type Json } from './template.ts';

const key = fc.stringMatching(/^[a-z]{1,5}$/);
/** Any text, with what a template or JSON could stumble on. */
const value = fc
  .array(fc.oneof(fc.constantFrom('{{a}}', '{{', '}}', '"', '\\', '\n', '$&', '$1', '{', '__proto__'), fc.string()))
  .map((parts) => parts.join(''));

describe('a template', () => {
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
  ])('%j becomes %j', (template, filled) => {
    expect(fill(template, { a: 'A', n: 7, l: ['x', { y: 1 }], missing: undefined })).toEqual(filled);
  });

  it('names its fields, wherever they stand', () => {
    expect(fieldsOf({ a: ['{{x}} {{ y }}', 3, null], b: { c: '{{z.w}}' } })).toEqual(['x', 'y', 'z.w']);
  });

  it('carries any text as it is, and reads it no second time', () => {
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
