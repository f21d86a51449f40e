import type { Estimate } from '../../protocol/scorecard.ts';
import { formatValue } from '../../report/format.ts';
import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Board, type BoardRow, tokensMetric } from './board.ts';
import { isValid, ownSystemOf, readsLabels } from './entries.ts';

type Interval = readonly [low: number, high: number];

export interface Bound {
  /** The number of tasks or pairs that the value is of. */
  readonly n: number;
  readonly name: string;
  readonly slug: string;
  readonly value: number;
  /** The 95% interval of the value, clustered if there is one. */
  readonly interval?: Interval;
  /** Whether it is a system of the board, and not a reference or control. */
  readonly ranked: boolean;
}

/** What a page says of the best cheat. */
export const BEST_CHEAT =
  'the best of the controls that read no labels and of the references that store nothing; a control with a refused run does not count';

/**
 * What a cheat reaches, and what the best reference reaches, on a board or in one family of it. A reference that stores nothing is a
 * cheat and no reference. Neither reads labels. In the family of a mechanism, the system that the suite names for the mechanism counts as a
 * reference, too, because no reference has a model for meaning.
 */
export interface Bounds {
  readonly cheat: Bound | undefined;
  readonly reference: Bound | undefined;
}

export function boundsOf(board: Board, family?: string): Bounds {
  return {
    cheat: bestOf(board, 'cheat', family),
    reference: bestOf(board, 'reference', family),
  };
}

/** Whether a bound is the run itself, or has its result in every task. */
export const isOwnBound = ({ entry, group }: BoardRow, { rows }: Board, { slug }: Bound): boolean =>
  entry.slug === slug || (group !== undefined && rows.some((row) => row.entry.slug === slug && row.group === group));

/** The metric's estimate of a run, overall or in one family. */
export const estimateOf = (
  { bundle, estimate }: BoardRow,
  { description }: Board,
  family?: string,
): Estimate | undefined =>
  family === undefined ? estimate : bundle.scorecard.families[family]?.metrics[mainMetric(description).id];

function bestOf(board: Board, kind: keyof Bounds, family: string | undefined): Bound | undefined {
  const having = board.description.families.find(({ id }) => id === family)?.mechanism?.having.system;
  const sign = signOf(mainMetric(board.description));
  const valued = board.rows.flatMap((row): Bound[] => {
    const { entry, bundle } = row;
    const estimate = estimateOf(row, board, family);
    const isCheat = entry.kind === 'control' || (entry.kind === 'reference' && storesNothing(row, board));
    const isReference = !isCheat && (entry.kind === 'reference' || entry.slug === having);
    const counts = (kind === 'cheat' ? isCheat : isReference) && !readsLabels(entry, bundle) && isValid(bundle);
    if (!counts || estimate === undefined) return [];
    const interval = intervalOf(estimate);
    return [
      {
        name: safeText(entry.name, 80),
        slug: entry.slug,
        value: estimate.value,
        n: estimate.n,
        ...(interval && { interval }),
        ranked: entry.kind === 'system',
      },
    ];
  });
  return valued.toSorted((a, b) => sign * (b.value - a.value) || (a.slug < b.slug ? -1 : 1))[0];
}

/** Whether the suite declares it of a reference, or the reference never returns anything, as a baseline of published data may. */
function storesNothing({ bundle }: BoardRow, { description }: Board): boolean {
  const tokens = tokensMetric(description);
  if (tokens !== undefined && bundle.scorecard.overall.metrics[tokens.id]?.value === 0) return true;
  return ownSystemOf(bundle)?.storesNothing === true;
}

/**
 * A figure compared with the best cheat, which needs no memory, and the best reference. By its interval:
 * - `reaches`: above the cheat, as is the reference; the interval begins in the upper third between the two, or above, and does not end
 *   below the reference
 * - `between`: above the cheat, below the reference
 * - `ahead`: above the cheat; it may or may not reach the reference
 * - `alone`: above the cheat, which the reference is not, and not below the reference
 * - `below`: not above the cheat; the whole interval is in the lower third between the two, or below, as in the diagnosis
 * - `unclear`: none of these, based on too few templates, or of more or fewer tasks than the cheat's figure
 * - `uninformative`: not above the cheat, in a family that `isUninformative`
 * - `unbounded`: there is no reference
 */
export type Reading = 'reaches' | 'between' | 'ahead' | 'alone' | 'below' | 'unclear' | 'uninformative' | 'unbounded';

/** The readings of a system that is above the best cheat. */
export const ABLE: readonly Reading[] = ['reaches', 'between', 'ahead', 'alone', 'unbounded'];

type Shown = Pick<MetricDescription, 'better' | 'unit' | 'digits'>;

/** Uses the clustered interval if there is one. */
export function readingOf(metric: Shown, estimate: Estimate, { cheat, reference }: Bounds): Reading {
  if (reference === undefined) return 'unbounded';
  const sign = signOf(metric);
  const floor = sign * (cheat?.value ?? 0);
  const top = sign * reference.value;
  const { low, high } = endsOf(sign, intervalOf(estimate), estimate.value);
  if (estimate.few_clusters || isOfOtherTasks(estimate, cheat)) return 'unclear';
  if (cheat === undefined || isAbove(metric, estimate, cheat)) {
    if (high < top) return 'between';
    if (cheat !== undefined && !isAbove(metric, asEstimate(reference), cheat)) return 'alone';
    const upperThird = cheat === undefined ? top : top - (top - floor) / 3;
    return low >= upperThird ? 'reaches' : 'ahead';
  }
  return high < top && high <= floor + (top - floor) / 3 ? 'below' : 'unclear';
}

/** Whether a figure is of more or fewer tasks than the bound: a system may lack a capability that most tasks of a family need. */
export const isOfOtherTasks = ({ n }: Pick<Estimate, 'n'>, bound: Bound | undefined): boolean =>
  bound !== undefined && n !== bound.n;

const asEstimate = ({ value, n, interval }: Bound): Ranged => ({ value, n, ...(interval && { ci95: interval }) });

/**
 * Whether a cheat does as well as the best reference, so that only a figure above both tells something. It depends on the family
 * alone.
 */
export function isUninformative({ better }: Pick<MetricDescription, 'better'>, { cheat, reference }: Bounds): boolean {
  if (cheat === undefined || reference === undefined) return false;
  return better === 'higher' ? cheat.value >= reference.value : cheat.value <= reference.value;
}

type Ranged = {
  readonly value: number;
  readonly n: number;
  readonly ci95?: Interval | undefined;
  readonly ci95_clustered?: Interval | undefined;
};

/**
 * Whether the interval of the difference is above 0: that of recovered variances, which leaves out that both answered the same tasks
 * (Newcombe 1998, Stat. Med. 17, 873–890, method 10). The figure's own interval must be above the bound as printed, too, so
 * that none beats a cheat that it seems to reach. Figures of different tasks are not compared.
 */
export function isAbove(metric: Shown, estimate: Ranged, bound: Bound): boolean {
  if (isOfOtherTasks(estimate, bound)) return false;
  const sign = signOf(metric);
  const { low } = endsOf(sign, intervalOf(estimate), estimate.value);
  const { high } = endsOf(sign, bound.interval, bound.value);
  const [value, floor] = [sign * estimate.value, sign * bound.value];
  const printed = (end: number) => Number.parseFloat(formatValue(metric, end));
  return printed(low) > printed(floor) && value - floor > Math.hypot(value - low, high - floor);
}

const signOf = ({ better }: Pick<MetricDescription, 'better'>) => (better === 'higher' ? 1 : -1);

const intervalOf = ({ ci95, ci95_clustered }: Ranged): Interval | undefined => ci95_clustered ?? ci95;

/** The ends of an interval on a scale on which more is better; the value itself without one. */
function endsOf(sign: number, interval: Interval | undefined, value: number) {
  const ends = (interval ?? [value, value]).map((end) => sign * end);
  return { low: Math.min(...ends), high: Math.max(...ends) };
}
