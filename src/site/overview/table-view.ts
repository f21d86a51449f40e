import { formatValue } from '../../report/format.ts';
import { type Family, mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { scaleOf } from '../board/bar.ts';
import { type Board, tokensMetric } from '../board/board.ts';
import { BEST_CHEAT, type Bounds, boundsOf, estimateOf } from '../board/bounds.ts';
import { isOfBoard, readsLabels, type ShownEntry, versionedByRun } from '../board/entries.ts';
import { configurationText, noRankText } from '../board/row-text.ts';
import type { Site } from '../site.ts';
import { costCell, familyCell, scoreCell, suiteHref, testedCell, tierCell, wholeText } from './cells.ts';
import { type Discrimination, usesModel } from './order.ts';

/** A board as a column of the table, with one column for each mechanism if its families have mechanisms. */
export interface Column {
  readonly board: Board;
  readonly scale: number;
  readonly bounds: Bounds;
  readonly families: readonly { readonly family: Family; readonly bounds: Bounds }[];
}

/** Only the most telling suite shows its mechanisms: the table has to fit a screen. */
export function columnsOf(discriminations: readonly Discrimination[]): readonly Column[] {
  const shown = discriminations.find(({ board, orders }) => orders && mechanismsOf(board).length > 0);
  return discriminations.map((one) => {
    const { board } = one;
    const estimates = board.rows.map(({ estimate }) => estimate);
    return {
      board,
      scale: scaleOf(mainMetric(board.description), estimates),
      bounds: boundsOf(board),
      families: (one === shown ? mechanismsOf(board) : []).map((family) => ({
        family,
        bounds: boundsOf(board, family.id),
      })),
    };
  });
}

const mechanismsOf = ({ description }: Board) =>
  description.families.filter(({ mechanism, group }) => mechanism !== undefined && group === undefined);

export type ColumnView = ReturnType<typeof columnView>;

export function columnView({ board, families }: Column) {
  const { description, suite } = board;
  const metric = mainMetric(description);
  const tokens = tokensMetric(description);
  return {
    suite: description.id,
    title: description.title,
    version: suite.version,
    href: suiteHref(description.id),
    /** Why some systems have no rank; empty if all have one. */
    noRank: noRankText(board),
    metric: { label: metric.label, definition: metric.definition },
    /** The order after the first click on its heading: the best come first. */
    bestFirst: metric.better === 'higher' ? 'descending' : 'ascending',
    tokens: { label: tokens?.label ?? '', short: tokens?.short ?? '', definition: tokens?.definition ?? '' },
    families: families.map(({ family: { id, label, summary = '' } }) => ({
      ...{ key: `${description.id}:${id}`, label, summary },
    })),
  };
}

/** How well a suite distinguishes systems, and so whether it orders the table. */
export function roleText({ board, orders, pairs, apart }: Discrimination): string {
  if (board.description.headline === undefined) return 'ranks no system';
  if (pairs === 0) return 'has no two systems with different results';
  // Systems without a rank are not better than that control, and are not compared with the one that has a rank.
  const ranked = board.rows.filter(({ rank }) => rank !== undefined);
  const compared = board.rows.filter(({ group }) => group !== undefined);
  if (ranked.length < 2)
    return `does not order the table: ${ranked.length} of ${compared.length} systems ${ranked.length === 1 ? 'is' : 'are'} better than the best control that never reads the question`;
  return `${orders ? 'orders the table' : 'does not order the table'}: ${apart} of ${pairs} pairs of systems differ significantly`;
}

export type RowView = ReturnType<ReturnType<typeof rowViews>>;

/** The rows of a table of these columns. */
export function rowViews(columns: readonly Column[], { asOf, repository }: Pick<Site, 'asOf' | 'repository'>) {
  const costs = columns[0]?.board;
  return (shown: ShownEntry) => {
    const { entry, bundles } = shown;
    const named = versionedByRun(entry, bundles);
    const [name, licence] = [safeText(named.name, 80), safeText(entry.licence, 80)];
    const tested = testedCell(shown, asOf);
    const scores = columns.map(({ board, scale, bounds, families }) => ({
      ...scoreCell(board, shown, scale, bounds),
      families: families.map((one) => familyCell(board, shown, one)),
    }));
    const mechanisms = scores.flatMap(({ families }) => families);
    const weak = mechanisms.filter((one) => !one.able).length;
    const shownTitle = scores.find(({ families }) => families.length > 0)?.title;
    return {
      href: `systems/${entry.slug}.html`,
      name,
      version: tested.version,
      configuration: configurationText(shown),
      readsLabels: entry.reads_labels || bundles.some((bundle) => readsLabels(entry, bundle)),
      /** Written by the people of the board. */
      own: isOfBoard(shown, repository),
      network: entry.network,
      /** Empty if the entry does not declare it. */
      approach: entry.approach ?? '',
      model: usesModel(shown),
      licence,
      tier: tierCell(shown, asOf),
      tested,
      scores,
      /** How many mechanisms a phone hides at first; empty if none. */
      weak:
        weak === 0 ? '' : `does not beat the best cheat in ${weak} of ${mechanisms.length} mechanisms of ${shownTitle}`,
      cost: costs === undefined ? null : costCell(costs, shown),
      /** Ids of the suites with a run, for filters. */
      suites: [...new Set(bundles.map(({ scorecard }) => scorecard.suite.id))].join(' '),
      /** The text that is searched. */
      words: [name, entry.slug, safeText(named.version, 80), licence, entry.configuration?.search ?? '']
        .filter(Boolean)
        .join(' ')
        .toLowerCase(),
    };
  };
}

/** The bounds of every column: a row for the best cheat, and one for the best reference. */
export function boundRows(columns: readonly Column[]) {
  const row = (label: string, note: string, kind: keyof Bounds) => ({
    ...{ label, note, kind },
    cells: columns.map(({ board, bounds, families }) => {
      const metric = mainMetric(board.description);
      const whole = bounds[kind];
      const own = board.rows.find(({ entry }) => entry.slug === whole?.slug);
      return {
        title: board.description.title,
        metric: metric.label,
        whole:
          whole === undefined
            ? null
            : { value: formatValue(metric, whole.value), name: whole.name, href: `systems/${whole.slug}.html` },
        families: families.map((one) => {
          const bound = one.bounds[kind];
          const isOwn = own !== undefined && estimateOf(own, board, one.family.id)?.value === bound?.value;
          return {
            label: one.family.label,
            value: bound === undefined ? '–' : wholeText(metric, bound.value),
            /** Empty if the best of the suite reaches it, too. */
            name: bound === undefined || isOwn ? '' : bound.name,
          };
        }),
      };
    }),
  });
  return [
    row('Best cheat of each column', BEST_CHEAT, 'cheat'),
    row(
      'Best reference of each column',
      `the best of the benchmark’s own references that read no labels${rankedReferences(columns)}`,
      'reference',
    ),
  ];
}

/** The mechanisms for which a system of the board counts as a reference and is the best, with its name; empty if there are none. */
function rankedReferences(columns: readonly Column[]): string {
  const named = columns.flatMap(({ families }) =>
    families.flatMap(({ family, bounds: { reference } }) =>
      reference?.ranked
        ? [` For “${family.label}” the suite names ${reference.name}, which has a rank, as a reference, too.`]
        : [],
    ),
  );
  return named.length === 0 ? '' : `.${named.join('')}`;
}
