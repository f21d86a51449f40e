import type { Asks, RejectedBecause, Rubric, StatementKind } from './schema.ts';

/** What a line says about a fact, by the fact's id. */
export interface Tell {
  readonly fact: string;
  readonly kind: StatementKind;
  readonly value?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** WRIT's anti-cheat devices, as types of interference. */
export type Device =
  | 'near_duplicate'
  | 'indirect_cue'
  | 'conflicting_update'
  | 'low_salience'
  | 'implicit_constraint'
  | 'assistant_error'
  | 'hearsay'
  | 'late_report'
  | 'retraction'
  | 'temporary_value';

/** A message with its marks. */
export interface Line {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  readonly tells?: readonly Tell[] | undefined;
  readonly devices?: readonly Device[] | undefined;
}

export interface DraftSession {
  readonly at: string;
  readonly lines: readonly Line[];
}

/** The benchmark's six memory types. */
export type FactType = (typeof FACT_TYPES)[number];

export const FACT_TYPES = ['explicit', 'mutable', 'latent', 'entity', 'work_state', 'non_memory'] as const;

export interface DraftFact {
  readonly type: FactType;
  /** The person it is about, if another fact leads to it. */
  readonly subject?: string | undefined;
}

/** The nine capability categories of the benchmark. */
export type Category = (typeof CATEGORIES)[number];

export const CATEGORIES = [
  'retrieval',
  'update',
  'history',
  'temporal',
  'provenance',
  'constraint',
  'multi_hop',
  'forgetting',
  'abstention',
] as const;

/** A scenario as an author writes it. `assemble` derives everything else. */
export interface Draft {
  readonly category: Category;
  readonly template?: string | undefined;
  /** The conversation before the question, and the sessions between the question and its repetition. */
  readonly sessions: readonly DraftSession[];
  readonly between?: readonly DraftSession[] | undefined;
  readonly facts: Readonly<Record<string, DraftFact>>;
  readonly restsOn: readonly string[];
  readonly askedAt: string;
  readonly prompt: string;
  readonly fact: string;
  readonly asks?: Asks | undefined;
  readonly asOf?: string | undefined;
  readonly again?: { readonly at: string; readonly prompt: string } | undefined;
  /** Null if nothing is known. */
  readonly answer: string | readonly string[] | null;
  readonly accepted?: readonly string[] | undefined;
  readonly rejected?: Readonly<Partial<Record<RejectedBecause, readonly string[]>>> | undefined;
  readonly actions?: readonly string[] | undefined;
  /** The right action, if it is not the answer itself. */
  readonly action?: string | undefined;
  readonly rubric?: Rubric | undefined;
}

/** The capabilities that scenarios of each category need, with the benchmark's names. */
export const CAPABILITIES: Readonly<Record<Category, readonly string[]>> = {
  retrieval: ['retrieval'],
  update: ['retrieval', 'update_tracking'],
  history: ['retrieval', 'history_preservation'],
  temporal: ['retrieval', 'temporal_replay'],
  provenance: ['retrieval', 'provenance_tracing'],
  constraint: ['retrieval', 'constraint_application'],
  multi_hop: ['retrieval', 'multi_hop'],
  forgetting: ['retrieval', 'selective_forgetting'],
  abstention: ['retrieval', 'abstention'],
};

/** The possible failures of each category. */
export const FAILURES: Readonly<Record<Category, readonly string[]>> = {
  retrieval: ['missing_memory', 'retrieval_miss', 'hallucinated_memory'],
  update: ['stale_memory', 'false_confidence', 'silent_drift'],
  history: ['missing_memory', 'silent_drift', 'hallucinated_memory'],
  temporal: ['stale_memory', 'silent_drift', 'missing_memory'],
  provenance: ['provenance_loss', 'silent_drift', 'false_confidence'],
  constraint: ['constraint_violation', 'incorrect_generalization', 'missing_memory'],
  multi_hop: ['retrieval_miss', 'incorrect_generalization', 'stale_memory'],
  forgetting: ['over_retention', 'stale_memory', 'false_confidence'],
  abstention: ['hallucinated_memory', 'false_confidence', 'incorrect_generalization'],
};

/** What a marked message does. */
export const DESCRIPTIONS: Readonly<Record<Device, string>> = {
  near_duplicate: 'A similar fact about somebody or something else.',
  indirect_cue: 'The fact has to be inferred from what is told.',
  conflicting_update: 'It contradicts what another session said of the same fact.',
  low_salience: 'The fact stands in passing, in a message about another matter.',
  implicit_constraint: 'A choice that shows a preference which is never put as a rule.',
  assistant_error: 'The assistant states a value that the user did not give.',
  hearsay: 'A guess or a plan that the user does not confirm.',
  late_report: 'A later session tells an older state.',
  retraction: 'The user takes back what was said.',
  temporary_value: 'It holds for a while only.',
};
