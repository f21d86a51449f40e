import * as z from 'zod';

const LONGEST = 300;

/** A text without slots. */
export const plain = z
  .string()
  .min(1)
  .max(LONGEST)
  .regex(/^[^{}]*$/, 'it has a brace');

/** A text with slots, `{name}`: all of `must`, and no others than these and `may`. */
export function worded(must: readonly string[], may: readonly string[] = []) {
  const known = [...must, ...may];
  return z
    .string()
    .min(1)
    .max(LONGEST)
    .refine((text) => slotsOf(text).every((slot) => known.includes(slot)), {
      error: `it has another slot than ${known.map((slot) => `{${slot}}`).join(', ')}`,
    })
    .refine((text) => !/[{}]/.test(text.replace(/\{\w+\}/g, '')), { error: 'it has a brace that belongs to no slot' })
    .refine((text) => must.every((slot) => slotsOf(text).includes(slot)), {
      error: `it lacks ${must.map((slot) => `{${slot}}`).join(' or ')}`,
    });
}

const slotsOf = (text: string) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, slot = '']) => slot);
