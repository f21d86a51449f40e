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

/** A value, since when it was valid, and the session that states it. */
export interface HeldValue {
  readonly value: Json;
  readonly as_of: string;
  /** Null if it comes from several sessions. */
  readonly source_session: number | null;
  readonly stated_by?: string | undefined;
}

/** One fact of the conversation (WRIT, data schema). `previous_values` has all its values, including the present one. */
export interface MemoryEvent {
  readonly id: string;
  readonly type: string;
  readonly value: Json;
  readonly introduced_in: number | null;
  readonly updated_in: number | null;
  readonly retracted_in: number | null;
  readonly should_persist: boolean;
  readonly previous_values: readonly HeldValue[];
  /** The authority of the value's source, from `user_stated` down to `ai_summarized`. */
  readonly source_authority?: string | undefined;
  /** Ours: the person that the fact is about, if another fact leads to it. */
  readonly subject?: string | undefined;
  /** Ours: what the messages say about it. `timeline.ts` derives the truth from these. */
  readonly statements?: readonly Statement[] | undefined;
}

/**
 * What one message says about a fact. `asserts`: the user states it. `withdraws`: the user takes a value back. `forgets`: the
 * user has it deleted. `hearsay`: somebody's guess or plan, which this message does not confirm. `repeats`: said by the
 * assistant, rightly or wrongly. `hints`: one of several choices that show a habit. `excepts`: a choice against the habit, for
 * one occasion.
 */
export type StatementKind = 'asserts' | 'withdraws' | 'forgets' | 'hearsay' | 'repeats' | 'hints' | 'excepts';

export interface Statement {
  readonly session_id: number;
  readonly message_index: number;
  readonly kind: StatementKind;
  /** Absent if a fact is forgotten as a whole. */
  readonly value?: string | undefined;
  /** Since when it is valid, if that is not when it was stated. */
  readonly from?: string | undefined;
  /** Until when it is valid, if the message says so. */
  readonly until?: string | undefined;
}

interface TemporalQuery {
  readonly as_of: string | null;
  readonly expect_current: boolean;
}

/** What the question asks for: the present value, an earlier one, all of them, or a choice that fits the habits. */
export type Asks = 'now' | 'previous' | 'first' | 'all' | 'choice';

export interface Probe {
  /** The session in which the question is asked. */
  readonly session: number;
  readonly prompt: string;
  readonly required_capabilities: readonly string[];
  readonly temporal_query?: TemporalQuery | null | undefined;
  readonly should_abstain: boolean;
  /** Ours: the fact in words, for inspection calls. */
  readonly fact?: string | undefined;
  /** Ours. Absent means `now`, or the date of `temporal_query`. */
  readonly asks?: Asks | undefined;
  /** Ours: the allowed actions, in words. */
  readonly allowed_actions?: readonly string[] | undefined;
  /** Ours: the same question after unrelated sessions. A changed answer shows silent drift. */
  readonly again?: { readonly session: number; readonly prompt: string } | undefined;
}

interface Provenance {
  /** Null if the answer comes from several messages. */
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
  /** The prompt of a judging model for `llm_judge`. */
  readonly rubric_prompt?: string | undefined;
  readonly notes?: string | undefined;
}

export type RejectedBecause = 'stale' | 'distractor' | 'unconfirmed' | 'retracted' | 'expired' | 'violates';

export interface Rejected {
  readonly value: string;
  readonly because: RejectedBecause;
}

export interface GroundTruth {
  /** The right answer. For a question about a past date, the value at that date. Null if nothing is known. */
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
  /** The number of distinct things that the wordings of the conversation refer to. */
  readonly expected_entity_count?: number | undefined;
  /** Whether an answer needs a warning: stale, in conflict, or from another time. */
  readonly expected_integrity_flag?: boolean | undefined;
  /** Ours: the ids of the deciding memory events. The last one gives the answer, and those before lead to it. */
  readonly rests_on?: readonly string[] | undefined;
  /** Ours: the right one of `probe.allowed_actions`. */
  readonly action?: string | undefined;
  /** Ours: other wordings of the right answer. */
  readonly accepted?: readonly string[] | undefined;
  /** Ours: values that must not appear in an answer, with the reason. */
  readonly rejected?: readonly Rejected[] | undefined;
  /** Ours: the value at the date of the question. */
  readonly state_as_of?: { readonly as_of: string; readonly value: Json } | undefined;
}

export interface Interference {
  readonly type: string;
  readonly session_id?: number | undefined;
  /** Ours. A message that a `near_duplicate` names is a distractor: `withoutDistractors` removes it. */
  readonly message_index?: number | undefined;
  readonly description?: string | undefined;
}

/** WRIT's data schema, with its names. Members marked as ours are optional. Unknown members are kept. */
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
  /** Ours: the template of a generated scenario. Scenarios of one template are not independent. Handwritten ones have none. */
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
