import type { Estimate } from '../../protocol/scorecard.ts';
import { formatValue } from '../../report/format.ts';
import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Board, type BoardRow, tokensMetric } from './board.ts';
import { isValid, readsLabels } from './entries.ts';

type Interval = readonly [low: number, high: number];

export interface Bound {
  readonly name: string;
  readonly slug: string;
  readonly value: number;
  /** The 95% interval of the value, clustered if there is one. */
  readonly interval?: Interval;
  /** Whether it is a system of the board, and not a reference or control. */
  readonly ranked: boolean;
  /** The system that would be the reference, but is the run itself or has its results. */
  readonly insteadOf?: string;
}

/**
 * What a cheat without a memory reaches, and what the best reference reaches, on a board or in one family of it. A reference that
 * returns nothing is a cheat as well. Neither reads labels. In the family of a mechanism, the system that the suite names for the mechanism counts as a
 * reference, too, because no reference has a model for meaning.
 */
export interface Bounds {
  readonly cheat: Bound | undefined;
  readonly reference: Bound | undefined;
}

export function boundsOf(board: Board, family?: string): Bounds {
  return {
    cheat: bestOf(board.rows, board, 'control', family),
    reference: bestOf(board.rows, board, 'reference', family),
  };
}

/**
 * The bounds of a family for one run. No run is its own reference: neither is one with the same results, because then it would
 * always be at the level of the reference.
 */
export function boundsFor(run: BoardRow, board: Board, family: string, bounds: Bounds): Bounds {
  const isSame = ({ entry, group }: BoardRow) =>
    entry.slug === run.entry.slug || (group !== undefined && group === run.group);
  const { reference } = bounds;
  if (!reference?.ranked || !board.rows.some((row) => row.entry.slug === reference.slug && isSame(row))) return bounds;
  const others = board.rows.filter((row) => !isSame(row));
  const other = bestOf(others, board, 'reference', family);
  return { ...bounds, reference: other && { ...other, insteadOf: reference.name } };
}

/** The metric's estimate of a run, overall or in one family. */
export const estimateOf = (
  { bundle, estimate }: BoardRow,
  { description }: Board,
  family?: string,
): Estimate | undefined =>
  family === undefined ? estimate : bundle.scorecard.families[family]?.metrics[mainMetric(description).id];

function bestOf(
  rows: readonly BoardRow[],
  board: Board,
  kind: 'control' | 'reference',
  family: string | undefined,
): Bound | undefined {
  const having = board.description.families.find(({ id }) => id === family)?.mechanism?.having.system;
  const sign = signOf(mainMetric(board.description));
  const valued = rows.flatMap((row): Bound[] => {
    const { entry, bundle } = row;
    const estimate = estimateOf(row, board, family);
    const isKind = entry.kind === kind || (kind === 'reference' ? entry.slug === having : isEmpty(row, board));
    const counts = isKind && !readsLabels(entry, bundle) && isValid(bundle);
    if (!counts || estimate === undefined) return [];
    const interval = intervalOf(estimate);
    return [
      {
        name: safeText(entry.name, 80),
        slug: entry.slug,
        value: estimate.value,
        ...(interval && { interval }),
        ranked: entry.kind === 'system',
      },
    ];
  });
  return valued.toSorted((a, b) => sign * (b.value - a.value) || (a.slug < b.slug ? -1 : 1))[0];
}

/** Whether it is a reference that never returns anything, such as one without a memory. */
function isEmpty({ entry, bundle }: BoardRow, { description }: Board): boolean {
  const tokens = tokensMetric(description);
  return entry.kind === 'reference' && tokens !== undefined && bundle.scorecard.overall.metrics[tokens.id]?.value === 0;
}

/**
 * A figure compared with the best cheat, which needs no memory, and the best reference. By its interval:
 * - `reaches`: above the cheat; the whole interval is in the upper third between the two, or above, as in the diagnosis
 * - `between`: above the cheat, below the reference
 * - `ahead`: above the cheat; it may or may not reach the reference
 * - `below`: not above the cheat, below the reference
 * - `unclear`: the interval contains both, or is based on too few templates
 * - `uninformative`: not above the cheat, in a family that `isUninformative`
 * - `unbounded`: there is no reference
 */
export type Reading = 'reaches' | 'between' | 'ahead' | 'below' | 'unclear' | 'uninformative' | 'unbounded';

/** The readings of a system that is above the best cheat. */
export const ABLE: readonly Reading[] = ['reaches', 'between', 'ahead', 'unbounded'];

type Shown = Pick<MetricDescription, 'better' | 'unit' | 'digits'>;

/** Uses the clustered interval if there is one. */
export function readingOf(metric: Shown, estimate: Estimate, { cheat, reference }: Bounds): Reading {
  if (reference === undefined) return 'unbounded';
  const sign = signOf(metric);
  const floor = cheat === undefined ? Number.NEGATIVE_INFINITY : sign * cheat.value;
  const top = sign * reference.value;
  const { low, high } = endsOf(sign, intervalOf(estimate), estimate.value);
  const isAboveCheat = cheat === undefined || isAbove(metric, estimate, cheat);
  if (estimate.few_clusters) return 'unclear';
  if (high < top) return isAboveCheat ? 'between' : 'below';
  if (!isAboveCheat) return 'unclear';
  const upperThird = floor === Number.NEGATIVE_INFINITY ? top : top - (top - floor) / 3;
  return low >= upperThird ? 'reaches' : 'ahead';
}

/**
 * Whether a cheat does as well as the best reference, so that only a figure above both tells something. It depends on the family
 * alone.
 */
export function isUninformative({ better }: Pick<MetricDescription, 'better'>, { cheat, reference }: Bounds): boolean {
  if (cheat === undefined || reference === undefined) return false;
  return better === 'higher' ? cheat.value >= reference.value : cheat.value <= reference.value;
}

/**
 * Whether the interval of the difference is above 0: that of recovered variances, which leaves out that both answered the same tasks
 * (Newcombe 1998, Stat. Med. 17, 873–890, method 10). The figure's own interval must be above the cheat as printed, too, so
 * that none beats a cheat that it seems to reach.
 */
function isAbove(metric: Shown, estimate: Estimate, cheat: Bound): boolean {
  const sign = signOf(metric);
  const { low } = endsOf(sign, intervalOf(estimate), estimate.value);
  const { high } = endsOf(sign, cheat.interval, cheat.value);
  const [value, floor] = [sign * estimate.value, sign * cheat.value];
  const printed = (end: number) => Number.parseFloat(formatValue(metric, end));
  return printed(low) > printed(floor) && value - floor > Math.hypot(value - low, high - floor);
}

const signOf = ({ better }: Pick<MetricDescription, 'better'>) => (better === 'higher' ? 1 : -1);

const intervalOf = ({ ci95, ci95_clustered }: Estimate): Interval | undefined => ci95_clustered ?? ci95;

/** The ends of an interval on a scale on which more is better; the value itself without one. */
function endsOf(sign: number, interval: Interval | undefined, value: number) {
  const ends = (interval ?? [value, value]).map((end) => sign * end);
  return { low: Math.min(...ends), high: Math.max(...ends) };
}
