import type { BenchSystem } from '../../../suite/bench.ts';
import type { Claim } from '../../../suite/claim.ts';
import type { StrategyName } from '../runtime/strategies.ts';
import texts from './acceptance.json' with { type: 'json' };
import type { CaseResult } from './evaluate.ts';
import { type Measure, type Measures, rateOf } from './measures.ts';

/** The results that criteria read: one strategy on one case, or its mean over all cases. */
interface Results {
  on(strategy: StrategyName, of: string): Measures;
  over(strategy: StrategyName, measure: Measure): number;
}

type Test = (lookup: Results) => boolean;

/** A criterion that a row of `variant_2` meets if it has these values. A missing measure does not meet it. */
const row =
  (of: string, expected: Measures): Test =>
  ({ on }) =>
    Object.entries(expected).every(([measure, value]) => on('variant_2', of)[measure as Measure] === value);

const both =
  (...tests: readonly Test[]): Test =>
  (lookup) =>
    tests.every((test) => test(lookup));

const CRITERIA: Readonly<Record<keyof typeof texts, Test>> = {
  variant_2_contamination_below_baseline_1: ({ over }) =>
    over('variant_2', 'failed_branch_contamination') < over('baseline_1', 'failed_branch_contamination'),
  variant_2_zero_cross_workspace_leakage: row('case_3_workspace_isolation', { cross_workspace_leakage: 0 }),
  variant_2_blocks_tool_sensitive: both(
    row('case_4_tool_safety', { tool_sensitive_blocked: 1 }),
    ({ over }) => over('variant_2', 'tool_sensitive_blocked') === 1,
  ),
  variant_2_reuses_procedural_memory: row('case_6_completed_run_reuse', { procedural_reuse_hit: 1 }),
  variant_2_excludes_superseded_memory: row('case_5_explicit_correction', { superseded_injection: 0, task_success: 1 }),
  variant_2_excludes_stale_memory: both(
    row('case_7_stale_rejection', { stale_memory_injection: 0 }),
    ({ over }) => over('baseline_1', 'stale_memory_injection') > 0,
  ),
  variant_2_succeeds_where_no_memory_baseline_fails: both(
    row('case_8_no_memory_baseline', { task_success: 1 }),
    ({ on }) => on('baseline_0', 'case_8_no_memory_baseline').task_success === 0,
  ),
  variant_2_retains_constraints_under_compaction: row('case_9_over_budget_compaction', {
    compaction_triggered: 1,
    constraint_retention_hit: 1,
    unsafe_compaction_leakage: 0,
  }),
  variant_2_learns_from_failure_without_repeating: row('case_10_avoid_repeating_failed_attempt', {
    positive_contamination: 0,
    negative_lesson_retained: 1,
    correct_action: 1,
  }),
  variant_2_sanitizes_destructive_failure_without_leakage: row('case_11_sanitized_failed_destructive_attempt', {
    unsafe_negative_leakage: 0,
    sanitized_notice_present: 1,
  }),
  variant_3_retains_high_value_memory_under_budget: ({ over }) =>
    over('variant_3', 'reflection_retention_hit') === 1 && over('variant_2', 'reflection_retention_hit') === 0,
  variant_2_retains_negative_lesson_under_compaction: row('case_13_compaction_retains_negative_lesson', {
    task_success: 1,
    positive_contamination: 0,
    compaction_negative_lesson_retained: 1,
    compaction_retained_negative_unsafe_leakage: 0,
  }),
  variant_2_recalls_long_horizon_fact: both(
    row('case_14_long_horizon_recall', { target_recall_hit: 1 }),
    ({ on }) => on('baseline_0', 'case_14_long_horizon_recall').target_recall_hit === 0,
  ),
  variant_2_recalls_current_value_after_updates: row('case_15_temporal_knowledge_update', {
    target_recall_hit: 1,
    recall_distractor_leakage: 0,
  }),
  variant_2_recalls_multi_hop_facts: row('case_16_multi_hop_recall', { target_recall_hit: 1 }),
  long_context_shows_token_bloat: ({ over }) =>
    over('long_context', 'actual_tokens') > over('variant_2', 'actual_tokens'),
};

/** The sixteen criteria as claims. All six strategies must have run on all cases. */
export function accept(results: readonly CaseResult[], systems: readonly BenchSystem[]): readonly Claim[] {
  const lookup: Results = {
    on: (strategy, of) =>
      found(
        results.find((one) => one.strategy === strategy && one.case === of),
        strategy,
      ).measures,
    over: (strategy, measure) =>
      found(systems.find(({ name }) => name === strategy)?.overall.metrics[rateOf(measure)], strategy).value,
  };
  return Object.entries(texts).map(([id, text]) => {
    const held = CRITERIA[id as keyof typeof texts](lookup);
    return { id, text, held, because: held ? 'the cases meet this criterion' : 'the cases do not meet this criterion' };
  });
}

function found<T>(value: T | undefined, strategy: string): T {
  if (value === undefined) throw new RangeError(`${strategy} did not run on the cases`);
  return value;
}
