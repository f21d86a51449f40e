import { betterOf, familyDifferences } from '../../analysis/comparison.ts';
import { taskDifference } from '../../analysis/wins.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import { type MetricDescription, mainMetric, signOf } from '../../suite/description.ts';
import { memoise } from '../../text/caches.ts';
import type { Board, BoardRow, Field, MeasuredRun } from './board.ts';
import {
  type Bound,
  type Bounds,
  boundsFor,
  boundsOf,
  estimateOf,
  isBeyond,
  isOfOtherTasks,
  isUninformative,
} from './bounds.ts';

/** Which of a run, the best cheat and the best reference are significantly better in a family, by the test of `isAhead`. */
export interface Relations {
  /** Whether the run is better than the cheat; true without a cheat. */
  readonly aboveCheat: boolean;
  readonly belowCheat: boolean;
  readonly aboveReference: boolean;
  readonly belowReference: boolean;
  /** Whether the reference is better than the cheat; true without a cheat. */
  readonly referenceAboveCheat: boolean;
}

export function relationsOf(board: Field, row: MeasuredRun, family: string, { cheat, reference }: Bounds): Relations {
  const toCheat = cheat && betterOfTwo(board, family, row, cheat.row);
  const toReference = reference && betterOfTwo(board, family, row, reference.row);
  return {
    aboveCheat: cheat === undefined || toCheat === 'a',
    belowCheat: toCheat === 'b',
    aboveReference: toReference === 'a',
    belowReference: toReference === 'b',
    referenceAboveCheat:
      reference !== undefined && (cheat === undefined || isAhead(board, family, reference.row, cheat.row)),
  };
}

/**
 * Whether a run is significantly better than another in a family: as `cib compare` and the page Compare find, by the paired test, its p
 * corrected over the families of the two runs. Runs on different tasks are not compared.
 */
export const isAhead = (board: Field, family: string, one: MeasuredRun, other: MeasuredRun): boolean =>
  betterOfTwo(board, family, one, other) === 'a';

const betterOfTwo = (board: Field, family: string, one: MeasuredRun, other: MeasuredRun) =>
  betterIn(board.description)(one.bundle)(other.bundle).get(family) ?? null;

type Better = ReadonlyMap<string, 'a' | 'b' | null>;

/** Kept for each two runs: they are compared in all families at once, and a page asks for one family after another. */
const betterIn = memoise((description: Board['description']) =>
  memoise(({ results: one }: MeasuredRun['bundle']) =>
    memoise(({ results: other }: MeasuredRun['bundle']): Better => {
      if (taskDifference(one.tasks, other.tasks) !== undefined) return new Map();
      const { id: metric, better } = mainMetric(description);
      const families = familyDifferences(one, other, {
        metric,
        headline: description.headline ?? null,
        families: description.families.map(({ id }) => id),
      });
      return new Map(families.map(({ family, delta, pHolm }) => [family, betterOf(delta, pHolm, better)]));
    }),
  ),
);

/**
 * By family, whether a run is significantly better than the best cheat among others, which may be on a board without it; undefined in a
 * family without a cheat.
 */
export const beatsCheatAmong = (others: Field, run: MeasuredRun) => (family: string) => {
  const bounds = boundsFor(others, run, boundsOf(others, family), family);
  return bounds.cheat && relationsOf(others, run, family, bounds).aboveCheat;
};

/**
 * Whether the run is significantly above the best cheat. False if there are too few templates, or if the cheat's figure covers other
 * tasks.
 */
export function beatsCheat(board: Board, row: BoardRow, family: string, bounds: Bounds): boolean {
  const { cheat } = boundsFor(board, row, bounds, family);
  const estimate = estimateOf(row, board, family);
  if (estimate === undefined || cheat === undefined || decidesNothing(estimate, cheat)) return false;
  return isAhead(board, family, row, cheat.row);
}

const decidesNothing = (estimate: Estimate, cheat: Bound | undefined) =>
  estimate.few_clusters === true || isOfOtherTasks(estimate, cheat);

/**
 * A figure compared with the best cheat and the best reference. "Above" and "below" are significant
 * differences; thirds are those of the range from the cheat to the reference:
 * - `reaches`: above the cheat, as is the reference, and the whole interval is in the upper third, or above; without a cheat, at the
 *   reference or above
 * - `far`: above the cheat; below the reference, and the whole interval is in the lower third, or below
 * - `between`: above the cheat, below the reference
 * - `ahead`: above the cheat; it may or may not reach the reference
 * - `alone`: above the cheat, which the reference is not, and not below the reference
 * - `below`: below the cheat; or not above it or without one, below the reference, and the whole interval is in the lower third, or below
 * - `unclear`: none of these, based on too few templates, or of more or fewer tasks than the cheat's figure
 * - `uninformative`: no better than the cheat, in a family that `isUninformative`
 * - `unbounded`: there is no reference
 */
export type Reading =
  | 'reaches'
  | 'far'
  | 'between'
  | 'ahead'
  | 'alone'
  | 'below'
  | 'unclear'
  | 'uninformative'
  | 'unbounded';

/** Uses the clustered interval if there is one. */
export function readingOf(
  metric: Pick<MetricDescription, 'better'>,
  estimate: Estimate,
  bounds: Bounds,
  relations: Relations,
): Reading {
  const { cheat, reference } = bounds;
  const { aboveCheat, belowCheat, belowReference, referenceAboveCheat } = relations;
  if (reference === undefined) return 'unbounded';
  if (belowCheat && !isOfOtherTasks(estimate, cheat)) return 'below';
  const decides = !decidesNothing(estimate, cheat);
  if (isUninformative(metric, bounds) && !(decides && aboveCheat))
    return cheat && isBeyond(metric, estimate, cheat) ? 'unclear' : 'uninformative';
  if (!decides) return 'unclear';
  const sign = signOf(metric);
  const floor = sign * (cheat?.value ?? 0);
  const third = (sign * reference.value - floor) / 3;
  const { value, ci95, ci95_clustered } = estimate;
  const ends = (ci95_clustered ?? ci95 ?? [value, value]).map((end) => sign * end);
  if (belowReference && Math.max(...ends) <= floor + third) return aboveCheat && cheat ? 'far' : 'below';
  if (!aboveCheat) return 'unclear';
  const high = sign * reference.value - (cheat === undefined ? 0 : third);
  if (referenceAboveCheat && Math.min(...ends) >= high) return 'reaches';
  if (belowReference) return 'between';
  return referenceAboveCheat ? 'ahead' : 'alone';
}
