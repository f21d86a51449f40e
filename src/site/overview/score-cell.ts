import { formatClustered, formatInterval, formatValue } from '../../report/format.ts';
import { mainMetric } from '../../suite/description.ts';
import { type Bar, bar } from '../board/bar.ts';
import { type Board, tokensMetric } from '../board/board.ts';
import { type Contradiction, contradiction } from '../board/contradiction.ts';
import { isClaimed, type ShownEntry } from '../board/entries.ts';
import { measuredPart } from '../board/measured-part.ts';
import { isInBestSet, noRankText, rankText } from '../board/places.ts';

/** An entry's run on one board. Numbers stand twice: as they are read, and as they are sorted by. */
export interface ScoreCell {
  readonly suite: string;
  readonly title: string;
  readonly measured: boolean;
  /** Where the entry has a run of the suite on other data: the page that shows it. */
  readonly elsewhere: string;
  readonly value: string;
  /** The interval that is wider for counting templates, else the plain one. */
  readonly interval: string;
  readonly rank: string;
  /** Whether value and time are the submitter's word. */
  readonly claimed: boolean;
  readonly contradiction: Contradiction | null;
  readonly bestSet: boolean;
  /** Why a system that was compared has no rank; empty elsewhere. */
  readonly noRank: string;
  /** Of how many tasks the value is, where not of all. */
  readonly part: string;
  /** Empty where the run is valid. */
  readonly state: string;
  readonly bar: Bar | null;
  readonly tokens: string;
  readonly tokensUnit: string;
  readonly latency: string;
  readonly order: { readonly value: string; readonly tokens: string; readonly latency: string };
}

/** `scale` is what the bar's axis ends at. */
export function scoreCell(board: Board, shown: ShownEntry, scale: number): ScoreCell {
  const { description } = board;
  const row = board.rows.find(({ entry }) => entry.slug === shown.entry.slug);
  const metric = mainMetric(description);
  const tokens = tokensMetric(description);
  const estimate = row?.estimate;
  const spent = tokens && row?.bundle.scorecard.overall.metrics[tokens.id]?.value;
  const latency = row?.bundle.timing.latency_ms.query?.p50;
  const state = row?.bundle.scorecard.validity.state ?? 'valid';
  const other = row === undefined && shown.bundles.some(({ scorecard }) => scorecard.suite.id === description.id);
  return {
    suite: description.id,
    title: description.title,
    measured: row !== undefined,
    elsewhere: other ? suiteHref(description.id) : '',
    value: estimate === undefined ? '–' : formatValue(metric, estimate.value),
    interval: formatClustered(metric, estimate) || formatInterval(metric, estimate?.ci95),
    rank: row === undefined ? '' : rankText(row),
    bestSet: row !== undefined && isInBestSet(row),
    noRank: row?.belowFloor ? noRankText(board) : '',
    claimed: row !== undefined && isClaimed(row.bundle),
    contradiction: row === undefined ? null : contradiction(row.bundle),
    part: row === undefined ? '' : measuredPart(row),
    state: state === 'valid' ? '' : state,
    bar: estimate === undefined ? null : bar(estimate, scale),
    tokens: tokens === undefined || spent === undefined ? '–' : formatValue(tokens, spent),
    tokensUnit: tokens?.short ?? '',
    latency: latency === undefined ? '–' : `${latency.toPrecision(latency < 1 ? 2 : 3)} ms`,
    order: { value: number(estimate?.value), tokens: number(spent), latency: number(latency) },
  };
}

export const suiteHref = (suite: string) => `suites/${suite}.html`;

const number = (value: number | undefined) => (value === undefined ? '' : String(value));
