import type { Estimate } from '../../protocol/scorecard.ts';
import { type Family, type MetricDescription, mainMetric } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { scaleOf } from '../board/bar.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { GROUPS, rowsIn } from '../board/groups.ts';
import { measuredPart } from '../board/row-text.ts';

/** Where each shade after the first starts, as a share of the best value; the first is of nothing. `suite.css` has a class for each. */
const STARTS = [0, 0.1, 0.25, 0.5, 0.75] as const;

/**
 * Systems × families, each cell with its value and its count: a table of the families that the main metric counts, and one for each other
 * metric that families name. `root` is the path from the page to the site's top.
 */
export function heatView(board: Board, root: string) {
  const { description, rows } = board;
  const main = mainMetric(description);
  const counted = (metric: string) =>
    description.families.filter(({ id }) => rows.some((row) => figureOf(row, id, metric)));
  const tables = [main.id, ...new Set(description.families.flatMap(({ metric = [] }) => metric))].flatMap((id) => {
    const metric = description.metrics.find((one) => one.id === id);
    const families = counted(id).filter((family) => id === main.id || family.metric === id);
    return metric === undefined || families.length === 0 ? [] : [{ metric, families }];
  });
  const inTables = new Set(tables.flatMap(({ families }) => families));
  return {
    tables: tables.map((table) => tableView(board, table, root)),
    /** What could be misread; empty if the suite names nothing. */
    note: description.familiesNote ?? '',
    /** The families that are in no table, because they are measured by other metrics. */
    otherwise: description.families
      .filter((family) => !inTables.has(family) && hasOtherFigures(rows, family))
      .map(({ label }) => label)
      .join(', '),
  };
}

const figureOf = ({ bundle }: BoardRow, family: string, metric: string): Estimate | undefined =>
  bundle.scorecard.families[family]?.metrics[metric];

interface Table {
  readonly metric: MetricDescription;
  readonly families: readonly Family[];
}

function tableView(board: Board, { metric, families }: Table, root: string) {
  const { rows } = board;
  const byFamily = (row: BoardRow) => families.map(({ id }) => figureOf(row, id, metric.id));
  const overall = ({ bundle }: BoardRow) => bundle.scorecard.overall.metrics[metric.id];
  const end = scaleOf(
    metric,
    rows.flatMap((row) => [overall(row), ...byFamily(row)]),
  );
  const cell = (estimate: Estimate | undefined) => heatCell(metric, estimate, end);
  const groups = GROUPS.map(({ id: group, label }) => ({
    label,
    rows: rowsIn(board, group).map((row) => ({
      name: safeText(row.entry.name, 80),
      href: `${root}systems/${row.entry.slug}.html`,
      overall: cell(overall(row)),
      /** Whether that is of a part of the tasks, and so not comparable. */
      partial: measuredPart(row) !== '',
      cells: byFamily(row).map(cell),
    })),
  }));
  return {
    metric: metric.label,
    families: families.map(({ label }) => label),
    groups: groups.filter((group) => group.rows.length > 0),
    partial: rows.some((row) => measuredPart(row) !== ''),
    /** What each shade means. */
    scale: scaleWords(metric, end),
  };
}

const hasOtherFigures = (rows: Board['rows'], { id }: Family): boolean =>
  rows.some(({ bundle }) => Object.keys(bundle.scorecard.families[id]?.metrics ?? {}).length > 0);

/** `level` is 1 for the worst value; 0 if nothing was measured. `count` is successes of tasks, or the number of tasks. */
function heatCell(metric: MetricDescription, estimate: Estimate | undefined, end: number) {
  if (estimate === undefined) return { level: 0, value: '–', count: '' };
  const { value, n, k } = estimate;
  return {
    level: levelOf(metric, value / end),
    value: formatValue(metric, value),
    count: k === undefined ? `n ${n}` : `${Number(k.toFixed(1))}/${n}`,
  };
}

function levelOf({ better }: MetricDescription, share: number): number {
  const good = better === 'higher' ? share : 1 - share;
  return good <= 0 ? 1 : 1 + STARTS.filter((start) => start <= good + 1e-9).length;
}

function scaleWords(metric: MetricDescription, end: number) {
  const isHigher = metric.better === 'higher';
  const shown = { ...metric, digits: metric.unit === 'fraction' ? 0 : metric.digits };
  const at = (good: number) => formatValue(shown, end * (isHigher ? good : 1 - good));
  const ranges = STARTS.map((start, i) => {
    const next = STARTS[i + 1] ?? 1;
    const ends = (isHigher ? [start, next] : [next, start]).map(at).join(' to ');
    return { level: i + 2, range: start > 0 ? ends : `${isHigher ? 'up to' : 'from'} ${at(next)}` };
  });
  const all = [{ level: 1, range: at(0) }, ...ranges];
  return isHigher ? all : all.reverse();
}
