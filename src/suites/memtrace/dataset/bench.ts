import { BUDGET, type Rates, scoreProbe, type Tally, tally } from '../probe.ts';
import { runtimeOf } from '../runtime/runtime.ts';
import type { Strategy, StrategyName } from '../strategies.ts';
import { categoryOf, type MemoryRecord, memoryOf } from './record.ts';

export interface DatasetResult {
  readonly strategy: StrategyName;
  readonly overall: Rates;
  /** By category, in the order in which the categories came. */
  readonly categories: ReadonlyMap<string, Rates>;
}

/** Strategies at work on a dataset, a record at a time: what it holds does not grow with the records. */
export interface DatasetBench {
  add(record: MemoryRecord): void;
  results(): readonly DatasetResult[];
}

/** The labels of the facts are taken as they are given: what a strategy learns of a log has no say here. */
export function datasetBench(strategies: readonly Strategy[], budget = BUDGET): DatasetBench {
  const rows = strategies.map(({ name, parts }) => ({
    name,
    runtime: runtimeOf(parts),
    overall: tally(),
    categories: new Map<string, Tally>(),
  }));
  return {
    add(record) {
      const memory = memoryOf(record);
      const category = categoryOf(record.id);
      for (const { runtime, overall, categories } of rows) {
        const own = categories.get(category) ?? tally();
        categories.set(category, own);
        for (const probe of record.probes) {
          const query = { workspace: record.id, question: probe.question, day: 0, budget };
          const score = scoreProbe(probe, runtime.retrieve(memory, query));
          overall.add(score);
          own.add(score);
        }
      }
    },
    results: () =>
      rows.map(({ name, overall, categories }) => ({
        strategy: name,
        overall: overall.rates(),
        categories: new Map([...categories].map(([category, own]) => [category, own.rates()])),
      })),
  };
}
