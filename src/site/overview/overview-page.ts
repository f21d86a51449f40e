import { FEW_TEMPLATES } from '../../report/format.ts';
import type { Board } from '../board/board.ts';
import type { ShownEntry } from '../board/entries.ts';
import { GROUPS, groupOf } from '../board/groups.ts';
import { frame } from '../frame.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';
import { controlsView } from './controls-view.ts';
import { counts } from './counts.ts';
import { type ColumnView, columnView, rowViews } from './table-view.ts';

export const overviewPage: PageMaker = function* (site, render) {
  const path = 'index.html';
  const description =
    'What memory for agents is measured to do: every system with its intervals, its evidence and its checks.';
  const framed = frame(site, { path, title: 'Leaderboard', description, section: 'home', script: 'overview' });
  yield { path, text: render.index({ ...framed, ...overviewView(site) }) };
};

export function overviewView({ entries, boards, asOf }: Pick<Site, 'entries' | 'boards' | 'asOf'>) {
  const chosen = boardPerSuite(boards);
  const rowView = rowViews(chosen, asOf);
  const ordered = inOrder(entries, chosen);
  const ranksClaims = boards.some((board) => board.ranksClaims);
  const groups = GROUPS.map(({ id, label, note }) => ({
    label,
    note,
    rows: ordered.filter(({ entry, bundles }) => groupOf(entry, bundles, ranksClaims) === id).map(rowView),
  }));
  const columns = chosen.map(columnView);
  return {
    counts: counts(entries),
    columns,
    /** What the headings mean, each term once. */
    terms: terms(columns),
    /** What the mark beside an interval means; empty where none has it. */
    fewTemplates: chosen.some(({ rows }) => rows.some(({ estimate }) => estimate?.few_clusters)) ? FEW_TEMPLATES : '',
    several: columns.length > 1,
    groups: groups.filter(({ rows, label }) => rows.length > 0 || label === 'Systems'),
    controls: controlsView(
      columns,
      groups.flatMap(({ rows }) => rows),
    ),
    width: columns.length + 4,
  };
}

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
