import { marksOf } from '../../analysis/marks.ts';
import type { TaskList } from '../../analysis/wins.ts';
import type { BoardsFile, OutcomesFile, TasksFile } from '../../protocol/board-data.ts';
import { mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from '../board/board.ts';
import type { Notice } from '../site.ts';

/** The board's tasks: those of its fullest run. A run may hold a part of them. */
export function tasksOf({ rows }: Board): TaskList {
  let [fullest] = rows.map(({ bundle }) => bundle.results.tasks);
  for (const { bundle } of rows) {
    if (bundle.results.tasks.ids.length > (fullest?.ids.length ?? 0)) fullest = bundle.results.tasks;
  }
  return fullest ?? { ids: [], families: [], clusters: [] };
}

/** Metrics that can be paired: a task has it or has it not. */
const paired = ({ metrics }: SuiteDescription) =>
  metrics.filter(({ kind, unit }) => kind === 'proportion' && unit === 'fraction');

export function tasksFile(board: Board, hasPage: (task: string) => boolean, notices: readonly Notice[]): TasksFile {
  const { description } = board;
  const { id, label, unit, digits, better } = mainMetric(description);
  const named = (all: readonly { readonly id: string; readonly label: string }[]) =>
    all.map((one) => ({ id: one.id, label: one.label }));
  const { ids, families, clusters } = tasksOf(board);
  return {
    schema: 'tasks/1',
    notices: [...notices],
    board: board.id,
    ...aboutOf(board),
    tasks: { ids: [...ids], families: [...families], clusters: [...clusters] },
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

/** Undefined where the run holds tasks that are not the board's. */
export function outcomesFile(
  { id, description }: Board,
  row: BoardRow,
  tasks: TaskList,
  notices: readonly Notice[],
): OutcomesFile | undefined {
  const { bundle, estimate } = row;
  const marks = marksOf(bundle.results, tasks, {
    metrics: paired(description).map((metric) => metric.id),
    failureModes: description.failureModes.map((mode) => mode.id),
  });
  if (marks === undefined) return undefined;
  const { value, ci95, ci95_clustered, few_clusters } = estimate ?? {};
  return {
    schema: 'outcomes/2',
    notices: [...notices],
    board: id,
    ...systemOf(row),
    tier: bundle.tier,
    manifest: bundle.digest,
    ...marks,
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

export function boardsFile(boards: readonly Board[], notices: readonly Notice[]): BoardsFile {
  return {
    schema: 'boards/1',
    notices: [...notices],
    boards: boards.map((board) => ({ id: board.id, ...aboutOf(board), systems: board.rows.map(systemOf) })),
  };
}

/** As people read them: these files are printed by others too. */
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
