import * as z from 'zod';
import { MECHANISMS, TIERS } from './families.ts';
import type { WorldTask } from './task.ts';

const id = z.string().min(1).max(100);
const text = z.string().min(1).max(2_000);

const Event = z.strictObject({
  id,
  minute: z.int().nonnegative(),
  kind: z.enum(['message', 'tool_result']),
  role: z.string().min(1).max(100),
  text,
  workspace: id,
  values: z.array(z.string().min(1)).max(10),
});

const Question = z.strictObject({
  family: z.enum(MECHANISMS.map(({ id: name }) => name)),
  pair: id,
  text,
  workspace: id,
  as_of: z.int().nonnegative().optional(),
  gold: z.array(z.array(id).min(1)).max(10),
  forbidden: z.array(id).max(100),
});

/** A line of a dataset: a world with its labels and questions. */
export const WorldTaskSchema: z.ZodType<WorldTask> = z.strictObject({
  id,
  family: z.enum(TIERS.map(({ id: name }) => name)),
  events: z.array(Event).min(1),
  questions: z.array(Question).min(2).max(200),
});
