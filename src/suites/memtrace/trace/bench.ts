import { type Rates, scoreProbe, tally } from '../probe.ts';
import { type Memory, write } from '../runtime/memory.ts';
import { type Context, retrieve } from '../runtime/retrieve.ts';
import type { Strategy, StrategyName } from '../runtime/strategies.ts';
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

/** Long runs through the write path. Every subgoal is asked about at the end, while the run is still open. */
export function traceBench(
  strategies: readonly Strategy[],
  size: TraceSize,
  scenario: (at: number, subgoals: number) => Scenario = scenarioOf,
): readonly TraceResult[] {
  const rows = strategies.map((strategy) => ({ ...strategy, overall: tally() }));
  for (let at = 0; at < size.scenarios; at += 1) {
    const { workspace, run, log, probes } = scenario(at, size.subgoals);
    for (const { parts, overall } of rows) {
      let memory = write(log, parts);
      for (const probe of probes) {
        const context = retrieve(memory, { workspace, run, question: probe.question, budget: BUDGET, top: TOP }, parts);
        overall.add(scoreProbe(probe, context));
        memory = used(memory, context);
      }
    }
  }
  return rows.map(({ name, overall }) => ({ strategy: name, overall: overall.rates() }));
}

/** What the gate let through has been used once more, also where it found no room. */
function used(memory: Memory, { accepted }: Context): Memory {
  const returned = new Set(accepted.map(({ id }) => id));
  return {
    ...memory,
    items: memory.items.map((item) => (returned.has(item.id) ? { ...item, uses: item.uses + 1 } : item)),
  };
}
