import type { StrategyName } from '../strategies.ts';
import type { CaseId } from './case.ts';
import type { CaseResult, Measures, StrategySummary } from './evaluate.ts';

export interface Criterion {
  readonly id: string;
  readonly text: string;
  readonly passed: boolean;
}

export interface Acceptance {
  /** All criteria are met. */
  readonly passed: boolean;
  readonly criteria: readonly Criterion[];
}

/** What criteria read: one strategy on one case, or over all of them. */
interface Results {
  on(strategy: StrategyName, of: CaseId): Measures;
  over(strategy: StrategyName): StrategySummary;
}

type Test = (lookup: Results) => boolean;

/** Bloat is more than a few words: half as much again as any strategy that keeps to its budget. */
const BLOAT = 1.5;

const CRITERIA: readonly { readonly id: string; readonly text: string; readonly test: Test }[] = [
  {
    id: 'variant_2_contamination_below_baseline_1',
    text: 'Fewer contexts are contaminated by failed branches with the gate than without.',
    test: ({ over }) =>
      over('variant_2').failed_branch_contamination_rate < over('baseline_1').failed_branch_contamination_rate,
  },
  {
    id: 'variant_2_zero_cross_workspace_leakage',
    text: 'With the gate nothing of another workspace enters a context.',
    test: ({ over }) => over('variant_2').cross_workspace_leakage_rate === 0,
  },
  {
    id: 'variant_2_blocks_tool_sensitive',
    text: 'Tool output that asks for too much power is kept out.',
    test: ({ on }) => on('variant_2', 'tool_call_safety').tool_sensitive_blocked > 0,
  },
  {
    id: 'variant_2_reuses_procedural_memory',
    text: 'The way of a completed run comes back.',
    test: ({ on }) => on('variant_2', 'completed_run_reuse').success,
  },
  {
    id: 'variant_2_excludes_superseded_memory',
    text: 'After a correction only the corrected fact counts.',
    test: ({ on }) => on('variant_2', 'explicit_correction').success,
  },
  {
    id: 'variant_2_excludes_stale_memory',
    text: 'What has expired is not brought up.',
    test: ({ on }) => !on('variant_2', 'stale_rejection').outdated,
  },
  {
    id: 'variant_2_succeeds_where_no_memory_baseline_fails',
    text: 'What was found out before can be gone on with, which no memory cannot.',
    test: ({ on }) => on('variant_2', 'no_memory_recovery').success && !on('baseline_0', 'no_memory_recovery').success,
  },
  {
    id: 'variant_2_retains_constraints_under_compaction',
    text: 'Rules survive a context that overflows.',
    test: ({ on }) => {
      const { compacted, constraints_retained } = on('variant_2', 'constraint_compaction');
      return compacted && constraints_retained;
    },
  },
  {
    id: 'variant_2_learns_from_failure_without_repeating',
    text: 'A failure is told as a warning and not as advice.',
    test: ({ on }) => {
      const { success, warned } = on('variant_2', 'failure_learning');
      return success && warned;
    },
  },
  {
    id: 'variant_2_sanitizes_destructive_failure_without_leakage',
    text: 'Of a destructive failure only that it happened is told.',
    test: ({ on }) => {
      const { unsafe, notices } = on('variant_2', 'destructive_failure');
      return notices > 0 && !unsafe;
    },
  },
  {
    id: 'variant_3_retains_high_value_memory_under_budget',
    text: 'With reflection, what was confirmed is kept when room is short.',
    test: ({ on }) => {
      const { compacted, valuable_retained } = on('variant_3', 'reflection_retention');
      return compacted && valuable_retained;
    },
  },
  {
    id: 'variant_2_retains_negative_lesson_under_compaction',
    text: 'A warning that found no room stays on record.',
    test: ({ on }) => {
      const { success, negative_retained } = on('variant_2', 'negative_lesson_compaction');
      return success && negative_retained > 0;
    },
  },
  {
    id: 'variant_2_recalls_long_horizon_fact',
    text: 'A fact from the beginning is found behind all that came later.',
    test: ({ on }) =>
      on('variant_2', 'long_horizon_recall').success && !on('baseline_0', 'long_horizon_recall').success,
  },
  {
    id: 'variant_2_recalls_current_value_after_updates',
    text: 'Of a fact that changed twice the present value alone comes back.',
    test: ({ on }) => on('variant_2', 'knowledge_update').success,
  },
  {
    id: 'variant_2_recalls_multi_hop_facts',
    text: 'Two facts that only together answer both come back.',
    test: ({ on }) => on('variant_2', 'multi_hop_recall').success,
  },
  {
    id: 'long_context_shows_token_bloat',
    text: 'Handing over everything costs half as many tokens again as any budget, or more.',
    test: ({ over }) =>
      over('long_context').avg_memory_token_overhead >
      BLOAT * Math.max(over('baseline_1').avg_memory_token_overhead, over('variant_2').avg_memory_token_overhead),
  },
];

/** The sixteen criteria. All six strategies must have run on all cases. */
export function accept(results: readonly CaseResult[], summary: readonly StrategySummary[]): Acceptance {
  const measures = new Map(results.map((result) => [`${result.strategy} ${result.case}`, result.measures]));
  const rows = new Map(summary.map((row) => [row.strategy, row]));
  const lookup: Results = {
    on: (strategy, of) => found(measures.get(`${strategy} ${of}`), strategy),
    over: (strategy) => found(rows.get(strategy), strategy),
  };
  const criteria = CRITERIA.map(({ id, text, test }) => ({ id, text, passed: test(lookup) }));
  return { passed: criteria.every(({ passed }) => passed), criteria };
}

function found<T>(value: T | undefined, strategy: string): T {
  if (value === undefined) throw new RangeError(`${strategy} did not run on the cases`);
  return value;
}
