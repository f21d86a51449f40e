import type { OutcomesFile } from '../protocol/board-data.ts';
import { type Results, UNMEASURED } from './results.ts';
import type { TaskList } from './wins.ts';

type Marked = Pick<OutcomesFile, 'passed' | 'metrics' | 'shares' | 'failures'>;

/** Which metrics and failure modes to write. */
interface ShownMetrics {
  readonly metrics: readonly string[];
  readonly failureModes: readonly string[];
}

/** Of `passed`: the task was not run. Of a metric: it was not measured. */
const NOT_RUN = '-';
/** Of `passed`: the task was run and not measured. */
const NOT_MEASURED = 'n';

/**
 * Results as text: a character or a number for each task of `board`. A run may have only some of these tasks.
 *
 * @returns undefined if the run has a task that the board does not have, or has them in another order
 */
export function marksOf(results: Results, board: TaskList, selection: ShownMetrics): Marked | undefined {
  const places = placesIn(board, results.tasks);
  if (places === undefined) return undefined;
  const marks = (values: Uint8Array) => marksAt(places, board, values);
  const counts = (values: Uint8Array) => {
    const all = new Array<number>(board.ids.length).fill(0);
    for (const [i, value] of values.entries()) all[places[i] ?? 0] = value;
    return all;
  };
  return {
    passed: marksAt(places, board, results.passed, NOT_MEASURED),
    metrics: selected(selection.metrics, results.won, marks),
    shares: selected(selection.metrics, results.shares, ({ won, of }) => ({ won: counts(won), of: counts(of) })),
    failures: selected(selection.failureModes, results.failures, (at) => Array.from(at, (i) => places[i] ?? 0)),
  };
}

/** The pairs of items as text; undefined if the run has no pairs, or pairs that the board does not have. */
export function pairMarksOf(
  { pairs }: Results,
  board: TaskList,
  failureModes: readonly string[],
): OutcomesFile['pairs'] {
  const places = pairs && placesIn(board, pairs.list);
  if (pairs === undefined || places === undefined) return undefined;
  return {
    passed: marksAt(places, board, pairs.passed, NOT_MEASURED),
    failures: selected(failureModes, pairs.failures, (at) => Array.from(at, (i) => places[i] ?? 0)),
  };
}

/** A character for each task of the board: the value of a task that ran and was measured. */
function marksAt(places: readonly number[], board: TaskList, values: Uint8Array, unmeasured = NOT_RUN): string {
  const marks = new Array<string>(board.ids.length).fill(NOT_RUN);
  for (const [i, value] of values.entries()) marks[places[i] ?? 0] = value === UNMEASURED ? unmeasured : String(value);
  return marks.join('');
}

/** What there is for these names, in their order. */
function selected<From, To>(names: readonly string[], from: ReadonlyMap<string, From>, of: (one: From) => To) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = from.get(name);
      return found === undefined ? [] : [[name, of(found)] as const];
    }),
  );
}

/** The index of each task of a run in the board's list; undefined if one is missing there or the order differs. */
function placesIn(board: TaskList, run: TaskList): readonly number[] | undefined {
  if (board === run) return run.ids.map((_, i) => i);
  const known = new Map(board.ids.map((id, i) => [id, i]));
  const places = run.ids.map((id) => known.get(id) ?? -1);
  const fits = places.every((place, i) => place > (places[i - 1] ?? -1) && same(board, place, run, i));
  return fits ? places : undefined;
}

/** Whether a run's tasks are all on the board, in its order. */
export const hasTasksOf = (board: TaskList, run: TaskList): boolean =>
  (['ids', 'families', 'clusters'] as const).every((list) => board[list] === run[list]) ||
  placesIn(board, run) !== undefined;

const same = (a: TaskList, i: number, b: TaskList, j: number) =>
  a.families[i] === b.families[j] && a.clusters[i] === b.clusters[j];

/**
 * The inverse of `marksOf` and `pairMarksOf`.
 *
 * @throws RangeError if the marks do not fit the board's tasks
 */
export function resultsOfMarks(marked: Marked & Pick<OutcomesFile, 'pairs'>, board: MarkedBoard): Results {
  const results = readMarks(marked, board.tasks);
  if (marked.pairs === undefined || board.pairs === undefined) return results;
  const { tasks: list, passed, failures } = readMarks({ metrics: {}, shares: {}, ...marked.pairs }, board.pairs);
  return { ...results, pairs: { list, passed, failures } };
}

interface MarkedBoard {
  readonly tasks: TaskList;
  readonly pairs?: TaskList | undefined;
}

function readMarks({ passed, metrics, shares, failures }: Marked, board: TaskList): Results {
  const ran = (_: unknown, i: number) => passed[i] !== NOT_RUN;
  const read = (marks: string) => {
    if (marks.length !== board.ids.length) throw new RangeError(`${marks.length} marks, ${board.ids.length} tasks`);
    return Uint8Array.from([...marks].filter(ran), (mark) =>
      mark === '1' || mark === '0' ? Number(mark) : UNMEASURED,
    );
  };
  const count = (values: readonly number[]) => {
    if (values.length !== board.ids.length) throw new RangeError(`${values.length} counts, ${board.ids.length} tasks`);
    return Uint8Array.from(values.filter(ran));
  };
  const own = new Map<number, number>();
  for (const place of board.ids.keys()) if (ran(0, place)) own.set(place, own.size);
  const placeOf = (place: number) => {
    const found = own.get(place);
    if (found === undefined) throw new RangeError(`no task was run at place ${place}`);
    return found;
  };
  return {
    tasks: { ids: board.ids.filter(ran), families: board.families.filter(ran), clusters: board.clusters.filter(ran) },
    passed: read(passed),
    won: new Map(Object.entries(metrics).map(([metric, marks]) => [metric, read(marks)])),
    shares: new Map(
      Object.entries(shares).map(([metric, { won, of }]) => [metric, { won: count(won), of: count(of) }]),
    ),
    failures: new Map(Object.entries(failures).map(([mode, places]) => [mode, Uint32Array.from(places, placeOf)])),
  };
}
