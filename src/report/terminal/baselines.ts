import type { Paired } from '../../analysis/pairing.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { Bench, BenchReport, BenchTable } from '../../suite/bench.ts';
import type { Claim } from '../../suite/claim.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { cellText, countsOf, formatEstimate, formatMeasured, formatP, formatPoints, pairColumns } from '../format.ts';
import { claimText, type Style, textTable } from './layout.ts';

/** The results of a suite's references and controls on a dataset. */
export interface ReferenceScores {
  readonly description: SuiteDescription;
  readonly dataset: Scorecard['dataset'];
  readonly systems: readonly Scorecard[];
  readonly comparisons: readonly (Paired & { readonly metric: string; readonly a: string; readonly b: string })[];
  readonly claims: readonly Claim[];
}

/** The tables of the benchmark's document, of its reference systems; then the controls and the claims. */
export function baselinesText(results: ReferenceScores, style: Style): string {
  const { description, dataset, systems, claims } = results;
  const references = systems.filter(({ system }) => system.kind === 'reference');
  const controls = systems.filter(({ system }) => system.kind === 'control');
  const part = (title: string, body: string) => ['', style.bold(title), body];
  return [
    `${style.bold(`${description.title} · reference systems`)}`,
    style.dim(
      `dataset ${dataset.id}${dataset.official ? ' (official)' : ''}, ${dataset.tasks} tasks, SHA-256 ${dataset.sha256}`,
    ),
    ...part('Results', overall(description, references)),
    ...part(`${labelOf(description, description.tables.byFamily)} by family`, byFamily(description, references)),
    ...(description.tables.paired
      ? part(
          `Paired tests against ${description.tables.paired.against}`,
          pairs(results, description.tables.paired.against),
        )
      : []),
    ...part('Controls', overall(description, controls)),
    ...part('Claims', claims.map((claim) => claimText(claim, style)).join('\n')),
    '',
  ].join('\n');
}

function overall({ tables, metrics }: SuiteDescription, systems: readonly Scorecard[]): string {
  const columns = tables.overall.flatMap((id) => metrics.find((metric) => metric.id === id) ?? []);
  const headed = columns.map(({ short }) => short);
  const rows = systems.map(({ system, overall: { metrics: measured } }) => [
    `${system.name}${system.reads_labels ? ' *' : ''}`,
    ...columns.map((metric) =>
      metric.id === tables.byFamily
        ? formatEstimate(metric, measured[metric.id])
        : formatMeasured(metric, measured[metric.id]),
    ),
  ]);
  return `${textTable(['system', ...headed], rows)}\n* reads labels`;
}

function byFamily({ tables, metrics, families }: SuiteDescription, systems: readonly Scorecard[]): string {
  const metric = metrics.find(({ id }) => id === tables.byFamily);
  if (metric === undefined) return '';
  const present = families.filter(({ id }) => systems.some((card) => card.families[id]));
  const rows = present.map(({ id }) => [
    id,
    ...systems.map((card) => formatMeasured(metric, card.families[id]?.metrics[metric.id])),
  ]);
  return textTable(['family', ...systems.map(({ system }) => system.name)], rows);
}

function pairs({ comparisons }: ReferenceScores, against: string): string {
  const columns = pairColumns({ graded: comparisons.some(({ graded }) => graded) }, against, 'system');
  return textTable(
    ['system', ...columns, 'delta', 'exact p', 'clustered p'],
    comparisons.map((pair) => [
      pair.b,
      ...countsOf(pair),
      formatPoints(pair.delta),
      formatP(pair.p),
      formatP(pair.pClustered),
    ]),
  );
}

function labelOf({ metrics }: SuiteDescription, id: string): string {
  return metrics.find((metric) => metric.id === id)?.label ?? id;
}

interface BenchResult {
  readonly bench: Pick<Bench, 'label' | 'summary'>;
  readonly report: BenchReport;
}

/** The tables and claims that a benchmark's document has about its own systems. */
export function benchText({ bench, report }: BenchResult, style: Style): string {
  const { dataset, settings, tables, claims, passed } = report;
  return [
    style.bold(bench.label),
    bench.summary,
    ...(settings === undefined ? [] : [style.dim(settings)]),
    style.dim(`dataset ${dataset.id}, ${dataset.tasks} tasks, SHA-256 ${dataset.sha256}`),
    ...tables.flatMap((table) => ['', style.bold(table.title), tableText(table)]),
    ...(claims.length === 0
      ? []
      : ['', style.bold('Claims'), claims.map((claim) => claimText(claim, style)).join('\n')]),
    ...(passed === undefined ? [] : ['', `passed: ${passed ? style.good('true') : style.bad('false')}`]),
    '',
  ].join('\n');
}

const tableText = ({ columns, rows }: BenchTable) =>
  textTable(
    columns,
    rows.map((row) => row.map(cellText)),
  );
