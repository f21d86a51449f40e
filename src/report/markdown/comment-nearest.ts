import { type Contender, comparePairs, type PairResult } from '../../analysis/compare-pairs.ts';
import { type Competitor, standings } from '../../analysis/standings.ts';
import { haveSameTasks, winsOf } from '../../analysis/wins.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import { type MetricDescription, signOf } from '../../suite/description.ts';
import { Markdown } from '../../text/escape.ts';
import { formatP } from '../../text/numbers.ts';
import { formatWithInterval } from '../format.ts';
import type { EntryName, OtherEntry, ScoredRun, SuiteFacts } from './comment-facts.ts';
import { formatChange } from './comment-figures.ts';
import { type Cell, right, shown, type Table, table } from './table.ts';

/** The entries of the board next to one, and its rank. */
export interface NearestEntries {
  /** `2 to 4 of 9`. Empty without a rank. */
  readonly rank: string;
  readonly nearest: Table;
}

const EACH_SIDE = 2;
const NONE: NearestEntries = { rank: '', nearest: table([], []) };

/**
 * The entries next to this one by the headline. Each is compared by the sign-flip test over clusters, with Holm's correction
 * over all comparisons of this entry. The rank is the one that the board would show.
 */
export function nearestEntries(own: EntryName, now: ScoredRun, suite: SuiteFacts): NearestEntries {
  const { description, ranked, floor, controlsOn } = suite;
  const metric = description.metrics.find(({ id }) => id === description.headline);
  const estimate = metric && now.scorecard.overall.metrics[metric.id];
  const { outcomes } = now;
  if (metric === undefined || estimate === undefined || outcomes === undefined) return NONE;
  if (suite.state !== 'valid' || now.scorecard.validity.state !== 'valid') return NONE;

  const others = suite.others.filter((other) => haveSameTasks(other.outcomes, outcomes));
  const contenderOf = (one: Pick<OtherEntry, 'slug'> & { outcomes: typeof outcomes }): Contender => ({
    slug: one.slug,
    wins: winsOf(one.outcomes, metric.id),
  });
  const self = contenderOf({ slug: own.slug, outcomes });
  const compared = comparePairs(
    others.map((other) => [self, contenderOf(other)]),
    metric,
  );
  const board = [{ ...now, slug: own.slug, outcomes }, ...others.filter((other) => other.ranked)].map(
    ({ slug, scores, outcomes: its }): Competitor => {
      const { tasks, won } = winsOf(its, metric.id);
      return { slug, tasks, scores: scores ?? Float64Array.from(won) };
    },
  );
  return {
    rank: ranked ? rankOf(own.slug, board, metric, { floor, controlsOn }) : '',
    nearest: others.length === 0 ? NONE.nearest : nearestTable({ own, estimate, others, compared, metric }),
  };
}

/** Such as `2 to 4 of 9`, where entries that share a rank count once; or why there is no rank. */
function rankOf(
  slug: string,
  board: readonly Competitor[],
  metric: MetricDescription,
  { floor, controlsOn }: Pick<SuiteFacts, 'floor' | 'controlsOn'>,
): string {
  if (controlsOn !== undefined)
    return `none yet, as the board’s controls are of version ${shown(controlsOn, 40)} of the suite`;
  const { ranges, places } = standings(board, metric, floor);
  const range = ranges.get(slug);
  if (range === undefined)
    return 'none, as it is not significantly better than the best control that reads neither the question nor the labels';
  return `${span(range.best, range.worst)} of ${places}`;
}

const span = (best: number, worst: number) => (best === worst ? String(best) : `${best} to ${worst}`);

interface Comparison {
  readonly own: EntryName;
  /** Of the entry itself. */
  readonly estimate: Estimate;
  readonly others: readonly OtherEntry[];
  /** The comparisons of the entry with each of them. */
  readonly compared: readonly PairResult[];
  readonly metric: MetricDescription;
}

function nearestTable({ own, estimate, others, compared, metric }: Comparison): Table {
  const sign = -signOf(metric);
  const headlineOf = (other: OtherEntry) => other.scorecard.overall.metrics[metric.id]?.value ?? Number.NaN;
  const ordered = [...others]
    .filter((other) => Number.isFinite(headlineOf(other)))
    .sort((a, b) => sign * (headlineOf(a) - headlineOf(b)) || (a.slug < b.slug ? -1 : 1));
  // An entry with the same figure is listed below.
  const above = ordered.filter((other) => sign * (headlineOf(other) - estimate.value) < 0);
  const below = ordered.slice(above.length);
  const row = (other: OtherEntry): Cell[] => [
    shown(other.name),
    shown(other.version),
    formatWithInterval(metric, other.scorecard.overall.metrics[metric.id]),
    ...verdict(compared, own.slug, other, metric),
  ];
  return table(
    ['System', 'Version', ...right(metric.label, 'Theirs minus this', 'p (Holm)'), 'Against this entry'],
    [
      ...above.slice(-EACH_SIDE).map(row),
      [shown(own.name), shown(own.version), formatWithInterval(metric, estimate), '–', '–', THIS_ENTRY],
      ...below.slice(0, EACH_SIDE).map(row),
    ],
  );
}

const THIS_ENTRY = new Markdown('**this entry**');

function verdict(
  compared: readonly PairResult[],
  own: string,
  { slug, ranked }: OtherEntry,
  metric: MetricDescription,
): Cell[] {
  const pair = compared.find(({ a, b }) => (a === own && b === slug) || (a === slug && b === own));
  if (pair === undefined) return ['–', '–', '–'];
  const difference = pair.a === own ? -pair.delta : pair.delta;
  const result = resultFor(slug, pair);
  return [formatChange(metric, difference), formatP(pair.p), ranked ? result : `${result}; not ranked`];
}

function resultFor(slug: string, pair: PairResult): string {
  if (pair.better === null) return 'no significant difference';
  return pair[pair.better] === slug ? 'significantly better' : 'significantly worse';
}
