import type { Bench, BenchReport, BenchRequest, BenchSystem, BenchTable, TaskText } from '../../../suite/bench.ts';
import type { Claim } from '../../../suite/claim.ts';
import type { Chart } from '../../../suite/description.ts';
import { formatPercent } from '../../../text/numbers.ts';
import { linesDigest } from '../../shared/lines-digest.ts';
import { bars, claim, count, deltaTable, metricOf, overallTable, percentCell, point, shares } from '../figures.ts';
import { scoreProbe, type Tally, tally } from '../probe.ts';
import { asked } from '../runtime/retrieve.ts';
import { STRATEGIES, type Strategy } from '../runtime/strategies.ts';
import { generateRecord, PUBLIC_COUNT, PUBLIC_SEED } from './generate.ts';
import type { MemoryRecord } from './read.ts';
import { categoryOf, memoryOf, queryOf } from './record.ts';

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
    const { recordsOf } = await import('./read.ts');
    for await (const record of recordsOf(hashed(records.texts, digest.add), records.path, records.read)) {
      bench.add(record);
      tasks += 1;
    }
  }
  const id = records === undefined ? `generated-${tasks}` : (records.path.split('/').at(-1) ?? records.path);
  const systems = bench.systems();
  return {
    dataset: { id, sha256: digest.hex(), tasks },
    systems,
    tables: [
      overallTable(systems, { recall: 'recall', leakage: 'leakage', clean: 'clean' }),
      deltaTable(systems, 'leakage'),
      categoryTable(systems, 'recall', 'Recall by category'),
      categoryTable(systems, 'leakage', 'Leakage by category (– : nothing that could leak)'),
      categoryTable(systems, 'clean', 'Clean context by category'),
    ],
    charts: charts(systems),
    claims: claims(systems),
  };
}

/** The texts unchanged, each added to a digest. */
async function* hashed(texts: AsyncIterable<TaskText>, add: (line: string) => void): AsyncGenerator<TaskText> {
  for await (const one of texts) {
    add(one.text);
    yield one;
  }
}

/** Runs strategies on a dataset, one record at a time. Its memory does not grow with the number of records. */
interface DatasetBench {
  add(record: MemoryRecord): void;
  /** The families are the categories, in the order in which they first occur. */
  systems(): readonly BenchSystem[];
}

/** The labels of the facts are used as given. What a strategy derives from a log plays no part. */
export function datasetBench(strategies: readonly Strategy[]): DatasetBench {
  const rows = strategies.map((strategy) => ({
    ...strategy,
    overall: tally('leakage'),
    categories: new Map<string, Tally>(),
  }));
  return {
    add(record) {
      const memory = memoryOf(record);
      const category = categoryOf(record.id);
      const asks = record.probes.map((probe) => ({ probe, answer: asked(memory, queryOf(probe.question)) }));
      for (const { parts, overall, categories } of rows) {
        const own = categories.get(category) ?? tally('leakage');
        categories.set(category, own);
        for (const { probe, answer } of asks) {
          const score = scoreProbe(probe, answer(parts));
          overall.add(score);
          own.add(score);
        }
      }
    },
    systems: () =>
      rows.map(({ name, overall, categories }) => ({
        name,
        // Status and branch come from the record and are not derived.
        readsLabels: true,
        overall: overall.group(),
        families: Object.fromEntries([...categories].map(([category, own]) => [category, own.group()])),
      })),
  };
}

function categoryTable(systems: readonly BenchSystem[], metric: string, title: string): BenchTable {
  return {
    id: `${metric}_by_category`,
    title,
    columns: ['category', 'probes', ...systems.map(({ name }) => name)],
    rows: Object.entries(systems[0]?.families ?? {}).map(([category, { n }]) => [
      category,
      count(n),
      ...systems.map(({ families }) => percentCell(families[category]?.metrics[metric]?.value)),
    ]),
  };
}

/** Only these two show what the gate gains and costs. The other strategies equal one of them. */
const COMPARED: readonly string[] = ['baseline_1', 'variant_2'];

function charts(systems: readonly BenchSystem[]): readonly Chart[] {
  return [
    shares('strategy', {
      id: 'trade-off',
      title: 'What the gate wins, and what it costs',
      description: 'Recall, leakage of distractors and clean contexts of each strategy over the dataset.',
      points: bars(systems, { recall: 'recall', leakage: 'leakage', clean: 'clean' }),
    }),
    shares('category', {
      id: 'recall-cost-by-category',
      title: 'Where the gate costs recall',
      description: `Recall in each category of the dataset, of ${COMPARED.join(' and ')}.`,
      points: systems
        .filter(({ name }) => COMPARED.includes(name))
        .flatMap(({ name, families }) =>
          Object.entries(families).flatMap(([category, { metrics }]) => point(name, category, metrics.recall?.value)),
        ),
    }),
  ];
}

/** A claim is undecided if the records have no cases for it. */
function claims(systems: readonly BenchSystem[]): readonly Claim[] {
  const gated = systems.find(({ name }) => name === 'variant_2');
  const [all, lost] = [gated?.overall.metrics.recall, gated?.families.valid_on_failed?.metrics.recall];
  const remembering = systems.filter(({ name }) => name !== 'baseline_0');
  return [
    claim(
      'dataset-gate-removes-leakage',
      'The gate keeps every distractor out; selection by relevance alone does not.',
      [metricOf(systems, 'variant_2', 'leakage'), metricOf(systems, 'baseline_1', 'leakage')],
      (mine, theirs) => ({
        held: mine === 0 && theirs > 0,
        because: `leakage ${formatPercent(mine)} against ${formatPercent(theirs)}`,
      }),
    ),
    claim(
      'dataset-gate-raises-clean-context',
      'More contexts are clean with the gate than without it.',
      [metricOf(systems, 'variant_2', 'clean'), metricOf(systems, 'baseline_1', 'clean')],
      (mine, theirs) => ({
        held: mine > theirs,
        because: `clean ${formatPercent(mine)} against ${formatPercent(theirs)}`,
      }),
    ),
    claim(
      'dataset-cost-is-valid-facts-on-failed-branches',
      'The gate loses only right facts on failed branches.',
      [all?.k, all?.n, lost?.k, lost?.n],
      (recalled, probes, lostRecalled, lostProbes) => {
        const missing = probes - recalled;
        const there = lostProbes - lostRecalled;
        return {
          held: missing === there && there > 0,
          because: `${there} of ${missing} probes that miss their fact are of valid_on_failed`,
        };
      },
    ),
    claim(
      'dataset-superseded-facts-are-kept-out-by-all',
      'All strategies with a memory leave out superseded facts, so the gate gains nothing in this category.',
      remembering.map(({ families: { superseded } }) => superseded && (superseded.metrics.clean?.value ?? 0)),
      (...clean) => ({
        held: clean.every((one) => one === clean[0]),
        because: `clean ${clean.map(formatPercent).join(', ')}`,
      }),
    ),
  ];
}
