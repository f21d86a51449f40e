import { formatValue } from '../../report/format.ts';
import { mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from './board.ts';

/** A range of ranks, such as `2` or `1–3`. */
const rangeText = (best: number, worst: number) => (best === worst ? `${best}` : `${best}–${worst}`);

/** The shown range of ranks; empty without a rank. */
export const rankText = ({ rank }: Pick<BoardRow, 'rank'>): string => (rank ? rangeText(rank.best, rank.worst) : '');

/** The range of ranks that is simultaneous over all systems; empty without a rank. */
export const strictRankText = ({ rank }: Pick<BoardRow, 'rank'>): string =>
  rank ? rangeText(rank.strictBest, rank.strictWorst) : '';

/** Whether no other system is significantly better than this one. */
export const isInBestSet = ({ rank }: Pick<BoardRow, 'rank'>): boolean => rank?.best === 1;

/** Why a suite without a headline ranks no system. */
export const unrankedText = ({ noHeadline }: Pick<SuiteDescription, 'noHeadline'>): string =>
  `The suite ranks no system${noHeadline === undefined ? '' : `: ${noHeadline}`}.`;

/** Why some systems have no rank; empty if all compared ones have one. */
export function noRankText({ description, floor, rows }: Board): string {
  if (floor === undefined || !rows.some(({ belowFloor }) => belowFloor)) return '';
  const value = formatValue(mainMetric(description), floor.value);
  return `not significantly better than the control ${safeText(floor.name, 80)} (${value}), which never reads the question`;
}

/**
 * The number of tasks for which the main metric was measured, such as `15 of 150 tasks` for a system that does not
 * declare answers; empty if it was measured for all.
 */
export function measuredPart({ estimate, bundle }: Pick<BoardRow, 'estimate' | 'bundle'>): string {
  const { n: tasks } = bundle.scorecard.overall;
  return estimate === undefined || estimate.n >= tasks ? '' : `${estimate.n} of ${tasks} tasks`;
}

/** The state of a run in a word. A control may be meant to break a rule, so its state is `refused` instead of `invalid`. */
export const stateText = ({ kind }: Pick<BoardRow['entry'], 'kind'>, state: string): string =>
  kind === 'control' && state === 'invalid' ? 'refused' : state;
