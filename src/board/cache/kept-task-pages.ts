import * as z from 'zod';
import { sha256 } from '../../evidence/digest.ts';
import type { Files } from '../../ports/files.ts';
import type { Board } from '../../site/board/board.ts';
import { boardDigest, isVerified } from '../../site/board/run-digest.ts';
import { type BuildCache, parseCached, readCached, writeCached } from './build-cache.ts';

const NAME = 'tasks.json';

const Notes = z.record(z.string(), z.strictObject({ key: z.string(), tasks: z.array(z.string()).readonly() }));

/** By board, what the pages of its tasks were made from, and which tasks have one. */
export type TaskNotes = z.infer<typeof Notes>;

export const readTaskNotes = async (files: Files, cache: BuildCache): Promise<TaskNotes> =>
  parseCached(Notes, await readCached(files, cache, NAME)) ?? {};

export const writeTaskNotes = (files: Files, cache: BuildCache, notes: TaskNotes): Promise<void> =>
  writeCached(files, cache, NAME, JSON.stringify(notes));

/**
 * A digest of all that the pages of a board's tasks are made from: the runs as they are shown, by the manifests that bind their
 * files, and `around`, which holds for the whole site. These pages show no times, so that a run with the same answers changes
 * none. Undefined where a run was not verified: its manifest then binds nothing.
 */
export function tasksKey(board: Board, around: unknown): string | undefined {
  if (!board.rows.every(({ bundle }) => isVerified(bundle))) return undefined;
  return sha256(JSON.stringify([around, boardDigest(board)]));
}
