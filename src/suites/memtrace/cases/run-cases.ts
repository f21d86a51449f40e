import { write } from '../runtime/memory.ts';
import { retrieve } from '../runtime/retrieve.ts';
import { STRATEGIES, type Strategy } from '../runtime/strategies.ts';
import { type Acceptance, accept } from './acceptance.ts';
import { CASES } from './case.ts';
import { type CaseResult, evaluate } from './evaluate.ts';
import { MEASURES, meanOf, type StrategySummary } from './measures.ts';

export interface CaseReport {
  readonly summary: readonly StrategySummary[];
  /** Case by case, each under all strategies. */
  readonly results: readonly CaseResult[];
  readonly acceptance: Acceptance;
}

/** Runs every strategy on every case, each with its own memory made from the same log. */
export function runCases(strategies: readonly Strategy[] = STRATEGIES): CaseReport {
  const results = CASES.flatMap(({ id, log, query, looks }) =>
    strategies.map(({ name, parts }): CaseResult => {
      const context = retrieve(write(log, parts), query, parts);
      return { case: id, strategy: name, context, ...evaluate(looks, context) };
    }),
  );
  const summary = strategies.map(({ name }): StrategySummary => {
    const own = results.filter(({ strategy }) => strategy === name).map(({ measures }) => measures);
    const means = MEASURES.map((measure) => [measure, meanOf(measure, own)]);
    return { strategy: name, means: Object.fromEntries(means) };
  });
  return { summary, results, acceptance: accept(results, summary) };
}
