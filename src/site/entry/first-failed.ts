import type { Results } from '../../analysis/results.ts';
import { taskOfPair } from '../../analysis/units.ts';
import type { Board } from '../board/board.ts';
import { taskHref } from '../task-href.ts';

/**
 * By family, the page of the first task that failed in it, from the site's top; for tasks with pairs, of the first
 * failed pair.
 */
export function firstFailed(
  board: Pick<Board, 'id' | 'taskPages'>,
  { tasks, passed, pairs }: Pick<Results, 'tasks' | 'passed' | 'pairs'>,
): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const note = (family: string | undefined, task: string, pair = '') => {
    const href = taskHref(board, task);
    if (family === undefined || href === undefined || first.has(family)) return;
    first.set(family, /^[\w-]+$/.test(pair) ? `${href}#${pair}` : href);
  };
  for (const [i, id] of (pairs?.list.ids ?? []).entries())
    if (pairs?.passed[i] === 0) note(pairs.list.families[i], taskOfPair(id), id.slice(taskOfPair(id).length + 1));
  for (const [i, id] of tasks.ids.entries()) if (passed[i] === 0) note(tasks.families[i], id);
  return first;
}
