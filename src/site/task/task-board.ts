import type { Attempt } from '../../report/attempt.ts';
import type { TaskStory } from '../../suite/story.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { groupOf } from '../board/groups.ts';

/** One task, with the attempts of the systems whose transcripts were read. */
export interface TaskSheet {
  readonly id: string;
  readonly family: string;
  readonly story: TaskStory;
  readonly attempts: readonly { readonly row: BoardRow; readonly attempt: Attempt }[];
}

/** A board whose data is public and at hand. */
export interface TaskBoard {
  readonly board: Board & Required<Pick<Board, 'taskPages'>>;
  /** Every task of `taskPages`, in its order. Transcripts are read only when this is iterated. */
  sheets(): AsyncIterable<TaskSheet>;
}

/** How many transcripts of a board are read at most. */
const MOST_READ = 24;

/** No more examples come before systems, so that many examples cannot displace them. */
const FIRST_EXAMPLES = 4;

/** The rows whose answers the tasks' pages show: references and controls, then the best systems, then claims. */
export function rowsToRead({ rows, ranksClaims }: Board): readonly BoardRow[] {
  const of = (...groups: readonly string[]) =>
    rows.filter(({ entry, bundle }) => groups.includes(groupOf(entry, [bundle], ranksClaims)));
  const examples = of('example');
  const order = [
    ...of('reference', 'control'),
    ...examples.slice(0, FIRST_EXAMPLES),
    ...of('system'),
    ...of('claim'),
    ...examples.slice(FIRST_EXAMPLES),
  ];
  const chosen = new Set(order.slice(0, MOST_READ));
  return rows.filter((row) => chosen.has(row));
}
