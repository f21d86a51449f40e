import * as z from 'zod';
import { EXAMPLE_FORM, isExampleForm, tasksForm } from './example-form.ts';
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

const tag = z.string().min(1).max(60);

const AppendixA = z.strictObject({
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
  difficulty: tag.optional(),
  failure_mode: tag.optional(),
});

/**
 * A line of the dataset: CIB appendix A, or the form of the example in section 9. If `allowed_actions` is absent, the actions
 * of the whole file are used.
 */
export const CibTaskSchema: z.ZodType<CibTask> = z.preprocess((value, context) => {
  if (!isExampleForm(value)) return value;
  const read = EXAMPLE_FORM.safeParse(value);
  if (read.success) return tasksForm(read.data);
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
}, AppendixA);
