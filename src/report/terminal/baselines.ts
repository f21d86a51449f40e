import type { Bench, BenchReport, BenchTable } from '../../suite/bench.ts';
import { cellText } from '../format.ts';
import { LABELS_MARK, type ReferenceScores, referenceTables } from '../reference-tables.ts';
import { claimText, type Style, textTable } from './layout.ts';

/** The tables of the benchmark's document on its reference systems; then the controls and the claims. */
export function baselinesText(results: ReferenceScores, style: Style): string {
  const { description, dataset, claims } = results;
  return [
    `${style.bold(`${description.title} · reference systems`)}`,
    style.dim(
      `dataset ${dataset.id}${dataset.official ? ' (official)' : ''}, ${dataset.tasks} tasks, SHA-256 ${dataset.sha256}`,
    ),
    ...referenceTables(results).flatMap((table) => [
      '',
      style.bold(table.title),
      tableText(table, style),
      ...noteOn(table),
    ]),
    '',
    ...(claims.length === 0 ? [] : [style.bold('Claims'), ...claims.map((claim) => claimText(claim, style)), '']),
  ].join('\n');
}

/** Tables that may have the mark explain it. */
const noteOn = ({ id }: BenchTable) =>
  id === 'overall' || id === 'controls' ? [`${LABELS_MARK.trim()} reads labels`] : [];

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
    ...tables.flatMap((table) => ['', style.bold(table.title), tableText(table, style)]),
    ...(claims.length === 0
      ? []
      : ['', style.bold('Claims'), claims.map((claim) => claimText(claim, style)).join('\n')]),
    ...(passed === undefined ? [] : ['', `passed: ${passed ? style.good('true') : style.bad('false')}`]),
    '',
  ].join('\n');
}

const tableText = ({ columns, rows }: BenchTable, style: Style) =>
  textTable(
    columns,
    rows.map((row) => row.map(cellText)),
    style,
  );
