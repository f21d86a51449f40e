import { cellText } from '../report/format.ts';
import type { BenchReport, BenchTable } from '../suite/bench.ts';
import type { Chart } from '../suite/chart.ts';
import type { Claim } from '../suite/claim.ts';
import { draw } from './chart/draw.ts';
import { seriesChart } from './chart/series.ts';
import { Svg } from './chart/svg.ts';

/** The report on one part of a suite. */
interface PartReport {
  readonly label: string;
  readonly summary: string;
  readonly report: BenchReport;
}

interface TableView {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

interface PartView {
  readonly label: string;
  readonly summary: string;
  readonly dataset: string;
  /** A sentence; empty where the benchmark's document has no criterion. */
  readonly passed: string;
  readonly tables: readonly TableView[];
  readonly details: readonly TableView[];
  readonly claims: readonly { readonly verdict: string; readonly text: string; readonly because: string }[];
  readonly charts: readonly { readonly id: string; readonly title: string; readonly svg: Svg; readonly file: string }[];
}

/** A written report, for Markdown and HTML. */
export interface ReportView {
  readonly title: string;
  readonly parts: readonly PartView[];
}

export async function reportView(title: string, parts: readonly PartReport[]): Promise<ReportView> {
  const views: PartView[] = [];
  for (const { label, summary, report } of parts) {
    const { dataset, passed, tables, details = [], claims, charts = [] } = report;
    views.push({
      label,
      summary,
      dataset: `${dataset.id}, ${dataset.tasks} tasks, SHA-256 ${dataset.sha256}`,
      passed: passed === undefined ? '' : passed ? 'All of it holds.' : 'Not all of it holds.',
      tables: tables.map(tableView),
      details: details.map(tableView),
      claims: claims.map(claimView),
      charts: await Promise.all(charts.map(chartView)),
    });
  }
  return { title, parts: views };
}

const tableView = ({ id, title, columns, rows }: BenchTable): TableView => ({
  ...{ id, title, columns },
  rows: rows.map(([name = '', ...cells]) => ({ name: cellText(name), cells: cells.map(cellText) })),
});

const claimView = ({ id, text, held, because }: Claim) => ({
  verdict: held === null ? 'undecided' : held ? 'held' : 'not held',
  text: `${id}: ${text}`,
  because,
});

async function chartView(chart: Chart): Promise<PartView['charts'][number]> {
  const { id, title, description } = chart;
  const svg = await draw(seriesChart(chart), { id, title, description });
  return { id, title, svg, file: `charts/${id}.svg` };
}

/** A drawing as a file, which unlike one in a page needs a namespace. */
export function svgFile(svg: Svg): string {
  return `${Svg.textOf(svg).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')}\n`;
}
