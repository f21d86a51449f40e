import { alikeFamiliesP, compareResults } from '../../analysis/comparison.ts';
import { isPairable } from '../../analysis/results.ts';
import { paretoTiers } from '../../analysis/tiers.ts';
import { few, formatMeasured } from '../../report/format.ts';
import { isSignificant } from '../../stats/significance.ts';
import { type MetricDescription, mainMetric, signOf } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { capital, lowerFirst } from '../../text/words.ts';
import { type Board, type BoardRow, boardPerSuite } from '../board/board.ts';
import { boundsOf } from '../board/bounds.ts';
import type { ShownEntry } from '../board/entries.ts';
import { measuredPart } from '../board/row-text.ts';
import { nameOf, rowsOf } from './board-rows.ts';

/**
 * A suite orders the table if its test distinguishes at least this share of the pairs of systems with different
 * results.
 */
export const ORDERING_SHARE = 0.25;

/** How well a board distinguishes its systems. */
export interface Discrimination {
  readonly board: Board;
  /**
   * Pairs of systems with different results, and how many of them differ significantly. Systems with the same score in every task count
   * once. A pair with a system without a rank does not differ, because no test compares the two.
   */
  readonly pairs: number;
  readonly apart: number;
  readonly orders: boolean;
}

/** The boards that order the table first, and the most telling first. */
export function byDiscrimination(boards: readonly Board[]): readonly Discrimination[] {
  const discriminations = boards.map((board): Discrimination => {
    const groups = new Set(board.rows.flatMap(({ group }) => group ?? []));
    // One row for each group, because the members of a group share their range.
    const ranked = new Map(
      board.rows.flatMap(({ group, rank }) => (rank && group !== undefined ? [[group, rank]] : [])),
    );
    const pairs = (groups.size * (groups.size - 1)) / 2;
    const apart = [...ranked.values()].reduce((sum, { beats }) => sum + beats.length, 0);
    return { board, pairs, apart, orders: pairs > 0 && apart >= ORDERING_SHARE * pairs };
  });
  const share = ({ pairs, apart, orders }: Discrimination) => (orders ? apart / pairs : 0);
  return discriminations.toSorted((a, b) => share(b) - share(a));
}

/** What belongs to suites, in the order in which the overview has these; what belongs to a suite without a board comes last. */
export function inSuiteOrder<Type>(
  boards: readonly Board[],
  all: readonly Type[],
  suiteOf: (one: Type) => string,
): readonly Type[] {
  const ids = byDiscrimination(boardPerSuite(boards)).map(({ board }) => board.description.id);
  const place = (one: Type) => (ids.includes(suiteOf(one)) ? ids.indexOf(suiteOf(one)) : ids.length);
  return all.toSorted((a, b) => place(a) - place(b));
}

/** Systems of one class, as the table lists them. */
export interface Tiers {
  readonly tiers: readonly (readonly ShownEntry[])[];
  /** Systems that are not compared on every suite that orders the table. */
  readonly rest: readonly ShownEntry[];
}

/** Whether a model answered in one of its runs, so that figures and costs are the model's too. */
export const usesModel = ({ entry, bundles }: ShownEntry): boolean =>
  entry.model !== undefined || bundles.some(({ manifest }) => manifest.gateway !== undefined);

/**
 * Pareto tiers over the boards that order the table: a system is ahead of another if it beats it on one board and is
 * beaten on none.
 */
function tiersOf(
  systems: readonly ShownEntry[],
  ordering: readonly Board[],
): Tiers & { readonly notes: readonly string[] } {
  const rows = ordering.map((board) => new Map(board.rows.map((row) => [row.entry.slug, row])));
  const compared = ({ entry: { slug } }: ShownEntry) =>
    rows.every((bySlug) => {
      const row = bySlug.get(slug);
      return row?.group !== undefined && measuredPart(row) === '';
    });
  const beatsOnOne = (a: ShownEntry, b: ShownEntry) =>
    rows.some((bySlug) => beats(bySlug.get(a.entry.slug), bySlug.get(b.entry.slug)));
  const isAhead = (a: ShownEntry, b: ShownEntry) => beatsOnOne(a, b) && !beatsOnOne(b, a);
  const tiers = paretoTiers(systems.filter(compared), isAhead);
  const noteOf = (tier: readonly ShownEntry[], i: number) => {
    if (i === 0) {
      const titles = few(ordering.map(({ description }) => description.title));
      return `no system is ahead of ${tier.length === 1 ? 'it' : 'these'} on ${titles}${ordering.length > 1 ? ' together' : ''}`;
    }
    const ahead = tiers[i - 1]?.filter((one) => tier.every((other) => isAhead(one, other))) ?? [];
    return ahead.length === 0
      ? `a system of tier ${i} is ahead of each of these`
      : `${few(ahead.map(nameOf))} (tier ${i}) ${ahead.length === 1 ? 'is' : 'are'} ahead of ${tier.length === 1 ? 'it' : 'each of these'}`;
  };
  return { tiers, notes: tiers.map(noteOf), rest: systems.filter((one) => !compared(one)) };
}

/**
 * Significantly better, by all comparisons together. A system with a rank is also ahead of one without: only the first is shown to be
 * better than the control.
 */
export function beats(a: BoardRow | undefined, b: BoardRow | undefined): boolean {
  if (a?.rank === undefined || b?.group === undefined) return false;
  return b.belowFloor || a.rank.beats.includes(b.group);
}

/** The compared systems of a board, the best first. */
export function comparedRows(board: Board, systems: readonly ShownEntry[]): readonly BoardRow[] {
  const places = new Map(board.rows.map((row, i) => [row, i]));
  return rowsOf(board, systems)
    .filter(({ group }) => group !== undefined)
    .sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** The systems of a board that no other one is significantly better than. */
export const leadersOf = (rows: readonly BoardRow[]): readonly BoardRow[] =>
  rows.filter((row) => !rows.some((other) => beats(other, row)));

/**
 * Who leads on a suite, with the figures, whether they differ significantly, and the first system that is significantly worse than each
 * of them; empty if less than two systems have a rank. A long list is a count and a range.
 */
export function leadersText(board: Board, systems: readonly ShownEntry[]): string {
  const metric = mainMetric(board.description);
  const rows = comparedRows(board, systems);
  const leaders = leadersOf(rows);
  // Systems without a rank are not compared with one another.
  if (rows.length < 2 || leaders.some(({ rank }) => rank === undefined)) return '';
  const { reference } = boundsOf(board);
  const best = Math.max(...leaders.flatMap(({ estimate }) => (estimate ? [signOf(metric) * estimate.value] : [])));
  const bound =
    reference !== undefined && signOf(metric) * reference.value > best
      ? ` The best reference there, by the suite’s authors, has ${formatValue(metric, reference.value)}.`
      : '';
  const first = firstBehind(rows, leaders);
  const behind = first === undefined ? [] : rows.filter(({ group }) => group === first.group);
  // Between the leaders and these there can be systems that only some of the leaders are ahead of.
  const isNext = rows.slice(0, first && rows.indexOf(first)).every((row) => leaders.includes(row));
  const be = behind.length === 1 ? 'is' : 'are';
  // No test compares a system without a rank with one that has one.
  const how = first?.belowFloor ? 'without a rank' : 'significantly worse';
  const who = isNext ? `next ${be}` : `the first that ${be} ${how} ${be}`;
  const worse = behind.length === 0 ? '' : `; ${who} ${figuresText(metric, behind)}${isNext ? `, ${how}` : ''}`;
  const others = otherOrders(board, systems).flatMap(({ by, first }) =>
    first === undefined ? [] : [`${by}: ${first}`],
  );
  const counted = others.length === 0 ? '' : ` First ${others.join('; ')}.`;
  return `On ${board.description.title}, ${figuresText(metric, leaders)} ${leadText(board, leaders, rows)}${worse}.${counted}${bound}`;
}

/** The first system that each of the leaders is ahead of. */
const firstBehind = (rows: readonly BoardRow[], leaders: readonly BoardRow[]): BoardRow | undefined =>
  rows.find((row) => !leaders.includes(row) && leaders.every((leader) => beats(leader, row)));

/** Another way to count what a suite's headline counts. */
interface Counted {
  /** Such as `by questions passed`. */
  readonly by: string;
  readonly metric: MetricDescription;
  readonly figureOf: (row: BoardRow) => number | undefined;
  /** The p of the difference of two rows; undefined where no test compares them. */
  readonly pOf: (a: BoardRow, b: BoardRow) => number | undefined;
}

/**
 * Where the order of the leaders and the next depends on how a suite counts: by the metric that it shows beside its headline, and with
 * each family counted alike. Such as `By questions passed, a is first (26.5%).`; empty where both give the same order, significantly.
 */
export function otherwiseText(board: Board, systems: readonly ShownEntry[]): string {
  const found = otherOrders(board, systems).map(({ text }) => text);
  return found.length === 0 ? '' : `${capital(found.join('; '))}.`;
}

/**
 * The other ways to count that give another order. `first` names the systems that are first by it, where none of them is a leader.
 * Otherwise the next system is not significantly behind the leader that is first.
 */
export function otherOrders(
  board: Board,
  systems: readonly ShownEntry[],
): readonly { readonly by: string; readonly first?: string; readonly text: string }[] {
  const rows = comparedRows(board, systems);
  const leaders = leadersOf(rows);
  const next = firstBehind(rows, leaders);
  if (next === undefined) return [];
  const sign = signOf(mainMetric(board.description));
  const ranked = rows.filter(({ rank }) => rank !== undefined);
  return otherCounts(board, ranked).flatMap(({ by, metric, figureOf, pOf }) => {
    const value = (row: BoardRow) => sign * (figureOf(row) ?? Number.NaN);
    const best = Math.max(...ranked.map(value));
    if (Number.isNaN(best)) return [];
    const firsts = ranked.filter((row) => value(row) === best);
    const be = (some: readonly BoardRow[]) => (some.length === 1 ? 'is' : 'are');
    const top = formatValue(metric, sign * best);
    const leader = firsts.find((row) => leaders.includes(row));
    if (leader === undefined) {
      const first = few(firsts.map(nameOf), 3);
      return [{ by, first, text: `${by}, ${first} ${be(firsts)} first (${top})` }];
    }
    const p = next.rank && pOf(leader, next);
    if (p === undefined || isSignificant(p)) return [];
    const alike = ranked.filter(({ group }) => group === next.group);
    const figure = formatValue(metric, sign * value(next));
    const names = few(alike.map(nameOf), 3);
    return [{ by, text: `${by}, ${names} (${figure}) ${be(alike)} not significantly behind the first (${top})` }];
  });
}

function otherCounts({ description }: Board, rows: readonly BoardRow[]): readonly Counted[] {
  const { headline = null, besideHeadline } = description;
  const metric = mainMetric(description);
  const beside = description.metrics.find(({ id, better }) => id === besideHeadline && better === metric.better);
  const inFamily = ({ bundle }: BoardRow, id: string) => bundle.scorecard.families[id]?.metrics[metric.id]?.value;
  // A group divides the same tasks in another way, such as by the length of the history.
  const families = description.families
    .filter(({ id, group }) => group === undefined && rows.every((row) => inFamily(row, id) !== undefined))
    .map(({ id }) => id);
  return [
    ...(beside === undefined
      ? []
      : [
          {
            by: `by ${lowerFirst(beside.label)}`,
            metric: beside,
            figureOf: ({ bundle }: BoardRow) => bundle.scorecard.overall.metrics[beside.id]?.value,
            pOf: ({ bundle: { results: a } }: BoardRow, { bundle: { results: b } }: BoardRow) =>
              isPairable(a, beside.id)
                ? compareResults(a, b, { metric: beside.id, headline, families: [] }).overall.pClustered
                : undefined,
          },
        ]),
    ...(families.length < 2
      ? []
      : [
          {
            by: 'with each family counted alike',
            metric,
            figureOf: (row: BoardRow) =>
              families.reduce((sum, id) => sum + (inFamily(row, id) ?? 0), 0) / families.length,
            pOf: ({ bundle: { results: a } }: BoardRow, { bundle: { results: b } }: BoardRow) =>
              isPairable(a, metric.id) ? alikeFamiliesP(a, b, { metric: metric.id, headline, families }) : undefined,
          },
        ]),
  ];
}

/** What the leaders of a suite do: lead, have the same scores, or not differ. */
function leadText(board: Board, leaders: readonly BoardRow[], rows: readonly BoardRow[]): string {
  const isAll = leaders.length === rows.length;
  const [a, b, ...others] = new Map(leaders.map((row) => [row.group, row])).values();
  if (a === undefined || leaders.length === 1) return 'leads';
  if (b === undefined) return `${isAll ? 'have' : 'lead with'} the same score in every task`;
  const equal = `${isAll ? '' : 'lead and '}do not differ significantly`;
  if (others.length > 0) return equal;
  const { headline = null } = board.description;
  const basis = { metric: mainMetric(board.description).id, headline, families: [] };
  const { pClustered } = compareResults(a.bundle.results, b.bundle.results, basis).overall;
  // This p is of the two alone. If it is below .05, only all comparisons together leave the two undecided.
  return isSignificant(pClustered) ? equal : `${equal} (p = ${pClustered.toFixed(2)})`;
}

/** Such as `x and y (47.8%) and z (45.0%)`, or with many figures `x, y and 38 more (31.0% to 47.8%)`. */
function figuresText(metric: MetricDescription, rows: readonly BoardRow[]): string {
  const figureOf = ({ estimate }: BoardRow) => formatMeasured(metric, estimate);
  const figures = [...new Set(rows.map(figureOf))];
  if (figures.length > 3) return `${few(rows.map(nameOf), 3)} (${figures.at(-1)} to ${figures[0]})`;
  const namesWith = (figure: string) => rows.filter((row) => figureOf(row) === figure).map(nameOf);
  return few(figures.map((figure) => `${few(namesWith(figure), 3)} (${figure})`));
}

/** The systems by class and tier. Without a suite that orders them they are one group. */
export function systemGroups(systems: readonly ShownEntry[], discriminations: readonly Discrimination[]) {
  const ordering = discriminations.flatMap(({ board, orders }) => (orders ? [board] : []));
  if (ordering.length === 0) return { groups: [{ label: 'Systems', note: '', systems }], tiers: [], compared: systems };
  const titles = few(ordering.map(({ description }) => description.title));
  const plain = tiersOf(
    systems.filter((one) => !usesModel(one)),
    ordering,
  );
  const modelled = tiersOf(systems.filter(usesModel), ordering);
  const tierGroups = ({ tiers, notes }: typeof plain, ofClass: string) =>
    tiers.map((tier, i) => ({ label: `${ofClass}Tier ${i + 1}`, note: notes[i] ?? '', systems: tier }));
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
