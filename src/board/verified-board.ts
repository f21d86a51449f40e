import type { Files } from '../ports/files.ts';
import type { Progress } from '../ports/ports.ts';
import type { SiteEntry } from '../site/board/entries.ts';
import type { BoardEntries } from './board.ts';
import { type Evidence, entryFault } from './entry-fault.ts';
import type { Withheld } from './withheld.ts';

/**
 * A board with only those entries whose bundles all verify, the submitted ones and the board's own runs. The others are
 * withheld, each with what does not hold, in the order of their slugs.
 */
export async function verifiedBoard(
  { files, progress }: { readonly files: Files; readonly progress: Progress },
  evidence: Evidence,
  board: BoardEntries,
): Promise<BoardEntries> {
  const broken: Withheld[] = [];
  progress.begin('entries verified', board.shown.length);
  for (const [i, shown] of board.shown.entries()) {
    const fault = await entryFault(files, evidence, shown);
    if (fault) broken.push({ slug: shown.entry.slug, fault });
    progress.advance(i + 1);
  }
  progress.end();
  const holds = ({ entry }: SiteEntry) => !broken.some(({ slug }) => slug === entry.slug);
  return {
    ...board,
    submitted: board.submitted.filter(holds),
    shown: board.shown.filter(holds),
    withheld: [...board.withheld, ...broken].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  };
}

/** Whether a board has entries and none of them can be shown: the fault is then rather in the harness than in all of them. */
export function nothingHolds({ shown, withheld }: BoardEntries): boolean {
  return shown.length === 0 && withheld.length > 0;
}
