import * as z from 'zod';
import { type CibTask, FAMILIES } from './task.ts';

const Session = z.strictObject({
  timestamp: z.iso.datetime(),
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
export const EXAMPLE_FORM = z.strictObject({
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

export const isExampleForm = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'sessions');

/** The example has no project and domain, so all of it is in one scope. */
const SCOPE = { project: 'unscoped', domain: 'unscoped' };

/** The same task in the form of appendix A. Its family is the first tag that names a family. */
export function tasksForm({ sessions, split, ...task }: z.infer<typeof EXAMPLE_FORM>): CibTask {
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
