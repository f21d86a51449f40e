/** The acceptance criteria in words, by their ids. */
export const CRITERIA_WORDS: Readonly<Record<string, string>> = {
  variant_2_contamination_below_baseline_1:
    'Fewer contexts are contaminated by failed branches with the gate than without.',
  variant_2_zero_cross_workspace_leakage: 'With the gate nothing of another workspace enters a context.',
  variant_2_blocks_tool_sensitive: 'Tool output that asks for too much power is kept out.',
  variant_2_reuses_procedural_memory: 'The way of a completed run comes back.',
  variant_2_excludes_superseded_memory: 'After a correction only the corrected fact counts.',
  variant_2_excludes_stale_memory: 'What has expired is not brought up.',
  variant_2_succeeds_where_no_memory_baseline_fails:
    'What was found out before can be gone on with, which no memory cannot.',
  variant_2_retains_constraints_under_compaction: 'Rules survive a context that overflows.',
  variant_2_learns_from_failure_without_repeating: 'A failure is told as a warning and not as advice.',
  variant_2_sanitizes_destructive_failure_without_leakage: 'Of a destructive failure only that it happened is told.',
  variant_3_retains_high_value_memory_under_budget: 'With reflection, what was confirmed is kept when room is short.',
  variant_2_retains_negative_lesson_under_compaction: 'A warning that found no room stays on record.',
  variant_2_recalls_long_horizon_fact: 'A fact from the beginning is found behind all that came later.',
  variant_2_recalls_current_value_after_updates: 'Of a fact that changed twice the present value alone comes back.',
  variant_2_recalls_multi_hop_facts: 'Two facts that only together answer both come back.',
  long_context_shows_token_bloat: 'Handing over everything costs half as many tokens again as any budget, or more.',
};
