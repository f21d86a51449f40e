import * as z from 'zod';
import { FAMILIES } from './families.ts';
import type { Needle } from './needles.ts';
import type { DecayTask } from './task.ts';

const Turn = z.strictObject({
  role: z.enum(['user', 'assistant', 'tool_result']),
  text: z.string().min(1),
});

const NeedleSchema: z.ZodType<Needle> = z.strictObject({
  turn: z.int().nonnegative(),
  key: z.string().regex(/^[a-z0-9_]+_[0-9a-f]{6}$/, 'a name, and a label of six hexadecimal digits'),
  value: z.string().min(1),
  category: z.enum(['config', 'decision', 'result', 'entity']),
  implicit: z.boolean(),
});

/** A line of a dataset: a conversation, its labels and its questions. No list is longer than strict JSON accepts. */
export const DecayTaskSchema: z.ZodType<DecayTask> = z.strictObject({
  id: z.string().min(1),
  family: z.enum(FAMILIES.map(({ id }) => id) as [string, ...string[]]),
  batches: z.array(z.array(Turn).min(1)).min(1),
  needles: z.array(NeedleSchema).min(1),
  questions: z
    .array(z.strictObject({ text: z.string().min(1), needle: z.int().nonnegative() }))
    .min(1)
    .max(100),
  words: z.int().positive(),
  chance: z.int().nonnegative(),
  language: z.string().min(1).max(20).optional(),
});
