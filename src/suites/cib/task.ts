/** The seven families with the paper's counts (CIB section 11): 250 tasks, or any multiple in these proportions. */
export const FAMILY_COUNTS = {
  selective_write: 50,
  evidence_retrieval: 40,
  knowledge_update: 40,
  abstention: 35,
  multi_session: 35,
  action_grounding: 30,
  causal_action: 20,
} as const;

export type Family = keyof typeof FAMILY_COUNTS;

export const FAMILIES = Object.keys(FAMILY_COUNTS) as readonly Family[];

/** An event with its labels (CIB appendix A). */
export interface CibEvent {
  readonly source_id: string;
  readonly timestamp: string;
  readonly text: string;
  readonly should_write: boolean;
  readonly project: string;
  readonly domain: string;
  readonly stale: boolean;
  readonly superseded_by?: string | null | undefined;
}

/** A task with its gold (CIB appendix A, and two fields of ours: `gold_answer`, `allowed_actions`). */
export interface CibTask {
  readonly id: string;
  readonly family: Family;
  readonly project: string;
  readonly domain: string;
  readonly events: readonly CibEvent[];
  readonly question: string;
  readonly gold_evidence: readonly string[];
  readonly stale_evidence: readonly string[];
  readonly requires_abstention: boolean;
  readonly gold_action: string;
  readonly gold_answer?: string | undefined;
  readonly allowed_actions: readonly string[];
  /** The template that the task was made from. Tasks of one template are not independent. */
  readonly template?: string | undefined;
  /** Tags of section 4, if the data has them. */
  readonly difficulty?: string | undefined;
  readonly failure_mode?: string | undefined;
}
