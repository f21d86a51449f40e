import * as z from 'zod';
import type { ReadOnly } from '../shared/read-only.ts';
import { inUtc } from '../shared/times.ts';
import { FAMILIES, type Family } from './families.ts';

/** In UTC, unless it has an offset. A date is its midnight. */
const moment = z
  .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], { error: 'Invalid ISO date or datetime' })
  .transform((time) => inUtc(time.includes('T') ? time : `${time}T00:00:00`));

/** An event with its labels (CIB appendix A). */
const Event = z.object({
  source_id: z.string().min(1),
  timestamp: moment,
  text: z.string().min(1),
  should_write: z.boolean(),
  project: z.string().min(1),
  domain: z.string().min(1),
  stale: z.boolean(),
  superseded_by: z.string().nullish(),
});
export type CibEvent = ReadOnly<z.infer<typeof Event>>;

const tag = z.string().min(1).max(60);

/**
 * A task with its gold (CIB appendix A, and two fields of ours: `gold_answer`, `allowed_actions`). Appendix A lists what is
 * required, so other fields are ignored.
 */
const AppendixA = z.object({
  id: z.string().min(1),
  family: z.enum(FAMILIES as [Family, ...Family[]]),
  project: z.string().min(1),
  domain: z.string().min(1),
  events: z.array(Event).min(1),
  question: z.string().min(1),
  gold_evidence: z.array(z.string()).min(1),
  stale_evidence: z.array(z.string()),
  requires_abstention: z.boolean(),
  gold_action: z.string().min(1),
  gold_answer: z.string().optional(),
  allowed_actions: z.array(z.string()).default([]),
  /** The template that the task was made from. Tasks of one template are not independent. */
  template: z.string().optional(),
  /** Tags of section 4, if the data has them. */
  difficulty: tag.optional(),
  failure_mode: tag.optional(),
});
export type CibTask = ReadOnly<z.infer<typeof AppendixA>>;

const Session = z.strictObject({
  timestamp: moment,
  events: z
    .array(
      z.strictObject({
        source_id: z.string().min(1),
        /** Section 4 names some: message, document, email. Scoring does not depend on it. */
        type: z.string().min(1),
        text: z.string().min(1),
        should_write: z.boolean(),
        supersedes: z.array(z.string()).default([]),
      }),
    )
    .min(1),
});

const isFamily = (tag: string): tag is CibTask['family'] => (FAMILIES as readonly string[]).includes(tag);

/** The task of section 9: events in sessions, tags in place of a family, no scope. */
const EXAMPLE_FORM = z.strictObject({
  id: z.string().min(1),
  sessions: z.array(Session).min(1),
  question: z.string().min(1),
  gold_answer: z.string().optional(),
  gold_evidence: z.array(z.string()).min(1),
  allowed_actions: z.array(z.string()).default([]),
  gold_action: z.string().min(1),
  requires_abstention: z.boolean(),
  split: z.array(z.string()).refine((tags) => tags.some(isFamily), `none of its tags is one of ${FAMILIES.join(', ')}`),
});

/** Zod stops at the first issue: a line of a few megabytes could have millions. */
const FIRST: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true };

const isExampleForm = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'sessions');

/** The example has no project and domain, so all of it is in one scope. */
const SCOPE = { project: 'unscoped', domain: 'unscoped' };

/** The same task in the form of appendix A. Its family is the first tag that names a family. */
function tasksForm({ sessions, split, ...task }: z.infer<typeof EXAMPLE_FORM>): CibTask {
  const events = sessions.flatMap(({ timestamp, events: all }) => all.map((event) => ({ ...event, timestamp })));
  const newer = new Map(events.flatMap(({ source_id, supersedes }) => supersedes.map((old) => [old, source_id])));
  return {
    ...task,
    family: split.find(isFamily) as CibTask['family'],
    ...SCOPE,
    events: events.map(({ type: _, supersedes: __, ...event }) => ({
      ...event,
      ...SCOPE,
      stale: newer.has(event.source_id),
      superseded_by: newer.get(event.source_id) ?? null,
    })),
    // In a question about history, the superseded fact is gold (section 5.3).
    stale_evidence: [...newer.keys()].filter((id) => !task.gold_evidence.includes(id)),
  };
}

/**
 * A line of the dataset: CIB appendix A, or the form of the example in section 9. If `allowed_actions` is absent, the actions
 * of the whole file are used.
 */
export const CibTaskSchema: z.ZodType<CibTask> = z.preprocess((value, context) => {
  if (!isExampleForm(value)) return value;
  const read = EXAMPLE_FORM.safeParse(value, FIRST);
  if (read.success) return tasksForm(read.data);
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
}, AppendixA);
