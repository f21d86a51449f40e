import * as z from 'zod';
import type { ReadOnly } from '../shared/read-only.ts';
import { FAMILIES } from './families.ts';

const Turn = z.strictObject({ role: z.enum(['user', 'assistant', 'tool_result']), text: z.string().min(1) });
export type TaskTurn = ReadOnly<z.infer<typeof Turn>>;

/** A fact planted in a conversation. A memory is asked for it later. */
const NeedleSchema = z.strictObject({
  /** The turn that states it, from 0. */
  turn: z.int().nonnegative(),
  /** Its name, and a label that distinguishes it from other needles of that name in the conversation. */
  key: z.string().regex(/^[a-z0-9_]+_[0-9a-f]{6}$/, 'a name, and a label of six hexadecimal digits'),
  value: z.string().min(1),
  /** The four kinds of facts, in the order in which they are drawn. */
  category: z.enum(['config', 'decision', 'result', 'entity']),
  /** Whether it is stated in a sentence in passing, and not on a marked line. */
  implicit: z.boolean(),
});
export type Needle = ReadOnly<z.infer<typeof NeedleSchema>>;
export type Category = Needle['category'];

/** `needle` is the needle's index in the task's list. */
const Question = z.strictObject({ text: z.string().min(1), needle: z.int().nonnegative() });
export type TaskQuestion = ReadOnly<z.infer<typeof Question>>;

/** A line of a dataset: a conversation, and the questions at its end. No list is longer than strict JSON accepts. */
const Conversation = z.strictObject({
  id: z.string().min(1),
  family: z.enum(FAMILIES.map(({ id }) => id)),
  /** The conversation's turns, in the batches in which they are observed. */
  batches: z.array(z.array(Turn).min(1)).min(1),
  /** All facts of the conversation, in the order of their turns. Of several with one key, the last is current. */
  needles: z.array(NeedleSchema).min(1),
  questions: z.array(Question).min(1).max(100),
  /** The number of words of the whole conversation. */
  words: z.int().positive(),
  /** The seed of the paper's strategies. */
  chance: z.int().nonnegative(),
  /** The language of the facts, if it is not that of the conversation. */
  language: z.string().min(1).max(20).optional(),
});
export type DecayTask = ReadOnly<z.infer<typeof Conversation>>;

export const DecayTaskSchema: z.ZodType<DecayTask> = Conversation;
