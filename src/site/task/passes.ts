import type { TaskList } from '../../analysis/wins.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { isValid } from '../board/entries.ts';
import { groupOf } from '../board/groups.ts';

/** The rows whose runs passed a task and those that failed it, both in the board's order. */
export interface TaskPasses {
  readonly passed: readonly BoardRow[];
  readonly failed: readonly BoardRow[];
}

/** By task. A run that does not cover or not measure the task neither passed nor failed it. */
export function passesOf({ rows }: Pick<Board, 'rows'>): (taskId: string) => TaskPasses {
  const indices = new Map<TaskList, ReadonlyMap<string, number>>();
  for (const { bundle } of rows) {
    const { tasks } = bundle.results;
    if (!indices.has(tasks)) indices.set(tasks, new Map(tasks.ids.map((id, index) => [id, index])));
  }
  return (taskId) => {
    const [passed, failed]: [BoardRow[], BoardRow[]] = [[], []];
    for (const row of rows) {
      const { tasks, passed: bytes } = row.bundle.results;
      const index = indices.get(tasks)?.get(taskId);
      const mark = index === undefined ? undefined : bytes[index];
      if (mark === 1) passed.push(row);
      if (mark === 0) failed.push(row);
    }
    return { passed, failed };
  };
}

/**
 * How many of the valid runs of systems without claims, and of references, passed. Controls are left out, because they
 * are built to pass or to fail.
 */
export function sharesOf({ passed, failed }: TaskPasses, { ranksClaims }: Pick<Board, 'ranksClaims'>) {
  const share = (counts: (row: BoardRow) => boolean) => {
    const won = passed.filter(counts).length;
    return { passed: won, of: won + failed.filter(counts).length };
  };
  return {
    systems: share(({ entry, bundle }) => groupOf(entry, [bundle], ranksClaims) === 'system' && isValid(bundle)),
    references: share(({ entry }) => entry.kind === 'reference'),
  };
}

/** Such as `3 of 5`; empty if the group has no run. */
export const shareText = ({ passed, of }: ReturnType<typeof sharesOf>['systems']) =>
  of === 0 ? '' : `${passed} of ${of}`;
