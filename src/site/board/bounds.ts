import type { Estimate } from '../../protocol/scorecard.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from './board.ts';
import { readsLabels } from './entries.ts';

export interface Bound {
  readonly name: string;
  readonly slug: string;
  readonly value: number;
}

/**
 * What a cheat without a memory reaches, and what the best simple reference reaches, on a board or in one family of it.
 * Neither reads labels. In the family of a mechanism, the system that the suite names for the mechanism counts as a
 * reference, too, because no reference has a model for meaning.
 */
export interface Bounds {
  readonly cheat: Bound | undefined;
  readonly reference: Bound | undefined;
}

export function boundsOf(board: Board, family?: string): Bounds {
  return { cheat: bestOf(board, 'control', family), reference: bestOf(board, 'reference', family) };
}

/** The metric's estimate of a run, overall or in one family. */
export const estimateOf = (
  { bundle, estimate }: BoardRow,
  { description }: Board,
  family?: string,
): Estimate | undefined =>
  family === undefined ? estimate : bundle.scorecard.families[family]?.metrics[mainMetric(description).id];

function bestOf(board: Board, kind: 'control' | 'reference', family: string | undefined): Bound | undefined {
  const having = board.description.families.find(({ id }) => id === family)?.mechanism?.having.system;
  const sign = mainMetric(board.description).better === 'higher' ? 1 : -1;
  const valued = board.rows.flatMap((row): Bound[] => {
    const { entry, bundle } = row;
    const estimate = estimateOf(row, board, family);
    const isKind = entry.kind === kind || (kind === 'reference' && entry.slug === having);
    const counts = isKind && !readsLabels(entry, bundle) && bundle.scorecard.validity.state === 'valid';
    if (!counts || estimate === undefined) return [];
    return [{ name: safeText(entry.name, 80), slug: entry.slug, value: estimate.value }];
  });
  return valued.toSorted((a, b) => sign * (b.value - a.value) || (a.slug < b.slug ? -1 : 1))[0];
}
