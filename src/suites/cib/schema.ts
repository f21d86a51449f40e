import * as z from 'zod';
import { type CibTask, FAMILIES, type Family } from './task.ts';

const CibEvent = z.strictObject({
  source_id: z.string().min(1),
  timestamp: z.iso.datetime(),
  text: z.string().min(1),
  should_write: z.boolean(),
  project: z.string().min(1),
  domain: z.string().min(1),
  stale: z.boolean(),
  superseded_by: z.string().nullish(),
});

/** CIB appendix A, a line of the dataset. `allowed_actions` may be absent: the whole file's actions stand in. */
export const CibTaskSchema: z.ZodType<CibTask> = z.strictObject({
  id: z.string().min(1),
  family: z.enum(FAMILIES as [Family, ...Family[]]),
  project: z.string().min(1),
  domain: z.string().min(1),
  events: z.array(CibEvent).min(1),
  question: z.string().min(1),
  gold_evidence: z.array(z.string()).min(1),
  stale_evidence: z.array(z.string()),
  requires_abstention: z.boolean(),
  gold_action: z.string().min(1),
  gold_answer: z.string().optional(),
  allowed_actions: z.array(z.string()).default([]),
  template: z.string().optional(),
});
