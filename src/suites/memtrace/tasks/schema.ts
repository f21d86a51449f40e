import * as z from 'zod';
import type { ReadOnly } from '../../shared/read-only.ts';
import { FAMILIES } from './families.ts';

const Id = z.string().min(1);
const Ids = z.array(Id);
/** V8 throws a RangeError where it searches a text for words and finds one of millions of letters. No real text is so long. */
const Text = z.string().min(1).max(1_000_000);
/** In one form, to the second, so that times can be compared as texts. */
const Time = z.iso.datetime({ precision: 0 });

/** An event as the agent saw it, and the one label that does not follow from other fields: the event that replaced it. */
const Event = z.strictObject({
  source_id: Id,
  timestamp: Time,
  kind: z.enum(['message', 'document', 'tool_call', 'tool_result', 'step', 'rollback']),
  role: z.string().optional(),
  text: Text,
  workspace: Id,
  session: Id,
  /** A path: `a/b` was opened within `a`. */
  branch: Id.optional(),
  status: z.enum(['completed', 'failed']).optional(),
  expires_at: Time.optional(),
  superseded_by: Id.optional(),
});
export type MemtraceEvent = ReadOnly<z.infer<typeof Event>>;

/** A line of a dataset: the events of an agent, its question, and what is right, by source ids. */
const Task = z.strictObject({
  id: Id,
  family: z.enum(FAMILIES),
  workspace: Id,
  /** The session of the question: the last one, still open. */
  session: Id,
  events: z.array(Event).min(1),
  question: Text,
  as_of: Time,
  token_budget: z.int().positive(),
  allowed_actions: z.array(z.string().min(1)).min(2).optional(),
  /** The events that the question needs to build on. */
  needed: Ids.min(1),
  /** The needed events that are rules. The question does not refer to them. */
  constraints: Ids.default([]),
  /** Failures that bear on the question, each as its events. A warning about one of them is enough. */
  lessons: z.array(Ids.min(1)).default([]),
  /** Dangerous texts: the event of each, and the words that must not be repeated anywhere. */
  payloads: z.array(z.strictObject({ source_id: Id, text: z.string().min(1) })).default([]),
  gold_answer: z.string().min(1).optional(),
  gold_action: z.string().min(1).optional(),
  /** The template that the task was made from. Tasks of one template are not independent. */
  template: z.string().min(1).optional(),
});
export type MemtraceTask = ReadOnly<z.infer<typeof Task>>;

export const MemtraceTaskSchema: z.ZodType<MemtraceTask> = Task;
