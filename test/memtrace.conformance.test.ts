import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSchema } from '../src/evidence/schema-check.ts';
import { parseStrict } from '../src/evidence/strict-json.ts';
import { runCases } from '../src/suites/memtrace/cases/run-cases.ts';
import { datasetBench } from '../src/suites/memtrace/dataset/bench.ts';
import { generateRecord, PUBLIC_COUNT, PUBLIC_SEED } from '../src/suites/memtrace/dataset/generate.ts';
import { recordsOf } from '../src/suites/memtrace/dataset/read.ts';
import { STRATEGIES } from '../src/suites/memtrace/strategies.ts';
import { TRACE_SIZE, traceBench } from '../src/suites/memtrace/trace/bench.ts';

const folder = `${process.env.CONFORMANCE_DATA}/memtrace`;
const isThere = existsSync(`${folder}/expected.json`);

interface Rates {
  recall: number;
  clean: number;
  leakage: number;
  contamination: number;
  avg_context_tokens: number;
}
type Rows<T> = Record<string, T>;

interface Expected {
  sample_dataset: Rows<Rates>;
  dataset_3000: { category_mix: Rows<number>; by_strategy: Rows<Rates> };
  trace_120x10: { probes: number; by_strategy: Rows<Rates> };
  acceptance: string[];
  acceptance_case_summary: Rows<Rows<number>>;
}

/** Equal to six decimals. */
const close = (value: number) => expect.closeTo(value, 6);

describe.skipIf(!isThere)('the published figures of MemTrace (skipped where CONFORMANCE_DATA has no memtrace)', () => {
  const expected: Expected = isThere && JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8'));

  it('are those of its sample', async () => {
    const bench = datasetBench(STRATEGIES);
    const path = `${folder}/sample_dataset.jsonl`;
    const lines = readFileSync(path, 'utf8').split('\n');
    for await (const record of recordsOf(lines, path, { parse: parseStrict, check: checkSchema })) bench.add(record);
    const results = bench.results().filter(({ strategy }) => strategy in expected.sample_dataset);
    expect(results).toHaveLength(2);
    for (const { strategy, overall } of results) {
      const { recall, leakage, clean } = expected.sample_dataset[strategy] as Rates;
      expect(overall, strategy).toMatchObject({ recall: close(recall), leakage: close(leakage), clean: close(clean) });
    }
  });

  it('are those of 3,000 records', () => {
    const bench = datasetBench(STRATEGIES);
    for (let index = 0; index < PUBLIC_COUNT; index += 1) bench.add(generateRecord(PUBLIC_SEED, index));
    const { category_mix, by_strategy } = expected.dataset_3000;
    const results = bench.results();
    expect(results.map(({ strategy }) => strategy)).toEqual(Object.keys(by_strategy));
    for (const { strategy, overall, categories } of results) {
      const { recall, leakage, clean } = by_strategy[strategy] as Rates;
      expect(overall, strategy).toMatchObject({ recall: close(recall), leakage: close(leakage), clean: close(clean) });
      expect(Object.fromEntries([...categories].map(([name, { probes }]) => [name, probes]))).toEqual(category_mix);
    }
  });

  it('are those of 120 runs of 10 subgoals', () => {
    const { probes, by_strategy } = expected.trace_120x10;
    const results = traceBench(STRATEGIES, TRACE_SIZE);
    expect(results.map(({ strategy }) => strategy)).toEqual(Object.keys(by_strategy));
    for (const { strategy, overall } of results) {
      const { recall, contamination, clean } = by_strategy[strategy] as Rates;
      expect(overall, strategy).toMatchObject({
        probes,
        recall: close(recall),
        leakage: close(contamination),
        clean: close(clean),
      });
    }
  });

  it('are those of the sixteen cases', () => {
    const { acceptance, summary } = runCases();
    expect(acceptance.criteria).toEqual(expected.acceptance.map((id) => ({ id, passed: true })));
    expect(acceptance.passed).toBe(true);
    expect(summary.map(({ strategy }) => strategy)).toEqual(Object.keys(expected.acceptance_case_summary));
    for (const row of summary) {
      const figures = Object.entries(expected.acceptance_case_summary[row.strategy] as Rows<number>);
      expect(row).toMatchObject(Object.fromEntries(figures.map(([name, value]) => [name, close(value)])));
    }
  });
});
