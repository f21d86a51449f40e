import { betterOf } from '../../analysis/comparison.ts';
import { pairWins } from '../../analysis/pairing.ts';
import { winsOfResults } from '../../analysis/results.ts';
import { few } from '../../report/format.ts';
import { mainMetric } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, LocatedRun } from '../board/board.ts';
import { rankText } from '../board/row-text.ts';
import { byDiscrimination } from '../overview/order.ts';

/**
 * Whether a board says no more of its systems than which of them beat the control that never reads the question: its test tells
 * too few of them apart to order them.
 */
export function onlyBeatsControl(board: Board): boolean {
  const { floor, rows } = board;
  if (floor === undefined || !rows.some(({ belowFloor }) => belowFloor)) return false;
  return byDiscrimination([board]).every(({ orders }) => !orders);
}

/**
 * The range of ranks of a run and the last rank, such as `1–3 of 6`: systems with the same results have one rank together. Empty
 * without a rank, and where the board only says which systems beat the control.
 */
export function shownRank({ board, row }: LocatedRun): string {
  if (onlyBeatsControl(board) || row.rank === undefined) return '';
  return `${rankText(row)} of ${Math.max(...board.rows.map(({ rank }) => rank?.worst ?? 0))}`;
}

/** In how many templates a control is better than a run, and worse, if it is significantly better; otherwise undefined. */
export function controlAhead({ board, row }: LocatedRun, control: LocatedRun['row']) {
  const { id, better } = mainMetric(board.description);
  const [own, its] = [row, control].map(({ bundle }) => winsOfResults(bundle.results, id));
  if (own === undefined || its === undefined) return undefined;
  const { delta, pClustered, templates, templatesAhead } = pairWins(its, own);
  if (betterOf(delta, pClustered, better) !== 'a') return undefined;
  const { a, b } = templatesAhead;
  return better === 'higher' ? { templates, ahead: a, behind: b } : { templates, ahead: b, behind: a };
}

/** Further systems are only counted. */
const MOST = 6;

/** Which systems beat that control, in a sentence; empty where the board orders its systems. */
export function beatsControlText(board: Board): string {
  const { floor, rows } = board;
  if (floor === undefined || !onlyBeatsControl(board)) return '';
  const above = rows.filter(({ rank }) => rank !== undefined).map(({ entry }) => safeText(entry.name, 80));
  const control = `the control ${safeText(floor.name, 80)} (${formatValue(mainMetric(board.description), floor.value)}), which never reads the question`;
  if (above.length === 0) return `No system is significantly better than ${control}.`;
  return `Only ${few(above, MOST)} ${above.length === 1 ? 'is' : 'are'} significantly better than ${control}.`;
}
