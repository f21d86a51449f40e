import { describe, expect, it } from 'vitest';
import { type Part, STRATEGIES, type StrategyName } from '../runtime/strategies.ts';
import { runCases } from './bench.ts';

const CONTAMINATION = 'variant_2_contamination_below_baseline_1';
const WORKSPACES = 'variant_2_zero_cross_workspace_leakage';
const TOOLS = 'variant_2_blocks_tool_sensitive';
const PROCEDURES = 'variant_2_reuses_procedural_memory';
const SUPERSEDED = 'variant_2_excludes_superseded_memory';
const STALE = 'variant_2_excludes_stale_memory';
const RECOVERY = 'variant_2_succeeds_where_no_memory_baseline_fails';
const CONSTRAINTS = 'variant_2_retains_constraints_under_compaction';
const LESSONS = 'variant_2_learns_from_failure_without_repeating';
const SANITISED = 'variant_2_sanitizes_destructive_failure_without_leakage';
const VALUABLE = 'variant_3_retains_high_value_memory_under_budget';
const NEGATIVE = 'variant_2_retains_negative_lesson_under_compaction';
const HORIZON = 'variant_2_recalls_long_horizon_fact';
const UPDATES = 'variant_2_recalls_current_value_after_updates';
const MULTI_HOP = 'variant_2_recalls_multi_hop_facts';
const BLOAT = 'long_context_shows_token_bloat';

/** A strategy, a part of it, and all criteria that it misses without that part. */
const ROWS: readonly (readonly [StrategyName, part: Part, missed: readonly string[]])[] = [
  ['variant_2', 'branch_isolation', [CONTAMINATION, CONSTRAINTS, LESSONS, SANITISED, NEGATIVE]],
  ['variant_2', 'workspace_isolation', [WORKSPACES]],
  ['variant_2', 'safety_floor', [TOOLS]],
  ['variant_2', 'procedural_memory', [PROCEDURES]],
  ['variant_2', 'conflict_resolution', [SUPERSEDED, UPDATES]],
  ['variant_2', 'lifecycle', [SUPERSEDED, UPDATES]],
  ['variant_2', 'expiry', [STALE, CONSTRAINTS]],
  ['variant_2', 'constraint_retention', [CONSTRAINTS]],
  ['variant_2', 'failure_learning', [LESSONS, SANITISED, NEGATIVE]],
  ['variant_2', 'sanitiser', [TOOLS, SANITISED]],
  ['variant_2', 'negative_retention', [NEGATIVE]],
  ['variant_2', 'budget', [CONSTRAINTS, NEGATIVE, VALUABLE]],
  ['variant_2', 'nearest', [VALUABLE]],
  [
    'variant_2',
    'recall',
    [TOOLS, PROCEDURES, SUPERSEDED, RECOVERY, CONSTRAINTS, LESSONS, SANITISED, NEGATIVE, HORIZON, UPDATES, MULTI_HOP],
  ],
  ['variant_3', 'reflection_lite', [VALUABLE]],
  ['baseline_1', 'recall', [CONTAMINATION, STALE]],
  ['long_context', 'recall', [BLOAT]],
];

/** Parts that no criterion needs; their own tests cover them. */
const WITHOUT_CRITERION: readonly Part[] = ['state_match'];

function missedBy(loser?: StrategyName, part?: Part): readonly string[] {
  const strategies = STRATEGIES.map(({ name, parts }) => ({
    name,
    parts: name === loser ? new Set([...parts].filter((one) => one !== part)) : parts,
  }));
  return runCases(strategies)
    .claims.filter(({ held }) => !held)
    .map(({ id }) => id);
}

describe('runCases with a part removed', () => {
  it('misses no criterion if no part is removed', () => {
    expect(missedBy()).toEqual([]);
  });

  it.each(ROWS)('%s without %s misses %j', (strategy, part, missed) => {
    expect([...missedBy(strategy, part)].sort()).toEqual([...missed].sort());
  });

  it.each(WITHOUT_CRITERION)('variant_2 without %s misses no criterion', (part) => {
    expect(missedBy('variant_2', part)).toEqual([]);
  });
});

describe('the rows above', () => {
  it('contain every criterion', () => {
    const ids = runCases().claims.map(({ id }) => id);
    expect([...new Set(ROWS.flatMap(([, , missed]) => missed))].sort()).toEqual([...ids].sort());
  });

  it('contain every part, except those that no criterion needs', () => {
    const parts = STRATEGIES.flatMap((strategy) => [...strategy.parts]);
    expect(new Set([...ROWS.map(([, part]) => part), ...WITHOUT_CRITERION])).toEqual(new Set(parts));
  });
});
