import { write } from '../runtime/memory.ts';
import { runtimeOf } from '../runtime/runtime.ts';
import { STRATEGIES, type Strategy } from '../strategies.ts';
import { type Acceptance, accept } from './acceptance.ts';
import { CASES } from './case.ts';
import { type CaseResult, evaluate, type StrategySummary, summarise } from './evaluate.ts';

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
      return { strategy: name, case: of.id, measures: evaluate(of, context), context };
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
