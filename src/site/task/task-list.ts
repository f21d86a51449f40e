import { UNMEASURED, wasMeasured, winsOfResults } from '../../analysis/results.ts';
import { type Family, mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { lowerFirst } from '../../text/words.ts';
import { type Board, type BoardRow, datasetText } from '../board/board.ts';
import { isValid } from '../board/entries.ts';
import { rowsIn } from '../board/groups.ts';
import { alike } from '../board/same-results.ts';
import { nameOf } from './attempt-view.ts';
import { sharesOf, shareText, type TaskPasses } from './passes.ts';
import { differentSystems, rowsToRead, type TaskBoard, type tasksIn } from './task-board.ts';

interface TaskListRequest {
  readonly board: TaskBoard['board'];
  /** The tasks with their families. */
  readonly known: ReturnType<typeof tasksIn>;
  /** By task, for those that have a page. */
  readonly questions: ReadonlyMap<string, string>;
  readonly passesOf: (taskId: string) => TaskPasses;
  /** As of `matrixOf`. */
  readonly placeOf: (taskId: string, system: BoardRow) => string;
}

/** The tasks of a board by family, the hardest first. */
export function taskListView({ board, known, questions, passesOf, placeOf }: TaskListRequest) {
  const { description, suite, dataset, taskPages: pages } = board;
  const easeOf = easeOn(board);
  const tasks = [...known].map(([id, { family }]) => ({
    id,
    family,
    ease: easeOf(id),
    ...sharesOf(passesOf(id), board),
  }));
  type Task = (typeof tasks)[number];
  tasks.sort((a, b) => a.ease - b.ease || (a.id < b.id ? -1 : 1));
  const [common = ''] = questions.values();
  const isCommon = questions.size > 1 && new Set(questions.values()).size === 1;
  const listed = ({ id, systems, references }: Task) => ({
    id: safeText(id, 80),
    /** Empty if the task has no page. */
    href: pages.has(id) ? `${id}.html` : '',
    question: isCommon ? '' : (questions.get(id) ?? ''),
    systems: shareText(systems) || '–',
    cells: matrix.cellsOf(id),
    references: shareText(references) || '–',
  });
  const matrix = matrixOf(board, placeOf);
  const labels = new Map(description.families.map(({ id, label }) => [id, label]));
  const families = [...new Set([...labels.keys(), ...tasks.map(({ family }) => family)])];
  const without = tasks.filter(({ id }) => !pages.has(id)).length;
  return {
    suite: description.title,
    /** What every task asks, if all ask the same; otherwise empty, and each task has its own. */
    common: isCommon ? common : '',
    version: suite.version,
    dataset: datasetText(dataset),
    families: families
      .map((id, i) => ({
        number: i + 1,
        label: labels.get(id) ?? safeText(id, 80),
        own: tasks.filter(({ family }) => family === id),
      }))
      .filter(({ own }) => own.length > 0)
      .map(({ number, label, own }) => ({ id: `family-${number}`, label, count: own.length, tasks: own.map(listed) })),
    /** What the percentages are of. */
    metric: mainMetric(description).label,
    columns: matrix.columns,
    /** A column in which every task has the same 0 says nothing that a sentence does not. */
    anySystem: tasks.some(({ systems }) => systems.passed > 0),
    anyReference: tasks.some(({ references }) => references.passed > 0),
    /** Who passes no task at all, in a sentence; empty if all pass some. */
    nobody: nobodyText(tasks),
    /** How many references there are, and of how many of them a task's page shows the answers, if these are fewer. */
    unread: unreadText(board),
    /** What the tasks are listed by. */
    by: groupedBy(
      families.flatMap(
        (id) => description.families.find((one) => one.id === id && tasks.some(({ family }) => family === id)) ?? [],
      ),
    ),
    /** A note on tasks without a page; empty if all have one. */
    skipped: without === 0 ? '' : `${without} of ${tasks.length} tasks have no page: their ids make no address.`,
  };
}

/** Such as `length of the history`, where all of these families are of one group. */
function groupedBy(families: readonly Family[]): string {
  const groups = new Set(families.map(({ group }) => group));
  const [only] = groups;
  return only === undefined || groups.size > 1 ? 'family' : lowerFirst(only);
}

function unreadText(board: Board): string {
  const count = (rows: readonly BoardRow[]) => rows.filter(({ entry }) => entry.kind === 'reference').length;
  const [all, read] = [count(board.rows), count(rowsToRead(board))];
  return read === all
    ? ''
    : `The suite has ${all} reference systems; the page of a task shows, and counts, the answers of ${read} of them.`;
}

function nobodyText(tasks: readonly ReturnType<typeof sharesOf>[]): string {
  const most = (kind: 'systems' | 'references') => Math.max(0, ...tasks.map((task) => task[kind].of));
  const none = (['systems', 'references'] as const).filter(
    (kind) => most(kind) > 0 && tasks.every((task) => task[kind].passed === 0),
  );
  const words = none.map((kind) =>
    kind === 'systems' ? `the ${most(kind)} systems` : `the ${most(kind)} reference systems`,
  );
  return words.length === 0 ? '' : `None of ${words.join(' and ')} passes a whole task.`;
}

/**
 * By task, the mean part of it that systems and references got right: by the main metric, or, if it does not count the task, the
 * share of them that passed it.
 */
function easeOn(board: Board): (taskId: string) => number {
  const metric = mainMetric(board.description).id;
  const sums = new Map<string, { sum: number; of: number }>();
  for (const { entry, bundle } of rowsIn(board, 'system', 'reference')) {
    if (entry.kind !== 'reference' && !isValid(bundle)) continue;
    const { results } = bundle;
    const { won, of } = winsOfResults(results, metric);
    for (const [place, id] of results.tasks.ids.entries()) {
      const passed = results.passed[place] ?? UNMEASURED;
      const isCounted = wasMeasured(results, metric, place);
      if (!isCounted && passed === UNMEASURED) continue;
      const one = sums.get(id) ?? { sum: 0, of: 0 };
      sums.set(id, one);
      one.sum += isCounted ? (won[place] ?? 0) / (of?.[place] ?? 1) : passed;
      one.of += 1;
    }
  }
  return (id) => {
    const { sum, of } = sums.get(id) ?? { sum: 0, of: 1 };
    return sum / of;
  };
}

/** More columns do not fit on a screen; systems with the same results share one. */
const MOST = 10;

/** More systems with the same results as another are only counted. */
const MOST_SAME = 4;

/**
 * The result of each task for the best systems, one column each.
 *
 * @param placeOf the place of a system's answer on the page of a task, from the list's folder; empty if it has none
 */
export function matrixOf(board: Board, placeOf: (taskId: string, system: BoardRow) => string) {
  const { description } = board;
  const shown = differentSystems(board).slice(0, MOST);
  const readers = shown.map((row) => ({ row, read: readerOf(row, description) }));
  return {
    columns: shown.map((row, i) => {
      const same = alike(board, row);
      return {
        number: i + 1,
        ...nameOf(row),
        /** Others with the same results; of many of them the last ones are only counted. */
        same: same.slice(0, MOST_SAME).map(nameOf),
        more: Math.max(0, same.length - MOST_SAME),
      };
    }),
    cellsOf: (task: string) => readers.map(({ row, read }) => ({ ...read(task), href: placeOf(task, row) })),
  };
}

/**
 * A tick, a cross, the percentage of a task that was partly right, or a dash if nothing was measured. If all of it was right
 * and the task failed nevertheless, `why` has the reasons.
 */
function readerOf({ bundle: { results } }: BoardRow, description: SuiteDescription) {
  const { tasks, passed, failures } = results;
  const metric = mainMetric(description).id;
  const places = new Map(tasks.ids.map((id, i) => [id, i]));
  const { won, of } = winsOfResults(results, metric);
  const reasonsAt = (place: number) =>
    description.failureModes.filter(({ id }) => failures.get(id)?.includes(place)).map(({ label }) => label);
  return (task: string) => {
    const place = places.get(task);
    const mark = place === undefined ? UNMEASURED : passed[place];
    if (place === undefined || mark === UNMEASURED) return { mark: '–', verdict: 'not_measured', why: '' };
    if (mark === 1) return { mark: '✓', verdict: 'passed', why: '' };
    const parts = of?.[place];
    const isMeasured = wasMeasured(results, metric, place) && parts !== 0;
    // A metric without parts has a value of 0 or 1.
    const percent = isMeasured ? Math.round((100 * (won[place] ?? 0)) / (parts ?? 1)) : 0;
    return {
      mark: isMeasured && parts !== undefined ? `${percent}%` : '✕',
      verdict: 'failed',
      why: percent === 100 ? reasonsAt(place).join(', ') : '',
    };
  };
}
