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
    /^f:1: \$\[0\]: there is no field "k{400,500}$/,
  );
});

it.each<[z.ZodType, unknown, string]>([
  [z.array(z.int()).min(1), [], 'it needs at least 1 item'],
  [z.array(z.int()).max(2), [1, 2, 3], 'it may have at most 2 items'],
  [z.string().min(1), '', 'it must not be empty'],
  [z.string().length(2), '', 'Too small: expected string to have exactly 2 characters'],
  [z.strictObject({}), { q: 1 }, 'there is no field "q" here'],
  [z.strictObject({}), { q: 1, r: 2 }, 'there are no fields "q", "r" here'],
])('checkSchema says in plain words what Zod finds (%#)', (schema, value, says) => {
  expect(() => checkSchema(schema, value, 'f')).toThrow(`f: $: ${says}`);
});
