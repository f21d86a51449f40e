import * as z from 'zod';
import { type BuildCache, parseCached, readCached, writeCached } from '../board/cache/build-cache.ts';
import type { ShownTasks } from '../board/task-boards.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Files } from '../ports/files.ts';
import type { Board } from '../site/board/board.ts';
import { boardDigest, isVerified } from '../site/board/run-digest.ts';
import { isTaskFile } from '../site/task-href.ts';
import { formerPages, type Reuse } from './replace-site.ts';

const NAME = 'tasks.json';

/** By board, what the pages of its tasks were made from, and which tasks have one. */
const Notes = z.record(z.string(), z.strictObject({ key: z.string(), tasks: z.array(z.string()).readonly() }));

interface Inputs {
  readonly out: string;
  /** The digest of all templates. */
  readonly templates: string;
  /** What else every page of a task is made from. */
  readonly around: unknown;
}

/** What the last build left, and the boards whose task pages can be reused unchanged. */
export async function unchangedTasks(files: Files, cache: BuildCache, { out, templates, around }: Inputs) {
  const { paths, former } = await formerPages(files, out, cache);
  const notes = parseCached(Notes, await readCached(files, cache, NAME)) ?? {};
  const writeNotes = (found: typeof notes) => writeCached(files, cache, NAME, JSON.stringify(found));
  const keys = new Map<Board, string | undefined>();
  const keyOf = (board: Board) => {
    if (!keys.has(board)) keys.set(board, tasksKey(board, [cache.harness, templates, around]));
    return keys.get(board);
  };
  const filesOf = (board: Board) => paths.filter((path) => isTaskFile(board, path));
  return {
    /** The tasks of a board that have pages; undefined where these have to be made. */
    tasksOf(board: Board): readonly string[] | undefined {
      const note = notes[board.id];
      if (note === undefined || note.key !== keyOf(board)) return undefined;
      return filesOf(board).every((path) => former.has(path)) ? note.tasks : undefined;
    },
    /** Has the site written, and notes which tasks of each board have pages then. */
    async noting<T>(tasks: ReadonlyMap<Board, ShownTasks>, write: (reuse: Reuse) => Promise<T>): Promise<T> {
      const boards = [...tasks];
      const unchanged = boards.flatMap(([board, { made }]) => (made === undefined ? filesOf(board) : []));
      // A build that is interrupted may leave other pages than these notes tell of.
      await writeNotes({});
      const written = await write({ cache, templates, former, unchanged });
      const found = boards.flatMap(([board, { board: shown }]) => {
        const key = keyOf(board);
        return key === undefined ? [] : [[board.id, { key, tasks: [...shown.taskPages] }] as const];
      });
      await writeNotes(Object.fromEntries(found));
      return written;
    },
  };
}

/**
 * A digest of all that the pages of a board's tasks are made from: the runs as they are shown, by the manifests that bind their
 * files, and `around`, which holds for the whole site. These pages show no times, so that a run with the same answers changes
 * none. Undefined where a run was not verified: its manifest then binds nothing.
 */
function tasksKey(board: Board, around: unknown): string | undefined {
  if (!board.rows.every(({ bundle }) => isVerified(bundle))) return undefined;
  return sha256(JSON.stringify([around, boardDigest(board)]));
}
