import type { Board } from './board/board.ts';

/** Where a task's page stands, from the site's top; undefined where there is none. */
export function taskHref({ id, taskPages }: Pick<Board, 'id' | 'taskPages'>, taskId: string): string | undefined {
  return taskPages?.has(taskId) ? `${folderOf(id)}/${taskId}.html` : undefined;
}

/** Where the list of a board's tasks stands, from the site's top; undefined where its tasks have no pages. */
export function taskListHref({ id, taskPages }: Pick<Board, 'id' | 'taskPages'>): string | undefined {
  return taskPages ? `${folderOf(id)}/index.html` : undefined;
}

const folderOf = (boardId: string) => `tasks/${boardId}`;

/** What may name a page: the same in a path, in a link and on every file system, and not the list's own name. */
export function fitsPath(taskId: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,79}$/.test(taskId) && taskId !== 'index';
}
