import { BoardFigures } from '../evidence/board-figures.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { SuiteDescription } from '../suite/description.ts';
import { loadOutcomes } from './load-bundle.ts';
import { readIfPresent } from './read-document.ts';

/** The figures of the board's own systems. Undefined if this copy of the project, in `root`, has none. */
export async function readFigures(files: Files, root: string): Promise<BoardFigures | undefined> {
  return readIfPresent(files, `${root}/leaderboard/standings.json`, BoardFigures);
}

/**
 * The outcomes of a run where its diagnosis needs them: in a suite in which the right reply to some questions is empty. Of other
 * suites they are not read, because they can be millions.
 */
export async function diagnosedOutcomes(
  files: ReadFiles,
  folder: string,
  { families }: Pick<SuiteDescription, 'families'>,
): Promise<readonly Outcome[] | undefined> {
  return families.some(({ emptyReply }) => emptyReply) ? loadOutcomes(files, folder) : undefined;
}
