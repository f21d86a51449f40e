import { isPairable, wasMeasured, winsOfResults } from '../../analysis/results.ts';
import { taskDifference } from '../../analysis/wins.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import { type MetricDescription, mainMetric, signOf } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Board, type BoardRow, type Field, type MeasuredRun, tokensMetric } from './board.ts';
import { isValid, ownSystemIn, readsLabels } from './entries.ts';

export interface Bound {
  readonly row: BoardRow;
  /** The number of tasks or pairs that the value is of. */
  readonly n: number;
  readonly name: string;
  readonly slug: string;
  readonly value: number;
  /** Whether it is a system of the board, and not a reference or control. */
  readonly ranked: boolean;
}

/** What a page says of the best cheat. */
export const BEST_CHEAT =
  'the best score of a control that reads no labels, such as one that returns everything, or of a reference that stores nothing. ' +
  'Runs that break a rule, and references that read labels, do not count';

/**
 * What a cheat reaches, and what the best reference reaches, on a board or in one family of it. A reference that stores nothing is a
 * cheat and no reference. Neither reads labels. In the family of a mechanism, the system that the suite names for the mechanism counts as a
 * reference, too, because no reference has a model for meaning.
 */
export interface Bounds {
  readonly cheat: Bound | undefined;
  readonly reference: Bound | undefined;
}

export function boundsOf(board: Field, family?: string): Bounds {
  const estimate = (row: BoardRow) => estimateOf(row, board, family);
  return { cheat: bestOf(board, 'cheat', family, estimate), reference: bestOf(board, 'reference', family, estimate) };
}

/**
 * The bounds for one run: a system may lack a capability that most tasks need. Where it was measured in other tasks than a bound, the bound
 * is the best of the controls or references that were measured in all of its tasks, by these tasks alone; as given if there is none.
 */
export function boundsFor(board: Field, row: MeasuredRun, bounds: Bounds, family?: string): Bounds {
  const estimate = estimateOf(row, board, family);
  if (estimate === undefined) return bounds;
  const estimateOn = (other: BoardRow) => estimateOnTasksOf(row, other, board, { family, n: estimate.n });
  const of = (kind: keyof Bounds) =>
    isOfOtherTasks(estimate, bounds[kind]) ? (bestOf(board, kind, family, estimateOn) ?? bounds[kind]) : bounds[kind];
  return { cheat: of('cheat'), reference: of('reference') };
}

/** The value of another run in the tasks in which a run was measured; undefined if it was not measured in all of them. */
function estimateOnTasksOf(
  { bundle: { results: own } }: MeasuredRun,
  { bundle: { results: other } }: MeasuredRun,
  { description }: Field,
  { family, n }: { readonly family: string | undefined; readonly n: number },
): Valued | undefined {
  const metric = mainMetric(description).id;
  const { tasks, won, of } = winsOfResults(other, metric);
  if (!isPairable(other, metric) || taskDifference(tasks, own.tasks) !== undefined) return undefined;
  const counted = [...tasks.ids.keys()].filter(
    (i) => (family === undefined || tasks.families[i] === family) && wasMeasured(own, metric, i),
  );
  if (!counted.every((i) => wasMeasured(other, metric, i))) return undefined;
  const sum = (numbers: Uint8Array | undefined) =>
    counted.reduce((total, i) => total + (numbers === undefined ? 1 : (numbers[i] ?? 0)), 0);
  return { value: sum(won) / sum(of), n };
}

type Valued = Pick<Estimate, 'value' | 'n'>;

/** Whether a bound is the run itself, or has its result in every task. */
export const isOwnBound = ({ entry, group }: BoardRow, { rows }: Board, { slug }: Bound): boolean =>
  entry.slug === slug || (group !== undefined && rows.some((row) => row.entry.slug === slug && row.group === group));

/** The metric's estimate of a run, overall or in one family. */
export const estimateOf = (
  { bundle, estimate }: MeasuredRun,
  { description }: Field,
  family?: string,
): Estimate | undefined =>
  family === undefined ? estimate : bundle.scorecard.families[family]?.metrics[mainMetric(description).id];

function bestOf(
  board: Field,
  kind: keyof Bounds,
  family: string | undefined,
  estimateIn: (row: BoardRow) => Valued | undefined,
): Bound | undefined {
  const having = board.description.families.find(({ id }) => id === family)?.mechanism?.having.system;
  const sign = signOf(mainMetric(board.description));
  const valued = board.rows.flatMap((row): Bound[] => {
    const { entry, bundle } = row;
    const estimate = estimateIn(row);
    const isCheat = entry.kind === 'control' || (entry.kind === 'reference' && storesNothing(row, board));
    const isReference = !isCheat && (entry.kind === 'reference' || entry.slug === having);
    const counts = (kind === 'cheat' ? isCheat : isReference) && !readsLabels(entry, bundle) && isValid(bundle);
    if (!counts || estimate === undefined) return [];
    const name = safeText(entry.name, 80);
    return [{ row, name, slug: entry.slug, value: estimate.value, n: estimate.n, ranked: entry.kind === 'system' }];
  });
  return valued.toSorted((a, b) => sign * (b.value - a.value) || (a.slug < b.slug ? -1 : 1))[0];
}

/** Whether the suite declares it of a reference, or the reference never returns anything, as a baseline of published data may. */
function storesNothing({ bundle }: BoardRow, { description }: Field): boolean {
  const tokens = tokensMetric(description);
  if (tokens !== undefined && bundle.scorecard.overall.metrics[tokens.id]?.value === 0) return true;
  return ownSystemIn(bundle)?.storesNothing === true;
}

/** Whether a figure is of more or fewer tasks than the bound: a system may lack a capability that most tasks of a family need. */
export const isOfOtherTasks = ({ n }: Pick<Estimate, 'n'>, bound: Bound | undefined): boolean =>
  bound !== undefined && n !== bound.n;

/** Whether a figure is better than a bound by its value, whatever chance may have done. */
export const isBeyond = ({ better }: Pick<MetricDescription, 'better'>, { value }: Estimate, bound: Bound): boolean =>
  better === 'higher' ? value > bound.value : value < bound.value;

/**
 * Whether a cheat does as well as the best reference, so that only a figure above both tells something. It depends on the family
 * alone.
 */
export function isUninformative({ better }: Pick<MetricDescription, 'better'>, { cheat, reference }: Bounds): boolean {
  if (cheat === undefined || reference === undefined) return false;
  return better === 'higher' ? cheat.value >= reference.value : cheat.value <= reference.value;
}
