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
