import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { scaleOf } from '../board/bar.ts';
import { type Board, datasetText, tokensMetric } from '../board/board.ts';
import { namedByRun, readsLabels, type ShownEntry } from '../board/entries.ts';
import { noRankText } from '../board/row-text.ts';
import { type ScoreCell, scoreCell, suiteHref, type TestedCell, type TierCell, testedCell, tierCell } from './cells.ts';

/** A suite. */
export interface ColumnView {
  readonly suite: string;
  readonly title: string;
  readonly version: string;
  readonly href: string;
  readonly dataset: string;
  readonly ranked: boolean;
  /** Why some systems have no rank; empty where all of them have one. */
  readonly noRank: string;
  readonly metric: { readonly label: string; readonly definition: string };
  /** The order after the first click on its heading: the best come first. */
  readonly bestFirst: 'ascending' | 'descending';
  readonly tokens: { readonly label: string; readonly short: string };
}

/** An entry. */
export interface RowView {
  readonly href: string;
  readonly name: string;
  readonly readsLabels: boolean;
  /** One of the board's own systems. */
  readonly own: boolean;
  readonly network: boolean;
  readonly licence: string;
  readonly tier: TierCell;
  readonly tested: TestedCell;
  readonly scores: readonly ScoreCell[];
  /** Ids of the suites that it was run on, for filters. */
  readonly suites: string;
  /** The text that the search looks through. */
  readonly words: string;
}

export function columnView(board: Board): ColumnView {
  const { description, suite, dataset } = board;
  const metric = mainMetric(description);
  const tokens = tokensMetric(description);
  return {
    suite: description.id,
    title: description.title,
    version: suite.version,
    href: suiteHref(description.id),
    dataset: datasetText(dataset),
    ranked: description.headline !== undefined,
    noRank: noRankText(board),
    metric: { label: metric.label, definition: metric.definition },
    bestFirst: metric.better === 'higher' ? 'descending' : 'ascending',
    tokens: { label: tokens?.label ?? '', short: tokens?.short ?? '' },
  };
}

/**
 * The rows of a table whose columns are these boards.
 *
 * @param asOf a day, YYYY-MM-DD, from which ages are counted
 */
export function rowViews(boards: readonly Board[], asOf: string | undefined): (shown: ShownEntry) => RowView {
  const scales = boards.map(({ description, rows }) =>
    scaleOf(
      mainMetric(description),
      rows.map(({ estimate }) => estimate),
    ),
  );
  return (shown) => {
    const { entry, bundles } = shown;
    const named = namedByRun(entry, bundles);
    const [name, licence] = [safeText(named.name, 80), safeText(entry.licence, 80)];
    return {
      href: `systems/${entry.slug}.html`,
      name,
      readsLabels: entry.reads_labels || bundles.some((bundle) => readsLabels(entry, bundle)),
      own: bundles.some(({ tier }) => tier === 'own'),
      network: entry.network,
      licence,
      tier: tierCell(shown, asOf),
      tested: testedCell(shown, asOf),
      scores: boards.map((board, i) => scoreCell(board, shown, scales[i] ?? 1)),
      suites: [...new Set(bundles.map(({ scorecard }) => scorecard.suite.id))].join(' '),
      words: [name, entry.slug, safeText(named.version, 80), licence].join(' ').toLowerCase(),
    };
  };
}
