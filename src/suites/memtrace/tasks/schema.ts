import * as z from 'zod';
import { FAMILIES, type MemtraceTask } from './task.ts';

const Id = z.string().min(1);
const Ids = z.array(Id);
/** In one form, to the second, so that times can be compared as texts. */
const Time = z.iso.datetime({ precision: 0 });

const Event = z.strictObject({
  source_id: Id,
  timestamp: Time,
  kind: z.enum(['message', 'document', 'tool_call', 'tool_result', 'step', 'rollback']),
  role: z.string().optional(),
  text: z.string().min(1),
  workspace: Id,
  session: Id,
  branch: Id.optional(),
  status: z.enum(['completed', 'failed']).optional(),
  expires_at: Time.optional(),
  superseded_by: Id.optional(),
});

/** A line of a dataset of tasks. */
export const MemtraceTaskSchema: z.ZodType<MemtraceTask> = z.strictObject({
  id: Id,
  family: z.enum(FAMILIES),
  workspace: Id,
  session: Id,
  events: z.array(Event).min(1),
  question: z.string().min(1),
  as_of: Time,
  token_budget: z.int().positive(),
  allowed_actions: z.array(z.string().min(1)).min(2).optional(),
  needed: Ids.min(1),
  constraints: Ids.default([]),
  lessons: z.array(Ids.min(1)).default([]),
  payloads: z.array(z.strictObject({ source_id: Id, text: z.string().min(1) })).default([]),
  gold_answer: z.string().min(1).optional(),
  gold_action: z.string().min(1).optional(),
  template: z.string().min(1).optional(),
});
