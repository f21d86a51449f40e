import { formatValue } from '../../report/format.ts';
import type { RankRange } from '../../stats/rank-ranges.ts';
import { mainMetric } from '../../suite/description.ts';
import type { Board } from '../board/board.ts';
import { boundsOf } from '../board/bounds.ts';
import { isValid } from '../board/entries.ts';
import { noRankText, unrankedText } from '../board/row-text.ts';

/** The limits of what a board's runs show, in sentences. */
export function limitsView(board: Board): readonly string[] {
  const { description, rows, dataset } = board;
  const metric = mainMetric(description);
  const ranges = rows.flatMap(({ rank }) => (rank === undefined ? [] : [rank]));
  // Systems with identical results are one group, which has one range.
  const groups = [
    ...new Map(rows.flatMap(({ rank, group }) => (rank === undefined ? [] : [[group, rank] as const]))).values(),
  ];
  const sentences: string[] = [];
  const clusters = rows.find(({ bundle }) => isValid(bundle))?.bundle.scorecard.clusters;
  if (clusters !== undefined && clusters.count < dataset.tasks) {
    sentences.push(
      `The ${dataset.tasks} tasks come from ${clusters.count} templates, the largest with ${clusters.largest}: they say less than as many independent tasks would.`,
    );
  }
  sentences.push(
    ...(description.headline === undefined ? [unrankedText(description)] : rankedLimits(ranges, groups)),
    ...floorLimits(board),
  );
  const end = metric.better === 'higher' ? 1 : 0;
  const full = rows.filter(({ rank, estimate }) => rank !== undefined && estimate?.value === end).length;
  if (metric.unit === 'fraction' && full > 0) {
    sentences.push(
      `${full} of ${ranges.length} ranked systems stand at the end of the scale: above it nothing can be told apart.`,
    );
  }
  const { cheat } = boundsOf(board);
  if (cheat !== undefined) {
    sentences.push(
      `The best control that reads no labels, ${cheat.name}, has ${formatValue(metric, cheat.value)}: what is not better shows no more than that control does.`,
    );
  }
  return sentences;
}

/** @param groups the ranges of systems with different results */
function rankedLimits(ranges: readonly RankRange[], groups: readonly RankRange[]): readonly string[] {
  if (ranges.length < 2)
    return [`${ranges.length === 0 ? 'No system is' : 'Only one system is'} ranked on this data yet.`];
  const best = `${ranges.filter((one) => one.best === 1).length} of ${ranges.length} may be the best.`;
  const pairs = (groups.length * (groups.length - 1)) / 2;
  if (pairs === 0) return [`All ${ranges.length} ranked systems have identical results. ${best}`];
  // By all comparisons together, as on the overview.
  const apart = groups.reduce((sum, { beats }) => sum + beats.length, 0);
  return [
    `Of ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of ranked systems, where systems with identical results count once, ${apart} ${apart === 1 ? 'differs' : 'differ'} significantly, by all comparisons together.${pairs > apart ? ` The order of the other ${pairs - apart} may be chance.` : ''} Systems are compared task by task, so two may differ although their intervals overlap. ${best}`,
  ];
}

/** About the systems without a rank, which are no better than a control that never reads the question. */
function floorLimits(board: Board): readonly string[] {
  const { description, floor, rows } = board;
  if (description.headline === undefined) return [];
  if (floor === undefined) {
    return [
      'No control here answers without reading the question: ranks have no floor, and a rank alone is no sign of memory.',
    ];
  }
  const below = rows.filter(({ belowFloor }) => belowFloor).length;
  if (below === 0) return [];
  const compared = below + rows.filter(({ rank }) => rank !== undefined).length;
  return [
    `${below} of ${compared} systems have no rank: each is ${noRankText(board)}. Nothing here shows that they use memory. The test is one-sided at 5%, for all systems together.`,
  ];
}
