import type { Bench, BenchReport, BenchTable } from '../../suite/bench.ts';
import { cellText } from '../format.ts';
import { claimText, type Style, textTable } from './layout.ts';

interface BenchResult {
  readonly bench: Pick<Bench, 'label' | 'summary'>;
  readonly report: BenchReport;
}

/** The tables and claims that a benchmark's document has about its own systems. */
export function benchText({ bench, report }: BenchResult, style: Style): string {
  const { dataset, tables, claims, passed } = report;
  return [
    style.bold(bench.label),
    bench.summary,
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
