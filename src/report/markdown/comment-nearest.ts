import type { Estimate } from '../../protocol/scorecard.ts';
import type { MetricDescription } from '../../suites/description.ts';
import { type Competitor, type Duel, duels, everyPair, standings } from '../../suites/standings.ts';
import { winsOf } from '../../suites/wins.ts';
import { formatP } from '../format.ts';
import { sameTasks } from './comment-changes.ts';
import type { Measured, Rival, SuiteFacts } from './comment-facts.ts';
import { formatChange, withInterval } from './comment-figures.ts';
import { Markdown } from './escape.ts';
import { type Cell, shown, type Table, table } from './table.ts';

/** Where an entry stands among the others of its board. */
export interface Place {
  /** `2 to 4 of 9`; empty where it has none. */
  readonly rank: string;
  readonly nearest: Table;
}

const NEIGHBOURS = 2;
const NOBODY: Place = { rank: '', nearest: table([], []) };

/** What of the entry itself is held against the others. */
interface Own {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
}

/**
 * The next entries by the headline, each compared by the sign-flip test over clusters. Among ranked systems the tests
 * are those that make the ranks: corrected over all pairs of the board. The others have no rank, and so a correction of
 * their own.
 */
export function place(own: Own, now: Measured, suite: SuiteFacts): Place {
  const { description, ranked } = suite;
  const metric = description.metrics.find(({ id }) => id === description.headline);
  const estimate = metric && now.scorecard.overall.metrics[metric.id];
  const { outcomes } = now;
  if (metric === undefined || estimate === undefined || outcomes === undefined) return NOBODY;
  if (suite.state !== 'valid' || now.scorecard.validity.state !== 'valid') return NOBODY;

  const rivals = suite.rivals.filter((rival) => sameTasks(rival.outcomes, outcomes));
  const competitor = (one: Pick<Rival, 'slug'> & { outcomes: typeof outcomes }): Competitor => ({
    slug: one.slug,
    wins: winsOf(one.outcomes, metric.id),
  });
  const self = competitor({ slug: own.slug, outcomes });
  const peers = ranked ? rivals.filter((rival) => rival.ranked) : [];
  const board = [self, ...peers.map(competitor)];
  const others = rivals.filter((rival) => !peers.includes(rival));
  const fought = [
    ...duels(everyPair(board), metric),
    ...duels(
      others.map((rival) => [self, competitor(rival)]),
      metric,
    ),
  ];
  const range = standings(board, metric)[0];
  return {
    rank: ranked && range ? `${span(range.best, range.worst)} of ${board.length}` : '',
    nearest: rivals.length === 0 ? NOBODY.nearest : nearestTable(own, estimate, rivals, fought, metric),
  };
}

const span = (best: number, worst: number) => (best === worst ? String(best) : `${best} to ${worst}`);

function nearestTable(
  own: Own,
  estimate: Estimate,
  rivals: readonly Rival[],
  fought: readonly Duel[],
  metric: MetricDescription,
): Table {
  const sign = metric.better === 'higher' ? -1 : 1;
  const headlineOf = (rival: Rival) => rival.scorecard.overall.metrics[metric.id]?.value ?? Number.NaN;
  const ordered = [...rivals]
    .filter((rival) => Number.isFinite(headlineOf(rival)))
    .sort((a, b) => sign * (headlineOf(a) - headlineOf(b)) || (a.slug < b.slug ? -1 : 1));
  // Who is level stands below.
  const above = ordered.filter((rival) => sign * (headlineOf(rival) - estimate.value) < 0);
  const below = ordered.slice(above.length);
  const row = (rival: Rival): Cell[] => [
    shown(rival.name),
    shown(rival.version),
    withInterval(metric, rival.scorecard.overall.metrics[metric.id]),
    ...verdict(fought, own.slug, rival, metric),
  ];
  return table(
    [
      { label: 'System' },
      { label: 'Version' },
      { label: metric.label, right: true },
      { label: 'Theirs minus this', right: true },
      { label: 'p (Holm)', right: true },
      { label: 'Against this entry' },
    ],
    [
      ...above.slice(-NEIGHBOURS).map(row),
      [shown(own.name), shown(own.version), withInterval(metric, estimate), '–', '–', THIS],
      ...below.slice(0, NEIGHBOURS).map(row),
    ],
  );
}

const THIS = new Markdown('**this entry**');

function verdict(fought: readonly Duel[], own: string, { slug, ranked }: Rival, metric: MetricDescription): Cell[] {
  const duel = fought.find(({ a, b }) => (a === own && b === slug) || (a === slug && b === own));
  if (duel === undefined) return ['–', '–', '–'];
  const theirs = duel.a === own ? -duel.delta : duel.delta;
  const says =
    duel.better === null
      ? 'not separable'
      : duel[duel.better] === slug
        ? 'significantly better'
        : 'significantly worse';
  return [formatChange(metric, theirs), formatP(duel.p), ranked ? says : `${says}; not ranked`];
}
