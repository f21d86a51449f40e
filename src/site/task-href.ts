import type { Site } from './site.ts';

/** Where a task's page stands, from the site's top; undefined where there is none. */
export function taskHref({ tasks }: Pick<Site, 'tasks'>, boardId: string, taskId: string): string | undefined {
  const found = tasks.find(({ board }) => board.id === boardId);
  return found?.pages.has(taskId) ? taskPath(boardId, taskId) : undefined;
}

/** Where the list of a board's tasks stands, from the site's top; undefined where its tasks have no pages. */
export function taskListHref({ tasks }: Pick<Site, 'tasks'>, boardId: string): string | undefined {
  return tasks.some(({ board }) => board.id === boardId) ? `${folderOf(boardId)}/index.html` : undefined;
}

export const taskPath = (boardId: string, taskId: string) => `${folderOf(boardId)}/${taskId}.html`;

const folderOf = (boardId: string) => `tasks/${boardId}`;

/** What may name a page: nothing that two file systems read in two ways, and not the list's own name. */
export function fitsPath(taskId: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,79}$/.test(taskId) && taskId !== 'index';
}
