import type { RankRange } from '../../stats/rank-ranges.ts';
import { mainMetric } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { BEST_CHEAT, boundsOf } from '../board/bounds.ts';
import { adaptersText, isValid } from '../board/entries.ts';
import { measuredPart, noRankText, unrankedText } from '../board/row-text.ts';
import { byDiscrimination, ORDERING_SHARE } from '../overview/order.ts';
import { onlyBeatsControl } from './control-text.ts';

/** The limits of what a board's runs show, in sentences. */
export function limitsView(board: Board): readonly string[] {
  const { description, rows, dataset } = board;
  const metric = mainMetric(description);
  const ranges = rows.flatMap(({ rank }) => (rank === undefined ? [] : [rank]));
  const groups = groupsOf(rows);
  const sentences: string[] = [measuredText(rows)];
  const clusters = rows.find(({ bundle }) => isValid(bundle))?.bundle.scorecard.clusters;
  if (clusters !== undefined && clusters.count < dataset.tasks) {
    sentences.push(
      `The ${dataset.tasks} tasks come from ${clusters.count} templates, the largest with ${clusters.largest}: they give less information than as many independent tasks.`,
    );
  }
  sentences.push(
    ...(description.limits ?? []),
    ...(description.headline === undefined ? [unrankedText(description)] : rankedLimits(board, ranges, groups)),
    ...orderingLimits(board),
    ...floorLimits(board),
  );
  const end = metric.better === 'higher' ? 1 : 0;
  const full = rows.filter(({ rank, estimate }) => rank !== undefined && estimate?.value === end).length;
  if (metric.unit === 'fraction' && full > 1) {
    sentences.push(
      `${full} of ${ranges.length} ranked systems have the best possible value, so the suite cannot order these.`,
    );
  }
  const { cheat } = boundsOf(board);
  if (cheat !== undefined) {
    sentences.push(
      `The best cheat is ${cheat.name} (${formatValue(metric, cheat.value)}). It has ${BEST_CHEAT}. A system that is not better shows no more than a cheat does.${someInPart(rows) ? ' Systems that were measured in some tasks only are compared, on their pages, with the best cheat of these tasks.' : ''}`,
    );
  }
  return sentences;
}

/** What the figures are of, which no statistic says. */
function measuredText(rows: readonly BoardRow[]): string {
  const systems = rows.filter(({ entry }) => entry.kind === 'system');
  const acting = systems.filter(({ bundle }) => bundle.manifest.actor?.kind === 'model').length;
  const read =
    acting === 0 ? 'No language model reads it.' : `In ${acting} of ${systems.length} runs a language model reads it.`;
  return [
    `What is measured is what systems return from invented histories in English. ${read}`,
    adaptersText(systems.map(({ bundle }) => ({ bundles: [bundle] }))),
  ]
    .filter(Boolean)
    .join(' ');
}

const someInPart = (rows: readonly BoardRow[]) =>
  rows.some((row) => row.entry.kind === 'system' && measuredPart(row) !== '');

interface Group {
  readonly number: number;
  readonly rank: RankRange;
  readonly names: readonly string[];
}

/** The ranked systems. Those with the same score in every task are one group, which has one range. */
function groupsOf(rows: readonly BoardRow[]): readonly Group[] {
  const groups = new Map<number, Group>();
  for (const { rank, group, entry } of rows) {
    if (rank === undefined || group === undefined) continue;
    const names = [...(groups.get(group)?.names ?? []), safeText(entry.name, 40)];
    groups.set(group, { number: group, rank, names });
  }
  return [...groups.values()];
}

/** Further pairs are only counted. */
const MOST_PAIRS = 12;

/** The pairs that do not differ significantly, by name: `ada and ben; ada and cleo +1`, where +1 is one more with the same results. */
function levelText(groups: readonly Group[]): string {
  const beats = (a: Group, b: Group) => a.rank.beats.includes(b.number);
  const nameOf = ({ names: [first = '', ...others] }: Group) =>
    others.length === 0 ? first : `${first} +${others.length}`;
  const level = groups.flatMap((a, i) =>
    groups.slice(i + 1).flatMap((b) => (beats(a, b) || beats(b, a) ? [] : [`${nameOf(a)} and ${nameOf(b)}`])),
  );
  const more = level.length - MOST_PAIRS;
  const shown = `${level.slice(0, MOST_PAIRS).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
  const same = / \+\d/.test(shown) ? ' (+1: one more with the same results)' : '';
  return level.length === 0 ? '' : ` Not significantly different, so their order may be chance: ${shown}${same}.`;
}

function rankedLimits(board: Board, ranges: readonly RankRange[], groups: readonly Group[]): readonly string[] {
  // That few systems beat the control stands with the table.
  if (onlyBeatsControl(board)) return [];
  if (ranges.length < 2)
    return [`${ranges.length === 0 ? 'No system is' : 'Only one system is'} ranked on this data yet.`];
  const best = `${ranges.filter((one) => one.best === 1).length} of ${ranges.length} systems may be the best.`;
  const pairs = (groups.length * (groups.length - 1)) / 2;
  if (pairs === 0) return [`All ${ranges.length} ranked systems have the same score in every task. ${best}`];
  // By all comparisons together, as on the overview.
  const apart = groups.reduce((sum, { rank }) => sum + rank.beats.length, 0);
  return [
    `Of ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of ranked systems, where systems with the same score in every task count once, ${apart} ${apart === 1 ? 'differs' : 'differ'} significantly, by all comparisons together.${levelText(groups)} ${best}`,
  ];
}

/** Whether the board's test tells enough systems apart to order them, with the whole rule. */
function orderingLimits(board: Board): readonly string[] {
  const [found] = byDiscrimination([board]);
  if (board.description.headline === undefined || board.earlier || found === undefined || found.pairs === 0) return [];
  const { pairs, apart, orders } = found;
  const both = board.floor === undefined ? '' : ', and both are better than the control that decides who has a rank';
  const ranked = board.rows.filter(({ rank }) => rank !== undefined).length;
  const here =
    board.floor && ranked < 2
      ? `Here ${ranked === 0 ? 'no system' : 'only one system'} is better than that control`
      : `Here ${apart} of ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of systems ${apart === 1 ? 'differs' : 'differ'}`;
  return [
    `A suite orders the table of the overview if at least ${100 * ORDERING_SHARE}% of the pairs of compared systems differ significantly${both}. Systems with the same score in every task count once. ${here}, so this suite ${orders ? 'orders' : 'does not order'} the table.`,
  ];
}

/** About the systems without a rank, which are no better than a control that never reads the question. */
function floorLimits(board: Board): readonly string[] {
  const { description, floor, rows, controlsOn } = board;
  if (description.headline === undefined) return [];
  if (controlsOn !== undefined && !board.earlier) {
    const { version } = board.suite;
    return [
      `The controls of this board are of version ${safeText(controlsOn, 40)} of the suite, and this is version ${safeText(version, 40)}. No system has a rank here until the maintainers run the controls on this version.`,
    ];
  }
  if (floor === undefined) {
    return [
      'No control here answers without reading the question: ranks have no floor, and a rank alone is no sign of memory.',
    ];
  }
  const decides = `The control ${safeText(floor.name, 80)} (${formatValue(mainMetric(description), floor.value)}) decides who has a rank: it is the best of those that never read the question.`;
  const below = rows.filter(({ belowFloor }) => belowFloor).length;
  if (below === 0) return [decides];
  const compared = below + rows.filter(({ rank }) => rank !== undefined).length;
  return [
    decides,
    `${below} of ${compared} systems are ${noRankText(board)}, so they have no rank. Nothing here shows that they use memory. The test is one-sided at 5%, for all systems together.`,
  ];
}
