import { BUDGET, type Rates, scoreProbe, tally } from '../probe.ts';
import { write } from '../runtime/memory.ts';
import { runtimeOf } from '../runtime/runtime.ts';
import type { Strategy, StrategyName } from '../strategies.ts';
import { scenarioOf } from './scenario.ts';

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

/** Long runs through the write path. Every subgoal is asked about at the end, while the run is still open. */
export function traceBench(
  strategies: readonly Strategy[],
  size = TRACE_SIZE,
  budget = BUDGET,
): readonly TraceResult[] {
  const rows = strategies.map(({ name, parts }) => ({ name, runtime: runtimeOf(parts), overall: tally() }));
  for (let at = 0; at < size.scenarios; at += 1) {
    const { workspace, run, log, probes } = scenarioOf(at, size.subgoals);
    const written = write(log);
    for (const { runtime, overall } of rows) {
      const memory = runtime.learn(written);
      for (const probe of probes) {
        const query = { workspace, run, question: probe.question, day: 0, budget };
        overall.add(scoreProbe(probe, runtime.retrieve(memory, query)));
      }
    }
  }
  return rows.map(({ name, overall }) => ({ strategy: name, overall: overall.rates() }));
}
