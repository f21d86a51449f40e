import { type Family, mainMetric } from '../../suite/description.ts';
import type { Board, LocatedRun } from '../board/board.ts';
import { type Bounds, boundsFor, boundsOf, estimateOf, isOwnBound } from '../board/bounds.ts';
import { type Reading, type Relations, readingOf, relationsOf } from '../board/reading.ts';

/** The bounds of each family of a board, computed once, because every page of its systems needs them. */
export type FamilyBounds = ReadonlyMap<string, Bounds>;

export const familyBounds = (board: Board): FamilyBounds =>
  new Map(board.description.families.map(({ id }) => [id, boundsOf(board, id)]));

/** A measured family, with the reading of its figure. */
export interface AssessedFamily {
  readonly located: LocatedRun;
  readonly family: Family;
  readonly reading: Reading;
  readonly relations: Relations;
  readonly bounds: Bounds;
  /** Whether the best reference is the run itself, or has its results. */
  readonly isBound: boolean;
}

export interface AssessedRun {
  readonly located: LocatedRun;
  readonly read: readonly AssessedFamily[];
  readonly unmeasured: readonly Family[];
}

export function assessRun(located: LocatedRun, boundsByFamily: FamilyBounds): AssessedRun {
  const { board, row } = located;
  const metric = mainMetric(board.description);
  const read: AssessedFamily[] = [];
  const unmeasured: Family[] = [];
  for (const family of board.description.families) {
    const estimate = estimateOf(row, board, family.id);
    const whole = boundsByFamily.get(family.id) ?? { cheat: undefined, reference: undefined };
    const bounds = boundsFor(board, row, whole, family.id);
    if (estimate === undefined) unmeasured.push(family);
    else {
      const isBound = bounds.reference !== undefined && isOwnBound(row, board, bounds.reference);
      const relations = relationsOf(board, row, family.id, bounds);
      const reading = readingOf(metric, estimate, bounds, relations);
      read.push({ located, family, bounds, isBound, relations, reading });
    }
  }
  return { located, read, unmeasured };
}
