import type { Bench, BenchReport, BenchRequest, BenchTable } from '../../../suite/bench.ts';
import { linesDigest } from '../../shared/lines-digest.ts';
import { type DatasetResult, datasetBench } from '../dataset/bench.ts';
import { generateRecord, PUBLIC_COUNT, PUBLIC_SEED } from '../dataset/generate.ts';
import type { Rates } from '../probe.ts';
import { STRATEGIES } from '../runtime/strategies.ts';
import { datasetCharts } from './charts.ts';
import { datasetClaims } from './dataset-claims.ts';
import { deltaTable } from './delta.ts';
import { percent, ratesGroup } from './figures.ts';

/** Labelled facts without a history: the built-in records, or any file in the schema. */
export const dataset: Bench = {
  id: 'dataset',
  label: 'Dataset',
  summary: 'Records of labelled facts: does the right one reach the context, and does a wrong one come along?',
  takes: { count: true, records: true },
  generator: { publicSeed: PUBLIC_SEED, publicCount: PUBLIC_COUNT, generate: generateRecord },
  run,
};

async function run({ count = PUBLIC_COUNT, records }: BenchRequest): Promise<BenchReport> {
  const bench = datasetBench(STRATEGIES);
  const digest = linesDigest();
  let tasks = 0;
  if (records === undefined) {
    for (; tasks < count; tasks += 1) {
      const record = generateRecord(PUBLIC_SEED, tasks);
      digest.add(JSON.stringify(record));
      bench.add(record);
    }
  } else {
    const { recordsOf } = await import('../dataset/read.ts');
    for await (const record of recordsOf(hashed(records.lines, digest.add), records.path, records.read)) {
      bench.add(record);
      tasks += 1;
    }
  }
  const id = records === undefined ? `generated-${tasks}` : (records.path.split('/').at(-1) ?? records.path);
  return reportOf(bench.results(), { id, sha256: digest.hex(), tasks });
}

/** The lines unchanged, each added to a digest. */
async function* hashed(lines: AsyncIterable<string>, add: (line: string) => void): AsyncGenerator<string> {
  for await (const line of lines) {
    add(line);
    yield line;
  }
}

function reportOf(results: readonly DatasetResult[], data: BenchReport['dataset']): BenchReport {
  return {
    dataset: data,
    systems: results.map(({ strategy, overall, categories }) => ({
      name: strategy,
      // Status and branch come from the record and are not derived.
      readsLabels: true,
      overall: ratesGroup(overall, 'leakage'),
      families: Object.fromEntries([...categories].map(([id, rates]) => [id, ratesGroup(rates, 'leakage')])),
    })),
    tables: [
      overallTable(results),
      deltaTable(results, 'distractor_leakage'),
      categoryTable(results, 'recall', 'Recall by category', ({ recall }) => recall),
      categoryTable(results, 'leakage', 'Leakage by category (– : nothing that could leak)', ({ leakage }) => leakage),
      categoryTable(results, 'clean', 'Clean context by category', ({ clean }) => clean),
    ],
    charts: datasetCharts(results),
    claims: datasetClaims(results),
  };
}

function overallTable(results: readonly DatasetResult[]): BenchTable {
  return {
    id: 'overall',
    title: 'Strategies over all probes',
    columns: ['strategy', 'probes', 'recall', 'leakage', 'clean'],
    rows: results.map(({ strategy, overall: { probes, recall, leakage, clean } }) => [
      strategy,
      { value: probes, text: String(probes) },
      ...[recall, leakage, clean].map(percent),
    ]),
  };
}

function categoryTable(
  results: readonly DatasetResult[],
  id: string,
  title: string,
  of: (rates: Rates) => number | null,
): BenchTable {
  const categories = [...(results[0]?.categories ?? [])];
  return {
    id: `${id}_by_category`,
    title,
    columns: ['category', 'probes', ...results.map(({ strategy }) => strategy)],
    rows: categories.map(([category, { probes }]) => [
      category,
      { value: probes, text: String(probes) },
      ...results.map(({ categories: own }) => percent(of(own.get(category) as Rates))),
    ]),
  };
}
