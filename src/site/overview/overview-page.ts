import { FEW_TEMPLATES } from '../../report/format.ts';
import type { Board } from '../board/board.ts';
import type { ShownEntry } from '../board/entries.ts';
import { GROUPS, groupOf } from '../board/groups.ts';
import { boardPerSuite } from '../board/per-suite.ts';
import { frame } from '../frame.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';
import { suiteHref } from './cells.ts';
import { systemGroups } from './classes.ts';
import { controlsView } from './controls-view.ts';
import { counts } from './counts.ts';
import { foldedView } from './folded-view.ts';
import { byDiscrimination, ORDERING_SHARE } from './order.ts';
import { partPath, partsOf } from './parts.ts';
import { withSuiteLinks } from './suite-links.ts';
import { boundRows, type ColumnView, columnsOf, columnView, roleText, rowViews } from './table-view.ts';
import { verdictView } from './verdict.ts';

export const overviewPage: PageMaker = function* (site, render) {
  const description =
    'What memory for agents is measured to do: every system with its intervals, its evidence and its checks.';
  const parts = partsOf(overviewView(site));
  const [first] = parts;
  const path = partPath(0);
  const framed = frame(site, { path, title: 'Leaderboard', description, section: 'home', script: 'overview' });
  if (site.preview !== undefined) {
    // Only the part with the entry, because a preview has no other.
    const href = `systems/${site.preview}.html`;
    const shown = parts.find(({ groups }) => groups.some(({ rows }) => rows.some((row) => row.href === href))) ?? first;
    yield { path, text: render.index({ ...framed, ...shown, parts: [] }) };
    return;
  }
  yield { path, text: render.index({ ...framed, ...first }) };
  for (const [i, part] of parts.slice(1).entries()) {
    const head = { path: partPath(i + 1), title: part.heading, description: `${part.heading}. ${description}` };
    yield { path: head.path, text: render['overview-part']({ ...part, ...frame(site, head) }) };
  }
};

export function overviewView(site: Pick<Site, 'entries' | 'boards' | 'asOf' | 'repository'>) {
  const { entries, boards } = site;
  const discriminations = byDiscrimination(boardPerSuite(boards));
  const chosen = discriminations.map(({ board }) => board);
  // A suite that distinguishes no systems gets no column.
  const ordering = discriminations.filter(({ orders }) => orders);
  const shown = columnsOf(ordering.length === 0 ? discriminations : ordering);
  const others = ordering.length === 0 ? [] : discriminations.filter(({ orders }) => !orders);
  const rowView = rowViews(shown, site);
  const ordered = inOrder(entries, chosen);
  const ranksClaims = boards.some((board) => board.ranksClaims);
  const of = (group: string) => ordered.filter(({ entry, bundles }) => groupOf(entry, bundles, ranksClaims) === group);
  const { groups, tiers, compared } = systemGroups(of('system'), discriminations);
  const claims = GROUPS.filter(({ id }) => id === 'claim').map(({ id, label, note }) => ({
    label,
    note,
    systems: of(id),
  }));
  const listed = [...groups, ...claims.filter(({ systems }) => systems.length > 0)].map(
    ({ label, note, systems }, i) => ({
      ...{ label, note, tier: i < groups.length },
      rows: systems.map(rowView),
    }),
  );
  const verdict = verdictView({ systems: compared, discriminations, tiers, repository: site.repository });
  const linked = (sentence: string) => (sentence === '' ? [] : withSuiteLinks(sentence, chosen));
  const columns = shown.map(columnView);
  const rows = listed.flatMap((group) => group.rows);
  return {
    counts: counts(entries),
    title: verdict.title,
    lead: linked(verdict.lead),
    answers: verdict.answers.map(({ heading, sentences }) => ({ heading, sentences: sentences.map(linked) })),
    columns,
    /** How well each suite distinguishes the systems. */
    roles: discriminations.map((one) => ({
      ...{ title: one.board.description.title, href: suiteHref(one.board.description.id) },
      role: roleText(one),
    })),
    /** The meaning of the headings, each term once. */
    terms: terms(columns),
    /** The meaning of the mark beside an interval; empty if no interval has it. */
    fewTemplates: chosen.some((board) => board.rows.some(({ estimate }) => estimate?.few_clusters))
      ? FEW_TEMPLATES
      : '',
    several: columns.length > 1,
    mechanisms: columns.some(({ families }) => families.length > 0),
    rule: `A suite orders the table if at least ${100 * ORDERING_SHARE} % of the pairs of systems with different results differ significantly; ${floorRule(chosen)}`,
    /** Whether a shown suite has a control that systems must beat. */
    floor: shown.some(({ board }) => board.floor !== undefined),
    groups: listed,
    bounds: boundRows(shown),
    folded: [
      ...foldedView(
        [{ label: 'Systems on the other suites', note: 'which do not order the table', entries: of('system') }],
        others.map(({ board }) => board),
      ),
      ...foldedView(
        GROUPS.filter(({ id }) => ['reference', 'control', 'example'].includes(id)).map(({ id, label, note }) => ({
          ...{ label, note },
          entries: of(id),
        })),
        chosen,
      ),
    ],
    controls: controlsView(columns, rows),
    /** The suite whose costs are shown. */
    costs: columns[0] ?? null,
    width: columns.length + columns.reduce((sum, { families }) => sum + families.length, 0) + 3,
  };
}

/** The rule about controls; without a control in any suite, no system beats one. */
const floorRule = (boards: readonly Board[]) =>
  boards.some(({ floor }) => floor !== undefined)
    ? 'a system that does not beat the best cheat has no rank.'
    : 'no control is on this board, so a rank alone is no sign of memory.';

function terms(columns: readonly ColumnView[]) {
  const all = columns.flatMap(({ metric, tokens }) => [
    metric,
    ...(tokens.short === '' ? [] : [{ label: tokens.short, definition: tokens.label }]),
  ]);
  return [...new Map(all.map((term) => [`${term.label}: ${term.definition}`, term])).values()];
}

/** In the order of the first board, then those that are only on the second, and so on. */
function inOrder(entries: readonly ShownEntry[], boards: readonly Board[]): readonly ShownEntry[] {
  const slugs = new Set(boards.flatMap(({ rows }) => rows.map(({ entry }) => entry.slug)));
  const indices = new Map([...slugs].map((slug, index) => [slug, index]));
  const index = ({ entry }: ShownEntry) => indices.get(entry.slug) ?? indices.size;
  return [...entries].sort((a, b) => index(a) - index(b) || (a.entry.slug < b.entry.slug ? -1 : 1));
}
