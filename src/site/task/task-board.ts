import type { Attempt } from '../../report/attempt.ts';
import type { TaskStory } from '../../suite/story.ts';
import { memoise } from '../../text/caches.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { isValid } from '../board/entries.ts';
import { rowsIn } from '../board/groups.ts';
import { different } from '../board/same-results.ts';

/** One task, with the attempts of the systems whose transcripts were read. */
export interface TaskSheet {
  readonly id: string;
  readonly family: string;
  readonly story: TaskStory;
  readonly attempts: readonly { readonly row: BoardRow; readonly attempt: Attempt }[];
}

/** A board whose data is public and available. */
export interface TaskBoard {
  readonly board: Board & Required<Pick<Board, 'taskPages'>>;
  /** Every task of `taskPages`, in its order. Transcripts are read only when this is iterated. */
  sheets(): AsyncIterable<TaskSheet>;
}

/** The largest number of transcripts of a board that are read. */
export const MOST_READ = 24;

/**
 * The largest numbers before the references, so that systems and examples cannot displace those. The list of tasks has columns for
 * fewer systems.
 */
const FIRST = { systems: 12, examples: 4 };

/** The valid runs of systems, the best first, one of those with the same results in every task. */
export const differentSystems = (board: Board): readonly BoardRow[] =>
  different(
    board,
    rowsIn(board, 'system').filter(({ bundle }) => isValid(bundle)),
  );

/**
 * The rows whose answers the tasks' pages show: the best systems, those with different results before their like, and some examples,
 * then references and controls, then the others.
 */
export const rowsToRead = memoise((board: Board): readonly BoardRow[] => {
  const [systems, examples] = [rowsIn(board, 'system'), rowsIn(board, 'example')];
  const first = new Set([...new Set([...differentSystems(board), ...systems])].slice(0, FIRST.systems));
  const order = [
    ...systems.filter((row) => first.has(row)),
    ...examples.slice(0, FIRST.examples),
    ...rowsIn(board, 'reference', 'control'),
    ...systems.filter((row) => !first.has(row)),
    ...rowsIn(board, 'claim'),
    ...examples.slice(FIRST.examples),
  ];
  return order.slice(0, MOST_READ);
});

export type Attempted = TaskSheet['attempts'][number];

/** The attempts of systems with the same answer to a task, in the order in which they were read. */
export type Answer = readonly [Attempted, ...Attempted[]];

/** Groups attempts with equal keys. References and simple memories often give the same answer. */
export function answersOf(attempts: readonly Attempted[], keyOf: (one: Attempted) => unknown): readonly Answer[] {
  const found = new Map<string, Answer>();
  for (const one of attempts) {
    const key = JSON.stringify(keyOf(one));
    const known = found.get(key);
    found.set(key, known ? [...known, one] : [one]);
  }
  return [...found.values()];
}

/** The family and the template of each task that a run of the board covers, by its id. */
export function tasksIn({ rows }: Pick<Board, 'rows'>) {
  const lists = new Set(rows.map(({ bundle }) => bundle.results.tasks));
  const tasks = [...lists].flatMap(({ ids, families, clusters }) =>
    ids.map((id, i) => [id, { family: families[i] ?? '', cluster: clusters[i] ?? '' }] as const),
  );
  return new Map(tasks);
}
