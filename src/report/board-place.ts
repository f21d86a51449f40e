import type { BoardFigures } from '../evidence/board-figures.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { mainMetric, type SuiteDescription } from '../suite/description.ts';
import { formatValue } from './format.ts';

/** A run among the systems of a board, by value alone: unlike a rank, a place does not allow for chance. */
export interface BoardPlace {
  /** 1 for the best, of `systems` + 1. Absent for a partial run, and in a suite without a headline. */
  readonly place: number | undefined;
  /** How many systems the board has. */
  readonly systems: number;
  readonly lowest: string;
  readonly highest: string;
  /** The day of the newest figure, YYYY-MM-DD. */
  readonly date: string;
}

/** Undefined where the board has no figure for this version of the suite on this data. */
export function boardPlace(
  { suite, dataset, overall, validity }: Scorecard,
  description: SuiteDescription,
  { boards }: BoardFigures,
): BoardPlace | undefined {
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
    place: isPlaced ? 1 + values.filter(isBetter).length : undefined,
    systems: values.length,
    lowest: formatValue(metric, Math.min(...values)),
    highest: formatValue(metric, Math.max(...values)),
    date: board.systems.reduce((newest, { date }) => (date > newest ? date : newest), ''),
  };
}
