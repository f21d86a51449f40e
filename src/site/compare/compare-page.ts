import { marksOf, pairMarksOf } from '../../analysis/marks.ts';
import type { TaskList } from '../../analysis/wins.ts';
import type { BoardsFile, OutcomesFile, TasksFile } from '../../protocol/board-data.ts';
import { mainMetric, type Named, type SuiteDescription } from '../../suite/description.ts';
import { shellWord } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import {
  type Board,
  type BoardRow,
  boardPerSuite,
  comparableRows,
  datasetText,
  taskListsOf,
  tokensMetric,
} from '../board/board.ts';
import { isClaimed, isOfBoard, shownFolder } from '../board/entries.ts';
import { machinesText } from '../board/machines.ts';
import { p95Of } from '../board/row-text.ts';
import { frame } from '../frame.ts';
import type { Notice } from '../notices.ts';
import { byDiscrimination } from '../overview/order.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';
import { taskHref } from '../task-href.ts';

/** The page, and the data files that its script reads. */
export const comparePages: PageMaker = function* (site, render) {
  const path = 'compare.html';
  const title = 'Compare systems';
  const description =
    'Two to six systems on the same tasks: differences with their intervals, and the tasks on which they differ.';
  const around = frame(site, { path, title, description, section: 'compare', script: 'compare' });
  const boards = mostTellingFirst(site.boards).map((board) => ({ ...board, rows: comparableRows(board) }));
  yield { path, text: render.compare({ ...around, ...compareView(boards) }) };
  yield { path: 'data/boards.json', text: json(boardsFile(boards, site.notices)) };
  for (const board of site.boards) {
    const lists = taskListsOf(board);
    yield { path: `data/tasks/${board.id}.json`, text: json(tasksFile(board, lists, site.notices)) };
    for (const row of comparableRows(board)) {
      const file = outcomesFile(board, row, lists, site);
      if (file) yield { path: `data/outcomes/${board.id}/${row.entry.slug}.json`, text: json(file) };
    }
  }
};

/** The most telling board first, because the page opens on the first. */
function mostTellingFirst(boards: readonly Board[]): readonly Board[] {
  const first = byDiscrimination(boardPerSuite(boards)).flatMap(({ board, orders }) => (orders ? [board] : []));
  return [...first, ...boards.filter((board) => !first.includes(board))];
}

/** JSON leaves out what is undefined. */
const json = (value: object) => `${JSON.stringify(value)}\n`;

/** More systems of a board are only counted, so that the page does not grow with every entry. */
const MOST_LISTED = 100;

/** The systems that can be compared, for readers without scripts. */
function compareView(boards: readonly Board[]) {
  // The board's own runs are on another branch, so readers have only the submitted ones.
  const folders = boards
    .map(({ rows }) => rows.map(({ bundle }) => shownFolder(bundle.submitted ?? bundle)))
    .find(({ length }) => length > 1);
  return {
    boards: boards.map(({ id, description, suite, dataset, rows }) => ({
      id,
      title: description.title,
      version: safeText(suite.version, 80),
      dataset: datasetText(dataset),
      count: rows.length === 1 ? '1 system' : `${rows.length} systems`,
      systems: rows
        .slice(0, MOST_LISTED)
        .map(({ entry, bundle }) => ({
          name: safeText(entry.name, 80),
          version: safeText(entry.version, 80),
          href: `systems/${entry.slug}.html`,
          claimed: isClaimed(bundle),
        })),
      /** How many are not listed; 0 if all are. */
      more: Math.max(0, rows.length - MOST_LISTED),
      suitePage: `suites/${description.id}.html`,
    })),
    /** Whether a page shows the board's run of a system whose submitted run is in the repository. */
    boardRuns: boards.some(({ rows }) => rows.some(({ bundle }) => bundle.submitted !== undefined)),
    /** A command that compares the first two runs of the first board; empty without two runs. */
    command: folders ? `npx context-integrity compare ${folders.slice(0, 2).map(shellWord).join(' ')}` : '',
  };
}

type Lists = ReturnType<typeof taskListsOf>;

/** Metrics that can be paired: their value for a task is yes or no. */
const paired = ({ metrics }: SuiteDescription) =>
  metrics.filter(({ kind, unit }) => kind === 'proportion' && unit === 'fraction');

/** `data/tasks/BOARD.json`. */
function tasksFile(board: Board, { tasks, pairs }: Lists, notices: readonly Notice[]): TasksFile {
  const { description } = board;
  const { id: shownId, label: shownLabel, unit, digits, better: shownBetter } = mainMetric(description);
  const named = (all: readonly Named[]) => all.map(({ id, label }) => ({ id, label }));
  const copied = ({ ids, families, clusters }: TaskList) => ({
    ids: [...ids],
    families: [...families],
    clusters: [...clusters],
  });
  return {
    schema: 'tasks/1',
    notices: [...notices],
    board: board.id,
    ...aboutOf(board),
    tasks: copied(tasks),
    pairs: pairs && copied(pairs),
    pages: tasks.ids.map((task) => Number(taskHref(board, task) !== undefined)).join(''),
    families: description.families.map(({ id, label, group }) => ({ id, label, group })),
    metrics: paired(description).map(({ id, label, definition, better }) => ({ id, label, definition, better })),
    headline: description.headline ?? null,
    shown: { id: shownId, label: shownLabel, unit, digits, better: shownBetter },
    failureModes: named(description.failureModes),
    returned: tokensMetric(description)?.label,
    machines: machinesText(board.rows) || undefined,
  };
}

/** `data/outcomes/BOARD/SLUG.json`; undefined if the run has tasks that the board does not have. */
function outcomesFile(
  { id, description }: Board,
  row: BoardRow,
  { tasks, pairs }: Lists,
  { notices, repository }: Site,
): OutcomesFile | undefined {
  const { bundle, estimate } = row;
  const failureModes = description.failureModes.map((mode) => mode.id);
  const metrics = paired(description).map((metric) => metric.id);
  const marks = marksOf(bundle.results, tasks, { metrics, failureModes });
  if (marks === undefined) return undefined;
  const { value, ci95, ci95_clustered, few_clusters } = estimate ?? {};
  const tokens = tokensMetric(description);
  const cost = {
    p50: bundle.timing.latency_ms.query?.p50,
    p95: p95Of(bundle),
    returned: tokens && bundle.scorecard.overall.metrics[tokens.id]?.value,
  };
  return {
    schema: 'outcomes/3',
    notices: [...notices],
    board: id,
    ...systemOf(row),
    of_board: isOfBoard({ entry: row.entry, bundles: [bundle] }, repository) || undefined,
    tier: bundle.tier,
    manifest: bundle.digest,
    // The board's own runs are on another branch, so readers have only the submitted ones.
    folder: shownFolder(bundle.submitted ?? bundle),
    ...marks,
    pairs: pairs && pairMarksOf(bundle.results, pairs, failureModes),
    cost: Object.values(cost).every((one) => one === undefined) ? undefined : cost,
    shown: value === undefined ? null : { value, ci95, ci95_clustered, few_clusters },
  };
}

/** `data/boards.json`. */
function boardsFile(boards: readonly Board[], notices: readonly Notice[]): BoardsFile {
  return {
    schema: 'boards/1',
    notices: [...notices],
    boards: boards.map((board) => ({
      id: board.id,
      ...aboutOf(board),
      systems: board.rows.map((row) => ({
        ...systemOf(row),
        group: row.group,
        beats: row.rank && [...row.rank.beats],
      })),
    })),
  };
}

/** Made safe to print, as other programs print it too. */
const systemOf = ({ entry: { slug, name, version, kind } }: BoardRow) => ({
  slug,
  name: safeText(name, 80),
  version: safeText(version, 80),
  kind,
});

const aboutOf = ({ description, suite, dataset }: Board): Pick<TasksFile, 'suite' | 'dataset'> => ({
  suite: { id: suite.id, version: safeText(suite.version, 80), title: description.title },
  dataset: { ...dataset, id: safeText(dataset.id, 100) },
});
