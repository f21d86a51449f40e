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
