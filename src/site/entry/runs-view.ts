import { formatClustered, formatInterval, formatMeasured, formatValue } from '../../report/format.ts';
import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import { type BoardRow, type LocatedRun, tokensMetric } from '../board/board.ts';
import type { Bounds } from '../board/bounds.ts';
import { contradiction } from '../board/contradiction.ts';
import { isClaimed, isEarlier } from '../board/entries.ts';
import { medianText, p95Text } from '../board/latency.ts';
import { measuredPart, noRankText, rankText, stateText, unrankedText } from '../board/row-text.ts';
import { sameText } from '../overview/cells.ts';
import { beats, type Discrimination } from '../overview/order.ts';
import { roleText } from '../overview/table-view.ts';

/**
 * A run in one line: its figure, its cost, and how far the suite distinguishes systems. `discrimination` is absent for
 * data of no board.
 */
export function runLine({ board, row }: LocatedRun, bounds: Bounds, discrimination: Discrimination | undefined) {
  const { description, dataset } = board;
  const { bundle, estimate } = row;
  const metric = mainMetric(description);
  const tokens = tokensMetric(description);
  const { state } = bundle.scorecard.validity;
  return {
    title: description.title,
    anchor: description.id,
    metric: metric.label,
    value: formatMeasured(metric, estimate),
    interval: formatClustered(metric, estimate) || formatInterval(metric, estimate?.ci95),
    rank: rankText(row),
    /** Why a system has no rank; empty for one that has, and for what is never ranked. */
    noRank: row.entry.kind === 'system' && row.rank === undefined ? whyNoRank({ board, row }) : '',
    claimed: isClaimed(bundle),
    contradiction: contradiction(bundle),
    measured: measuredPart(row) || `all ${dataset.tasks} tasks`,
    cheat:
      bounds.cheat === undefined ? null : { value: formatValue(metric, bounds.cheat.value), name: bounds.cheat.name },
    returned: returnedText(tokens, bundle),
    latency: medianText(bundle),
    slow: p95Text(bundle),
    /** Empty if the run is valid. */
    state: state === 'valid' ? '' : stateText(row.entry, state),
    role: discrimination === undefined ? 'on other data' : roleText(discrimination),
  };
}

function whyNoRank({ board, row: { bundle, belowFloor, estimate } }: LocatedRun): string {
  if (board.description.headline === undefined) return unrankedText(board.description);
  if (belowFloor) return noRankText(board);
  if (isEarlier(bundle)) return 'run on an earlier version of the suite';
  if (isClaimed(bundle)) return 'claimed by the submitter, not run by this board';
  if (bundle.scorecard.validity.state !== 'valid') return `the run is ${bundle.scorecard.validity.state}`;
  return estimate === undefined ? 'not measured' : '';
}

/** How much the system returned for a question, in the suite's unit; a dash if it was not measured. */
function returnedText(metric: MetricDescription | undefined, { scorecard }: BoardRow['bundle']): string {
  const estimate = metric && scorecard.overall.metrics[metric.id];
  if (metric === undefined || estimate === undefined) return '–';
  return `${formatMeasured({ ...metric, digits: 0 }, estimate)} ${metric.short}`;
}

/** Which systems it beats and which beat it, on a board that orders the table; empty if it is not compared. */
export function standingText({ board, row }: LocatedRun): string {
  if (row.group === undefined) return '';
  const { title } = board.description;
  const others = board.rows.filter((one: BoardRow) => one.group !== undefined && one !== row);
  if (others.length === 0) return '';
  const ahead = others.filter((one) => beats(one, row)).length;
  const behind = others.filter((one) => beats(row, one)).length;
  const same = sameText(board, row);
  return `On ${title}, it is better than ${behind} and worse than ${ahead} of ${others.length} other systems${same === '' ? '' : `, and has the same results as ${same}`}.`;
}
