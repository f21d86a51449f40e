import type { Paired } from '../analysis/pairing.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { BenchReport, BenchTable, Cell } from '../suite/bench.ts';
import type { Claim } from '../suite/claim.ts';
import type { MetricDescription, Named, SuiteDescription } from '../suite/description.ts';
import { formatP, formatPercent } from '../text/numbers.ts';
import { safeText } from '../text/safe-text.ts';
import { lowerFirst } from '../text/words.ts';
import { countsOf, formatEstimate, formatMeasured, pairColumns } from './format.ts';

/** The results of a suite's references and controls on a dataset. */
export interface ReferenceScores {
  readonly description: SuiteDescription;
  readonly dataset: Scorecard['dataset'];
  readonly systems: readonly Scorecard[];
  readonly comparisons: readonly (Paired & { readonly metric: string; readonly a: string; readonly b: string })[];
  readonly claims: readonly Claim[];
}

/** Follows the name of a system that reads labels. */
export const LABELS_MARK = ' *';

/**
 * The tables of the benchmark's document on its reference systems; then those by slice, arm and failure mode, and the
 * controls.
 */
export function referenceTables(results: ReferenceScores): readonly BenchTable[] {
  const { description, systems } = results;
  const { tables, families, slices = [], arms = [] } = description;
  const metric = metricOf(description, tables.byFamily);
  const references = systems.filter(({ system }) => system.kind === 'reference');
  const controls = systems.filter(({ system }) => system.kind === 'control');
  return [
    { id: 'overall', title: 'Results', ...overall(description, references) },
    {
      id: 'families',
      title: `${metric.label} by family`,
      ...byGroup('family', families, { metric, systems: references }, (card) => card.families),
    },
    ...(tables.paired
      ? [
          {
            id: 'paired',
            title: `Paired tests against ${tables.paired.against}`,
            ...pairs(results, tables.paired.against),
          },
        ]
      : []),
    ...slices.flatMap(({ id, label }) => {
      const body = bySlice(id, metric, references);
      const title = `${metric.label} by ${lowerFirst(label)}`;
      return body.rows.length < 2 ? [] : [{ id: `slice-${id}`, title, ...body }];
    }),
    ...(arms.length > 0
      ? [
          {
            id: 'arms',
            title: `${metric.label} by arm`,
            ...byGroup('arm', arms, { metric, systems: references }, (card) => card.arms),
          },
          { id: 'failures', title: 'Failure modes', ...byFailure(description, references) },
        ]
      : []),
    { id: 'controls', title: 'Controls', ...overall(description, controls) },
  ];
}

/** `referenceTables` as a report that can be written to files. */
export function referenceReport(results: ReferenceScores): BenchReport {
  const { dataset, claims } = results;
  return { dataset, systems: [], tables: referenceTables(results), claims };
}

type Body = Pick<BenchTable, 'columns' | 'rows'>;

function overall(description: SuiteDescription, systems: readonly Scorecard[]): Body {
  const columns = description.tables.overall.map((id) => metricOf(description, id));
  const rows = systems.map(({ system, overall: { metrics: measured } }): readonly Cell[] => [
    `${system.name}${system.reads_labels ? LABELS_MARK : ''}`,
    ...columns.map((metric) =>
      metric.id === description.tables.byFamily
        ? formatEstimate(metric, measured[metric.id])
        : formatMeasured(metric, measured[metric.id]),
    ),
  ]);
  return { columns: ['system', ...columns.map(({ short }) => short)], rows };
}

/** One row for each part of the slice, with its number of tasks. */
function bySlice(slice: string, metric: MetricDescription, systems: readonly Scorecard[]): Body {
  const names = [...new Set(systems.flatMap(({ slices }) => Object.keys(slices?.[slice] ?? {})))];
  // Made once: `localeCompare` with options makes one for each comparison.
  names.sort(new Intl.Collator('en', { numeric: true }).compare);
  const rows = names.map((name) => {
    const groups = systems.map(({ slices }) => slices?.[slice]?.[name]);
    const tasks = groups.find((group) => group !== undefined)?.n ?? 0;
    return [
      safeText(name, 60),
      String(tasks),
      ...groups.map((group) => formatMeasured(metric, group?.metrics[metric.id])),
    ];
  });
  return { columns: [slice.replaceAll('_', ' '), 'n', ...systems.map(({ system }) => system.name)], rows };
}

/** One row for each family or arm that a system has. */
function byGroup(
  heading: string,
  ids: readonly Named[],
  { metric, systems }: { readonly metric: MetricDescription; readonly systems: readonly Scorecard[] },
  groupsOf: (card: Scorecard) => Scorecard['arms'],
): Body {
  const present = ids.filter(({ id }) => systems.some((card) => groupsOf(card)?.[id]));
  const rows = present.map(({ id }) => [
    id,
    ...systems.map((card) => formatMeasured(metric, groupsOf(card)?.[id]?.metrics[metric.id])),
  ]);
  return { columns: [heading, ...systems.map(({ system }) => system.name)], rows };
}

/** The number of tasks with each failure mode that occurs. */
function byFailure({ failureModes }: SuiteDescription, systems: readonly Scorecard[]): Body {
  const rows = failureModes
    .map(({ id }) => [id, ...systems.map((card) => String(card.failure_modes[id] ?? 0))])
    .filter(([, ...counts]) => counts.some((count) => count !== '0'));
  return { columns: ['failure mode', ...systems.map(({ system }) => system.name)], rows };
}

function pairs({ comparisons }: ReferenceScores, against: string): Body {
  const columns = pairColumns({ graded: comparisons.some(({ graded }) => graded) }, against, 'system');
  return {
    columns: ['system', ...columns, 'delta', 'exact p', 'clustered p'],
    rows: comparisons.map((pair) => [
      pair.b,
      ...countsOf(pair),
      // As the documents of the benchmarks print it.
      formatPercent(pair.delta),
      formatP(pair.p),
      formatP(pair.pClustered),
    ]),
  };
}

function metricOf({ metrics }: Pick<SuiteDescription, 'metrics'>, id: string): MetricDescription {
  const metric = metrics.find((one) => one.id === id);
  if (metric === undefined) throw new RangeError(`no metric ${id} is described`);
  return metric;
}
