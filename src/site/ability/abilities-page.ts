import { FEW_TEMPLATES, few, formatClustered, formatInterval, formatMeasured } from '../../report/format.ts';
import { ABILITIES, type AbilityId } from '../../suite/abilities.ts';
import { type Family, mainMetric, signOf } from '../../suite/description.ts';
import { memoise } from '../../text/caches.ts';
import { addTo } from '../../text/group-by.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Board, type BoardRow, boardPerSuite } from '../board/board.ts';
import {
  BEST_CHEAT,
  type Bound,
  type Bounds,
  boundsFor,
  boundsOf,
  estimateOf,
  isUninformative,
} from '../board/bounds.ts';
import { isOfBoard, isValid, readsLabels } from '../board/entries.ts';
import { rowsIn } from '../board/groups.ts';
import { beatsCheat, isAhead } from '../board/reading.ts';
import { different } from '../board/same-results.ts';
import { modesByFamily } from '../entry/failures-view.ts';
import { uselessText } from '../entry/reading-text.ts';
import { frame } from '../frame.ts';
import { suiteHref } from '../overview/cells.ts';
import { byDiscrimination } from '../overview/order.ts';
import type { PageMaker } from '../page.ts';

/** More rows than this are left out of a table. */
const MOST_ROWS = 20;

/** More systems with the same figures, or in the same number of families, are only counted. */
const MOST_TOGETHER = 10;

/** The figures of every system in each ability that a product may need, from every suite that measures it. */
export const abilitiesPage: PageMaker = function* (site, render) {
  const path = 'abilities.html';
  const title = 'By ability';
  const description =
    'Which memory system updates, forgets, abstains or keeps workspaces apart, as each suite measures it.';
  const boards = byDiscrimination(boardPerSuite(site.boards)).map(({ board }) => board);
  const around = frame(site, { path, title, description, section: 'abilities' });
  yield {
    path,
    text: render.abilities({
      ...around,
      bestCheat: BEST_CHEAT,
      fewTemplates: FEW_TEMPLATES,
      abilities: abilitiesView(boards, site.repository),
      ...suitesView(boards),
    }),
  };
};

/** The suites of the tables, with where their reasons of failures are explained; and those without a family of any ability. */
export function suitesView(boards: readonly Board[]) {
  const [suites = [], elsewhere = []] = [true, false].map((measures) =>
    boards
      .filter(({ description }) => description.families.some(({ ability }) => ability) === measures)
      .map(({ description: { id, title, summary } }) => ({
        title,
        href: suiteHref(id),
        modes: `${suiteHref(id)}#${id}-failure-modes`,
        asks: firstSentence(summary),
      })),
  );
  return { suites, elsewhere };
}

const firstSentence = (text: string) => /^.*?[.?](?= |$)/.exec(text)?.[0] ?? text;

/** One family of one suite, with what its controls and references reach. */
interface Column {
  readonly board: Board;
  readonly family: Family;
  readonly bounds: Bounds;
  /** The valid runs of systems that may have a rank, by slug. */
  readonly rows: ReadonlyMap<string, BoardRow>;
}

/**
 * @param boards one of each suite; a table is ordered by its first column
 * @param repository the board’s, OWNER/NAME
 */
export function abilitiesView(boards: readonly Board[], repository: string) {
  return ABILITIES.flatMap(({ id, label, meaning }) => {
    const columns = boards.flatMap((board) => columnsOf(board, id));
    const systems = systemsOf(columns);
    if (columns.length === 0 || systems.length === 0) return [];
    const each = systems.map((slug) => rowView(slug, columns, repository));
    const rows = sharedRows(each);
    return {
      id,
      label,
      meaning,
      columns: columns.map(({ board: { description }, family, bounds }) => ({
        suite: description.title,
        family: family.label,
        metric: mainMetric(description).label,
        summary: family.summary ?? '',
        part: family.abilityPart ?? '',
        href: suiteHref(description.id),
        /** Where the suite’s page says what each family asks. */
        asks: `${suiteHref(description.id)}#measures`,
        /** How a cheat compares with the best reference, if that does no better; otherwise empty. */
        useless: isUninformative(mainMetric(description), bounds) ? uselessText(mainMetric(description), bounds) : '',
      })),
      verdict: verdictText(each, columns.length),
      leaders: columns.filter(({ board }) => board === columns[0]?.board).map((one) => leadersView(one, repository)),
      rows: rows.slice(0, MOST_ROWS).map(({ systems: all, cells }) => ({
        cells,
        systems: all.slice(0, MOST_TOGETHER),
        /** How many more have these figures; 0 if none has. */
        others: Math.max(0, all.length - MOST_TOGETHER),
      })),
      /** How many systems are left out; 0 if none is. */
      more: rows.slice(MOST_ROWS).reduce((sum, { systems }) => sum + systems.length, 0),
      bounds: (['cheat', 'reference'] as const).map((kind) => ({
        label: BOUNDS[kind],
        cells: columns.map((column) => ({
          label: columnText(column),
          ...boundView(column.board, column.bounds[kind]),
        })),
      })),
    };
  });
}

/** More systems that are best in a family, or next, are only counted. */
const MOST_LEADERS = 4;

/** The best systems in a family and the next ones, with their figures. */
function leadersView(column: Column, repository: string) {
  const { board, family, bounds, rows } = column;
  const metric = mainMetric(board.description);
  const measured = [...rows.values()].filter((row) => estimateOf(row, board, family.id) !== undefined);
  const textOf = (row: BoardRow) => formatMeasured(metric, estimateOf(row, board, family.id));
  const sign = signOf(metric);
  const sorted = measured.toSorted(
    (a, b) => sign * ((estimateOf(b, board, family.id)?.value ?? 0) - (estimateOf(a, board, family.id)?.value ?? 0)),
  );
  const [first] = sorted;
  const best = sorted.filter((row) => first !== undefined && textOf(row) === textOf(first));
  const [second, ...others] = sorted.slice(best.length);
  const next = second === undefined ? [] : [second, ...others.filter((row) => textOf(row) === textOf(second))];
  const able = best.some((row) => beatsCheat(board, row, family.id, bounds));
  const listed = (some: readonly BoardRow[]) => ({
    systems: some.slice(0, MOST_LEADERS).map((row) => systemView([row], repository)),
    others: Math.max(0, some.length - MOST_LEADERS),
    value: some[0] === undefined ? '' : textOf(some[0]),
  });
  return {
    label: columnText(column),
    /** Whether the best systems are significantly better than the best cheat. Otherwise no system is best. */
    able,
    best: listed(best),
    next: listed(able ? next : []),
    /** Whether each of the best is significantly better than each of the next. */
    ahead: aheadText(board, family.id, best, next),
    bounds: (['cheat', 'reference'] as const).map((kind) => ({
      label: BOUNDS[kind],
      ...boundView(board, bounds[kind]),
    })),
  };
}

/** More pairs of systems in a family are not tested: on a large board many systems have the same figure. */
const MOST_TESTED = 16;

function aheadText(board: Board, family: string, best: readonly BoardRow[], next: readonly BoardRow[]): string {
  const [ones, others] = [different(board, best), different(board, next)];
  if (others.length === 0) return '';
  if (ones.length * others.length > MOST_TESTED) return 'not tested against the next, which are many';
  return ones.every((one) => others.every((other) => isAhead(board, family, one, other)))
    ? 'significantly better than the next'
    : 'not significantly better than the next';
}

const BOUNDS = { cheat: 'Best cheat', reference: 'Best reference' };

const columnText = ({ board, family }: Pick<Column, 'board' | 'family'>) =>
  `${board.description.title}: ${family.label}${family.abilityPart === undefined ? '' : `, ${family.abilityPart}`}`;

function columnsOf(board: Board, ability: AbilityId): readonly Column[] {
  const valid = rowsIn(board, 'system').filter(
    ({ entry, bundle }) => isValid(bundle) && !bundle.fresh?.flagged && !readsLabels(entry, bundle),
  );
  const rows = new Map(valid.map((row) => [row.entry.slug, row]));
  return board.description.families
    .filter((family) => family.ability === ability)
    .filter(({ id }) => valid.some((row) => estimateOf(row, board, id) !== undefined))
    .map((family) => ({ board, family, rows, bounds: boundsOf(board, family.id) }));
}

/** The slugs of the systems in any of these columns: by the first column, then in the order of its board. */
function systemsOf(columns: readonly Column[]): readonly string[] {
  const sorted = columns.flatMap(({ board, family, rows }) => {
    const sign = signOf(mainMetric(board.description));
    const value = (row: BoardRow) => sign * (estimateOf(row, board, family.id)?.value ?? Number.NEGATIVE_INFINITY);
    return [...rows.values()].toSorted((a, b) => value(b) - value(a));
  });
  return [...new Set(sorted.map(({ entry }) => entry.slug))];
}

/** Kept for each run: it is asked for once in each family. */
const modesIn = memoise((board: Board) => memoise((row: BoardRow) => modesByFamily({ board, row })));

function rowView(slug: string, columns: readonly Column[], repository: string) {
  const runs = columns.flatMap(({ rows }) => rows.get(slug) ?? []);
  const cells = columns.map(({ board, family, bounds, rows }) => {
    const metric = mainMetric(board.description);
    const row = rows.get(slug);
    const estimate = row && estimateOf(row, board, family.id);
    const cheat = row && boundsFor(board, row, bounds, family.id).cheat;
    return {
      /** On a phone it is shown with a figure. */
      label: columnText({ board, family }),
      value: formatMeasured(metric, estimate),
      interval: formatClustered(metric, estimate) || formatInterval(metric, estimate?.ci95),
      /** Such as `54 of 224`; empty if it is no count. */
      count: estimate?.k === undefined ? '' : `${Number(estimate.k.toFixed(1))} of ${estimate.n}`,
      able: row !== undefined && beatsCheat(board, row, family.id, bounds),
      /** How often its most frequent failure modes occurred; empty if the system failed nothing here. */
      modes: row === undefined || estimate?.k === estimate?.n ? '' : (modesIn(board)(row).get(family.id) ?? ''),
      /** What a cheat has in the tasks in which this system was measured, if these are not those of the best cheat. */
      cheat: cheat === undefined || cheat === bounds.cheat ? '' : formatValue(metric, cheat.value),
    };
  });
  return { ...systemView(runs, repository), cells };
}

/** @param runs the runs of one system, at least one */
function systemView(runs: readonly BoardRow[], repository: string) {
  const { slug = '', name = '' } = runs[0]?.entry ?? {};
  return {
    name: `${safeText(name, 80)}${runs.some(({ dispute }) => dispute) ? ' (disputed)' : ''}`,
    href: `systems/${slug}.html`,
    /** Written by the people of the board. */
    own: runs.some(({ entry, bundle }) => isOfBoard({ entry, bundles: [bundle] }, repository)),
  };
}

/** Systems with the same figures in every family share a row, at the place of the first. */
function sharedRows(rows: readonly ReturnType<typeof rowView>[]) {
  type Row = (typeof rows)[number];
  const shared = new Map<string, { readonly systems: Omit<Row, 'cells'>[]; readonly cells: Row['cells'] }>();
  for (const { cells, ...system } of rows) {
    const figures = JSON.stringify(cells);
    const row = shared.get(figures);
    if (row === undefined) shared.set(figures, { systems: [system], cells });
    else row.systems.push(system);
  }
  return [...shared.values()];
}

/** More families than this are only counted. */
const MOST_NAMED = 2;

function verdictText(rows: readonly ReturnType<typeof rowView>[], families: number): string {
  const counted = rows
    .map(({ name, cells }) => ({ name, able: cells.filter(({ able }) => able) }))
    .filter(({ able }) => able.length > 0)
    .toSorted((a, b) => b.able.length - a.able.length);
  if (counted.length === 0) return 'No system is significantly better than the best cheat in any of these families.';
  const byFamilies = new Map<string, string[]>();
  for (const { name, able } of counted) {
    const which =
      able.length === families || able.length > MOST_NAMED ? '' : ` (${able.map(({ label }) => label).join(', ')})`;
    const where = `in ${able.length} of ${families}${which}`;
    addTo(byFamilies, where, name);
  }
  const named = [...byFamilies].map(([where, names]) => `${few(names, MOST_TOGETHER)} ${where}`);
  return `Significantly better than the best cheat: ${named.join('; ')}.`;
}

/** Such as `8 of 15`; empty if it is no count. */
function countText(value: number, n: number): string {
  const right = Number((value * n).toFixed(6));
  return Number.isInteger(right) ? `${right} of ${n}` : '';
}

/** The name is empty if no control or reference was measured. */
function boundView({ description }: Board, bound: Bound | undefined) {
  if (bound === undefined) return { value: '–', count: '', name: '', href: '' };
  const { name, slug, value, n } = bound;
  return {
    count: countText(value, n),
    value: formatValue(mainMetric(description), value),
    name,
    href: `systems/${slug}.html`,
  };
}
