import * as z from 'zod';
import { inUtc } from '../shared/times.ts';

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The known members of a parsed value, all read-only. */
type Known<T> = z.core.util.JSONType extends T
  ? Json
  : T extends readonly (infer Item)[]
    ? readonly Known<Item>[]
    : T extends object
      ? { readonly [Name in keyof T as string extends Name ? never : Name]: Known<T[Name]> }
      : T;

const name = z.string().min(1);
const names = z.array(name);
const number = z.int().nonnegative();
/** In UTC, unless it has an offset. */
const time = z
  .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], { error: 'Invalid ISO date or datetime' })
  .transform(inUtc);

const Session = z.looseObject({
  session_id: number,
  timestamp: time,
  messages: z.array(z.looseObject({ role: z.enum(['user', 'assistant']), content: z.string() })),
});
export type Session = Known<z.infer<typeof Session>>;

/** A value, since when it was valid, and the session that states it: null if it comes from several sessions. */
const HeldValue = z.looseObject({
  value: z.json(),
  as_of: time,
  source_session: number.nullable(),
  stated_by: name.optional(),
});
export type HeldValue = Known<z.infer<typeof HeldValue>>;

/**
 * What one message says about a fact. `asserts`: the user states it. `withdraws`: the user takes a value back. `forgets`: the
 * user has it deleted. `hearsay`: somebody's guess or plan, which this message does not confirm. `repeats`: said by the
 * assistant, rightly or wrongly. `hints`: one of several choices that show a habit. `excepts`: a choice against the habit, for
 * one occasion.
 */
const StatementKind = z.enum(['asserts', 'withdraws', 'forgets', 'hearsay', 'repeats', 'hints', 'excepts']);
export type StatementKind = z.infer<typeof StatementKind>;

const Statement = z.looseObject({
  session_id: number,
  message_index: number,
  kind: StatementKind,
  /** Absent if a fact is forgotten as a whole. */
  value: name.optional(),
  /** Since when it is valid, if that is not when it was stated. */
  from: time.optional(),
  /** Until when it is valid, if the message says so. */
  until: time.optional(),
});
export type Statement = Known<z.infer<typeof Statement>>;

/** One fact of the conversation (WRIT, data schema). */
const MemoryEvent = z.looseObject({
  id: name,
  type: name,
  value: z.json(),
  introduced_in: number.nullable(),
  updated_in: number.nullable().default(null),
  retracted_in: number.nullable().default(null),
  should_persist: z.boolean(),
  /** All its values, including the present one. */
  previous_values: z.array(HeldValue).default([]),
  /** The authority of the value's source, from `user_stated` down to `ai_summarized`. */
  source_authority: name.optional(),
  /** Ours: the person that the fact is about, if another fact leads to it. */
  subject: name.optional(),
  /** Ours: what the messages say about it. `timeline.ts` derives the truth from these. */
  statements: z.array(Statement).optional(),
});
export type MemoryEvent = Known<z.infer<typeof MemoryEvent>>;

/** What the question asks for: the present value, an earlier one, all of them, or a choice that fits the habits. */
const Asks = z.enum(['now', 'previous', 'first', 'all', 'choice']);
export type Asks = z.infer<typeof Asks>;

const Probe = z.looseObject({
  /** The session in which the question is asked. */
  session: number,
  prompt: name,
  required_capabilities: names,
  temporal_query: z.looseObject({ as_of: time.nullable(), expect_current: z.boolean() }).nullish(),
  should_abstain: z.boolean().default(false),
  /** Ours: the fact in words, for inspection calls. */
  fact: name.optional(),
  /** Ours. Absent means `now`, or the date of `temporal_query`. */
  asks: Asks.optional(),
  /** Ours: the allowed actions, in words. */
  allowed_actions: names.optional(),
  /** Ours: the same question after unrelated sessions. A changed answer shows silent drift. */
  again: z.looseObject({ session: number, prompt: name }).optional(),
});
export type Probe = Known<z.infer<typeof Probe>>;

const Rubric = z.looseObject({
  method: name,
  required_elements: names.optional(),
  forbidden_elements: names.optional(),
  reject_elements: names.optional(),
  keywords: names.optional(),
  expected_terms: names.optional(),
  accept_patterns: names.optional(),
  criteria: names.optional(),
  /** The prompt of a judging model for `llm_judge`. */
  rubric_prompt: z.string().optional(),
  notes: z.string().optional(),
});
export type Rubric = Known<z.infer<typeof Rubric>>;

export const RejectedBecause = z.enum(['stale', 'distractor', 'unconfirmed', 'retracted', 'expired', 'violates']);
export type RejectedBecause = z.infer<typeof RejectedBecause>;

const Rejected = z.looseObject({ value: name, because: RejectedBecause });
export type Rejected = Known<z.infer<typeof Rejected>>;

const GroundTruth = z.looseObject({
  /** The right answer. For a question about a past date, the value at that date. Null if nothing is known. */
  current_value: z.json(),
  value_history: z.array(HeldValue),
  provenance: z
    .looseObject({
      /** Null, like the index, if the answer comes from several messages. */
      source_session: number.nullable(),
      source_message_index: number.nullable(),
      agent_or_user: name,
    })
    .nullish(),
  eval_rubric: Rubric.nullable()
    .transform((rubric) => rubric ?? undefined)
    .optional(),
  constraint_check: z.looseObject({ must_contain: names.optional(), must_not_contain: names.optional() }).optional(),
  /** The number of distinct things that the wordings of the conversation refer to. */
  expected_entity_count: number.optional(),
  /** Whether an answer needs a warning: stale, in conflict, or from another time. */
  expected_integrity_flag: z.boolean().optional(),
  /** Ours: the ids of the deciding memory events. The last one gives the answer, and those before lead to it. */
  rests_on: names.min(1).optional(),
  /** Ours: the right one of `probe.allowed_actions`. */
  action: name.optional(),
  /** Ours: other wordings of the right answer. */
  accepted: names.optional(),
  /** Ours: values that must not appear in an answer, with the reason. */
  rejected: z.array(Rejected).optional(),
  /** Ours: the value at the date of the question. */
  state_as_of: z.looseObject({ as_of: time, value: z.json() }).optional(),
});
export type GroundTruth = Known<z.infer<typeof GroundTruth>>;

const Interference = z.looseObject({
  type: name,
  session_id: number.optional(),
  /** Ours. A message that a `near_duplicate` names is a distractor: `withoutDistractors` removes it. */
  message_index: number.optional(),
  description: z.string().optional(),
});
export type Interference = Known<z.infer<typeof Interference>>;

/**
 * WRIT's data schema, also for data by others. Names of categories, capabilities, rubric methods and failure modes are free,
 * and unknown members are kept. Known members must have their type. Members marked as ours are optional.
 */
export const Scenario = z.looseObject({
  scenario_id: name,
  version: name,
  category: name,
  description: z.string().optional(),
  sessions: z.array(Session).min(1),
  memory_events: z.array(MemoryEvent),
  probe: Probe,
  ground_truth: GroundTruth,
  failure_modes: names.default([]),
  interference: z.array(Interference).optional(),
  /** Ours: the template of a generated scenario. Scenarios of one template are not independent. Handwritten ones have none. */
  template: name.optional(),
});
export type Scenario = Known<z.infer<typeof Scenario>>;
