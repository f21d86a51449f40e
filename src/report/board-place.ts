import type { BoardFigures } from '../evidence/board-figures.ts';
import type { Estimate, Scorecard } from '../protocol/scorecard.ts';
import { type MetricDescription, mainMetric, type SuiteDescription } from '../suite/description.ts';
import { formatValue } from '../text/numbers.ts';
import { safeText } from '../text/safe-text.ts';
import { partOfTasks } from './format.ts';

export type BoardPlace = NonNullable<ReturnType<typeof boardPlace>>;

/**
 * The place of a run among the systems of a board, by value only: unlike a rank, a place does not allow for chance. Systems with the same
 * score in every task count once. A system of the run's name counts as the run itself. A reference, a control, and a run that is not
 * clearly above the best control that reads neither the question nor the labels have no place.
 *
 * @returns undefined if the board has no figure of another system for this version of the suite on this data
 */
export function boardPlace(
  { suite, dataset, system, overall, validity }: Scorecard,
  description: SuiteDescription,
  { boards }: BoardFigures,
) {
  const metric = mainMetric(description);
  const board = boards.find(
    (one) =>
      one.suite.id === suite.id &&
      one.suite.version === suite.version &&
      one.dataset.sha256 === dataset.sha256 &&
      one.metric === metric.id,
  );
  if (board === undefined) return undefined;
  const estimate = overall.metrics[metric.id];
  const own = estimate?.value;
  const entered = board.systems.find(({ name }) => name === system.name);
  const isOwn = ({ name, group }: (typeof board.systems)[number]) =>
    name === system.name || (entered?.group === group && entered.value === own);
  const systems = board.systems.filter((one) => !isOwn(one));
  if (systems.length === 0) return undefined;
  const values = systems.map(({ value }) => value);
  const sizes = systems.map(({ n }) => n);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const results = systems.filter(({ group }, i) => systems.findIndex((one) => one.group === group) === i);
  const isSystem = system.kind === 'system' && !system.reads_labels;
  const isRanked = isSystem && validity.state === 'valid' && description.headline !== undefined && own !== undefined;
  const { control } = board;
  const hasPlace = (one: Figure | undefined) => control === undefined || isClearlyBetter(metric, one, control.value);
  const isAbove = hasPlace(estimate);
  const placed = results.filter(hasPlace);
  const isBetter = (value: number) => (metric.better === 'higher' ? value > (own ?? 0) : value < (own ?? 0));
  return {
    /** 1 for the best, of `places`. Absent where `notAbove` is set, for a partial run, and in a suite without a headline. */
    place: isRanked && isAbove ? 1 + placed.filter(({ value }) => isBetter(value)).length : undefined,
    /** How many places there are, with the run's. */
    places: placed.length + 1,
    /** Set if some systems have no place: the control that a system must clearly beat to have one, and how many of `systems` do. */
    above:
      control && placed.length < results.length
        ? { name: control.name, value: formatValue(metric, control.value), count: systems.filter(hasPlace).length }
        : undefined,
    /** How many systems the board has beside the run's own. */
    systems: systems.length,
    /** Set if the run has no place for the same reason: that control. */
    notAbove:
      isRanked && !isAbove && control
        ? { name: control.name, value: formatValue(metric, control.value), isBelow: isBetter(control.value) }
        : undefined,
    /** The systems of the run's name, which need not be the same system. */
    leftOut: board.systems
      .filter(({ name }) => name === system.name)
      .map(({ name, value }) => ({ name, value: formatValue(metric, value) })),
    /** The best system if it is better, and the nearest ones above and below the run, each once, best first. */
    named: nearest(results, own, isBetter).map(([role, { name, value, n }]) => ({
      role,
      name,
      n,
      value: formatValue(metric, value),
      number: value,
      /** How many other systems have the same value on as many tasks. */
      alike: systems.filter((one) => one.value === value && one.n === n).length - 1,
    })),
    /** The lowest and the highest value; undefined if the systems were measured on different numbers of tasks. */
    range:
      least === most
        ? ([formatValue(metric, Math.min(...values)), formatValue(metric, Math.max(...values))] as const)
        : undefined,
    /** The smallest and the largest number of tasks that a system was measured on. */
    sizes: [least, most] as const,
    /** The day of the newest figure, YYYY-MM-DD. */
    date: systems.reduce((newest, { date }) => (date > newest ? date : newest), ''),
  };
}

/** The same, but nothing of a run of a part: that may be easier or harder than the whole. */
export const placeOfWhole = (card: Scorecard, description: SuiteDescription, figures: BoardFigures) =>
  card.validity.state === 'partial' || partOfTasks(card) !== undefined
    ? undefined
    : boardPlace(card, description, figures);

/** The place as JSON. Null where there is nothing to compare with. */
export function placeJson(found: BoardPlace | undefined) {
  if (found === undefined) return null;
  const { place, places, systems, named, leftOut, notAbove, date } = found;
  return {
    place: place ?? null,
    places,
    systems,
    nearest: named.map(({ role, name, number, n, alike }) => ({ role, name, value: number, n, alike })),
    left_out: leftOut.map(({ name }) => name),
    not_above: notAbove?.name ?? null,
    date,
  };
}

type Figure = Pick<Estimate, 'value' | 'ci95_clustered'>;

/**
 * Whether the whole interval of the run is better than the control's figure. Ranks have a paired test instead, which needs the control's
 * results by task.
 */
function isClearlyBetter({ better }: MetricDescription, estimate: Figure | undefined, control: number): boolean {
  if (estimate === undefined) return false;
  const [low, high] = estimate.ci95_clustered ?? [estimate.value, estimate.value];
  return better === 'higher' ? low > control : high < control;
}

/** @param systems best first */
function nearest<System extends { readonly value: number }>(
  systems: readonly System[],
  own: number | undefined,
  isBetter: (value: number) => boolean,
): readonly (readonly [role: string, System])[] {
  const better = own === undefined ? [] : systems.filter(({ value }) => isBetter(value));
  const [best, above, below] = [systems[0], better.at(-1), own === undefined ? undefined : systems[better.length]];
  return [
    ...(best && best !== below ? [['best', best] as const] : []),
    ...(above && above !== best ? [['next above', above] as const] : []),
    ...(below ? [[below.value === own ? 'equal' : 'next below', below] as const] : []),
  ];
}

/**
 * Whether a run of all tasks has every outcome of the example that `cib init` writes. The example itself is not told so.
 *
 * @param outcomes the SHA-256 of the run's outcomes
 */
export const isOfExample = (
  { suite, dataset, system }: Scorecard,
  outcomes: string,
  { boards }: BoardFigures,
): boolean =>
  boards.some(
    ({ suite: { id, version }, dataset: { sha256 }, example }) =>
      id === suite.id &&
      version === suite.version &&
      sha256 === dataset.sha256 &&
      example?.outcomes === outcomes &&
      example.name !== system.name,
  );

/**
 * What is said of such a run.
 *
 * @param run what it is called at the start of a sentence
 * @param command how `cib` is called
 */
export const exampleText = (run: string, command: string): string =>
  `${run} has the same outcome in every task as the example that \`${command} init\` writes: it measures the example, not your memory.`;

/** Such as `place 2 of 9`, and how many other systems have one if not all do; undefined for a run without a place. */
export function placeText({ place, places, above, systems }: BoardPlace): string | undefined {
  if (place === undefined) return undefined;
  const text = `place ${place} of ${places}`;
  if (above === undefined) return text;
  const { count, name, value } = above;
  const others = systems === 1 ? '1 other system' : `${systems} other systems`;
  const verb = count > 1 ? 'are also' : count === 1 ? 'is also' : 'is';
  return `${text}: ${count || 'none'} of ${others} ${verb} clearly above the control ${safeText(name, 40)} (${value})`;
}

/** Why a complete run has no place. */
export const noPlaceText = ({ name, value, isBelow }: NonNullable<BoardPlace['notAbove']>): string =>
  `${isBelow ? 'below' : 'not clearly better than'} the control ${safeText(name, 40)} (${value})`;
