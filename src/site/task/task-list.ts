import { safeText } from '../../text/safe-text.ts';
import { type BoardRow, datasetText } from '../board/board.ts';
import { matrixOf } from './matrix.ts';
import { sharesOf, shareText, type TaskPasses } from './passes.ts';
import type { TaskBoard } from './task-board.ts';

/**
 * The tasks of a board by family, the hardest first.
 *
 * @param questions by task, for those that have a page
 * @param pageOf as of `matrixOf`
 */
export function taskListView(
  { board }: TaskBoard,
  questions: ReadonlyMap<string, string>,
  passesOf: (taskId: string) => TaskPasses,
  pageOf: (taskId: string, system: BoardRow) => string,
) {
  const { description, suite, dataset, taskPages: pages } = board;
  const tasks = [...familiesOf(board)].map(([id, family]) => ({ id, family, ...sharesOf(passesOf(id), board) }));
  type Task = (typeof tasks)[number];
  const ease = ({ systems, references }: Task) =>
    (systems.passed + references.passed) / Math.max(1, systems.of + references.of);
  tasks.sort((a, b) => ease(a) - ease(b) || (a.id < b.id ? -1 : 1));
  const listed = ({ id, systems, references }: Task) => ({
    id: safeText(id, 80),
    /** Empty if the task has no page. */
    href: pages.has(id) ? `${id}.html` : '',
    question: questions.get(id) ?? '',
    systems: shareText(systems) || '–',
    cells: matrix.cellsOf(id),
    references: shareText(references) || '–',
  });
  const matrix = matrixOf(board, pageOf);
  const known = new Map(description.families.map(({ id, label }) => [id, label]));
  const families = [...new Set([...known.keys(), ...tasks.map(({ family }) => family)])];
  const without = tasks.filter(({ id }) => !pages.has(id)).length;
  return {
    title: description.title,
    version: suite.version,
    dataset: datasetText(dataset),
    families: families
      .map((id, i) => ({
        number: i + 1,
        label: known.get(id) ?? safeText(id, 80),
        own: tasks.filter(({ family }) => family === id),
      }))
      .filter(({ own }) => own.length > 0)
      .map(({ number, label, own }) => ({ id: `family-${number}`, label, count: own.length, tasks: own.map(listed) })),
    /** The columns of the matrix. */
    columns: matrix.columns,
    anySystem: tasks.some(({ systems }) => systems.of > 0),
    anyReference: tasks.some(({ references }) => references.of > 0),
    /** A note on tasks without a page; empty if all have one. */
    skipped: without === 0 ? '' : `${without} of ${tasks.length} tasks have no page: their ids make no address.`,
  };
}

function familiesOf({ rows }: TaskBoard['board']): ReadonlyMap<string, string> {
  const lists = new Set(rows.map(({ bundle }) => bundle.results.tasks));
  return new Map([...lists].flatMap(({ ids, families }) => ids.map((id, i) => [id, families[i] ?? ''] as const)));
}
