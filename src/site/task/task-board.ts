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

/** No more systems and examples come before the references, so that they cannot displace them. */
const FIRST = { systems: 12, examples: 4 };

/** The rows whose answers the tasks' pages show: the best systems and some examples, then references and controls, then the others. */
export function rowsToRead({ rows, ranksClaims }: Board): readonly BoardRow[] {
  const of = (...groups: readonly string[]) =>
    rows.filter(({ entry, bundle }) => groups.includes(groupOf(entry, [bundle], ranksClaims)));
  const [systems, examples] = [of('system'), of('example')];
  const order = [
    ...systems.slice(0, FIRST.systems),
    ...examples.slice(0, FIRST.examples),
    ...of('reference', 'control'),
    ...systems.slice(FIRST.systems),
    ...of('claim'),
    ...examples.slice(FIRST.examples),
  ];
  return order.slice(0, MOST_READ);
}
