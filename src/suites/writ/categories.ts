import type { Category, Device } from './draft.ts';

/** What a scenario of each category needs, in the benchmark's own names. */
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

/** How it may go wrong. */
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
