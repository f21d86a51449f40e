import { UNMEASURED, wasMeasured } from '../../analysis/results.ts';
import type { Entry } from '../../evidence/entry.ts';
import { quantileOf, rounded } from '../../evidence/timing.ts';
import { few, formatLatency } from '../../report/format.ts';
import { mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { formatDifference, formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from './board.ts';
import {
  type EntryBundle,
  isClaimed,
  isEarlier,
  isValid,
  readsLabels,
  type ShownBundle,
  type ShownEntry,
} from './entries.ts';

/** A range of ranks, such as `2` or `1–3`. */
const rangeText = (best: number, worst: number) => (best === worst ? `${best}` : `${best}–${worst}`);

/** The shown range of ranks; empty without a rank. */
export const rankText = ({ rank }: Pick<BoardRow, 'rank'>): string => (rank ? rangeText(rank.best, rank.worst) : '');

/** The range of ranks that is simultaneous over all systems; empty without a rank. */
export const strictRankText = ({ rank }: Pick<BoardRow, 'rank'>): string =>
  rank ? rangeText(rank.strictBest, rank.strictWorst) : '';

/** Whether no other system is significantly better than this one. */
export const isInBestSet = ({ rank }: Pick<BoardRow, 'rank'>): boolean => rank?.best === 1;

/** Why a suite without a headline ranks no system. */
export const unrankedText = ({ noHeadline }: Pick<SuiteDescription, 'noHeadline'>): string =>
  `The suite ranks no system${noHeadline === undefined ? '' : `: ${noHeadline}`}.`;

/** Why some systems have no rank; empty if all compared ones have one. */
export function noRankText({ description, floor, rows, suite, controlsOn }: Board): string {
  if (!rows.some(({ belowFloor }) => belowFloor)) return '';
  if (controlsOn !== undefined)
    return `not compared with a control that never reads the question: the board’s controls are of version ${safeText(controlsOn, 40)} of the suite, and this is ${safeText(suite.version, 40)}`;
  if (floor === undefined) return '';
  const value = formatValue(mainMetric(description), floor.value);
  return `not significantly better than the control ${safeText(floor.name, 80)} (${value}), which never reads the question`;
}

/** Why a system that was run has no rank: it seems to know the public answers, or is not shown to be better than a floor; empty for others. */
export function whyUnranked(board: Board, { bundle: { fresh }, belowFloor }: BoardRow): string {
  if (fresh?.flagged) return safeText(fresh.flagged, 1_000);
  return belowFloor ? noRankText(board) : '';
}

/** What takes the rank of a run, if that is the board's run on fresh tasks; empty for others. */
export const onFreshText = ({ fresh }: Pick<ShownBundle, 'fresh'>): string =>
  fresh?.flagged ? `${fresh.contamination ? 'worse' : 'no result'} on fresh tasks` : '';

/** Why a run has no rank, whatever the reason; empty for one that has. */
export function noRankReason(board: Board, row: BoardRow): string {
  const { entry, bundle, estimate, rank } = row;
  if (board.description.headline === undefined) return unrankedText(board.description);
  if (rank !== undefined) return '';
  const why = whyUnranked(board, row);
  if (why !== '') return why;
  if (entry.kind !== 'system') return `${entry.kind}s are not ranked`;
  if (isEarlier(bundle)) return 'run on an earlier version of the suite';
  if (isClaimed(bundle) && !(board.ranksClaims && bundle.tier === 'self-reported'))
    return 'claimed by the submitter, not run by this board';
  if (!isValid(bundle)) return `the run is ${bundle.scorecard.validity.state}`;
  if (estimate === undefined) return 'not measured';
  if (readsLabels(entry, bundle)) return 'the system got labels that entrants do not get';
  return bundle.manifest.split === 'fresh' ? 'run on fresh tasks, which no other run has' : '';
}

/**
 * The number of tasks for which the main metric was measured, such as `15 of 150 tasks` for a system that does not
 * declare answers; empty if it was measured for all.
 */
export function measuredPart({ estimate, bundle }: Pick<BoardRow, 'estimate' | 'bundle'>): string {
  const { n: tasks } = bundle.scorecard.overall;
  return estimate === undefined || estimate.n >= tasks ? '' : `${estimate.n} of ${tasks} tasks`;
}

/** An end of an interval, and the value of the run whose end on this side is the limit for all others. */
const ENDS = [
  { at: 0, reaches: 'begins', side: 'higher', extreme: 1 },
  { at: 1, reaches: 'ends', side: 'lower', extreme: 0 },
] as const;

/** Why runs with other values have the same end of their clustered interval as this one; empty if none have. */
export function sharedEndText({ description, rows }: Board, { estimate }: Pick<BoardRow, 'estimate'>): string {
  const metric = mainMetric(description);
  const own = estimate?.ci95_clustered;
  if (own === undefined || metric.unit !== 'fraction') return '';
  const shared = ENDS.find(
    ({ at, extreme }) =>
      !isSame(own[at], 1 - extreme) &&
      rows.some(
        (row) => isSame(row.estimate?.ci95_clustered?.[at], own[at]) && row.estimate?.value !== estimate?.value,
      ),
  );
  if (shared === undefined) return '';
  const { at, reaches, side, extreme } = shared;
  return `On ${description.title} even the clustered interval of a run with ${formatValue(metric, extreme)} ${reaches} at ${formatValue(metric, own[at])}, so none ${reaches} ${side}.`;
}

const isSame = (a: number | undefined, b: number) => a !== undefined && Math.abs(a - b) < 1e-9;

/**
 * The number of tasks that the main metric counts; undefined if it counts all that were measured. Some tasks, such as
 * those of an extension, count only in other metrics.
 */
export function countedTasks({ bundle: { results, suite } }: Pick<BoardRow, 'bundle'>) {
  const metric = mainMetric(suite.description);
  const all = [...results.tasks.ids.keys()].filter((place) => results.passed[place] !== UNMEASURED);
  const own = all.filter((place) => wasMeasured(results, metric.id, place));
  if (own.length === 0 || own.length === all.length) return undefined;
  return { counted: own.length, of: all.length };
}

/** The state of a run in a word. A control may be meant to break a rule, so its state is `refused` instead of `invalid`. */
export const stateText = ({ kind }: Pick<BoardRow['entry'], 'kind'>, state: string): string =>
  kind === 'control' && state === 'invalid' ? 'refused' : state;

type Timed = Pick<EntryBundle, 'timing'>;

/** The median time of a query, as text; a dash if none was timed. */
export const medianText = ({ timing }: Timed): string => latencyText(timing.latency_ms.query);

/** The median time of a call that stores events, as text; a dash if none was timed. */
export const storingText = ({ timing }: Timed): string => latencyText(timing.latency_ms.observe);

const latencyText = (latency: Timed['timing']['latency_ms'][string] | undefined): string =>
  latency === undefined ? '–' : formatLatency(latency.p50);

/** The 95th percentile of the time of a query in milliseconds; undefined if no query was timed. */
export function p95Of({ timing }: Timed): number | undefined {
  const query = timing.latency_ms.query;
  return query === undefined || query.buckets.length === 0 ? undefined : rounded(quantileOf(query, 0.95));
}

export function p95Text(bundle: Timed): string {
  const p95 = p95Of(bundle);
  return p95 === undefined ? '–' : formatLatency(p95);
}

/** A contradicted claim, for the partial `contradicted`. */
export interface Contradiction {
  /** The claimed figure; empty if it prints like the board's, because the claim may differ in another figure. */
  readonly claimed: string;
  /** The difference to the board's figure; empty if `claimed` is. */
  readonly difference: string;
}

export function contradiction({ suite, scorecard, submitted, claim }: ShownBundle): Contradiction | null {
  if (claim?.verdict !== 'contradicted') return null;
  const metric = mainMetric(suite.description);
  const [measured, claimed] = [scorecard, submitted?.scorecard].map((card) => card?.overall.metrics[metric.id]?.value);
  if (claimed === undefined) return { claimed: '', difference: '' };
  const text = formatValue(metric, claimed);
  if (measured === undefined) return { claimed: text, difference: '' };
  if (text === formatValue(metric, measured)) return { claimed: '', difference: '' };
  return { claimed: text, difference: formatDifference(metric, Math.abs(claimed - measured)) };
}

/**
 * The configuration, such as `no LLM · all-MiniLM-L6-v2 · top 3`. All but the run's own model is declared by the
 * submitter.
 */
export function configurationText({ entry, bundles }: Pick<ShownEntry, 'entry' | 'bundles'>): string {
  const most = topText({ entry, bundles });
  const parts = [modelText(entry, bundles), entry.configuration?.search, most && `top ${most}`];
  return parts.flatMap((part) => (part ? [safeText(part, 80)] : [])).join(' · ');
}

/** The largest number of memories that it returns to a question of the suite; undefined if its entry does not say. */
export const topOn = ({ configuration: { top, top_by_suite: bySuite = {} } = {} }: Entry, suite: string) =>
  Object.hasOwn(bySuite, suite) ? bySuite[suite] : top;

/** The same for all suites, such as `3 (10 on Worlds)`; empty if its entry does not say. */
export function topText({ entry, bundles }: Pick<ShownEntry, 'entry' | 'bundles'>): string {
  const { top } = entry.configuration ?? {};
  const others = bundles.flatMap(({ suite: { description } }) => {
    const most = topOn(entry, description.id);
    return most === undefined || most === top ? [] : [`${most} on ${description.title}`];
  });
  const differing = [...new Set(others)].join('; ');
  if (top === undefined) return differing;
  return differing === '' ? String(top) : `${top} (${differing})`;
}

/** A configuration in parts, to find what several have in common. */
export const configurationParts = (configuration: string): readonly string[] =>
  configuration.split(/ · |, /).filter(Boolean);

/** The model that was asked through the gateway, otherwise what the entry says. */
export function modelText({ configuration, model }: Entry, bundles: ShownEntry['bundles']): string {
  const asked = bundles.flatMap(({ manifest }) => manifest.gateway?.settings.model ?? []);
  if (asked.length > 0) return `LLM ${[...new Set(asked)].join(', ')}`;
  const named = configuration?.model ?? model?.name;
  return named === undefined ? 'no LLM' : `LLM ${named}`;
}

/** What suites have, such as `words on A; tokens on B and C`. A suite without it is left out. */
export function bySuite(
  suites: readonly SuiteDescription[],
  wordOf: (suite: SuiteDescription) => string | undefined,
): string {
  const words = [...new Set(suites.flatMap((one) => wordOf(one) ?? []))];
  const having = (word: string) => few(suites.filter((one) => wordOf(one) === word).map(({ title }) => title));
  return words.map((word) => `${word} on ${having(word)}`).join('; ');
}

/** How many events a call stores in each suite. */
export const callSizesText = (suites: readonly SuiteDescription[]): string =>
  bySuite(suites, ({ eventsPerCall }) => eventsPerCall);
