import { safeText } from '../../text/safe-text.ts';
import { type Passes, sharesOf, shareText } from './passes.ts';
import type { TaskBoard } from './task-board.ts';

interface ListedTask {
  readonly id: string;
  /** Empty where the task has no page. */
  readonly href: string;
  readonly question: string;
  readonly systems: string;
  readonly references: string;
}

interface FamilyView {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly tasks: readonly ListedTask[];
}

export interface ListView {
  readonly title: string;
  readonly version: string;
  readonly dataset: string;
  readonly families: readonly FamilyView[];
  readonly anySystem: boolean;
  readonly anyReference: boolean;
  /** Tasks without a page; empty where all have one. */
  readonly skipped: string;
}

/** `questions` holds those of the tasks that have a page. */
export function listView(
  { board }: TaskBoard,
  questions: ReadonlyMap<string, string>,
  passesOf: (taskId: string) => Passes,
): ListView {
  const { description, suite, dataset, taskPages: pages } = board;
  const found = [...tasksOf(board)].map(([id, family]) => ({ id, family, ...sharesOf(passesOf(id), board) }));
  type Found = (typeof found)[number];
  const ease = ({ systems, references }: Found) =>
    (systems.passed + references.passed) / Math.max(1, systems.of + references.of);
  found.sort((a, b) => ease(a) - ease(b) || (a.id < b.id ? -1 : 1));
  const listed = ({ id, systems, references }: Found): ListedTask => ({
    id: safeText(id, 80),
    href: pages.has(id) ? `${id}.html` : '',
    question: questions.get(id) ?? '',
    systems: shareText(systems) || '–',
    references: shareText(references) || '–',
  });
  const known = new Map(description.families.map(({ id, label }) => [id, label]));
  const ids = [...new Set([...known.keys(), ...found.map(({ family }) => family)])];
  const without = found.filter(({ id }) => !pages.has(id)).length;
  return {
    title: description.title,
    version: suite.version,
    dataset: `${safeText(dataset.id, 60)}${dataset.official ? ', official' : ''}, ${dataset.tasks} tasks`,
    families: ids
      .map((id, i) => ({ place: i + 1, label: known.get(id) ?? safeText(id, 80), own: found.filter(isOf(id)) }))
      .filter(({ own }) => own.length > 0)
      .map(({ place, label, own }) => ({ id: `family-${place}`, label, count: own.length, tasks: own.map(listed) })),
    anySystem: found.some(({ systems }) => systems.of > 0),
    anyReference: found.some(({ references }) => references.of > 0),
    skipped: without === 0 ? '' : `${without} of ${found.length} tasks have no page: their ids make no address.`,
  };
}

const isOf = (id: string) => (task: { readonly family: string }) => task.family === id;

/** Every task that a run of the board holds, with its family. */
function tasksOf({ rows }: TaskBoard['board']): ReadonlyMap<string, string> {
  const lists = new Set(rows.map(({ bundle }) => bundle.results.tasks));
  return new Map([...lists].flatMap(({ ids, families }) => ids.map((id, i) => [id, families[i] ?? ''] as const)));
}
