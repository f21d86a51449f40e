import { Fault } from '../errors/fault.ts';
import type { ShownBundle, ShownEntry, SiteEntry } from '../site/board/entries.ts';
import type { BoardEntries } from './board.ts';
import type { Withheld } from './withheld.ts';

/**
 * A board whose bundles were verified when they were read, with only the entries whose bundles are all valid, the submitted
 * ones and the board's own runs. The others are withheld, each with what failed, in the order of their slugs.
 */
export function verifiedBoard(board: BoardEntries): BoardEntries {
  const broken: Withheld[] = [];
  for (const shown of board.shown) {
    const fault = entryFault(shown);
    if (fault) broken.push({ slug: shown.entry.slug, fault });
  }
  const slugs = new Set(broken.map(({ slug }) => slug));
  const holds = ({ entry }: SiteEntry) => !slugs.has(entry.slug);
  return {
    ...board,
    submitted: board.submitted.filter(holds),
    shown: board.shown.filter(holds),
    withheld: [...board.withheld, ...broken].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  };
}

/** Whether a board has entries and none of them can be shown. Then the cause is probably the harness. */
export function nothingHolds({ shown, withheld }: BoardEntries): boolean {
  return shown.length === 0 && withheld.length > 0;
}

/** The first fault, if any, of all bundles that an entry shows. */
function entryFault({ entry, bundles }: ShownEntry): Fault | undefined {
  for (const { folder, examined } of bundles.flatMap(placesOf)) {
    if (examined === undefined) throw new RangeError(`${folder} was read without being verified`);
    const { fault } = examined;
    if (fault === undefined) continue;
    const hint = fault.hint && { hint: fault.hint };
    return new Fault(fault.code, `Entry ${entry.slug}: ${fault.message}`, { cause: fault, ...hint });
  }
  return undefined;
}

const placesOf = (bundle: ShownBundle) =>
  bundle.submitted === undefined ? [bundle] : [bundle.submitted, ...bundle.runs];
