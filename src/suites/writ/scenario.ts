import type { Task } from '../../suite/suite.ts';

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

interface Message {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface Session {
  readonly session_id: number;
  readonly timestamp: string;
  readonly messages: readonly Message[];
}

/** A value, since when it held, and the session that told it. */
export interface HeldValue {
  readonly value: Json;
  readonly as_of: string;
  /** Null where it comes from several sessions. */
  readonly source_session: number | null;
  readonly stated_by?: string | undefined;
}

/** One fact of the conversation (WRIT, data schema). `previous_values` holds all its values, the present one too. */
export interface MemoryEvent {
  readonly id: string;
  readonly type: string;
  readonly value: Json;
  readonly introduced_in: number | null;
  readonly updated_in: number | null;
  readonly retracted_in: number | null;
  readonly should_persist: boolean;
  readonly previous_values: readonly HeldValue[];
  /** Who the value comes from, from `user_stated` down to `ai_summarized`. */
  readonly source_authority?: string | undefined;
  /** Ours: whom the fact is about, where another fact leads to it. */
  readonly subject?: string | undefined;
  /** Ours: what the messages say about it. `timeline.ts` reads the truth from these. */
  readonly statements?: readonly Statement[] | undefined;
}

/**
 * What one message says about a fact. `asserts`: the user says it is so. `withdraws`: the user takes a value back.
 * `forgets`: the user has it deleted. `hearsay`: somebody's guess or plan, never confirmed by this message.
 * `repeats`: said by the assistant, rightly or wrongly. `hints`: one of several choices that show a habit.
 * `excepts`: a choice against the habit, for one occasion.
 */
export type StatementKind = 'asserts' | 'withdraws' | 'forgets' | 'hearsay' | 'repeats' | 'hints' | 'excepts';

export interface Statement {
  readonly session_id: number;
  readonly message_index: number;
  readonly kind: StatementKind;
  /** Absent where a fact is forgotten as a whole. */
  readonly value?: string | undefined;
  /** Since when it held, where that is not when it was told. */
  readonly from?: string | undefined;
  /** Until when it holds, where the message says so. */
  readonly until?: string | undefined;
}

interface TemporalQuery {
  readonly as_of: string | null;
  readonly expect_current: boolean;
}

/** What the question is after: the present value, an earlier one, all of them, or a choice that fits the habits. */
export type Asks = 'now' | 'previous' | 'first' | 'all' | 'choice';

export interface Probe {
  /** The session the question is asked in. */
  readonly session: number;
  readonly prompt: string;
  readonly required_capabilities: readonly string[];
  readonly temporal_query?: TemporalQuery | null | undefined;
  readonly should_abstain: boolean;
  /** Ours: the fact in words, for inspection calls. */
  readonly fact?: string | undefined;
  /** Ours: absent means `now`, or the date of `temporal_query`. */
  readonly asks?: Asks | undefined;
  /** Ours: what may be done, in words. */
  readonly allowed_actions?: readonly string[] | undefined;
  /** Ours: the same question after unrelated sessions. A silent drift is a changed answer. */
  readonly again?: { readonly session: number; readonly prompt: string } | undefined;
}

interface Provenance {
  /** Null where the answer comes from several messages. */
  readonly source_session: number | null;
  readonly source_message_index: number | null;
  readonly agent_or_user: string;
}

export interface Rubric {
  readonly method: string;
  readonly required_elements?: readonly string[] | undefined;
  readonly forbidden_elements?: readonly string[] | undefined;
  readonly reject_elements?: readonly string[] | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly expected_terms?: readonly string[] | undefined;
  readonly accept_patterns?: readonly string[] | undefined;
  readonly criteria?: readonly string[] | undefined;
  /** What a judging model is asked by `llm_judge`. */
  readonly rubric_prompt?: string | undefined;
  readonly notes?: string | undefined;
}

export type RejectedBecause = 'stale' | 'distractor' | 'unconfirmed' | 'retracted' | 'expired' | 'violates';

export interface Rejected {
  readonly value: string;
  readonly because: RejectedBecause;
}

export interface GroundTruth {
  /** What the probe's right answer is: in a question about a past date, the value of then. Null where nothing is known. */
  readonly current_value: Json;
  readonly value_history: readonly HeldValue[];
  readonly provenance?: Provenance | null | undefined;
  readonly eval_rubric?: Rubric | undefined;
  readonly constraint_check?:
    | {
        readonly must_contain?: readonly string[] | undefined;
        readonly must_not_contain?: readonly string[] | undefined;
      }
    | undefined;
  /** How many distinct things the wordings of the conversation stand for. */
  readonly expected_entity_count?: number | undefined;
  /** Whether an answer is to be delivered with a warning: stale, in conflict, or from another time. */
  readonly expected_integrity_flag?: boolean | undefined;
  /** Ours: the ids of the memory events that decide; the last one gives the answer, those before lead to it. */
  readonly rests_on?: readonly string[] | undefined;
  /** Ours: the right one of `probe.allowed_actions`. */
  readonly action?: string | undefined;
  /** Ours: other wordings of the right answer. */
  readonly accepted?: readonly string[] | undefined;
  /** Ours: values that must not appear in an answer, and why. */
  readonly rejected?: readonly Rejected[] | undefined;
  /** Ours: what held at the date that the question is about. */
  readonly state_as_of?: { readonly as_of: string; readonly value: Json } | undefined;
}

export interface Interference {
  readonly type: string;
  readonly session_id?: number | undefined;
  /** Ours. A message that a `near_duplicate` names is a distractor: `withoutDistractors` takes it out. */
  readonly message_index?: number | undefined;
  readonly description?: string | undefined;
}

/** WRIT's data schema, in its names. Members marked as ours are optional; members of others are kept. */
export interface Scenario {
  readonly scenario_id: string;
  readonly version: string;
  readonly category: string;
  readonly description?: string | undefined;
  readonly sessions: readonly Session[];
  readonly memory_events: readonly MemoryEvent[];
  readonly probe: Probe;
  readonly ground_truth: GroundTruth;
  readonly failure_modes: readonly string[];
  readonly interference?: readonly Interference[] | undefined;
  /** Ours: what a generated scenario was made from. Those of one template are not independent. Hand-written ones have none. */
  readonly template?: string | undefined;
}

/** A scenario as the suite's task: id and family are its scenario id and its category. */
export type WritTask = Scenario & Task;

export function taskOf<S extends Scenario>(scenario: S): S & Task {
  return { ...scenario, id: scenario.scenario_id, family: scenario.category };
}

/** The id of a message's event. */
export function sourceId({ scenario_id: id }: Pick<Scenario, 'scenario_id'>, session: number, message: number): string {
  return `${id}_s${session}_m${message}`;
}

/** The ids of all messages of a session. */
export function sourceIdsOf(scenario: Pick<Scenario, 'scenario_id'>, session: Session): readonly string[] {
  return session.messages.map((_, index) => sourceId(scenario, session.session_id, index));
}
