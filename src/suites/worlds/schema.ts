import * as z from 'zod';
import type { ReadOnly } from '../shared/read-only.ts';
import { LENGTHS, MECHANISMS } from './families.ts';

const id = z.string().min(1).max(100);
const text = z.string().min(1).max(2_000);

/** One thing that happened in a world. */
const Event = z.strictObject({
  id,
  /** Minutes since the world began. */
  minute: z.int().nonnegative(),
  kind: z.enum(['message', 'tool_result']),
  role: z.string().min(1).max(100),
  text,
  workspace: id,
  /** The names and numbers of what it states, which no other statement of the world has. */
  values: z.array(z.string().min(1)).max(10),
});
export type WorldEvent = ReadOnly<z.infer<typeof Event>>;

/** A question, with what decides whether it passes. */
const Question = z.strictObject({
  family: z.enum(MECHANISMS.map(({ id: name }) => name)),
  /** The two questions of a pair are alike and have different gold. */
  pair: id,
  text,
  workspace: id,
  /** The minute as of which it is asked; absent where it is asked at the end. */
  as_of: z.int().nonnegative().optional(),
  /** The facts that it needs, each told by one event or more: any of them is its source. Empty where nothing answers it. */
  gold: z.array(z.array(id).min(1)).max(10),
  /** Events that must not come back. */
  forbidden: z.array(id).max(100),
});
export type WorldQuestion = ReadOnly<z.infer<typeof Question>>;

/** A line of a dataset. A world: one history, and some three dozen questions about it. */
const World = z.strictObject({
  id,
  family: z.enum(LENGTHS.map(({ id: name }) => name)),
  events: z.array(Event).min(1),
  questions: z.array(Question).min(2).max(200),
});
export type WorldTask = ReadOnly<z.infer<typeof World>>;

export const WorldTaskSchema: z.ZodType<WorldTask> = World;
