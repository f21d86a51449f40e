import { formatValue } from '../../report/format.ts';
import { safeText } from '../../report/safe-text.ts';
import type { RankRange } from '../../stats/rank-range.ts';
import { mainMetric } from '../../suites/description.ts';
import type { Board } from '../board/board.ts';
import { readsLabels } from '../board/entries.ts';

/** What this board cannot tell, in sentences: all of it is counted from its runs. */
export function limitsView({ description, rows, dataset }: Board): readonly string[] {
  const metric = mainMetric(description);
  const ranges = rows.flatMap(({ rank }) => (rank === undefined ? [] : [rank]));
  const valid = rows.filter(({ bundle }) => bundle.scorecard.validity.state === 'valid');
  const said: string[] = [];
  const clusters = valid[0]?.bundle.scorecard.clusters;
  if (clusters !== undefined && clusters.count < dataset.tasks) {
    said.push(
      `The ${dataset.tasks} tasks come from ${clusters.count} templates, the largest with ${clusters.largest}: they say less than as many independent tasks would.`,
    );
  }
  said.push(...rankedLimits(ranges, description.headline !== undefined));
  const end = metric.better === 'higher' ? 1 : 0;
  const full = rows.filter(({ rank, estimate }) => rank !== undefined && estimate?.value === end).length;
  if (metric.unit === 'fraction' && full > 0) {
    said.push(
      `${full} of ${ranges.length} ranked systems stand at the end of the scale: above it nothing can be told apart.`,
    );
  }
  const sign = metric.better === 'higher' ? 1 : -1;
  const blind = valid
    .filter(({ entry, bundle }) => entry.kind === 'control' && !readsLabels(entry, bundle))
    .flatMap(({ entry, estimate }) => (estimate === undefined ? [] : [{ entry, value: estimate.value }]))
    .sort((a, b) => sign * (b.value - a.value))[0];
  if (blind !== undefined) {
    said.push(
      `The best control that reads no labels, ${safeText(blind.entry.name, 80)}, has ${formatValue(metric, blind.value)}: what is not better shows no more than that control does.`,
    );
  }
  return said;
}

function rankedLimits(ranges: readonly RankRange[], ranked: boolean): readonly string[] {
  if (!ranked) return ['The suite has no headline: nothing is ranked.'];
  if (ranges.length < 2)
    return [`${ranges.length === 0 ? 'No system is' : 'Only one system is'} ranked on this data yet.`];
  const pairs = ranges.flatMap((a, i) => ranges.slice(i + 1).map((b) => a.best <= b.worst && b.best <= a.worst));
  const together = pairs.filter(Boolean).length;
  const first = ranges.filter(({ best }) => best === 1).length;
  const share = ((100 * together) / pairs.length).toFixed(0);
  return [
    `Of ${pairs.length} pairs of ranked systems, ${together} (${share}%) lie within each other’s rank range: their order may be chance. ${first} of ${ranges.length} may be the best.`,
  ];
}
