import type { BoardRow } from './board.ts';

/**
 * Where a run was asked for less than all tasks by the metric that the board is read by, as of a system that declares no
 * answers, how many those were; empty where it was all of them. Such a figure stands beside others without being one of them.
 */
export function measuredPart({ estimate, bundle }: Pick<BoardRow, 'estimate' | 'bundle'>): string {
  const { n: tasks } = bundle.scorecard.overall;
  return estimate === undefined || estimate.n >= tasks ? '' : `${estimate.n} of ${tasks} tasks`;
}
