import { betterOf } from '../../analysis/comparison.ts';
import { pairWins } from '../../analysis/pairing.ts';
import { winsOfResults } from '../../analysis/results.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { LocatedRun } from '../board/board.ts';

/**
 * The control that a system without a rank is not shown to beat, with links, and whether it is significantly better than the system.
 * Null for any other run.
 */
export function floorView({ board, row }: LocatedRun) {
  const control = board.rows.find(({ entry }) => entry.slug === board.floor?.slug);
  if (!row.belowFloor || control === undefined) return null;
  const query = new URLSearchParams({ board: board.id, a: row.entry.slug, b: control.entry.slug });
  return {
    name: safeText(control.entry.name, 80),
    href: `${control.entry.slug}.html`,
    compare: `../compare.html?${query}`,
    better: betterText({ board, row }, control),
  };
}

/** Empty if the control is not significantly better. */
function betterText({ board, row }: LocatedRun, control: LocatedRun['row']): string {
  const { id, better } = mainMetric(board.description);
  const [own, its] = [row, control].map(({ bundle }) => winsOfResults(bundle.results, id));
  if (own === undefined || its === undefined) return '';
  const { delta, pClustered, templates, templatesAhead } = pairWins(its, own);
  if (betterOf(delta, pClustered, better) !== 'a') return '';
  const [ahead, behind] =
    better === 'higher' ? [templatesAhead.a, templatesAhead.b] : [templatesAhead.b, templatesAhead.a];
  return `The control is significantly better than it: better in ${ahead} of ${templates} templates, worse in ${behind || 'none'}.`;
}
