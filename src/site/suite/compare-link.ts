import { safeText } from '../../text/safe-text.ts';
import type { Board } from '../board/board.ts';
import { isValid } from '../board/entries.ts';
import { rowsIn } from '../board/groups.ts';
import { different } from '../board/same-results.ts';

/** The page of a comparison shows at most these: two, and four beside them. */
const MOST = 6;

/** A comparison of a board's best systems with different results; null if there are no two. */
export function compareLink(board: Board, root: string) {
  const systems = rowsIn(board, 'system').filter(({ bundle }) => isValid(bundle));
  const best = different(board, systems)
    .filter(({ bundle }) => bundle.results.tasks.ids.length === board.dataset.tasks)
    .slice(0, MOST);
  const [a, b, ...others] = best.map(({ entry }) => entry.slug);
  if (a === undefined || b === undefined) return null;
  const more = others.length === 0 ? {} : { more: others.join(',') };
  return {
    href: `${root}compare.html?${new URLSearchParams({ board: board.id, a, b, ...more })}`,
    first: safeText(best[0]?.entry.name ?? '', 80),
    others: best.length - 1,
    several: best.length > 2,
  };
}
