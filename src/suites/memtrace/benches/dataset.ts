import type { Bench, BenchReport, BenchRequest, BenchTable } from '../../../suite/bench.ts';
import type { Claim } from '../../../suite/claim.ts';
import type { Chart } from '../../../suite/description.ts';
import { linesDigest } from '../../shared/lines-digest.ts';
import { type DatasetResult, datasetBench } from '../dataset/bench.ts';
import { generateRecord, PUBLIC_COUNT, PUBLIC_SEED } from '../dataset/generate.ts';
import type { Rates } from '../probe.ts';
import { STRATEGIES, type StrategyName } from '../runtime/strategies.ts';
import { bars, claim, deltaTable, percent, point, points, ratesGroup, shares } from './figures.ts';

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
    charts: charts(results),
    claims: claims(results),
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

/** Only these two show what the gate gains and costs. The other strategies equal one of them. */
const COMPARED = ['baseline_1', 'variant_2'] as const;

function charts(results: readonly DatasetResult[]): readonly Chart[] {
  const of = (rateOf: (rates: Rates) => number | null) => (row: DatasetResult) => rateOf(row.overall);
  return [
    shares('strategy', {
      id: 'trade-off',
      title: 'What the gate wins, and what it costs',
      description: 'Recall, leakage of distractors and clean contexts of each strategy over the dataset.',
      points: bars(results, {
        recall: of(({ recall }) => recall),
        leakage: of(({ leakage }) => leakage),
        clean: of(({ clean }) => clean),
      }),
    }),
    shares('category', {
      id: 'recall-cost-by-category',
      title: 'Where the gate costs recall',
      description: `Recall in each category of the dataset, of ${COMPARED.join(' and ')}.`,
      points: COMPARED.flatMap((name) =>
        [...(results.find(({ strategy }) => strategy === name)?.categories ?? [])].flatMap(([category, { recall }]) =>
          point(name, category, recall),
        ),
      ),
    }),
  ];
}

/** A claim is undecided if the records have no cases for it. */
function claims(results: readonly DatasetResult[]): readonly Claim[] {
  const of = (strategy: StrategyName, category?: string) => {
    const row = results.find((result) => result.strategy === strategy);
    return category === undefined ? row?.overall : row?.categories.get(category);
  };
  const [plain, gated, lost] = [of('baseline_1'), of('variant_2'), of('variant_2', 'valid_on_failed')];
  const superseded = (['long_context', 'baseline_1', 'variant_1', 'variant_2', 'variant_3'] as const).map((name) => {
    const rates = of(name, 'superseded');
    return rates && (rates.clean ?? 0);
  });
  return [
    claim(
      'dataset-gate-removes-leakage',
      'The gate lets no distractor through, where plain nearness does.',
      [gated?.leakage, plain?.leakage],
      (mine, theirs) => ({
        held: mine === 0 && theirs > 0,
        because: `leakage ${points(mine)} against ${points(theirs)}`,
      }),
    ),
    claim(
      'dataset-gate-raises-clean-context',
      'More contexts are clean with the gate than without.',
      [gated?.clean, plain?.clean],
      (mine, theirs) => ({ held: mine > theirs, because: `clean ${points(mine)} against ${points(theirs)}` }),
    ),
    claim(
      'dataset-cost-is-valid-facts-on-failed-branches',
      'What the gate costs in recall is right facts on failed branches alone.',
      [gated?.recall, gated?.with_recall, lost?.recall, lost?.with_recall],
      (recall, probes, lostRecall, lostProbes) => {
        const missing = Math.round(probes * (1 - recall));
        const there = Math.round(lostProbes * (1 - lostRecall));
        return {
          held: missing === there && there > 0,
          because: `${there} of ${missing} probes that miss their fact are of valid_on_failed`,
        };
      },
    ),
    claim(
      'dataset-superseded-facts-are-kept-out-by-all',
      'Superseded facts tell no strategy with a memory from another: nothing is won by the gate there.',
      superseded,
      (...clean) => ({
        held: clean.every((one) => one === clean[0]),
        because: `clean ${clean.map(points).join(', ')}`,
      }),
    ),
  ];
}
