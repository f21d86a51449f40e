import type { Estimate } from '../../protocol/scorecard.ts';
import { type Family, type MetricDescription, mainMetric } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { scaleOf } from '../board/bar.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { estimateOf } from '../board/bounds.ts';
import { GROUPS, rowsIn } from '../board/groups.ts';
import { measuredPart } from '../board/row-text.ts';

/** Where each shade after the first starts, as a share of the best value; the first is of nothing. `suite.css` has a class for each. */
const STARTS = [0, 0.1, 0.25, 0.5, 0.75] as const;

/** Systems × families that have the main metric, each cell with its value and its count. `root` is the path from the page to the site's top. */
export function heatView(board: Board, root: string) {
  const { description, rows } = board;
  const metric = mainMetric(description);
  const isMeasured = ({ id }: Family) => rows.some((row) => estimateOf(row, board, id) !== undefined);
  const families = description.families.filter(isMeasured);
  const byFamily = (row: BoardRow) => families.map(({ id }) => estimateOf(row, board, id));
  const all = rows.flatMap((row) => [row.estimate, ...byFamily(row)]);
  const end = scaleOf(metric, all);
  const cell = (estimate: Estimate | undefined) => heatCell(metric, estimate, end);
  const groups = GROUPS.map(({ id: group, label }) => ({
    label,
    rows: rowsIn(board, group).map((row) => ({
      name: safeText(row.entry.name, 80),
      href: `${root}systems/${row.entry.slug}.html`,
      overall: cell(row.estimate),
      /** Whether that is of a part of the tasks, and so not comparable. */
      partial: measuredPart(row) !== '',
      cells: byFamily(row).map(cell),
    })),
  }));
  return {
    metric: metric.label,
    families: families.map(({ label }) => label),
    /** The families that are not in the table, because they are measured by other metrics. */
    otherwise: description.families
      .filter((family) => !isMeasured(family) && hasOtherFigures(rows, family))
      .map(({ label }) => label)
      .join(', '),
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
