import { LEVEL } from '../../../analysis/level.ts';
import { wilson } from '../../../stats/wilson.ts';
import type { Relation } from '../../../suite/board-claim.ts';
import type { Measured } from './measure.ts';

/** Five points of a share, or five per cent of the other's tokens: a difference that is surely smaller is none. */
const MARGIN = 0.05;

/**
 * A p above the level says nothing: a match takes an interval that leaves no room for being behind by more than the margin.
 * `p` is corrected where it has to be.
 */
export function relationOf({ unit, values, delta, ci95, p }: Measured): Relation {
  const better = unit === 'tokens' ? -delta : delta;
  const significant = p <= LEVEL && delta !== 0;
  if (significant && better > 0) return 'ahead';
  const least = ci95 && (unit === 'tokens' ? -ci95[1] : ci95[0]);
  const margin = unit === 'tokens' ? MARGIN * values[1] : MARGIN;
  if (least !== null && least >= -margin) return 'matches';
  return significant ? 'behind' : 'open';
}

/** So many templates it takes until two systems that never differ are known to match. */
export function fewestTemplates(): number {
  let templates = 1;
  while (wilson(0, templates)[1] > MARGIN) templates += 1;
  return templates;
}
