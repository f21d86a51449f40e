import type { BenchSystem } from '../../../suite/bench.ts';
import type { Claim } from '../../../suite/claim.ts';
import type { StrategyName } from '../runtime/strategies.ts';
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

const CRITERIA: readonly { readonly id: string; readonly text: string; readonly test: Test }[] = [
  {
    id: 'variant_2_contamination_below_baseline_1',
    text: 'Fewer contexts are contaminated by failed branches with the gate than without.',
    test: ({ over }) =>
      over('variant_2', 'failed_branch_contamination') < over('baseline_1', 'failed_branch_contamination'),
  },
  {
    id: 'variant_2_zero_cross_workspace_leakage',
    text: 'With the gate nothing of another workspace enters a context.',
    test: row('case_3_workspace_isolation', { cross_workspace_leakage: 0 }),
  },
  {
    id: 'variant_2_blocks_tool_sensitive',
    text: 'Dangerous tool output is kept out.',
    test: both(
      row('case_4_tool_safety', { tool_sensitive_blocked: 1 }),
      ({ over }) => over('variant_2', 'tool_sensitive_blocked') === 1,
    ),
  },
  {
    id: 'variant_2_reuses_procedural_memory',
    text: 'The steps of a completed run are returned.',
    test: row('case_6_completed_run_reuse', { procedural_reuse_hit: 1 }),
  },
  {
    id: 'variant_2_excludes_superseded_memory',
    text: 'After a correction the former value is not returned.',
    test: row('case_5_explicit_correction', { superseded_injection: 0, task_success: 1 }),
  },
  {
    id: 'variant_2_excludes_stale_memory',
    text: 'Expired memories are not returned; search by similarity alone returns them.',
    test: both(
      row('case_7_stale_rejection', { stale_memory_injection: 0 }),
      ({ over }) => over('baseline_1', 'stale_memory_injection') > 0,
    ),
  },
  {
    id: 'variant_2_succeeds_where_no_memory_baseline_fails',
    text: 'What was agreed before is known, which it is not without memory.',
    test: both(
      row('case_8_no_memory_baseline', { task_success: 1 }),
      ({ on }) => on('baseline_0', 'case_8_no_memory_baseline').task_success === 0,
    ),
  },
  {
    id: 'variant_2_retains_constraints_under_compaction',
    text: 'Constraints survive a context that overflows, and nothing unsafe does.',
    test: row('case_9_over_budget_compaction', {
      compaction_triggered: 1,
      constraint_retention_hit: 1,
      unsafe_compaction_leakage: 0,
    }),
  },
  {
    id: 'variant_2_learns_from_failure_without_repeating',
    text: 'A failure is told as a warning and not as advice.',
    test: row('case_10_avoid_repeating_failed_attempt', {
      positive_contamination: 0,
      negative_lesson_retained: 1,
      correct_action: 1,
    }),
  },
  {
    id: 'variant_2_sanitizes_destructive_failure_without_leakage',
    text: 'Of a destructive failure, only the fact that it happened is reported.',
    test: row('case_11_sanitized_failed_destructive_attempt', {
      unsafe_negative_leakage: 0,
      sanitized_notice_present: 1,
    }),
  },
  {
    id: 'variant_3_retains_high_value_memory_under_budget',
    text: 'With reflection, what is often used is kept when room is short; without, it is not.',
    test: ({ over }) =>
      over('variant_3', 'reflection_retention_hit') === 1 && over('variant_2', 'reflection_retention_hit') === 0,
  },
  {
    id: 'variant_2_retains_negative_lesson_under_compaction',
    text: 'A warning that did not fit is still recorded.',
    test: row('case_13_compaction_retains_negative_lesson', {
      task_success: 1,
      positive_contamination: 0,
      compaction_negative_lesson_retained: 1,
      compaction_retained_negative_unsafe_leakage: 0,
    }),
  },
  {
    id: 'variant_2_recalls_long_horizon_fact',
    text: 'A fact from the beginning is found among all that came later, which it is not without memory.',
    test: both(
      row('case_14_long_horizon_recall', { target_recall_hit: 1 }),
      ({ on }) => on('baseline_0', 'case_14_long_horizon_recall').target_recall_hit === 0,
    ),
  },
  {
    id: 'variant_2_recalls_current_value_after_updates',
    text: 'Of a fact that changed twice the present value alone comes back.',
    test: row('case_15_temporal_knowledge_update', { target_recall_hit: 1, recall_distractor_leakage: 0 }),
  },
  {
    id: 'variant_2_recalls_multi_hop_facts',
    text: 'Two facts that only together answer both come back.',
    test: row('case_16_multi_hop_recall', { target_recall_hit: 1 }),
  },
  {
    id: 'long_context_shows_token_bloat',
    text: 'Handing over everything costs more tokens than the gate under its budget.',
    test: ({ over }) => over('long_context', 'actual_tokens') > over('variant_2', 'actual_tokens'),
  },
];

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
  return CRITERIA.map(({ id, text, test }) => {
    const held = test(lookup);
    return { id, text, held, because: held ? 'the cases meet this criterion' : 'the cases do not meet this criterion' };
  });
}

function found<T>(value: T | undefined, strategy: string): T {
  if (value === undefined) throw new RangeError(`${strategy} did not run on the cases`);
  return value;
}
