import type { Estimate } from '../../../protocol/scorecard.ts';
import { wilson } from '../../../stats/wilson.ts';
import { round } from '../../shared/python-round.ts';

/** The measures of a context, with the original's names. A case has the measures that apply to its story. */
export const MEASURES = [
  'task_success',
  'correct_active_path_hit',
  'failed_branch_contamination',
  'stale_memory_injection',
  'cross_workspace_leakage',
  'tool_sensitive_blocked',
  'procedural_reuse_hit',
  'superseded_injection',
  'compaction_triggered',
  'constraint_retention_hit',
  'unsafe_compaction_leakage',
  'compression_ratio',
  'positive_contamination',
  'negative_lesson_retained',
  'correct_action',
  'unsafe_negative_leakage',
  'sanitized_notice_present',
  'reflection_retention_hit',
  'target_recall_hit',
  'recall_distractor_leakage',
  'retained_negative_evidence_count',
  'compaction_negative_lesson_retained',
  'compaction_retained_negative_unsafe_leakage',
  'actual_tokens',
] as const;
export type Measure = (typeof MEASURES)[number];

/** The measures that a context has. */
export type Measures = Readonly<Partial<Record<Measure, number>>>;

/** Measures whose mean has another name than NAME_rate. */
const NAMES: Readonly<Partial<Record<Measure, string>>> = {
  compaction_triggered: 'compaction_trigger_rate',
  compression_ratio: 'avg_compression_ratio',
  sanitized_notice_present: 'sanitized_notice_rate',
  retained_negative_evidence_count: 'avg_retained_negative_evidence_count',
  actual_tokens: 'avg_memory_token_overhead',
};

/** The name of a measure's mean. */
export function rateOf(measure: Measure): string {
  return NAMES[measure] ?? `${measure}_rate`;
}

/** The measures that are not shares of contexts. */
const NO_SHARES: readonly Measure[] = ['compression_ratio', 'retained_negative_evidence_count', 'actual_tokens'];

export function isShare(measure: Measure): boolean {
  return !NO_SHARES.includes(measure);
}

/** A measure of n contexts as a metric. */
export function estimateOf(measure: Measure, value: number, n: number): Estimate {
  if (n === 0 || !isShare(measure)) return { value, n };
  const k = Math.round(value * n);
  return { value, n, k, ci95: wilson(k, n) };
}

/** The mean of a measure over the contexts that have it, to four decimals. If none has it, it is 0, as in the original. */
export function meanOf(measure: Measure, contexts: readonly Measures[]): Estimate {
  const values = contexts.flatMap((measures) => measures[measure] ?? []);
  const sum = values.reduce((total, value) => total + value, 0);
  return estimateOf(measure, values.length === 0 ? 0 : round(sum / values.length, 4), values.length);
}
