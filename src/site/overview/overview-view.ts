import { FEW_TEMPLATES } from '../../report/format.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { scaleOf } from '../board/bar.ts';
import { type Board, tokensMetric } from '../board/board.ts';
import { namedByRun, readsLabels, type ShownEntry } from '../board/entries.ts';
import { GROUPS, groupOf } from '../board/groups.ts';
import { noRankText } from '../board/places.ts';
import type { Site } from '../site.ts';
import { type ControlsView, controlsView } from './controls-view.ts';
import { type Counts, counts } from './counts.ts';
import { type ScoreCell, scoreCell, suiteHref } from './score-cell.ts';
import { type TestedCell, testedCell } from './tested-cell.ts';
import { type TierCell, tierCell } from './tier-cell.ts';

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
  /** What the first press of its heading does: the best come first. */
  readonly bestFirst: 'ascending' | 'descending';
  readonly tokens: { readonly label: string; readonly short: string };
}

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
  /** The suites it was run on at all, for filters. */
  readonly suites: string;
  /** What a search looks through. */
  readonly words: string;
}

interface GroupView {
  readonly label: string;
  readonly note: string;
  readonly rows: readonly RowView[];
}

export interface OverviewView {
  readonly counts: Counts;
  readonly columns: readonly ColumnView[];
  /** What the headings mean, each said once. */
  readonly terms: readonly { readonly label: string; readonly definition: string }[];
  /** What the mark beside an interval means; empty where none has it. */
  readonly fewTemplates: string;
  readonly several: boolean;
  readonly groups: readonly GroupView[];
  readonly controls: ControlsView;
  /** How many columns there are. */
  readonly width: number;
}

/** Every entry beside every suite; of a suite the one board that `chosen` picks. */
export function overviewView({ entries, boards, asOf }: Pick<Site, 'entries' | 'boards' | 'asOf'>): OverviewView {
  const own = chosen(boards);
  const scales = own.map(scaleOfBoard);
  const rowOf = (shown: ShownEntry): RowView => ({
    ...words(shown),
    tier: tierCell(shown, asOf),
    tested: testedCell(shown, asOf),
    scores: own.map((board, i) => scoreCell(board, shown, scales[i] ?? 1)),
  });
  const ordered = inOrder(entries, own);
  const ranksClaims = boards.some((board) => board.ranksClaims);
  const groups = GROUPS.map(({ id, label, note }) => ({
    label,
    note,
    rows: ordered.filter(({ entry, bundles }) => groupOf(entry, bundles, ranksClaims) === id).map(rowOf),
  }));
  const columns = own.map(columnView);
  return {
    counts: counts(entries),
    columns,
    terms: terms(columns),
    fewTemplates: own.some(({ rows }) => rows.some(({ estimate }) => estimate?.few_clusters)) ? FEW_TEMPLATES : '',
    several: columns.length > 1,
    groups: groups.filter(({ rows, label }) => rows.length > 0 || label === 'Systems'),
    controls: controlsView(
      columns,
      groups.flatMap(({ rows }) => rows),
    ),
    width: columns.length + 4,
  };
}

function terms(columns: readonly ColumnView[]): OverviewView['terms'] {
  const all = columns.flatMap(({ metric, tokens }) => [
    metric,
    ...(tokens.short === '' ? [] : [{ label: tokens.short, definition: tokens.label }]),
  ]);
  return [...new Map(all.map((term) => [`${term.label}: ${term.definition}`, term])).values()];
}

/** Of each suite its present version, the official data first; where nobody ran that, what there is. */
function chosen(boards: readonly Board[]): readonly Board[] {
  const suites = [...new Set(boards.map(({ description }) => description.id))];
  return suites.flatMap((id) => {
    const own = boards.filter(({ description }) => description.id === id);
    return own.find(({ suite, description }) => suite.version === description.version) ?? own[0] ?? [];
  });
}

/** As the first board has them, then who stands on the second alone, and so on. */
function inOrder(entries: readonly ShownEntry[], boards: readonly Board[]): readonly ShownEntry[] {
  const slugs = new Set(boards.flatMap(({ rows }) => rows.map(({ entry }) => entry.slug)));
  const places = new Map([...slugs].map((slug, place) => [slug, place]));
  const place = ({ entry }: ShownEntry) => places.get(entry.slug) ?? places.size;
  return [...entries].sort((a, b) => place(a) - place(b) || (a.entry.slug < b.entry.slug ? -1 : 1));
}

function scaleOfBoard({ description, rows }: Board): number {
  return scaleOf(
    mainMetric(description),
    rows.map(({ estimate }) => estimate),
  );
}

function columnView(board: Board): ColumnView {
  const { description, suite, dataset } = board;
  const metric = mainMetric(description);
  const tokens = tokensMetric(description);
  return {
    suite: description.id,
    title: description.title,
    version: suite.version,
    href: suiteHref(description.id),
    dataset: `${safeText(dataset.id, 60)}${dataset.official ? ', official' : ''}, ${dataset.tasks} tasks`,
    ranked: description.headline !== undefined,
    noRank: noRankText(board),
    metric: { label: metric.label, definition: metric.definition },
    bestFirst: metric.better === 'higher' ? 'descending' : 'ascending',
    tokens: { label: tokens?.label ?? '', short: tokens?.short ?? '' },
  };
}

function words({ entry, bundles }: ShownEntry): Omit<RowView, 'tier' | 'tested' | 'scores'> {
  const named = namedByRun(entry, bundles);
  const [name, licence] = [safeText(named.name, 80), safeText(entry.licence, 80)];
  return {
    href: `systems/${entry.slug}.html`,
    name,
    readsLabels: entry.reads_labels || bundles.some((bundle) => readsLabels(entry, bundle)),
    own: bundles.some(({ tier }) => tier === 'own'),
    network: entry.network,
    licence,
    suites: [...new Set(bundles.map(({ scorecard }) => scorecard.suite.id))].join(' '),
    words: [name, entry.slug, safeText(named.version, 80), licence].join(' ').toLowerCase(),
  };
}
