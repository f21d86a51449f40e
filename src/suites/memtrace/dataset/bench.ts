import { type Rates, scoreProbe, type Tally, tally } from '../probe.ts';
import { retrieve } from '../runtime/retrieve.ts';
import type { Strategy, StrategyName } from '../runtime/strategies.ts';
import { categoryOf, type MemoryRecord, memoryOf, queryOf } from './record.ts';

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
export function datasetBench(strategies: readonly Strategy[]): DatasetBench {
  const rows = strategies.map((strategy) => ({
    ...strategy,
    overall: tally(),
    categories: new Map<string, Tally>(),
  }));
  return {
    add(record) {
      const memory = memoryOf(record);
      const category = categoryOf(record.id);
      for (const { parts, overall, categories } of rows) {
        const own = categories.get(category) ?? tally();
        categories.set(category, own);
        for (const probe of record.probes) {
          const score = scoreProbe(probe, retrieve(memory, queryOf(probe.question), parts));
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
