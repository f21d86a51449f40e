/** What an adapter may declare. What it does not declare is not measured. */
export const CAPABILITIES = [
  'written',
  'context',
  'memories',
  'action',
  'answer',
  'abstain',
  'confidence',
  'usage',
  'history',
  'state_as_of',
  'provenance',
  'provenance_chain',
  'source_authority',
  'deduplication',
  'integrity_flags',
] as const;
