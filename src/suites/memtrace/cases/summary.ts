import type { StrategyName } from '../strategies.ts';
import type { Measures } from './measure.ts';

/** A strategy over all cases. Rates are of all of them, also of those in which nothing could go right or wrong. */
export interface StrategySummary {
  readonly strategy: StrategyName;
  readonly task_success_rate: number;
  readonly failed_branch_contamination_rate: number;
  readonly cross_workspace_leakage_rate: number;
  readonly unsafe_leakage_rate: number;
  /** Tokens a context costs, warnings and notices included. */
  readonly avg_memory_token_overhead: number;
}

export function summarise(strategy: StrategyName, cases: readonly Measures[]): StrategySummary {
  const mean = (of: (measures: Measures) => number) =>
    cases.reduce((sum, measures) => sum + of(measures), 0) / cases.length;
  return {
    strategy,
    task_success_rate: mean(({ success }) => Number(success)),
    failed_branch_contamination_rate: mean(({ contaminated }) => Number(contaminated)),
    cross_workspace_leakage_rate: mean(({ foreign }) => Number(foreign)),
    unsafe_leakage_rate: mean(({ unsafe }) => Number(unsafe)),
    avg_memory_token_overhead: mean(({ tokens }) => tokens),
  };
}
