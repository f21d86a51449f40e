import { type Context, positiveText, textOf, wholeText } from '../runtime/context.ts';
import type { StrategyName } from '../strategies.ts';
import type { Case, CaseId } from './case.ts';

/** One context compared with what its case looks for. */
export interface Measures {
  /** The case needs something, all of it is returned as memory, and nothing that must not be. */
  readonly success: boolean;
  /** All that the question needs is returned as memory, whatever else is. */
  readonly recalled: boolean;
  readonly contaminated: boolean;
  readonly outdated: boolean;
  readonly foreign: boolean;
  readonly unsafe: boolean;
  /** How many candidates were kept out as unsafe tool calls. */
  readonly tool_sensitive_blocked: number;
  /** Every lesson is told as a warning. */
  readonly warned: boolean;
  readonly notices: number;
  readonly compacted: boolean;
  /** Every rule of the case is returned as memory. */
  readonly constraints_retained: boolean;
  /** Warnings that found no room and are on record. */
  readonly negative_retained: number;
  readonly valuable_retained: boolean;
  readonly tokens: number;
}

export function evaluate(of: Case, context: Context): Measures {
  const positive = textIn(positiveText(context));
  const whole = textIn(wholeText(context));
  const warnings = textIn(textOf(context, 'warning'));
  const recalled = of.answer.length > 0 && of.answer.every(positive);
  const contaminated = of.dead.some(positive);
  const outdated = of.outdated.some(positive);
  const foreign = of.foreign.some(whole);
  const unsafe = of.unsafe.some(whole);
  return {
    success: recalled && !contaminated && !outdated && !foreign && !unsafe,
    recalled,
    contaminated,
    outdated,
    foreign,
    unsafe,
    tool_sensitive_blocked: context.rejected.filter(({ reasons }) => reasons.includes('tool_sensitive')).length,
    warned: of.lessons.length > 0 && of.lessons.every(warnings),
    notices: context.lines.filter(({ kind }) => kind === 'notice').length,
    compacted: context.compaction !== undefined,
    constraints_retained: of.constraints.length > 0 && of.constraints.every(positive),
    negative_retained: context.compaction?.notes.length ?? 0,
    valuable_retained: of.valuable.length > 0 && of.valuable.every(positive),
    tokens: context.tokens,
  };
}

function textIn(text: string): (marker: string) => boolean {
  const lower = text.toLowerCase();
  return (marker) => lower.includes(marker.toLowerCase());
}

/** One strategy on one case: what it returned, and what that was worth. */
export interface CaseResult {
  readonly strategy: StrategyName;
  readonly case: CaseId;
  readonly measures: Measures;
  readonly context: Context;
}

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
