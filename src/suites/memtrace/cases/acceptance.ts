import type { StrategyName } from '../strategies.ts';
import type { CaseId } from './case.ts';
import type { Measures, StrategySummary } from './evaluate.ts';
import type { CaseResult } from './run-cases.ts';

export interface Criterion {
  readonly id: string;
  readonly passed: boolean;
}

export interface Acceptance {
  /** All criteria are met. */
  readonly passed: boolean;
  readonly criteria: readonly Criterion[];
}

/** Where a criterion looks: one strategy on one case, or over all of them. */
interface Seen {
  on(strategy: StrategyName, of: CaseId): Measures;
  over(strategy: StrategyName): StrategySummary;
}

type Test = (seen: Seen) => boolean;

const CRITERIA: Readonly<{ [id: string]: Test }> = {
  variant_2_contamination_below_baseline_1: ({ over }) =>
    over('variant_2').failed_branch_contamination_rate < over('baseline_1').failed_branch_contamination_rate,
  variant_2_zero_cross_workspace_leakage: ({ over }) => over('variant_2').cross_workspace_leakage_rate === 0,
  variant_2_blocks_tool_sensitive: ({ on }) => on('variant_2', 'tool_call_safety').tool_sensitive_blocked > 0,
  variant_2_reuses_procedural_memory: ({ on }) => on('variant_2', 'completed_run_reuse').success,
  variant_2_excludes_superseded_memory: ({ on }) => on('variant_2', 'explicit_correction').success,
  variant_2_excludes_stale_memory: ({ on }) => !on('variant_2', 'stale_rejection').outdated,
  variant_2_succeeds_where_no_memory_baseline_fails: ({ on }) =>
    on('variant_2', 'no_memory_recovery').success && !on('baseline_0', 'no_memory_recovery').success,
  variant_2_retains_constraints_under_compaction: ({ on }) => {
    const { compacted, constraints_retained } = on('variant_2', 'constraint_compaction');
    return compacted && constraints_retained;
  },
  variant_2_learns_from_failure_without_repeating: ({ on }) => {
    const { success, warned } = on('variant_2', 'failure_learning');
    return success && warned;
  },
  variant_2_sanitizes_destructive_failure_without_leakage: ({ on }) => {
    const { unsafe, notices } = on('variant_2', 'destructive_failure');
    return notices > 0 && !unsafe;
  },
  variant_3_retains_high_value_memory_under_budget: ({ on }) => {
    const { compacted, valuable_retained } = on('variant_3', 'reflection_retention');
    return compacted && valuable_retained;
  },
  variant_2_retains_negative_lesson_under_compaction: ({ on }) => {
    const { success, negative_retained } = on('variant_2', 'negative_lesson_compaction');
    return success && negative_retained > 0;
  },
  variant_2_recalls_long_horizon_fact: ({ on }) =>
    on('variant_2', 'long_horizon_recall').success && !on('baseline_0', 'long_horizon_recall').success,
  variant_2_recalls_current_value_after_updates: ({ on }) => on('variant_2', 'knowledge_update').success,
  variant_2_recalls_multi_hop_facts: ({ on }) => on('variant_2', 'multi_hop_recall').success,
  long_context_shows_token_bloat: ({ over }) =>
    over('long_context').avg_memory_token_overhead >
    BLOAT * Math.max(over('baseline_1').avg_memory_token_overhead, over('variant_2').avg_memory_token_overhead),
};

/** Bloat is more than a few words: half as much again as any strategy that keeps to its budget. */
const BLOAT = 1.5;

/** The sixteen criteria. All six strategies must have run on all cases. */
export function accept(results: readonly CaseResult[], summary: readonly StrategySummary[]): Acceptance {
  const measures = new Map(results.map((result) => [`${result.strategy} ${result.case}`, result.measures]));
  const rows = new Map(summary.map((row) => [row.strategy, row]));
  const seen: Seen = {
    on: (strategy, of) => found(measures.get(`${strategy} ${of}`), strategy),
    over: (strategy) => found(rows.get(strategy), strategy),
  };
  const criteria = Object.entries(CRITERIA).map(([id, test]) => ({ id, passed: test(seen) }));
  return { passed: criteria.every(({ passed }) => passed), criteria };
}

function found<T>(value: T | undefined, strategy: string): T {
  if (value === undefined) throw new RangeError(`${strategy} did not run on the cases`);
  return value;
}
