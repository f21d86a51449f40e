import type { Event } from '../../../protocol/event.ts';

export const FAMILIES = [
  'clean',
  'failed_branch',
  'rolled_back',
  'multi_dead',
  'superseded',
  'updates',
  'valid_on_failed',
  'workspace_isolation',
  'expired',
  'risky_output',
  'negative_lesson',
  'constraint_compaction',
  'procedural_reuse',
  'multi_hop',
  'long_horizon',
] as const;
export type Family = (typeof FAMILIES)[number];

/** An event as the agent lived it, and the one label that no other field implies: what took its place. */
export interface MemtraceEvent {
  readonly source_id: string;
  readonly timestamp: string;
  readonly kind: Event['kind'];
  readonly role?: string | undefined;
  readonly text: string;
  readonly workspace: string;
  readonly session: string;
  /** A path: `a/b` was opened within `a`. */
  readonly branch?: string | undefined;
  readonly status?: 'completed' | 'failed' | undefined;
  readonly expires_at?: string | undefined;
  readonly superseded_by?: string | undefined;
}

/** Something dangerous to hand on: where it stands, and the words of it that must be repeated nowhere. */
export interface Payload {
  readonly source_id: string;
  readonly text: string;
}

/** What an agent lived through, what it asks of its memory next, and what is right. Source ids throughout. */
export interface MemtraceTask {
  readonly id: string;
  readonly family: Family;
  readonly workspace: string;
  /** The session that asks: the last one, still open. */
  readonly session: string;
  readonly events: readonly MemtraceEvent[];
  readonly question: string;
  readonly as_of: string;
  readonly token_budget: number;
  readonly allowed_actions?: readonly string[] | undefined;
  /** What the question needs, to build on. */
  readonly needed: readonly string[];
  /** Those of the needed that are rules: nothing in the question points to them. */
  readonly constraints: readonly string[];
  /** Ways that failed and bear on the question, each as the events that tell of it: one of them is warning enough. */
  readonly lessons: readonly (readonly string[])[];
  readonly payloads: readonly Payload[];
  readonly gold_answer?: string | undefined;
  readonly gold_action?: string | undefined;
  /** The template it was made from: tasks of one template are not independent. */
  readonly template?: string | undefined;
}
