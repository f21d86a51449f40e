import type { Entry } from '../evidence/entry.ts';
import type { Board } from './board/board.ts';

/** A task's page, from the site's top; undefined if it has none. */
export function taskHref({ id, taskPages }: Pick<Board, 'id' | 'taskPages'>, taskId: string): string | undefined {
  return taskPages?.has(taskId) ? `${folderOf(id)}/${taskId}.html` : undefined;
}

/** The place of a system's answer on the page of a task that asks one question; empty for a system that has none there. */
export const rowAnchor = ({ slug, kind }: Pick<Entry, 'slug' | 'kind'>): string =>
  kind === 'system' || kind === 'example' ? `s-${slug}` : '';

/**
 * A further page of a task with too many answers for one page, from 1. It is in another folder, so that its name cannot be the id
 * of a task.
 */
export const taskPartHref = ({ id }: Pick<Board, 'id'>, taskId: string, part: number): string =>
  `${moreOf(id)}/${taskId}-${part + 1}.html`;

/** The list of a board's tasks, from the site's top; undefined if they have no pages. */
export function taskListHref({ id, taskPages }: Pick<Board, 'id' | 'taskPages'>): string | undefined {
  return taskPages ? `${folderOf(id)}/index.html` : undefined;
}

/** The questions of a board's tasks with their verdicts, from the site's top. */
export const itemsHref = ({ id }: Pick<Board, 'id'>) => `data/items/${id}.csv`;

/** Whether a file of the site is made with the pages of the board's tasks. */
export const isTaskFile = (board: Pick<Board, 'id'>, path: string): boolean =>
  path.startsWith(`${folderOf(board.id)}/`) || path.startsWith(`${moreOf(board.id)}/`) || path === itemsHref(board);

const folderOf = (boardId: string) => `tasks/${boardId}`;

const moreOf = (boardId: string) => `${folderOf(boardId)}-more`;

/** Whether a task's id can be a file name on every file system and in links, and is not the list's own name. */
export function fitsPath(taskId: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,79}$/.test(taskId) && taskId !== 'index';
}
