import type { TaskList } from '../../analysis/wins.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { groupOf } from '../board/groups.ts';

/** Who of a board passed a task and who failed it, by the outcomes of their runs; both in the board's order. */
export interface Passes {
  readonly passed: readonly BoardRow[];
  readonly failed: readonly BoardRow[];
}

/** A run of a part of the tasks passed and failed none of the others. */
export function passesOf({ rows }: Pick<Board, 'rows'>): (taskId: string) => Passes {
  const places = new Map<TaskList, ReadonlyMap<string, number>>();
  for (const { bundle } of rows) {
    const { tasks } = bundle.results;
    if (!places.has(tasks)) places.set(tasks, new Map(tasks.ids.map((id, place) => [id, place])));
  }
  return (taskId) => {
    const [passed, failed]: [BoardRow[], BoardRow[]] = [[], []];
    for (const row of rows) {
      const { tasks, passed: bytes } = row.bundle.results;
      const place = places.get(tasks)?.get(taskId);
      if (place !== undefined) (bytes[place] === 1 ? passed : failed).push(row);
    }
    return { passed, failed };
  };
}

/** How many of one group of systems passed. */
export interface Share {
  readonly passed: number;
  readonly of: number;
}

/** The systems without claims, and the references. Controls are made to pass or to fail. */
export function sharesOf(
  { passed, failed }: Passes,
  { ranksClaims }: Pick<Board, 'ranksClaims'>,
): { readonly systems: Share; readonly references: Share } {
  const share = (counts: (row: BoardRow) => boolean) => {
    const won = passed.filter(counts).length;
    return { passed: won, of: won + failed.filter(counts).length };
  };
  return {
    systems: share(
      ({ entry, bundle }) =>
        groupOf(entry, [bundle], ranksClaims) === 'system' && bundle.scorecard.validity.state === 'valid',
    ),
    references: share(({ entry }) => entry.kind === 'reference'),
  };
}

/** Empty where there is nobody to pass. */
export const shareText = ({ passed, of }: Share) => (of === 0 ? '' : `${passed} of ${of}`);
