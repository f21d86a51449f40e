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

/** An event as the agent saw it, and the one label that does not follow from other fields: the event that replaced it. */
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

/** Dangerous text: its event, and the words that must not be repeated anywhere. */
export interface Payload {
  readonly source_id: string;
  readonly text: string;
}

/** The events of an agent, its question, and what is right, by source ids. */
export interface MemtraceTask {
  readonly id: string;
  readonly family: Family;
  readonly workspace: string;
  /** The session of the question: the last one, still open. */
  readonly session: string;
  readonly events: readonly MemtraceEvent[];
  readonly question: string;
  readonly as_of: string;
  readonly token_budget: number;
  readonly allowed_actions?: readonly string[] | undefined;
  /** The events that the question needs to build on. */
  readonly needed: readonly string[];
  /** The needed events that are rules. The question does not refer to them. */
  readonly constraints: readonly string[];
  /** Failures that bear on the question, each as its events. A warning about one of them is enough. */
  readonly lessons: readonly (readonly string[])[];
  readonly payloads: readonly Payload[];
  readonly gold_answer?: string | undefined;
  readonly gold_action?: string | undefined;
  /** The template that the task was made from. Tasks of one template are not independent. */
  readonly template?: string | undefined;
}
