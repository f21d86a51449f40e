import { BoardFigures } from '../evidence/board-figures.ts';
import type { Files } from '../ports/files.ts';
import { readIfPresent } from './read-document.ts';

/** The figures of the board's own systems. Undefined if this copy of the project, in `root`, has none. */
export async function readFigures(files: Files, root: string): Promise<BoardFigures | undefined> {
  return readIfPresent(files, `${root}/leaderboard/standings.json`, BoardFigures);
}
