import { type Family, mainMetric } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { scaleOf } from '../board/bar.ts';
import { type Board, locateRuns, tokensMetric } from '../board/board.ts';
import { BEST_CHEAT, type Bounds, boundsOf, estimateOf } from '../board/bounds.ts';
import { isOfBoard, readsLabels, type ShownEntry, versionedByRun } from '../board/entries.ts';
import { configurationParts, configurationText, noRankText } from '../board/row-text.ts';
import { rangeOf, resultsOfAll, together } from '../board/same-results.ts';
import type { Site } from '../site.ts';
import { rowOf } from './board-rows.ts';
import { costCell, familyCell, sameText, scoreCell, suiteHref, testedCell, tierCell, wholeText } from './cells.ts';
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
  const beside = description.metrics.find(({ id }) => id === description.besideHeadline);
  return {
    suite: description.id,
    title: description.title,
    version: suite.version,
    href: suiteHref(description.id),
    /** Why some systems have no rank; empty if all have one. */
    noRank: noRankText(board),
    metric: { label: metric.label, definition: metric.definition },
    /** The figure beside the main one; absent without one. */
    beside: beside && { label: beside.short, definition: beside.definition },
    /** The order after the first click on its heading: the best come first. */
    bestFirst: metric.better === 'higher' ? 'descending' : 'ascending',
    tokens: { label: tokens?.label ?? '', short: tokens?.short ?? '', definition: tokens?.definition ?? '' },
    families: families.map(({ family: { id, label, summary = '' } }) => ({
      key: `${description.id}:${id}`,
      label,
      summary,
    })),
  };
}

/** How well a suite distinguishes systems, and so whether it orders the table. */
export function roleText({ board, orders, pairs, apart }: Discrimination): string {
  if (board.description.headline === undefined) return 'ranks no system';
  if (board.earlier) return 'has only runs of an earlier version';
  if (board.controlsOn !== undefined)
    return `ranks no system yet: the board’s controls are of version ${safeText(board.controlsOn, 40)}`;
  if (pairs === 0) return 'has no two systems with different results';
  // Systems without a rank are not better than that control, and are not compared with the one that has a rank.
  const ranked = board.rows.filter(({ rank }) => rank !== undefined);
  const compared = board.rows.filter(({ group }) => group !== undefined);
  if (ranked.length < 2)
    return `does not order the table: ${ranked.length} of ${compared.length} systems ${ranked.length === 1 ? 'is' : 'are'} better than the best control that reads neither the question nor the labels`;
  return `${orders ? 'orders the table' : 'does not order the table'}: ${apart} of ${pairs} pairs of systems differ significantly`;
}

type SystemView = ReturnType<ReturnType<typeof systemViews>>;

/** A system of a row that several share. */
type Member = Omit<SystemView, 'scores' | 'cost'>;

export interface RowView extends SystemView {
  /** The systems that share the row, itself the first; empty if it is alone. */
  readonly members: readonly Member[];
  /** What the configurations of all of them have in common, which their own leave out; empty if it is alone. */
  readonly common: string;
  /** Whether who ran all of them, when, and their licence are the same, which is then said once. */
  readonly alikeRuns: boolean;
}

/** The systems of a row. */
export const systemsOf = (row: RowView): readonly (RowView | Member)[] =>
  row.members.length === 0 ? [row] : row.members;

/**
 * The rows of a table of these columns. Systems with the same result in every task of every suite share a row at the place of the
 * first, if all that it shows of them but the costs is the same.
 */
export function rowViews(columns: readonly Column[], site: Pick<Site, 'asOf' | 'repository' | 'boards'>) {
  const viewOf = systemViews(columns, site);
  const located = locateRuns(site.boards);
  return (systems: readonly ShownEntry[]): readonly RowView[] => {
    const views = systems.map((shown) => ({ shown, view: viewOf(shown) }));
    const keyOf = ({ shown, view }: (typeof views)[number]) => {
      const results = resultsOfAll(shown, located);
      return results === undefined ? undefined : `${results} ${figuresOf(view)}`;
    };
    return together(views, keyOf).map((all) =>
      sharedRow(
        all.map(({ view }) => view),
        columns.map(({ board }) => sameAs(board, all)),
      ),
    );
  };
}

/** What a row shows of a system beside its name and its costs. */
const figuresOf = ({ scores }: SystemView): string =>
  JSON.stringify(scores.map(({ same, order, ...figures }) => ({ ...figures, value: order.value })));

/** The systems outside of a row with the same results on a board as those in it. */
function sameAs(board: Board, all: readonly { readonly shown: ShownEntry }[]): string {
  const row = all[0] && rowOf(board, all[0].shown);
  return row?.group === undefined ? '' : sameText(board, row, 2, new Set(all.map(({ shown }) => shown.entry.slug)));
}

function sharedRow(views: readonly SystemView[], same: readonly string[]): RowView {
  const [first] = views;
  if (first === undefined) throw new Error('a row without a system');
  if (views.length === 1) return { ...first, members: [], common: '', alikeRuns: false };
  const least = (values: readonly string[]) =>
    values.filter(Boolean).toSorted((a, b) => Number(a) - Number(b))[0] ?? '';
  const orders = (i: number, key: 'tokens' | 'latency') => views.map(({ scores }) => scores[i]?.order[key] ?? '');
  const [tokens = '–', latency = '–'] = (['tokens', 'latency'] as const).map((key) =>
    rangeOf(views.map(({ cost }, i) => ({ text: cost?.[key] ?? '–', value: numberOf(orders(0, key)[i]) }))),
  );
  const parts = views.map(({ configuration }) => configurationParts(configuration));
  const common = (parts[0] ?? []).filter((part) => parts.every((own) => own.includes(part)));
  const ran = views.map(({ tier, tested: { version, ...tested }, licence }) => JSON.stringify([tier, tested, licence]));
  return {
    ...first,
    alikeRuns: new Set(ran).size === 1,
    common: common.length === 0 ? '' : `${views.length === 2 ? 'both' : 'all'}: ${common.join(' · ')}`,
    scores: first.scores.map((score, i) => ({
      ...score,
      same: same[i] ?? '',
      order: { ...score.order, tokens: least(orders(i, 'tokens')), latency: least(orders(i, 'latency')) },
    })),
    cost: first.cost && { ...first.cost, tokens, latency },
    members: views.map(({ scores, cost, ...member }, i) => ({
      ...member,
      configuration: (parts[i] ?? []).filter((part) => !common.includes(part)).join(' · '),
      ownCost: cost === null || cost.latency === latency ? '' : cost.latency,
    })),
  };
}

const numberOf = (text: string | undefined) => (text ? Number(text) : undefined);

function systemViews(columns: readonly Column[], { asOf, repository }: Pick<Site, 'asOf' | 'repository'>) {
  const costs = columns[0]?.board;
  return (shown: ShownEntry) => {
    const { entry, bundles } = shown;
    const named = versionedByRun(entry, bundles);
    const [name, licence] = [safeText(named.name, 80), safeText(entry.licence, 80)];
    const tested = testedCell(shown, asOf);
    const configuration = configurationText(shown);
    const scores = columns.map(({ board, scale, bounds, families }) => ({
      ...scoreCell(board, shown, scale, bounds),
      families: families.map((one) => familyCell(board, shown, one)),
    }));
    const mechanisms = scores.flatMap(({ families }) => families);
    const withMechanisms = columns.find(({ families }) => families.length > 0);
    const run = withMechanisms && rowOf(withMechanisms.board, shown);
    // A partial run decides nothing about a mechanism.
    const isPartial = run?.bundle.scorecard.validity.state === 'partial';
    const weak = isPartial ? 0 : mechanisms.filter((one) => !one.able).length;
    return {
      href: `systems/${entry.slug}.html`,
      name,
      version: tested.version,
      configuration,
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
        weak === 0
          ? ''
          : `does not beat the best cheat in ${weak} of ${mechanisms.length} mechanisms of ${withMechanisms?.board.description.title}`,
      cost: costs === undefined ? null : costCell(costs, shown),
      /** The time of a query, where it differs from that of others in the same row; otherwise empty. */
      ownCost: '',
      /** Ids of the suites with a run, for filters. */
      suites: [...new Set(bundles.map(({ scorecard }) => scorecard.suite.id))].join(' '),
      /** What is searched beside the name and the licence. */
      words: [...new Set([entry.slug, safeText(named.version, 80), tested.version, configuration])]
        .filter(Boolean)
        .join(' ')
        .toLowerCase(),
    };
  };
}

/** The bounds of every column: a row for the best cheat, and one for the best reference. */
export function boundRows(columns: readonly Column[]) {
  const row = (label: string, note: string, kind: keyof Bounds) => ({
    label,
    note,
    kind,
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
