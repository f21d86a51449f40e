import { type Rates, scoreProbe, type Tally, tally } from '../probe.ts';
import { asked } from '../runtime/retrieve.ts';
import type { Strategy, StrategyName } from '../runtime/strategies.ts';
import { categoryOf, type MemoryRecord, memoryOf, queryOf } from './record.ts';

export interface DatasetResult {
  readonly strategy: StrategyName;
  readonly overall: Rates;
  /** By category, in the order in which the categories first occur. */
  readonly categories: ReadonlyMap<string, Rates>;
}

/** Runs strategies on a dataset, one record at a time. Its memory does not grow with the number of records. */
export interface DatasetBench {
  add(record: MemoryRecord): void;
  results(): readonly DatasetResult[];
}

/** The labels of the facts are used as given. What a strategy derives from a log plays no part. */
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
      const asks = record.probes.map((probe) => ({ probe, answer: asked(memory, queryOf(probe.question)) }));
      for (const { parts, overall, categories } of rows) {
        const own = categories.get(category) ?? tally();
        categories.set(category, own);
        for (const { probe, answer } of asks) {
          const score = scoreProbe(probe, answer(parts));
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
