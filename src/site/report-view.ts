import { cellText } from '../report/format.ts';
import type { BenchReport, BenchTable } from '../suite/bench.ts';
import type { Claim } from '../suite/claim.ts';
import type { Chart } from '../suite/description.ts';
import { draw } from './chart/draw.ts';
import { seriesChart } from './chart/series.ts';
import { Svg } from './chart/svg.ts';

interface PartReport {
  readonly label: string;
  readonly summary: string;
  readonly report: BenchReport;
}

/** A written report, for Markdown and HTML. */
export type ReportView = Awaited<ReturnType<typeof reportView>>;

export async function reportView(title: string, parts: readonly PartReport[]) {
  const views = parts.map(async ({ label, summary, report }) => {
    const { dataset, settings = '', passed, tables, details = [], claims, charts = [] } = report;
    return {
      label,
      summary,
      settings,
      dataset: `${dataset.id}, ${dataset.tasks} tasks, SHA-256 ${dataset.sha256}`,
      /** Empty if the benchmark's document has no criterion. */
      passed: passed === undefined ? '' : passed ? 'All checks passed.' : 'Some checks failed.',
      tables: tables.map(tableView),
      details: details.map(tableView),
      claims: claims.map(claimView),
      charts: await Promise.all(charts.map(chartView)),
    };
  });
  return { title, parts: await Promise.all(views) };
}

const tableView = ({ id, title, columns, rows }: BenchTable) => ({
  id,
  title,
  columns,
  rows: rows.map((cells) => cells.map(cellText)),
});

const claimView = ({ id, text, held, because }: Claim) => ({
  verdict: held === null ? 'undecided' : held ? 'held' : 'not held',
  text: `${id}: ${text}`,
  because,
});

async function chartView(chart: Chart) {
  const { id, title, description } = chart;
  const svg = await draw(seriesChart(chart), { id, title, description });
  return { id, title, svg, file: `charts/${id}.svg` };
}

/** A drawing as a file, which needs a namespace, unlike one in a page. */
export function svgFile(svg: Svg): string {
  return `${Svg.textOf(svg).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')}\n`;
}
