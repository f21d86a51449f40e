import type { Bench, BenchReport, BenchTable, Cell } from '../../suite/bench.ts';
import type { Claim } from '../../suite/claim.ts';
import { claimLine, type Style, textTable } from './layout.ts';

interface Shown {
  readonly bench: Pick<Bench, 'label' | 'summary'>;
  readonly report: BenchReport;
}

/** What a benchmark's document measures of its own systems: its tables, and what it claims. */
export function benchText({ bench, report }: Shown, style: Style): string {
  const { dataset, tables, claims, passed } = report;
  return [
    style.bold(bench.label),
    bench.summary,
    style.dim(`dataset ${dataset.id}, ${dataset.tasks} tasks, SHA-256 ${dataset.sha256}`),
    ...tables.flatMap((table) => ['', style.bold(table.title), tableText(table)]),
    ...(claims.length === 0 ? [] : ['', style.bold('Claims'), claimsText(claims, style)]),
    ...(passed === undefined ? [] : ['', `passed: ${passed ? style.good('true') : style.bad('false')}`]),
    '',
  ].join('\n');
}

const tableText = ({ columns, rows }: BenchTable) =>
  textTable(
    [...columns],
    rows.map((row) => row.map(printed)),
  );

const printed = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text);

const claimsText = (claims: readonly Claim[], style: Style) =>
  claims.map((claim) => claimLine(claim, style)).join('\n');
