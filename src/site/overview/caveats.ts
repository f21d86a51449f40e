import { scoresOfResults } from '../../analysis/results.ts';
import { few, formatMeasured } from '../../report/format.ts';
import { mainMetric } from '../../suite/description.ts';
import { groupBy } from '../../text/group-by.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Board, type BoardRow, tokensMetric } from '../board/board.ts';
import { ownSystemIn, type ShownEntry } from '../board/entries.ts';
import { bySuite, callSizesText, configurationParts, configurationText } from '../board/row-text.ts';
import { controlAhead } from '../suite/control-text.ts';
import { nameOf, rangeText, rowOf, rowsOf } from './board-rows.ts';
import type { Discrimination } from './order.ts';

/**
 * Which of the best systems of the first suite have the same score in every task, on which suites, and what their configurations have in
 * common; empty if no two have. What they return is not compared.
 *
 * @param boards of the suites that order the systems
 */
export function identicalText(boards: readonly Board[], best: readonly ShownEntry[]): string {
  const [first] = boards;
  const groupOn = (board: Board | undefined, one: ShownEntry) => board && rowOf(board, one)?.group;
  const sameAs = (one: ShownEntry) => best.filter((other) => groupOn(first, other) === groupOn(first, one));
  const alike = best
    .filter((one) => groupOn(first, one) !== undefined)
    .map(sameAs)
    .toSorted((a, b) => b.length - a.length)[0];
  if (alike === undefined || alike.length < 2) return '';
  const shared = boards.filter((board) => {
    const groups = new Set(alike.map((one) => groupOn(board, one)));
    return groups.size === 1 && !groups.has(undefined);
  });
  const titles = shared.map(({ description }) => description.title);
  const [own = [], ...others] = alike.map((one) => configurationParts(configurationText(one)));
  const common = own.filter((part) => others.every((parts) => parts.includes(part)));
  const configured = common.length === 0 ? '' : `; common to all: ${few(common)}`;
  return `${few(alike.map(nameOf), 6)} have the same score in every task on ${few(titles)}, though what they return can differ${configured}.`;
}

/** What the suites are about, in the first sentences of their summaries, and in what they count. */
export function suitesText(boards: readonly Board[]) {
  const described = boards.map(({ description }) => description);
  return {
    asks: described.map(({ title, summary }) => ({
      title,
      text: /^.*?[.?](?: .*?\.(?= |$))?/.exec(summary)?.[0] ?? summary,
    })),
    units: bySuite(described, (one) => tokensMetric(one)?.short),
    callSizes: callSizesText(described),
  };
}

/** With more different results, whether a control is better is not tested: a test for each takes too long. */
const MOST_TESTED = 40;

/** How many systems of a suite that orders nothing are significantly worse than its best control that reads neither the question nor the labels. */
export function blindText({ board, orders }: Discrimination, systems: readonly ShownEntry[]): string {
  const control = board.rows.find(({ entry }) => entry.slug === board.floor?.slug);
  const metric = mainMetric(board.description);
  const rows = rowsOf(board, systems);
  // The others are better than it, or ran other tasks.
  const below = rows.filter(({ belowFloor }) => belowFloor);
  const results = groupBy(below, ({ bundle }) => scoresOfResults(bundle.results, metric.id).join());
  if (orders || control === undefined || results.size > MOST_TESTED) return '';
  const worse = [...results.values()].flatMap((same) =>
    same[0] && controlAhead({ board, row: same[0] }, control) ? same : [],
  );
  if (worse.length === 0) return '';
  const range = rangeText(metric, worse);
  return `On ${board.description.title} the control ${nameOf(control)}${doesOf(control)}, ${formatMeasured(metric, control.estimate)}, is significantly better than ${worse.length} of the ${rows.length} systems (${range}).`;
}

/** What a suite with a headline shows if it orders nothing: that most systems return what a control returns. */
export function silentText({ board, orders }: Discrimination, systems: readonly ShownEntry[]): string {
  if (orders || board.description.headline === undefined) return '';
  const rows = rowsOf(board, systems);
  const same = sameAsControl(board, rows);
  if (same === undefined || same.count * 2 < rows.length) return '';
  const who = same.count === rows.length ? `all ${rows.length}` : `${same.count} of the ${rows.length}`;
  return `On ${board.description.title} ${who} systems pass the same tasks as the control ${same.name}${same.does}.`;
}

/** The control with which most of these runs agree in every task. */
function sameAsControl(board: Board, rows: readonly BoardRow[]) {
  const vector = ({ bundle }: BoardRow) => bundle.results.passed.join('');
  const vectors = rows.map(vector);
  const controls = board.rows.filter(
    ({ entry, bundle }) => entry.kind === 'control' && !bundle.scorecard.system.reads_labels,
  );
  return controls
    .map((row) => {
      const own = vector(row);
      return {
        name: safeText(row.entry.name, 80),
        does: doesOf(row),
        count: vectors.filter((one) => one === own).length,
      };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)[0];
}

/** What a control does, in the words of its suite; empty if those have none. */
function doesOf({ bundle }: BoardRow): string {
  const summary = ownSystemIn(bundle)?.summary;
  return summary ? ` (“${summary.replace(/\.$/, '')}”)` : '';
}
