import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { scaleOf } from '../board/bar.ts';
import { type Board, datasetText, tokensMetric } from '../board/board.ts';
import { type AsOf, namedByRun, readsLabels, type ShownEntry } from '../board/entries.ts';
import { noRankText } from '../board/row-text.ts';
import { scoreCell, suiteHref, testedCell, tierCell } from './cells.ts';

export type ColumnView = ReturnType<typeof columnView>;

export function columnView(board: Board) {
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
    /** Why some systems have no rank; empty where all of them have one. */
    noRank: noRankText(board),
    metric: { label: metric.label, definition: metric.definition },
    /** The order after the first click on its heading: the best come first. */
    bestFirst: metric.better === 'higher' ? 'descending' : 'ascending',
    tokens: { label: tokens?.label ?? '', short: tokens?.short ?? '' },
  };
}

export type RowView = ReturnType<ReturnType<typeof rowViews>>;

/** The rows of a table whose columns are these boards. */
export function rowViews(boards: readonly Board[], asOf: AsOf) {
  const scales = boards.map(({ description, rows }) =>
    scaleOf(
      mainMetric(description),
      rows.map(({ estimate }) => estimate),
    ),
  );
  return (shown: ShownEntry) => {
    const { entry, bundles } = shown;
    const named = namedByRun(entry, bundles);
    const [name, licence] = [safeText(named.name, 80), safeText(entry.licence, 80)];
    return {
      href: `systems/${entry.slug}.html`,
      name,
      readsLabels: entry.reads_labels || bundles.some((bundle) => readsLabels(entry, bundle)),
      /** One of the board's own systems. */
      own: bundles.some(({ tier }) => tier === 'own'),
      network: entry.network,
      licence,
      tier: tierCell(shown, asOf),
      tested: testedCell(shown, asOf),
      scores: boards.map((board, i) => scoreCell(board, shown, scales[i] ?? 1)),
      /** Ids of the suites that it was run on, for filters. */
      suites: [...new Set(bundles.map(({ scorecard }) => scorecard.suite.id))].join(' '),
      /** The text that the search looks through. */
      words: [name, entry.slug, safeText(named.version, 80), licence].join(' ').toLowerCase(),
    };
  };
}
