import * as z from 'zod';
import { sha256 } from '../../evidence/digest.ts';
import { manifestDigest } from '../../evidence/manifest.ts';
import type { Files } from '../../ports/files.ts';
import type { Board } from '../../site/board/board.ts';
import { type BuildCache, parseNote, readNote, writeNote } from './build-cache.ts';

const NAME = 'tasks.json';

const Notes = z.record(z.string(), z.strictObject({ key: z.string(), tasks: z.array(z.string()).readonly() }));

/** By board, what the pages of its tasks were made from, and which tasks have one. */
export type TaskNotes = z.infer<typeof Notes>;

export const readTaskNotes = async (files: Files, cache: BuildCache): Promise<TaskNotes> =>
  parseNote(Notes, await readNote(files, cache, NAME)) ?? {};

export const writeTaskNotes = (files: Files, cache: BuildCache, notes: TaskNotes): Promise<void> =>
  writeNote(files, cache, NAME, JSON.stringify(notes));

/**
 * A digest of all that the pages of a board's tasks are made from: the runs as they are shown, by the manifests that bind their
 * files, and `around`, which holds for the whole site. Undefined where a run was not verified: its manifest then binds nothing.
 */
export function tasksKey(board: Board, around: unknown): string | undefined {
  const { description: _, rows, ...plain } = board;
  if (!rows.every(({ bundle: { examined } }) => examined !== undefined && examined.fault === undefined))
    return undefined;
  const shown = rows.map(({ bundle, ...row }) => {
    const { manifest, scorecard, tier, receipt, claim, digest, runs, submitted } = bundle;
    const others = [...runs, ...(submitted ? [submitted] : [])].map((one) => manifestDigest(one.manifest));
    return { row, manifest: manifestDigest(manifest), scorecard, tier, receipt, claim, digest, others };
  });
  return sha256(JSON.stringify([around, plain, shown]));
}
