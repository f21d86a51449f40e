import { marksOf, pairMarksOf } from '../../analysis/marks.ts';
import type { TaskList } from '../../analysis/wins.ts';
import type { BoardsFile, OutcomesFile, TasksFile } from '../../protocol/board-data.ts';
import { mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from '../board/board.ts';
import type { Notice } from '../notices.ts';

/** The board's tasks: those of its longest run, because a run may cover only a part. */
export function tasksOf({ rows }: Board): TaskList {
  let [longest] = rows.map(({ bundle }) => bundle.results.tasks);
  for (const { bundle } of rows) {
    if (bundle.results.tasks.ids.length > (longest?.ids.length ?? 0)) longest = bundle.results.tasks;
  }
  return longest ?? { ids: [], families: [], clusters: [] };
}

/** The pairs of the board's tasks: those of its longest run; undefined if items have no pairs. */
export function pairListOf({ rows }: Board): TaskList | undefined {
  const lists = rows.flatMap(({ bundle }) => bundle.results.pairs?.list ?? []);
  return lists.toSorted((a, b) => b.ids.length - a.ids.length)[0];
}

/** Metrics that can be paired: their value for a task is yes or no. */
const paired = ({ metrics }: SuiteDescription) =>
  metrics.filter(({ kind, unit }) => kind === 'proportion' && unit === 'fraction');

/** `data/tasks/BOARD.json`. */
export function tasksFile(board: Board, hasPage: (task: string) => boolean, notices: readonly Notice[]): TasksFile {
  const { description } = board;
  const { id, label, unit, digits, better } = mainMetric(description);
  const named = (all: readonly { readonly id: string; readonly label: string }[]) =>
    all.map((one) => ({ id: one.id, label: one.label }));
  const { ids, families, clusters } = tasksOf(board);
  const pairs = pairListOf(board);
  return {
    schema: 'tasks/1',
    notices: [...notices],
    board: board.id,
    ...aboutOf(board),
    tasks: { ids: [...ids], families: [...families], clusters: [...clusters] },
    ...(pairs && { pairs: { ids: [...pairs.ids], families: [...pairs.families], clusters: [...pairs.clusters] } }),
    pages: ids.map((task) => Number(hasPage(task))).join(''),
    families: named(description.families),
    metrics: paired(description).map((one) => ({
      id: one.id,
      label: one.label,
      definition: one.definition,
      better: one.better,
    })),
    headline: description.headline ?? null,
    shown: { id, label, unit, digits, better },
    failureModes: named(description.failureModes),
  };
}

/** `data/outcomes/BOARD/SLUG.json`; undefined if the run has tasks that the board does not have. */
export function outcomesFile(
  { id, description }: Board,
  row: BoardRow,
  { tasks, pairs: pairList }: { readonly tasks: TaskList; readonly pairs: TaskList | undefined },
  notices: readonly Notice[],
): OutcomesFile | undefined {
  const { bundle, estimate } = row;
  const marks = marksOf(bundle.results, tasks, {
    metrics: paired(description).map((metric) => metric.id),
    failureModes: description.failureModes.map((mode) => mode.id),
  });
  if (marks === undefined) return undefined;
  const pairs =
    pairList &&
    pairMarksOf(
      bundle.results,
      pairList,
      description.failureModes.map((mode) => mode.id),
    );
  const { value, ci95, ci95_clustered, few_clusters } = estimate ?? {};
  return {
    schema: 'outcomes/2',
    notices: [...notices],
    board: id,
    ...systemOf(row),
    tier: bundle.tier,
    manifest: bundle.digest,
    // The board's own runs are on another branch, so readers have only the submitted ones.
    folder: (bundle.submitted ?? bundle).folder,
    ...marks,
    ...(pairs && { pairs }),
    shown:
      value === undefined
        ? null
        : {
            value,
            ...(ci95 && { ci95 }),
            ...(ci95_clustered && { ci95_clustered }),
            ...(few_clusters && { few_clusters }),
          },
  };
}

/** `data/boards.json`. */
export function boardsFile(boards: readonly Board[], notices: readonly Notice[]): BoardsFile {
  return {
    schema: 'boards/1',
    notices: [...notices],
    boards: boards.map((board) => ({
      ...{ id: board.id, ...aboutOf(board) },
      systems: board.rows.map((row) => ({ ...systemOf(row), ...(row.group !== undefined && { group: row.group }) })),
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
