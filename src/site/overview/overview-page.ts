import type { Tier } from '../../protocol/constants.ts';
import { FEW_TEMPLATES, few } from '../../report/format.ts';
import { mainMetric } from '../../suite/description.ts';
import { escapeRegExp } from '../../text/escape.ts';
import { counted } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Board, boardPerSuite } from '../board/board.ts';
import { BEST_CHEAT } from '../board/bounds.ts';
import { type AsOf, isClaimed, isOfFolder, ownSystemIn, type ShownBundle, type ShownEntry } from '../board/entries.ts';
import { GROUPS, groupOf } from '../board/groups.ts';
import { sharedEndText } from '../board/row-text.ts';
import { frame } from '../frame.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';
import { rowsOf } from './board-rows.ts';
import { suitesText } from './caveats.ts';
import { foldedTable, suiteHref } from './cells.ts';
import { controlsView } from './controls-view.ts';
import { byDiscrimination, ORDERING_SHARE, systemGroups } from './order.ts';
import { partPath, partsOf } from './parts.ts';
import {
  boundRows,
  type Column,
  type ColumnView,
  columnsOf,
  columnView,
  type RowView,
  roleText,
  rowViews,
  systemsOf,
} from './table-view.ts';
import { noSystemText, type VerdictInput, verdictView } from './verdict.ts';
import { WEAK_RULE } from './weak-mechanisms.ts';

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
    const shown =
      parts.find(({ groups }) => groups.some(({ rows }) => rows.flatMap(systemsOf).some((row) => row.href === href))) ??
      first;
    yield { path, text: render.index({ ...framed, ...shown, parts: [] }) };
    return;
  }
  yield { path, text: render.index({ ...framed, ...first }) };
  for (const [i, part] of parts.slice(1).entries()) {
    const head = { path: partPath(i + 1), title: part.heading, description: `${part.heading}. ${description}` };
    yield { path: head.path, text: render['overview-part']({ ...part, ...frame(site, head) }) };
  }
};

function aboutText(systems: number, suites: number): string {
  if (systems === 0 || suites === 0) return '';
  return `Which memory systems for AI agents return the right facts, and nothing outdated? ${counted(systems, 'system')} on ${counted(suites, 'benchmark suite')}`;
}

export function overviewView(site: Pick<Site, 'entries' | 'boards' | 'asOf' | 'repository'>) {
  const { entries, boards } = site;
  const discriminations = byDiscrimination(boardPerSuite(boards));
  const chosen = discriminations.map(({ board }) => board);
  // A suite that distinguishes no systems gets no column.
  const ordering = discriminations.filter(({ orders }) => orders);
  const shown = columnsOf(ordering.length === 0 ? discriminations : ordering);
  const others = ordering.length === 0 ? [] : discriminations.filter(({ orders }) => !orders);
  const ordered = inOrder(entries, chosen);
  const ranksClaims = boards.some((board) => board.ranksClaims);
  const of = (group: string) => ordered.filter(({ entry, bundles }) => groupOf(entry, bundles, ranksClaims) === group);
  const { groups, tiers, compared } = systemGroups(of('system'), discriminations);
  const claims = GROUPS.filter(({ id }) => id === 'claim' && of(id).length > 0);
  const viewsOf = rowViews(shown, site);
  const listed = [...groups, ...claims.map((group) => ({ ...group, systems: of(group.id) }))].map(
    ({ label, note, systems }, i) => ({ label, note, tier: i < groups.length, rows: viewsOf(systems) }),
  );
  const columns = shown.map(columnView);
  const rows = listed.flatMap((group) => group.rows);
  const each = rows.flatMap(systemsOf);
  return {
    counts: counts(entries),
    /** What the board is, for somebody who never saw it; empty without systems. */
    about: aboutText(of('system').length, chosen.length),
    ...linkedVerdict({
      systems: compared,
      discriminations,
      tiers,
      repository: site.repository,
      claims: claims.length > 0,
    }),
    empty: noSystemText(claims.length > 0),
    columns,
    /** Why suites do not order the table; those that do are counted in the answers. Empty where there are no two systems. */
    roles: (compared.length < 2 ? [] : discriminations).flatMap((one) => {
      const { id, title } = one.board.description;
      return one.orders ? [] : { title, href: suiteHref(id), role: roleText(one) };
    }),
    ...legendOf(shown, rows, compared),
    ...suitesText(chosen),
    /** The meaning of the mark beside an interval; empty if no interval has it. */
    fewTemplates: chosen.some((board) => board.rows.some(({ estimate }) => estimate?.few_clusters))
      ? FEW_TEMPLATES
      : '',
    rule: `A suite orders the table if at least ${100 * ORDERING_SHARE}% of the pairs of systems differ significantly; systems with the same score in every task count once${floorRule(chosen)}`,
    groups: listed,
    shared: sharedRunText(each, site.asOf),
    /** Left out of a site of one system without cheats and references, such as the demo's. */
    bounds:
      compared.length < 2 && shown.every(({ bounds: { cheat, reference } }) => !(cheat || reference))
        ? []
        : boundRows(shown),
    bestCheat: BEST_CHEAT,
    weakRule: WEAK_RULE,
    folded: foldedTables(
      of,
      chosen,
      others.map(({ board }) => board),
      site.repository,
    ),
    controls: controlsView(
      columns,
      each,
      GROUPS.filter(({ id }) => of(id).length > 0),
    ),
    /** The suite whose costs are shown. */
    costs: columns[0] ?? null,
    width: columns.length + columns.reduce((sum, { families }) => sum + families.length, 0) + 3,
  };
}

/** The verdict, in which the titles of suites are links. */
function linkedVerdict(of: VerdictInput) {
  const { title, lead, answers } = verdictView(of);
  const boards = of.discriminations.map(({ board }) => board);
  const linked = (sentence: string) => (sentence === '' ? [] : withSuiteLinks(sentence, boards));
  return {
    title,
    lead: linked(lead),
    answers: answers.map(({ heading, sentences }) => ({ heading, sentences: sentences.map(linked) })),
  };
}

/** What explains the table: its headings, marks and intervals. */
function legendOf(shown: readonly Column[], rows: readonly RowView[], compared: readonly ShownEntry[]) {
  const columns = shown.map(columnView);
  const boards = shown.map(({ board }) => board);
  const ranges = rows.flatMap(({ scores }) => scores.flatMap(({ families }) => families.map(({ range }) => range)));
  const hasBound = (kind: keyof Column['bounds']) =>
    shown.some(({ bounds, families }) => [bounds, ...families.map((one) => one.bounds)].some((one) => one[kind]));
  return {
    /** The meaning of the headings, each term once. */
    terms: terms(columns),
    several: columns.length > 1,
    /** Why systems with different values share an end of their intervals; empty if none do. */
    sharedEnds: boards
      .flatMap(
        (board) =>
          rowsOf(board, compared)
            .map((row) => sharedEndText(board, row))
            .find(Boolean) ?? [],
      )
      .join(' '),
    /** The interval of a mechanism as the legend shows it; empty if no row has one. */
    sample: ranges.find((range) => range.includes('–')) ?? '',
    /** The suite whose mechanisms have columns; empty if none has. */
    mechanisms: columns.find(({ families }) => families.length > 0)?.title ?? '',
    /** Whether a line may have the mark. */
    cheat: hasBound('cheat'),
    reference: hasBound('reference'),
    /** Whether every drawn line is from 0 to 100%. */
    shares: boards.every(({ description }) => mainMetric(description).unit === 'fraction'),
    /** The control that systems must beat, of each shown suite with one: `a on X and b on Y`. */
    floors: floorsText(boards),
  };
}

/**
 * Tables with values only: for references and controls, whose figures bound the systems' marks, and for suites that
 * distinguish no systems.
 */
function foldedTables(
  of: (group: string) => readonly ShownEntry[],
  boards: readonly Board[],
  notOrdering: readonly Board[],
  repository: string,
) {
  const systems = { id: 'system', label: 'Systems on the other suites', note: 'on suites that do not order the table' };
  return [
    ...foldedTable({ ...systems, entries: of('system') }, notOrdering, repository),
    ...GROUPS.filter(({ id }) => ['reference', 'control', 'example'].includes(id)).flatMap((group) =>
      foldedTable({ ...group, entries: of(group.id) }, boards, repository),
    ),
  ];
}

/** The rule about controls; without a control in any suite, no system beats one. */
const floorRule = (boards: readonly Board[]) =>
  boards.some(({ floor, controlsOn }) => floor !== undefined || controlsOn !== undefined)
    ? '. A system has a rank on a suite only if it is significantly better than the suite’s best control that reads neither the question nor the labels. In this count a system without a rank does not differ from any other, because it is not compared with them.'
    : '; no control is on this board, so a rank alone is no sign of memory.';

function floorsText(boards: readonly Board[]): string {
  const named = boards.flatMap(({ floor, description }) =>
    floor === undefined ? [] : [{ name: safeText(floor.name, 80), title: description.title }],
  );
  const floors = few(named.map(({ name, title }) => `${name} on ${title}`));
  // Controls of one name may differ from suite to suite.
  const readers = boards.flatMap(({ floor, description, rows }) =>
    rows
      .filter(({ entry }) => entry.kind === 'control' && entry.name !== floor?.name)
      .filter(({ bundle }) => ownSystemIn(bundle)?.questionBlind !== true)
      .filter(({ entry }) => named.some(({ name }) => name === entry.name))
      .map(({ entry }) => `${safeText(entry.name, 80)} on ${description.title} reads the question`),
  );
  return readers.length === 0 ? floors : `${floors}. Controls of the same name can differ: ${few(readers)}`;
}

function terms(columns: readonly ColumnView[]) {
  const all = columns.flatMap(({ metric, beside, tokens }) => [
    metric,
    ...(beside ? [beside] : []),
    ...(tokens.short === '' ? [] : [{ label: tokens.short, definition: tokens.definition }]),
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

/** The number of entries and runs of the board, in words. */
function counts(entries: readonly ShownEntry[]) {
  const runs = entries.flatMap(({ bundles }) => bundles);
  const systems = entries.filter(({ entry }) => entry.kind === 'system').length;
  return {
    systems: many(systems, 'system'),
    others: many(entries.length - systems, 'example, reference or control', 'examples, references and controls'),
    suites: many(new Set(runs.map(({ scorecard }) => scorecard.suite.id)).size, 'suite'),
    runs: many(runs.length, 'run'),
    /** Who made the runs, such as `3 by the board, 2 by the board from folders of its repository, 1 claimed`. */
    made: madeBy(runs),
  };
}

function madeBy(runs: readonly ShownBundle[]): string {
  const of = (one: Tier) => runs.filter(({ tier }) => tier === one).length;
  const ofFolders = runs.filter((run) => run.tier === 'own' && isOfFolder(run)).length;
  const counted = [
    [of('board-run'), 'by the board'],
    [ofFolders, 'by the board from folders of its repository'],
    [of('own') - ofFolders, 'by the board’s maintainers'],
    [of('computed'), 'of references and controls, computed at every build'],
    [runs.filter(isClaimed).length, 'claimed'],
  ] as const;
  return counted
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** A sentence in pieces, in which the title of each of these suites is a link to its page; `href` is empty for other text. */
export function withSuiteLinks(sentence: string, boards: readonly Board[]) {
  const hrefs = new Map(boards.map(({ description }) => [description.title, suiteHref(description.id)]));
  const titles = [...hrefs.keys()].toSorted((a, b) => b.length - a.length).map(escapeRegExp);
  if (titles.length === 0) return [{ text: sentence, href: '' }];
  const pieces = sentence.split(new RegExp(`(?<![\\p{L}\\d])(${titles.join('|')})(?![\\p{L}\\d])`, 'u'));
  return pieces.filter(Boolean).map((text) => ({ text, href: hrefs.get(text) ?? '' }));
}

/** Who made the runs and when, if that is the same for all rows, which then leave it out; otherwise empty. */
function sharedRunText(rows: readonly Pick<RowView, 'tier' | 'tested'>[], asOf: AsOf): string {
  const [first, ...others] = rows;
  const [line, ...lines] = first?.tier.lines ?? [];
  if (first === undefined || line === undefined || others.length === 0) return '';
  const { tested } = first;
  const said = ({ tier, tested: { days, claimed, age } }: (typeof rows)[number]) =>
    JSON.stringify([tier.lines, days, claimed, age]);
  const isShared = others.every((row) => said(row) === said(first));
  // A day that is only claimed is marked as such in each row.
  if (!isShared || lines.length > 0 || tested.claimed) return '';
  const who = [line.label, line.claim].filter(Boolean).join(' · ');
  const when = [line.age, tested.days].filter(Boolean).join(', ');
  const before = tested.age.replace('yesterday', '1 day ago').replace(/ago$/, `before ${asOf}`);
  const age = tested.age === '' || tested.days === asOf ? '' : ` (${before})`;
  return `All runs of these systems: ${who}, ${when}${age}.`;
}
