import { expect, it } from 'vitest';
import * as z from 'zod';
import { checkSchema } from './schema-check.ts';

const list = z.array(z.strictObject({ name: z.string(), short: z.string().max(1).optional() }));
const refused = (value: unknown, message: string | RegExp) =>
  expect(() => checkSchema(list, value, 'f:1')).toThrow(expect.objectContaining({ code: 'json.schema', message }));

it('checkSchema names the first five issues of a small value, and counts the others', () => {
  const faults = [0, 1, 2, 3, 4].map((at) => `$[${at}].name: missing`).join('; ');
  refused(Array(7).fill({}), `f:1: ${faults}; and 2 more`);
});

it('checkSchema stops at the first issue of a large value', () => {
  refused(Array(60_000).fill({}), 'f:1: $[0].name: missing');
});

it('checkSchema refuses a hundred thousand values that are out of bounds', () => {
  const nested = z.array(list);
  const value = Array(20).fill(Array(10_000).fill({ name: '', short: 'xx' }));
  expect(() => checkSchema(z.array(nested), [value], 'f:1')).toThrow('f:1: too many values are out of bounds');
});

it('checkSchema quotes long keys in part', () => {
  const key = 'k'.repeat(2_000_000);
  expect(() => checkSchema(list, [{ name: 'a', [key]: 1 }], 'f:1')).toThrow(
    /^f:1: \$\[0\]: Unrecognized key: "k{400,500}$/,
  );
});
