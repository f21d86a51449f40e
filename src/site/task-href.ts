import type { Board } from './board/board.ts';

/** Names that are the same in a path, in a link and on every file system. */
const PLAIN = /^[a-z0-9][a-z0-9._-]*$/;

/**
 * The page of a task, from the site's top; undefined where it has none. Every public task of a board that is shown has
 * one: those of held-out data stay secret, and a task whose id is no name for a file has none.
 */
export function taskHref({ id, rows }: Pick<Board, 'id' | 'rows'>, task: string): string | undefined {
  const secret = rows.some(({ bundle }) => bundle.manifest.split === 'heldout');
  return secret || !PLAIN.test(id) || !PLAIN.test(task) ? undefined : `tasks/${id}/${task}.html`;
}
