import type { Context } from '../runtime/context.ts';
import { write } from '../runtime/memory.ts';
import { runtimeOf } from '../runtime/runtime.ts';
import { STRATEGIES, type Strategy, type StrategyName } from '../strategies.ts';
import { type Acceptance, accept } from './acceptance.ts';
import type { CaseId } from './case.ts';
import { CASES } from './cases.ts';
import { type Measures, measure, type StrategySummary, summarise } from './evaluate.ts';

/** One strategy on one case: what it brought, and what that was worth. */
export interface CaseResult {
  readonly strategy: StrategyName;
  readonly case: CaseId;
  readonly measures: Measures;
  readonly context: Context;
}

export interface CaseReport {
  readonly summary: readonly StrategySummary[];
  /** Strategy by strategy, each on all cases in their order. */
  readonly results: readonly CaseResult[];
  readonly acceptance: Acceptance;
}

/** Every strategy on every case, each in a memory of its own made from the same log. */
export function runCases(strategies: readonly Strategy[] = STRATEGIES): CaseReport {
  const results = strategies.flatMap(({ name, parts }) => {
    const runtime = runtimeOf(parts);
    return CASES.map((of): CaseResult => {
      const context = runtime.retrieve(runtime.learn(write(of.log)), of.query);
      return { strategy: name, case: of.id, measures: measure(of, context), context };
    });
  });
  const summary = strategies.map(({ name }) =>
    summarise(
      name,
      results.filter(({ strategy }) => strategy === name).map(({ measures }) => measures),
    ),
  );
  return { summary, results, acceptance: accept(results, summary) };
}
