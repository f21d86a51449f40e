import { scoresOfResults } from '../../analysis/results.ts';
import { few, formatMeasured } from '../../report/format.ts';
import { type MetricDescription, mainMetric, signOf } from '../../suite/description.ts';
import { groupBy } from '../../text/group-by.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Board, type BoardRow, tokensMetric } from '../board/board.ts';
import { isValid, ownSystemIn, readsLabels, type ShownEntry } from '../board/entries.ts';
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

/**
 * The system whose place depends most on the metric, with its best and its worst place by another metric of the suite that is shown
 * for all systems; empty if no place changes by more than one. Systems with the same scores count once.
 */
export function otherOrderText(board: Board, systems: readonly ShownEntry[]): string {
  const metric = mainMetric(board.description);
  const { metrics, tables } = board.description;
  const others = metrics.filter(
    ({ id, unit, better }) => tables.overall.includes(id) && unit === metric.unit && better === metric.better,
  );
  const rows = [
    ...new Map(systems.flatMap((one) => rowOf(board, one) ?? []).map((row) => [row.group ?? row, row])).values(),
  ];
  const before = placesBy(metric, rows);
  const placed = others.map((other) => ({ label: other.label, places: placesBy(other, rows) }));
  const moves = rows.flatMap((row) => {
    const from = before.get(row);
    const sorted = placed
      .map(({ label, places }) => ({ label, place: places.get(row) ?? from ?? 0 }))
      .toSorted((a, b) => a.place - b.place);
    const [best, worst] = [sorted[0], sorted.at(-1)];
    return from === undefined || best === undefined || worst === undefined ? [] : [{ row, from, best, worst }];
  });
  const [most] = moves.toSorted((a, b) => b.worst.place - b.best.place - (a.worst.place - a.best.place));
  if (most === undefined || most.worst.place - most.best.place < 2) return '';
  const { row, from, best, worst } = most;
  const moved = [best, worst].filter(({ place }) => place !== from);
  const texts = moved.map(({ label, place }) => `place ${place} by “${label}”`);
  return `${board.description.title} is ordered by “${metric.label}”, by which ${nameOf(row)} has place ${from} of ${rows.length}. It would have ${few(texts, 2)}.`;
}

/**
 * Where the stricter ranks are, with two systems whose ranks differ although all comparisons together leave undecided which of
 * them is better; empty without ranks.
 */
export function strictText(boards: readonly Board[]): string {
  const ranked = boards.map((board) => ({ board, rows: board.rows.filter(({ rank }) => rank !== undefined) }));
  if (ranked.every(({ rows }) => rows.length < 2)) return '';
  const [undecided] = ranked.flatMap(({ board, rows }) =>
    rows.flatMap((a) => {
      const b = rows.find(({ group, rank }) => {
        const isBehind = a.rank !== undefined && rank !== undefined && a.rank.worst < rank.best;
        return isBehind && group !== undefined && !a.rank.beats.includes(group);
      });
      return b === undefined ? [] : [{ title: board.description.title, names: [nameOf(a), nameOf(b)] }];
    }),
  );
  const example = undecided
    ? ` On ${undecided.title} those leave undecided which of ${few(undecided.names, 2)} is better.`
    : '';
  return `Suite pages also have strict ranks, which correct for all pairs of systems together.${example}`;
}

/** On which suites the best examples of adapters have a better figure than most systems; empty if on none. */
export function examplesText(boards: readonly Board[], systems: readonly ShownEntry[]): string {
  const found = boards.flatMap((board) => {
    const { description } = board;
    const metric = mainMetric(description);
    const sign = signOf(metric);
    const signed = (rows: readonly BoardRow[]) =>
      rows.flatMap(({ estimate }) => (estimate ? sign * estimate.value : []));
    const examples = board.rows.filter(
      ({ entry, bundle }) => entry.kind === 'example' && isValid(bundle) && !readsLabels(entry, bundle),
    );
    const [best, values] = [Math.max(...signed(examples)), signed(rowsOf(board, systems))];
    const behind = values.filter((value) => value < best).length;
    if (description.headline === undefined || values.length < 2 || behind * 2 <= values.length) return [];
    const names = examples.filter(({ estimate }) => estimate?.value === sign * best).map(nameOf);
    return `${few(names, 3)} on ${description.title} (${formatValue(metric, sign * best)}, a better figure than ${behind} of ${values.length})`;
  });
  return found.length === 0
    ? ''
    : `Examples are by people who know the tasks, and have no rank. Some have better figures than most systems, though no test compares them: ${found.join('; ')}.`;
}

/** The place of each row by a metric: 1 + the number of rows with a better value. */
function placesBy(metric: MetricDescription, rows: readonly BoardRow[]): ReadonlyMap<BoardRow, number> {
  const sign = signOf(metric);
  const values = rows.flatMap((row) => {
    const value = row.bundle.scorecard.overall.metrics[metric.id]?.value;
    return value === undefined ? [] : [{ row, value: sign * value }];
  });
  return new Map(values.map(({ row, value }) => [row, 1 + values.filter((one) => one.value > value).length]));
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
