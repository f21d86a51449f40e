import { besideText, FEW_TEMPLATES, formatClustered, formatInterval, formatMeasured } from '../../report/format.ts';
import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Board, type BoardRow, boardPerSuite, type LocatedRun, locateRuns, tokensMetric } from '../board/board.ts';
import { type Bounds, boundsFor, boundsOf } from '../board/bounds.ts';
import { isClaimed, isValid, type ShownBundle, type ShownEntry } from '../board/entries.ts';
import { groupOf } from '../board/groups.ts';
import { machinesText } from '../board/machines.ts';
import {
  callSizesText,
  contradiction,
  countedTasks,
  measuredPart,
  medianText,
  noRankReason,
  p95Text,
  sharedEndText,
  stateText,
  storingText,
} from '../board/row-text.ts';
import { sameResults } from '../board/same-results.ts';
import { lastChecked } from '../board/tier-view.ts';
import { byDiscrimination, type Discrimination, systemGroups } from '../overview/order.ts';
import { roleText } from '../overview/table-view.ts';
import type { Site } from '../site.ts';
import { controlAhead, shownRank } from '../suite/control-text.ts';
import { assessRun, type FamilyBounds, familyBounds } from './assess-run.ts';
import { causesView, firstFailed } from './failures-view.ts';
import { diagnosesOf, profileLists, profileView } from './profile-view.ts';
import { standingOf } from './standing-view.ts';

/** What the pages of all entries share, computed once. */
export interface Around {
  readonly located: ReadonlyMap<ShownBundle, LocatedRun>;
  readonly discriminations: readonly Discrimination[];
  readonly bounds: ReadonlyMap<Board, { readonly whole: Bounds; readonly families: FamilyBounds }>;
  /** The group of an entry in the overview's table, such as `Tier 2`. */
  readonly places: ReadonlyMap<string, string>;
  /** By run, the systems with the same results. */
  readonly same: ReadonlyMap<ShownBundle, string>;
}

export function aroundOf({ boards, entries }: Pick<Site, 'boards' | 'entries'>): Around {
  const discriminations = byDiscrimination(boardPerSuite(boards));
  const ranksClaims = boards.some((board) => board.ranksClaims);
  const systems = entries.filter(({ entry, bundles }) => groupOf(entry, bundles, ranksClaims) === 'system');
  const { groups } = systemGroups(systems, discriminations);
  return {
    located: locateRuns(boards),
    same: sameResults(boards),
    discriminations,
    bounds: new Map(boards.map((board) => [board, { whole: boundsOf(board), families: familyBounds(board) }])),
    places: new Map(groups.flatMap((group) => group.systems.map(({ entry }) => [entry.slug, group.label] as const))),
  };
}

/** An entry's runs, those of the most telling suite first. */
export function byTellingSuite({ bundles }: ShownEntry, { located, discriminations }: Around): readonly ShownBundle[] {
  const place = (bundle: ShownBundle) => {
    const at = discriminations.findIndex(({ board }) => board === located.get(bundle)?.board);
    return at < 0 ? discriminations.length : at;
  };
  return bundles.toSorted((a, b) => place(a) - place(b));
}

/**
 * The most important facts of an entry: the verdict, its reasons, and one line for every suite. References and controls
 * have no verdict.
 */
export function leadView(shown: ShownEntry, around: Around) {
  const { located, discriminations, bounds, places } = around;
  const runs = byTellingSuite(shown, around).flatMap((bundle) => located.get(bundle) ?? []);
  const valid = runs.filter(({ row }) => isValid(row.bundle));
  const judged = shown.entry.kind === 'system' || shown.entry.kind === 'example';
  const read = judged ? valid.map((run) => assessRun(run, bounds.get(run.board)?.families ?? new Map())) : [];
  const discriminationOf = ({ board }: LocatedRun) => discriminations.find((one) => one.board === board);
  return {
    place: places.get(shown.entry.slug) ?? '',
    diagnoses: diagnosesOf(read),
    profiled: profileLists(read),
    standing: valid.filter((run) => discriminationOf(run)?.orders).flatMap((run) => standingOf(run) ?? []),
    causes: judged ? causesView(valid) : [],
    /** The meaning of the mark beside an interval in `lines`; empty if none has it. */
    fewTemplates: runs.some(({ row }) => row.estimate?.few_clusters) ? FEW_TEMPLATES : '',
    sharedEnds: runs
      .map(({ board, row }) => sharedEndText(board, row))
      .filter(Boolean)
      .join(' '),
    callSizes: callSizesText(runs.map(({ board }) => board.description)),
    machines: machinesText(runs.map(({ row }) => row)),
    lines: runs.map((run) => runLine(run, bounds.get(run.board)?.whole ?? NONE, discriminationOf(run))),
    /** The suites whose families test one mechanism each. */
    mechanisms: runs
      .filter(hasMechanisms)
      .map(({ board }) => board.description.title)
      .join(' and '),
    profile: profileView(read, (run) => firstFailed(run.board, run.row.bundle.results, run.row.entry)),
  };
}

const hasMechanisms = ({ board }: LocatedRun) =>
  board.description.families.some(({ mechanism }) => mechanism !== undefined);

const NONE: Bounds = { cheat: undefined, reference: undefined };

/**
 * A run in one line: its figure, its cost, and how far the suite distinguishes systems. `discrimination` is absent for
 * data of no board.
 */
export function runLine({ board, row }: LocatedRun, whole: Bounds, discrimination: Discrimination | undefined) {
  const bounds = boundsFor(board, row, whole);
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
    beside: besideText(description, bundle.scorecard),
    interval: formatClustered(metric, estimate) || formatInterval(metric, estimate?.ci95),
    rank: shownRank({ board, row }),
    /** The day of the run; empty if it is not known. */
    ran: lastChecked(bundle) ?? '',
    /** Why a system has no rank; empty for one that has, and for what is never ranked. */
    noRank: row.entry.kind === 'system' && shownRank({ board, row }) === '' ? whyNoRank({ board, row }) : '',
    /** The control that it is not shown to beat. */
    floor: floorView({ board, row }),
    claimed: isClaimed(bundle),
    contradiction: contradiction(bundle),
    measured: measuredPart(row) || countedText(row) || runText(row, dataset),
    /** Whether the main metric leaves out tasks that were measured. */
    inOthers: measuredPart(row) === '' && countedText(row) !== '',
    cheat:
      bounds.cheat === undefined
        ? null
        : {
            value: formatValue(metric, bounds.cheat.value),
            name: bounds.cheat.name,
            /** Whether it is not the best cheat of all tasks. */
            inTheseTasks: bounds.cheat !== whole.cheat,
          },
    returned: returnedText(tokens, bundle),
    latency: medianText(bundle),
    slow: p95Text(bundle),
    /** The median time of a call that stores events. */
    storing: storingText(bundle),
    /** Empty if the run is valid. */
    state: state === 'valid' ? '' : stateText(row.entry, state),
    role: discrimination === undefined ? 'on other data' : roleText(discrimination),
  };
}

/** The tasks that the run has: a partial one does not have all. */
function runText({ bundle }: BoardRow, { tasks }: Board['dataset']): string {
  const { n: run } = bundle.scorecard.overall;
  return run < tasks ? `${run} of ${tasks} tasks` : `all ${tasks} tasks`;
}

/** Empty if the main metric counts all tasks. */
function countedText(row: BoardRow): string {
  const some = countedTasks(row);
  return some === undefined ? '' : `${some.counted} of ${some.of} tasks`;
}

function whyNoRank({ board, row }: LocatedRun): string {
  if (board.description.headline !== undefined && row.rank !== undefined)
    return `no rank: the suite does not order systems; this one is significantly better than the control ${safeText(board.floor?.name ?? '', 80)}`;
  return noRankReason(board, row);
}

/** How much the system returned for a question, in the suite's unit; a dash if it was not measured. */
function returnedText(metric: MetricDescription | undefined, { scorecard }: BoardRow['bundle']): string {
  const estimate = metric && scorecard.overall.metrics[metric.id];
  if (metric === undefined || estimate === undefined) return '–';
  return `${formatMeasured({ ...metric, digits: 0 }, estimate)} ${metric.short}`;
}

/**
 * The control that a system without a rank is not shown to beat, with links, and whether it is significantly better than the system.
 * Null for any other run.
 */
export function floorView({ board, row }: LocatedRun) {
  const control = board.rows.find(({ entry }) => entry.slug === board.floor?.slug);
  if (!row.belowFloor || control === undefined) return null;
  const query = new URLSearchParams({ board: board.id, a: row.entry.slug, b: control.entry.slug });
  return {
    name: safeText(control.entry.name, 80),
    href: `${control.entry.slug}.html`,
    compare: `../compare.html?${query}`,
    better: betterText({ board, row }, control),
  };
}

/** Empty if the control is not significantly better. */
function betterText(run: LocatedRun, control: LocatedRun['row']): string {
  const found = controlAhead(run, control);
  if (found === undefined) return '';
  const { ahead, behind, templates } = found;
  return `The control is significantly better than it: better in ${ahead} of ${templates} templates, worse in ${behind || 'none'}.`;
}
