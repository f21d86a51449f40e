import * as z from 'zod';
import { type Asks, type RejectedBecause, type StatementKind, taskOf, type WritTask } from './scenario.ts';

const name = z.string().min(1);
const names = z.array(name);
const number = z.int().nonnegative();
const moment = z.iso.datetime({ offset: true });
const time = z.union([moment, z.iso.date()]);

const KINDS: readonly StatementKind[] = ['asserts', 'withdraws', 'forgets', 'hearsay', 'repeats', 'hints', 'excepts'];
const ASKS: readonly Asks[] = ['now', 'previous', 'first', 'all', 'choice'];
const BECAUSE: readonly RejectedBecause[] = ['stale', 'distractor', 'unconfirmed', 'retracted', 'expired', 'violates'];

const Session = z.looseObject({
  session_id: number,
  timestamp: moment,
  messages: z.array(z.looseObject({ role: z.enum(['user', 'assistant']), content: z.string() })),
});

const HeldValue = z.looseObject({
  value: z.json(),
  as_of: time,
  source_session: number.nullable(),
  stated_by: name.optional(),
});

const Statement = z.looseObject({
  session_id: number,
  message_index: number,
  kind: z.enum(KINDS),
  value: name.optional(),
  from: time.optional(),
  until: time.optional(),
});

const MemoryEvent = z.looseObject({
  id: name,
  type: name,
  value: z.json(),
  introduced_in: number.nullable(),
  updated_in: number.nullable().default(null),
  retracted_in: number.nullable().default(null),
  should_persist: z.boolean(),
  previous_values: z.array(HeldValue).default([]),
  source_authority: name.optional(),
  subject: name.optional(),
  statements: z.array(Statement).optional(),
});

const Probe = z.looseObject({
  session: number,
  prompt: name,
  required_capabilities: names,
  temporal_query: z.looseObject({ as_of: time.nullable(), expect_current: z.boolean() }).nullish(),
  should_abstain: z.boolean(),
  fact: name.optional(),
  asks: z.enum(ASKS).optional(),
  allowed_actions: names.optional(),
  again: z.looseObject({ session: number, prompt: name }).optional(),
});

const Rubric = z.looseObject({
  method: name,
  required_elements: names.optional(),
  forbidden_elements: names.optional(),
  reject_elements: names.optional(),
  keywords: names.optional(),
  expected_terms: names.optional(),
  accept_patterns: names.optional(),
  criteria: names.optional(),
  rubric_prompt: z.string().optional(),
  notes: z.string().optional(),
});

const GroundTruth = z.looseObject({
  current_value: z.json(),
  value_history: z.array(HeldValue),
  provenance: z
    .looseObject({
      source_session: number.nullable(),
      source_message_index: number.nullable(),
      agent_or_user: name,
    })
    .nullish(),
  eval_rubric: Rubric.optional(),
  constraint_check: z.looseObject({ must_contain: names.optional(), must_not_contain: names.optional() }).optional(),
  expected_entity_count: number.optional(),
  expected_integrity_flag: z.boolean().optional(),
  rests_on: names.min(1).optional(),
  action: name.optional(),
  accepted: names.optional(),
  rejected: z.array(z.looseObject({ value: name, because: z.enum(BECAUSE) })).optional(),
  state_as_of: z.looseObject({ as_of: time, value: z.json() }).optional(),
});

/**
 * WRIT's data schema, also for data by others. Names of categories, capabilities, rubric methods and failure modes are free,
 * and unknown members are kept. Known members must have their type.
 */
export const WritTaskSchema: z.ZodType<WritTask> = z
  .looseObject({
    scenario_id: name,
    version: name,
    category: name,
    description: z.string().optional(),
    sessions: z.array(Session).min(1),
    memory_events: z.array(MemoryEvent),
    probe: Probe,
    ground_truth: GroundTruth,
    failure_modes: names.default([]),
    interference: z
      .array(
        z.looseObject({
          type: name,
          session_id: number.optional(),
          message_index: number.optional(),
          description: z.string().optional(),
        }),
      )
      .optional(),
    template: name.optional(),
  })
  .transform(taskOf);
