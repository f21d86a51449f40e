import { type Rates, scoreProbe, tally } from '../probe.ts';
import { write, writingOf } from '../runtime/memory.ts';
import { asked, type Context } from '../runtime/retrieve.ts';
import { type Strategy, type StrategyName, sharedBy } from '../runtime/strategies.ts';
import { type Scenario, scenarioOf } from './scenario.ts';

export interface TraceResult {
  readonly strategy: StrategyName;
  /** `leakage` is the contamination by dead branches. */
  readonly overall: Rates;
}

export interface TraceSize {
  readonly scenarios: number;
  readonly subgoals: number;
}

/** The size of the published runs: 1,200 probes. */
export const TRACE_SIZE: TraceSize = { scenarios: 120, subgoals: 10 };

const BUDGET = 256;
const TOP = 12;

/** Long runs through the write path. Every subgoal is queried at the end, while the run is still open. */
export function traceBench(
  strategies: readonly Strategy[],
  size: TraceSize,
  scenario: (at: number, subgoals: number) => Scenario = scenarioOf,
): readonly TraceResult[] {
  const rows = strategies.map((strategy) => ({ ...strategy, overall: tally() }));
  for (let at = 0; at < size.scenarios; at += 1) {
    const { workspace, run, log, probes } = scenario(at, size.subgoals);
    const written = sharedBy(writingOf, (parts) => write(log, parts));
    const asking = rows.map((row) => ({ ...row, uses: new Map<string, number>() }));
    for (const probe of probes) {
      const query = { workspace, run, question: probe.question, budget: BUDGET, top: TOP };
      const answer = sharedBy(writingOf, (parts) => asked(written(parts), query));
      for (const { parts, overall, uses } of asking) {
        const context = answer(parts)(parts, uses);
        overall.add(scoreProbe(probe, context));
        if (parts.has('reflection_lite')) countUses(uses, context);
      }
    }
  }
  return rows.map(({ name, overall }) => ({ strategy: name, overall: overall.rates() }));
}

/** Items that the gate admitted count as used once more, even if they did not fit. */
function countUses(uses: Map<string, number>, { accepted }: Context): void {
  for (const { id } of accepted) uses.set(id, (uses.get(id) ?? 0) + 1);
}
