import type { Estimate } from '../../protocol/scorecard.ts';
import { besideText, few, formatClustered, formatInterval, formatMeasured } from '../../report/format.ts';
import { type Family, type MetricDescription, mainMetric } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { mark } from '../board/bar.ts';
import { type Board, type BoardRow, tokensMetric } from '../board/board.ts';
import { type Bounds, boundsOf, estimateOf } from '../board/bounds.ts';
import { type AsOf, isClaimed, isEarlier, isOfBoard, readsLabels, type ShownEntry } from '../board/entries.ts';
import { beatsCheat } from '../board/reading.ts';
import {
  contradiction,
  isInBestSet,
  measuredPart,
  medianText,
  rankText,
  stateText,
  whyUnranked,
} from '../board/row-text.ts';
import { alike } from '../board/same-results.ts';
import { agoText, TIER_WORDS, tierView } from '../board/tier-view.ts';
import { rowOf } from './board-rows.ts';

/**
 * An entry's run on one board. Numbers are there as text, and in `order` for sorting. `scale` is the end of the mark's
 * axis.
 */
export function scoreCell(board: Board, shown: ShownEntry, scale: number, bounds: Bounds) {
  const { description } = board;
  const row = rowOf(board, shown);
  const metric = mainMetric(description);
  const tokens = tokensMetric(description);
  const estimate = row?.estimate;
  const spent = tokens && row?.bundle.scorecard.overall.metrics[tokens.id]?.value;
  const latency = row?.bundle.timing.latency_ms.query?.p50;
  const state = row?.bundle.scorecard.validity.state ?? 'valid';
  const other =
    row === undefined ? shown.bundles.find(({ scorecard }) => scorecard.suite.id === description.id) : undefined;
  return {
    title: description.title,
    metric: metric.label,
    href: suiteHref(description.id),
    measured: row !== undefined,
    /** The suite's page, if the entry was run only on other data or on an earlier version of the suite. */
    elsewhere: other
      ? {
          href: suiteHref(description.id),
          text: isEarlier(other) ? `on version ${safeText(other.scorecard.suite.version, 40)}` : 'on other data',
        }
      : null,
    value: formatMeasured(metric, estimate),
    beside: row === undefined ? '' : besideText(description, row.bundle.scorecard),
    interval: formatClustered(metric, estimate) || formatInterval(metric, estimate?.ci95),
    rank: row === undefined ? '' : rankText(row),
    bestSet: row !== undefined && isInBestSet(row),
    /** Why a compared system has no rank; empty for others. */
    noRank: row === undefined ? '' : whyUnranked(board, row),
    /** Whether value and latency are only claimed. */
    claimed: row !== undefined && isClaimed(row.bundle),
    contradiction: row === undefined ? null : contradiction(row.bundle),
    /** The number of tasks for which the value was measured, if not all. */
    part: row === undefined ? '' : measuredPart(row),
    /** Empty if the run is valid. */
    state: state === 'valid' ? '' : state,
    /** Absent if only a part of the tasks was measured, because the marks beside it are of all tasks. */
    mark:
      row === undefined || estimate === undefined || measuredPart(row) !== '' ? null : mark(estimate, bounds, scale),
    /** The system with the same result in every task, or how many there are, where runs are compared. */
    same: row?.group === undefined ? '' : sameText(board, row, 2),
    order: { value: orderValue(estimate?.value), tokens: orderValue(spent), latency: orderValue(latency) },
  };
}

/** The cost of a query on the board: median time, and tokens. */
export function costCell(board: Board, shown: ShownEntry) {
  const row = rowOf(board, shown);
  const tokens = tokensMetric(board.description);
  return {
    tokens: tokens ? formatMeasured({ ...tokens, digits: 0 }, row?.bundle.scorecard.overall.metrics[tokens.id]) : '–',
    latency: row === undefined ? '–' : medianText(row.bundle),
    claimed: row !== undefined && isClaimed(row.bundle),
  };
}

/** A system's figure in a mechanism of a suite. */
export function familyCell(
  board: Board,
  shown: ShownEntry,
  { family, bounds }: { readonly family: Family; readonly bounds: Bounds },
) {
  const row = rowOf(board, shown);
  const metric = mainMetric(board.description);
  const estimate = row && estimateOf(row, board, family.id);
  return {
    label: family.label,
    value: estimate === undefined ? '–' : wholeText(metric, estimate.value),
    interval: formatClustered(metric, estimate) || formatInterval(metric, estimate?.ci95),
    range: rangeText(metric, estimate),
    mark: estimate === undefined ? null : mark(estimate, bounds, 1),
    /** Whether it is clearly above the best cheat: a phone shows only those at first. */
    able: row !== undefined && beatsCheat(board, row, family.id, bounds),
    order: orderValue(estimate?.value),
  };
}

/** In whole per cents; a figure that is not 0% or 100% is not printed as such. */
export function wholeText(metric: MetricDescription, value: number): string {
  const text = formatValue({ ...metric, digits: 0 }, value);
  if (metric.unit !== 'fraction') return text;
  if (value > 0 && text === '0%') return '<1%';
  return value < 1 && text === '100%' ? '>99%' : text;
}

/** The interval in whole per cents without their signs, such as `54–66`: a column of a mechanism has room for no more. */
function rangeText(metric: MetricDescription, estimate: Estimate | undefined): string {
  const interval = estimate?.ci95_clustered ?? estimate?.ci95;
  if (interval === undefined) return '';
  const [low, high] = interval.map((end) => formatValue({ ...metric, digits: 0 }, end).replace(/%$/, ''));
  return low === high ? `${low}` : `${low}–${high}`;
}

/**
 * The other systems with the same results as a run; empty if there are none.
 *
 * @param most more of them are only counted
 * @param sharing those that are in the same row of the table, and are left out
 */
export function sameText(board: Board, row: BoardRow, most: number, sharing: ReadonlySet<string> = new Set()): string {
  const names = alike(board, row)
    .filter(({ entry }) => !sharing.has(entry.slug))
    .map(({ entry }) => safeText(entry.name, 80));
  return names.length > most ? `${names.length} others` : few(names, most);
}

export const suiteHref = (suite: string) => `suites/${suite}.html`;

/** A number for sorting: values that differ by less than a millionth are equal. */
const orderValue = (value: number | undefined) => (value === undefined ? '' : String(Number(value.toPrecision(6))));

/** The versions that were run, and the days. Submitted dates may be anything: those that are not a day are left out. */
export function testedCell({ entry, bundles }: ShownEntry, asOf: AsOf) {
  const dated = bundles
    .map((bundle) => ({ day: bundle.manifest.dates.finished.slice(0, 10), claimed: isClaimed(bundle) }))
    .filter(({ day }) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)));
  const days = dated.map(({ day }) => day).sort();
  const [oldest, newest] = [days[0], days.at(-1)];
  const versions = [...new Set(bundles.map(({ scorecard }) => scorecard.system.version))];
  return {
    version: safeText(versions.length === 0 ? entry.version : versions.join(', '), 80),
    days: oldest === undefined ? '–' : [...new Set([oldest, newest])].join(' to '),
    /** Whether one of the days is only claimed. */
    claimed: dated.some(({ claimed }) => claimed),
    /** The age of the oldest run, so that one new run does not hide old ones; empty without `asOf`. */
    age:
      oldest === undefined || asOf === undefined
        ? ''
        : `${oldest === newest ? '' : 'the oldest run '}${agoText(oldest, asOf)}`,
    /** Milliseconds of the oldest day; empty without a run. */
    order: oldest === undefined ? '' : String(Date.parse(oldest)),
  };
}

/** The tiers of an entry's runs, one line for each combination of tier and claim, after that of a dispute. */
export function tierCell({ bundles, dispute }: ShownEntry, asOf: AsOf) {
  const views = bundles.map((bundle) => tierView(bundle, undefined, asOf));
  const disputed = dispute && bundles.slice(0, 1).map((bundle) => tierView(bundle, dispute, asOf));
  const words = TIER_WORDS.filter((word) => views.some((view) => view.word === word));
  const kinds = words.flatMap((word) => {
    const claims = views.filter((view) => view.word === word).map(({ claim }) => claim);
    return [...new Set(claims)].map((claim) => ({ word, claim }));
  });
  return {
    words: [...(disputed ?? []).map(({ word }) => word), ...words].join(' '),
    /** Higher is better verified, by the weakest run; empty without a run. */
    order: words[0] === undefined ? '' : String(dispute ? 0 : TIER_WORDS.indexOf(words[0])),
    lines: [
      ...(disputed ?? []).map(({ word, label, age }) => ({ word, label, claim: '', age, suites: '' })),
      ...kinds.map(({ word, claim }) => {
        const own = views.filter((view) => view.word === word && view.claim === claim);
        const ages = [...new Set(own.map(({ age }) => age))];
        return {
          word,
          label: own[0]?.label ?? word,
          claim,
          age: ages.length === 1 ? (ages[0] ?? '') : '',
          /** The number of suites, if there are several lines. */
          suites: kinds.length === 1 ? '' : `${own.length} ${own.length === 1 ? 'suite' : 'suites'}`,
        };
      }),
    ],
  };
}

interface EntryGroup {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly entries: readonly ShownEntry[];
}

/**
 * The values of a group on those boards that have a run of it; no table if none has.
 *
 * @param repository the board’s, OWNER/NAME
 */
export function foldedTable({ id, label, note, entries }: EntryGroup, boards: readonly Board[], repository: string) {
  const own = boards.filter((board) => entries.some((shown) => rowOf(board, shown) !== undefined));
  if (own.length === 0) return [];
  return [
    {
      kind: id,
      label,
      note,
      count: entries.length,
      suites: own.map((board) => ({ title: board.description.title, cheat: id === 'system' ? cheatText(board) : '' })),
      rows: entries.map((shown) => ({
        href: `systems/${shown.entry.slug}.html`,
        name: safeText(shown.entry.name, 80),
        /** Whether it is a system by the people of the board: they made all entries of the other kinds. */
        own: id === 'system' && isOfBoard(shown, repository),
        readsLabels: shown.bundles.some((bundle) => readsLabels(shown.entry, bundle)),
        cells: own.map((board) => ({ suite: board.description.title, ...foldedCell(board, shown) })),
      })),
    },
  ];
}

/** The figure of the best cheat of a suite; empty without one. */
function cheatText(board: Board): string {
  const { cheat } = boundsOf(board);
  return cheat === undefined ? '' : formatValue(mainMetric(board.description), cheat.value);
}

function foldedCell(board: Board, shown: ShownEntry) {
  const row = rowOf(board, shown);
  const state = row?.bundle.scorecard.validity.state ?? 'valid';
  return {
    measured: row !== undefined,
    value: formatMeasured(mainMetric(board.description), row?.estimate),
    claimed: row !== undefined && isClaimed(row.bundle),
    part: row === undefined ? '' : measuredPart(row),
    /** A control may be meant to break a rule. */
    state: row === undefined || state === 'valid' ? '' : stateText(row.entry, state),
  };
}
