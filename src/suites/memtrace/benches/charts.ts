import type { Chart, ChartPoint } from '../../../suite/chart.ts';
import type { StrategySummary } from '../cases/measures.ts';
import type { DatasetResult } from '../dataset/bench.ts';
import type { Rates } from '../probe.ts';
import type { TraceResult } from '../trace/bench.ts';

type Drawn = Pick<Chart, 'id' | 'title' | 'description'> & { readonly points: readonly ChartPoint[] };

/** Rates over probes, side by side. */
const shares = (x: string, drawn: Drawn): Chart => ({
  ...drawn,
  kind: 'bars',
  x: { label: x },
  y: { label: 'share', unit: 'fraction' },
});

/** A measure by strategy. A strategy without a value has no bar. */
function bars<Row extends { readonly strategy: string }>(
  rows: readonly Row[],
  measures: Readonly<Record<string, (row: Row) => number | null>>,
): readonly ChartPoint[] {
  return Object.entries(measures).flatMap(([series, of]) =>
    rows.flatMap((row) => point(series, row.strategy, of(row))),
  );
}

const point = (series: string, x: string, y: number | null | undefined) => (y == null ? [] : [{ series, x, y }]);

export function caseCharts(summary: readonly StrategySummary[]): readonly Chart[] {
  return [
    shares('strategy', {
      id: 'contamination-by-strategy',
      title: 'Contamination by strategy',
      description: 'Over the sixteen cases, how many contexts hold what a dead branch said, and how many succeed.',
      points: bars(summary, {
        'task success': ({ means }) => means.task_success.value,
        contamination: ({ means }) => means.failed_branch_contamination.value,
      }),
    }),
  ];
}

/** Only these two show what the gate gains and costs. The other strategies equal one of them. */
const COMPARED = ['baseline_1', 'variant_2'] as const;

export function datasetCharts(results: readonly DatasetResult[]): readonly Chart[] {
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

export function traceCharts(results: readonly TraceResult[]): readonly Chart[] {
  return [
    shares('strategy', {
      id: 'trace-isolation',
      title: 'Isolation in long runs',
      description: 'Recall, contamination by dead branches and clean contexts of each strategy over the long runs.',
      points: bars(results, {
        recall: ({ overall }) => overall.recall,
        contamination: ({ overall }) => overall.leakage,
        clean: ({ overall }) => overall.clean,
      }),
    }),
    {
      id: 'context-tokens',
      title: 'What a context costs',
      description: 'Mean tokens of a context over the long runs, by strategy.',
      kind: 'bars',
      x: { label: 'strategy' },
      y: { label: 'tokens', unit: 'number' },
      points: bars(results, { 'tokens of a context': ({ overall }) => overall.avg_context_tokens }),
    },
  ];
}
