import { FEW_TEMPLATES } from '../../report/format.ts';
import type { Board } from '../board/board.ts';
import type { ShownEntry } from '../board/entries.ts';
import { GROUPS, groupOf } from '../board/groups.ts';
import { frame } from '../frame.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';
import { controlsView } from './controls-view.ts';
import { counts } from './counts.ts';
import { few } from './few.ts';
import { foldedView } from './folded-view.ts';
import { byDiscrimination, type Discrimination, ORDERING_SHARE, tiersOf, usesModel } from './order.ts';
import { boundRows, type ColumnView, columnsOf, columnView, rowViews } from './table-view.ts';
import { verdictView } from './verdict.ts';

export const overviewPage: PageMaker = function* (site, render) {
  const path = 'index.html';
  const description =
    'What memory for agents is measured to do: every system with its intervals, its evidence and its checks.';
  const framed = frame(site, { path, title: 'Leaderboard', description, section: 'home', script: 'overview' });
  yield { path, text: render.index({ ...framed, ...overviewView(site) }) };
};

export function overviewView({ entries, boards, asOf }: Pick<Site, 'entries' | 'boards' | 'asOf'>) {
  const told = byDiscrimination(boardPerSuite(boards));
  const chosen = told.map(({ board }) => board);
  const shown = columnsOf(told);
  const rowView = rowViews(shown, asOf);
  const ordered = inOrder(entries, chosen);
  const ranksClaims = boards.some((board) => board.ranksClaims);
  const of = (group: string) => ordered.filter(({ entry, bundles }) => groupOf(entry, bundles, ranksClaims) === group);
  const { groups, tiers, compared } = systemGroups(of('system'), told);
  const claims = GROUPS.filter(({ id }) => id === 'claim').map(({ id, label, note }) => ({
    label,
    note,
    systems: of(id),
  }));
  const listed = [...groups, ...claims.filter(({ systems }) => systems.length > 0)].map(({ label, note, systems }) => ({
    ...{ label, note },
    rows: systems.map(rowView),
  }));
  const columns = shown.map(columnView);
  const rows = listed.flatMap((group) => group.rows);
  return {
    counts: counts(entries),
    ...verdictView({ systems: compared, told, tiers }),
    columns,
    /** What the headings mean, each term once. */
    terms: terms(columns),
    /** What the mark beside an interval means; empty where none has it. */
    fewTemplates: chosen.some((board) => board.rows.some(({ estimate }) => estimate?.few_clusters))
      ? FEW_TEMPLATES
      : '',
    several: columns.length > 1,
    mechanisms: columns.some(({ families }) => families.length > 0),
    rule: `A suite orders the table where it tells apart at least ${100 * ORDERING_SHARE} % of the pairs of systems with different results; a system that does not beat the best cheat is told from nobody.`,
    groups: listed,
    bounds: boundRows(shown),
    folded: foldedView(
      GROUPS.filter(({ id }) => ['reference', 'control', 'example'].includes(id)).map(({ id, label, note }) => ({
        ...{ label, note },
        entries: of(id),
      })),
      chosen,
    ),
    controls: controlsView(columns, rows),
    /** The suite whose costs are shown. */
    costs: columns[0] ?? null,
    width: columns.length + columns.reduce((sum, { families }) => sum + families.length, 0) + 3,
  };
}

/** The systems by class and tier. Without a suite that orders them they are one group. */
function systemGroups(systems: readonly ShownEntry[], told: readonly Discrimination[]) {
  const ordering = told.flatMap(({ board, orders }) => (orders ? [board] : []));
  if (ordering.length === 0) return { groups: [{ label: 'Systems', note: '', systems }], tiers: [], compared: systems };
  const titles = few(
    ordering.map(({ description }) => description.title),
    ordering.length,
  );
  const plain = tiersOf(
    systems.filter((one) => !usesModel(one)),
    ordering,
  );
  const modelled = tiersOf(systems.filter(usesModel), ordering);
  const tierGroups = ({ tiers }: typeof plain, ofClass: string) =>
    tiers.map((tier, i) => ({ label: `${ofClass}Tier ${i + 1}`, note: noteOf(i, titles), systems: tier }));
  const rest = (of: readonly ShownEntry[], label: string) =>
    of.length === 0 ? [] : [{ label, note: `not compared on all of ${titles}`, systems: of }];
  return {
    groups: [
      ...tierGroups(plain, ''),
      ...rest(plain.rest, 'No tier yet'),
      ...tierGroups(modelled, 'With a language model: '),
      ...rest(modelled.rest, 'With a language model, no tier yet'),
    ],
    tiers: plain.tiers,
    compared: plain.tiers.flat(),
  };
}

const noteOf = (tier: number, titles: string) =>
  tier === 0 ? `beaten by nobody on ${titles}` : `each is beaten by a system of tier ${tier}, and beats it nowhere`;

function terms(columns: readonly ColumnView[]) {
  const all = columns.flatMap(({ metric, tokens }) => [
    metric,
    ...(tokens.short === '' ? [] : [{ label: tokens.short, definition: tokens.label }]),
  ]);
  return [...new Map(all.map((term) => [`${term.label}: ${term.definition}`, term])).values()];
}

/** Of each suite the first board of its present version, otherwise its first board. */
function boardPerSuite(boards: readonly Board[]): readonly Board[] {
  const suites = [...new Set(boards.map(({ description }) => description.id))];
  return suites.flatMap((id) => {
    const own = boards.filter(({ description }) => description.id === id);
    return own.find(({ suite, description }) => suite.version === description.version) ?? own[0] ?? [];
  });
}

/** In the order of the first board, then those that are only on the second, and so on. */
function inOrder(entries: readonly ShownEntry[], boards: readonly Board[]): readonly ShownEntry[] {
  const slugs = new Set(boards.flatMap(({ rows }) => rows.map(({ entry }) => entry.slug)));
  const indices = new Map([...slugs].map((slug, index) => [slug, index]));
  const index = ({ entry }: ShownEntry) => indices.get(entry.slug) ?? indices.size;
  return [...entries].sort((a, b) => index(a) - index(b) || (a.entry.slug < b.entry.slug ? -1 : 1));
}
