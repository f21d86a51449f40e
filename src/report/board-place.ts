import type { BoardFigures } from '../evidence/board-figures.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { mainMetric, type SuiteDescription } from '../suite/description.ts';
import { formatValue } from './format.ts';

export type BoardPlace = NonNullable<ReturnType<typeof boardPlace>>;

/**
 * A run among the systems of a board, by value alone: unlike a rank, a place does not allow for chance. Undefined where the
 * board has no figure for this version of the suite on this data.
 */
export function boardPlace(
  { suite, dataset, overall, validity }: Scorecard,
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
  const values = board.systems.map(({ value }) => value);
  const own = overall.metrics[metric.id]?.value;
  const isPlaced = validity.state === 'valid' && description.headline !== undefined && own !== undefined;
  const isBetter = (value: number) => (metric.better === 'higher' ? value > (own ?? 0) : value < (own ?? 0));
  return {
    /** 1 for the best, of `systems` + 1. Absent for a partial run, and in a suite without a headline. */
    place: isPlaced ? 1 + values.filter(isBetter).length : undefined,
    systems: values.length,
    /** The best system, and the nearest above and below the run: each once, the best first. */
    named: nearest(board.systems, own, isBetter).map(({ name, value, n }) => ({
      name,
      n,
      value: formatValue(metric, value),
    })),
    lowest: formatValue(metric, Math.min(...values)),
    highest: formatValue(metric, Math.max(...values)),
    /** The day of the newest figure, YYYY-MM-DD. */
    date: board.systems.reduce((newest, { date }) => (date > newest ? date : newest), ''),
  };
}

/** `systems` has the best first. */
function nearest<System extends { readonly slug: string; readonly value: number }>(
  systems: readonly System[],
  own: number | undefined,
  isBetter: (value: number) => boolean,
): readonly System[] {
  const better = own === undefined ? [] : systems.filter(({ value }) => isBetter(value));
  const rest = systems.filter((one) => !better.includes(one));
  const picked = [systems[0], better.at(-1), rest[0], rest.at(-1)].filter((one) => one !== undefined);
  return systems.filter((one) => picked.includes(one)).slice(0, MOST_NAMED);
}

const MOST_NAMED = 3;
