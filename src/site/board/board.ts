import { hasTasksOf } from '../../analysis/marks.ts';
import { type Floor, standings } from '../../analysis/standings.ts';
import type { TaskList } from '../../analysis/wins.ts';
import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Estimate, Scorecard } from '../../protocol/scorecard.ts';
import type { RankRange } from '../../stats/rank-ranges.ts';
import { type MetricDescription, mainMetric, type SuiteDescription, signOf } from '../../suite/description.ts';
import { memoise } from '../../text/caches.ts';
import { addTo } from '../../text/group-by.ts';
import { safeText } from '../../text/safe-text.ts';
import { capital } from '../../text/words.ts';
import {
  isClaimed,
  isEarlier,
  isValid,
  readsLabels,
  type ShownBundle,
  type ShownEntry,
  versionedByRun,
} from './entries.ts';
import { competitor, floorOf, versionOfControls } from './ranking.ts';

export interface BoardRow {
  readonly entry: Entry;
  readonly bundle: ShownBundle;
  readonly dispute: ShownEntry['dispute'];
  readonly estimate: Estimate | undefined;
  /**
   * Absent for a run outside the ranking, an invalid run, and a run that is not significantly better than the floor, or has to wait for one.
   */
  readonly rank: RankRange | undefined;
  /** Whether the system has no rank only because of the floor, or of its absence. */
  readonly belowFloor: boolean;
  /** The number of the group of runs with the same scores in every task; absent for runs that are not compared. */
  readonly group: number | undefined;
}

/** What a run is compared by, on a board or beside it. */
export type MeasuredRun = Pick<BoardRow, 'estimate'> & { readonly bundle: Pick<ShownBundle, 'scorecard' | 'results'> };

type UnrankedRow = Pick<BoardRow, 'entry' | 'bundle' | 'dispute'>;

/** Runs that can be compared: of the same version of a suite on the same tasks. */
export interface Board {
  readonly id: string;
  /** The suite's description, with only the families in the board's data. */
  readonly description: SuiteDescription;
  readonly suite: Scorecard['suite'];
  readonly dataset: Scorecard['dataset'];
  readonly ranksClaims: boolean;
  /** Whether the board is of an earlier version of the suite, so that nothing on it has a rank. */
  readonly earlier: boolean;
  /** The best first; systems with a rank before those without. */
  readonly rows: readonly BoardRow[];
  /** The best control that reads neither the question nor the labels: a system that is not significantly better than it has no rank. */
  readonly floor: Floor | undefined;
  /** The other version of the suite that has the controls. Then no system has a rank. Absent if this version has some, or none has. */
  readonly controlsOn?: string | undefined;
  /** Ids of the tasks that have a page, in the order of the data; absent if tasks are not shown. */
  readonly taskPages?: ReadonlySet<string>;
}

/** What bounds and comparisons need of a board. */
export type Field = Pick<Board, 'description' | 'rows'>;

export interface LocatedRun {
  readonly board: Board;
  readonly row: BoardRow;
}

export function locateRuns(boards: readonly Board[]): ReadonlyMap<ShownBundle, LocatedRun> {
  return new Map(boards.flatMap((board) => board.rows.map((row) => [row.bundle, { board, row }] as const)));
}

/** Such as `the public tasks, 250`, or with the id of other data `mine, 40 tasks`. */
export function datasetText({ id, official, tasks }: Board['dataset'], { heldOut = false } = {}): string {
  const what = `${official ? ', official' : ''}${heldOut ? ', held out' : ''}`;
  return id === 'builtin' ? `the public tasks${what}, ${tasks}` : `${safeText(id, 60)}${what}, ${tasks} tasks`;
}

/** The suite's first metric in tokens. */
export function tokensMetric({ metrics }: SuiteDescription): MetricDescription | undefined {
  return metrics.find(({ unit }) => unit === 'tokens');
}

/** The heading of a column of what a task cost in tokens, in the suite's unit, and its longer name. */
export function tokensHeading(description: SuiteDescription) {
  const { short = 'tokens', label = 'Tokens of context' } = tokensMetric(description) ?? {};
  return { short: capital(short), label, unit: short };
}

export function betterText({ better }: MetricDescription): string {
  return better === 'higher' ? 'Higher is better.' : 'Lower is better.';
}

/** The id of the data that a suite publishes. A submitter can run other data, whose digest they choose among many. */
export const PUBLIC = 'builtin';

/**
 * A digest of the data and the tasks of a held-out run; undefined for any other run. Until the reveal nobody checks that runs
 * with the same digest of data have the same tasks, and only those can be compared.
 */
function heldOutTasks({ scorecard: { dataset }, results: { tasks, pairs } }: ShownBundle): string | undefined {
  if (dataset.id !== 'heldout') return undefined;
  return sha256(canonical([dataset.sha256, tasks, pairs?.list ?? null]));
}

/**
 * The boards of the entries' runs, in the order of the catalogue; for a suite its present version first, then the official and
 * the public data. Held-out data has boards of its own: its digest is not computed again, and could be that of the public data.
 *
 * @param catalogue ids of all suites
 * @param ranksClaims whether claims are ranked too, as on a private or local board, which has no other runs
 */
export function boards(
  entries: readonly ShownEntry[],
  catalogue: readonly string[],
  { ranksClaims }: { readonly ranksClaims: boolean },
): readonly Board[] {
  const groups = new Map<string, UnrankedRow[]>();
  for (const { entry, bundles, dispute } of entries) {
    for (const bundle of bundles) {
      const { suite, dataset } = bundle.scorecard;
      const key = [suite.id, suite.version, dataset.sha256, heldOutTasks(bundle)].join(' ');
      addTo(groups, key, { entry: versionedByRun(entry, [bundle]), bundle, dispute });
    }
  }
  const placed = [...groups].map(([key, runs]) => {
    const bundles = runs.map(({ bundle }) => bundle);
    const place = catalogue.indexOf(bundles[0]?.scorecard.suite.id ?? '');
    const isOf = (test: (dataset: Board['dataset']) => boolean) =>
      bundles.some(({ scorecard: { dataset } }) => test(dataset));
    const last = [bundles.every(isEarlier), !isOf(({ official }) => official), !isOf(({ id }) => id === PUBLIC)];
    return { place: [String(place).padStart(4, '0'), ...last.map(Number), key].join(' '), runs };
  });
  const ordered = placed.sort((a, b) => (a.place < b.place ? -1 : 1));
  const all = placed.flatMap(({ runs }) => runs);
  return ordered.flatMap(({ runs }) => {
    const first = runs[0]?.bundle;
    return first === undefined ? [] : [board(first, runs, ranksClaims, versionOfControls(all, first.scorecard))];
  });
}

function board(
  first: ShownBundle,
  runs: readonly UnrankedRow[],
  ranksClaims: boolean,
  controlsOn: string | undefined,
): Board {
  const description = withFamiliesOf(runs, first.suite.description);
  const { suite, dataset } = first.scorecard;
  const metric = mainMetric(description);
  const earlier = isEarlier(first);
  const measured = runs.map((run) => ({ ...run, estimate: run.bundle.scorecard.overall.metrics[metric.id] }));
  const competitors = measured
    .filter(({ entry, bundle }) => entry.kind === 'system' && !readsLabels(entry, bundle) && isValid(bundle))
    .filter(({ bundle }) => counts(bundle, ranksClaims) && !bundle.fresh?.flagged && bundle.manifest.split !== 'fresh')
    .filter(({ estimate }) => estimate !== undefined && description.headline !== undefined && !earlier)
    .map((run) => competitor(run, metric));
  const floor = floorOf(
    runs.filter(({ bundle }) => counts(bundle, ranksClaims)),
    metric,
  );
  const waiting = new Set(controlsOn === undefined ? [] : competitors.map(({ slug }) => slug));
  const { ranges, groups } = standings(waiting.size > 0 ? [] : competitors, metric, floor);
  const rows = measured.map((run) => {
    const { slug } = run.entry;
    const rank = ranges.get(slug);
    const belowFloor = waiting.has(slug) || (rank === undefined && groups.has(slug));
    return { ...run, rank, belowFloor, group: groups.get(slug) };
  });
  const sign = -signOf(metric);
  const worst = Number.MAX_VALUE;
  const place = ({ estimate }: BoardRow) => (estimate === undefined ? worst : sign * estimate.value);
  rows.sort(
    (a, b) =>
      (a.rank?.best ?? worst) - (b.rank?.best ?? worst) ||
      (a.rank?.worst ?? worst) - (b.rank?.worst ?? worst) ||
      place(a) - place(b) ||
      (a.entry.slug < b.entry.slug ? -1 : 1),
  );
  const heldOut = heldOutTasks(first);
  // A version may change only the scoring.
  const id = [
    suite.id,
    ...(earlier ? [suite.version.replace(/[^\w-]/g, '-').slice(0, 40)] : []),
    ...(heldOut === undefined ? [dataset.sha256.slice(0, 8)] : ['heldout', heldOut]),
  ].join('-');
  return { id, description, suite, dataset, ranksClaims, earlier, rows, floor, controlsOn };
}

/** Whether a run counts for ranks and the floor: a claim does only on a board that has no other runs. */
const counts = (bundle: ShownBundle, ranksClaims: boolean) =>
  !isClaimed(bundle) || (ranksClaims && bundle.tier === 'self-reported');

/** Some families of a suite occur only in data other than the board's. */
function withFamiliesOf(runs: readonly UnrankedRow[], description: SuiteDescription): SuiteDescription {
  const families = description.families.filter(({ id }) => runs.some(({ bundle }) => bundle.scorecard.families[id]));
  return { ...description, families };
}

/** The board's tasks and their pairs, if items have pairs: those of its longest run, because a run may cover only a part. */
export function taskListsOf({ rows }: Pick<Board, 'rows'>) {
  const longest = (lists: readonly TaskList[]) => lists.toSorted((a, b) => b.ids.length - a.ids.length)[0];
  return {
    tasks: longest(rows.map(({ bundle }) => bundle.results.tasks)) ?? { ids: [], families: [], clusters: [] },
    pairs: longest(rows.flatMap(({ bundle }) => bundle.results.pairs?.list ?? [])),
  };
}

/** The runs that the page Compare can show: without a partial one that has other tasks than the longest run. */
export const comparableRows = memoise((board: Pick<Board, 'rows'>): readonly BoardRow[] => {
  const { tasks } = taskListsOf(board);
  return board.rows.filter(({ bundle }) => hasTasksOf(tasks, bundle.results.tasks));
});

/** For each suite the first board of its present version, otherwise its first board. */
export function boardPerSuite(boards: readonly Board[]): readonly Board[] {
  const suites = [...new Set(boards.map(({ description }) => description.id))];
  return suites.flatMap((id) => {
    const own = boards.filter(({ description }) => description.id === id);
    return own.find(({ earlier }) => !earlier) ?? own[0] ?? [];
  });
}
