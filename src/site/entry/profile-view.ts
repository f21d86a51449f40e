import type { Estimate } from '../../protocol/scorecard.ts';
import { few, formatClustered, formatCount, formatInterval, formatMeasured, formatValue } from '../../report/format.ts';
import { type Family, type MetricDescription, mainMetric } from '../../suite/description.ts';
import { mark, scaleOf } from '../board/bar.ts';
import type { Board, BoardRow, LocatedRun } from '../board/board.ts';
import {
  type Bound,
  type Bounds,
  boundsOf,
  estimateOf,
  isOfOtherTasks,
  isOwnBound,
  isUninformative,
} from '../board/bounds.ts';
import { ABLE, type Reading, type Relations, readingOf, relationsOf } from '../board/reading.ts';
import { fewText } from './family-size.ts';

/** The bounds of each family of a board, computed once, because every page of its systems needs them. */
export type FamilyBounds = ReadonlyMap<string, Bounds>;

export const familyBounds = (board: Board): FamilyBounds =>
  new Map(board.description.families.map(({ id }) => [id, boundsOf(board, id)]));

/** A measured family, with the reading of its figure. */
export interface ReadFamily {
  readonly located: LocatedRun;
  readonly family: Family;
  readonly reading: Reading;
  readonly relations: Relations;
  readonly bounds: Bounds;
  /** Whether the best reference is the run itself, or has its results. */
  readonly isBound: boolean;
}

export interface ReadRun {
  readonly located: LocatedRun;
  readonly read: readonly ReadFamily[];
  readonly unmeasured: readonly Family[];
}

export function readRun(located: LocatedRun, boundsByFamily: FamilyBounds): ReadRun {
  const { board, row } = located;
  const metric = mainMetric(board.description);
  const read: ReadFamily[] = [];
  const unmeasured: Family[] = [];
  for (const family of board.description.families) {
    const estimate = estimateOf(row, board, family.id);
    const bounds = boundsByFamily.get(family.id) ?? { cheat: undefined, reference: undefined };
    if (estimate === undefined) unmeasured.push(family);
    else {
      const isBound = bounds.reference !== undefined && isOwnBound(row, board, bounds.reference);
      const relations = relationsOf(board, row, family.id, bounds);
      const reading = readingIn(metric, estimate, bounds, relations);
      read.push({ located, family, bounds, isBound, relations, reading });
    }
  }
  return { located, read, unmeasured };
}

/** Where a cheat does as well as the best reference, only a figure above the cheat tells something, or with more tasks could. */
function readingIn(metric: MetricDescription, estimate: Estimate, bounds: Bounds, relations: Relations): Reading {
  const reading = readingOf(metric, estimate, bounds, relations);
  if (ABLE.includes(reading) || !isUninformative(metric, bounds)) return reading;
  return bounds.cheat && isBeyond(metric, estimate, bounds.cheat) ? 'unclear' : 'uninformative';
}

/** By its value, whatever chance may have done. */
const isBeyond = ({ better }: MetricDescription, { value }: Estimate, bound: Bound) =>
  better === 'higher' ? value > bound.value : value < bound.value;

/**
 * The families with the best cheat and the best reference, one group for each suite.
 *
 * @param failedOf by family, the page of a task that the run failed, from the site's top
 */
export function profileView(runs: readonly ReadRun[], failedOf: (run: LocatedRun) => ReadonlyMap<string, string>) {
  return runs
    .filter(({ read }) => read.length > 0)
    .map(({ located, read, unmeasured }) => {
      const { board, row } = located;
      const failed = failedOf(located);
      const metric = mainMetric(board.description);
      const estimates = read.map(({ family }) => estimateOf(row, board, family.id));
      const scale = scaleOf(metric, estimates);
      let group: string | undefined;
      return {
        title: board.description.title,
        metric: metric.label,
        anchor: board.description.id,
        rows: read.map((one, i) => {
          const { family, bounds, reading } = one;
          const estimate = estimates[i];
          const begins = family.group !== group;
          group = family.group;
          return {
            /** The heading of a group of families, above the first of them. */
            heading:
              begins && group !== undefined ? `The same questions and answers, counted by ${lowerFirst(group)}` : '',
            label: family.label,
            /** The number of tasks of a family of a group, such as `100 tasks`. */
            tasks:
              family.group === undefined ? '' : formatCount(row.bundle.scorecard.families[family.id]?.n ?? 0, 'task'),
            summary: family.summary ?? '',
            value: formatMeasured(metric, estimate),
            count: estimate === undefined ? '' : countText(estimate, metric),
            interval: formatClustered(metric, estimate) || formatInterval(metric, estimate?.ci95),
            mark: estimate === undefined ? null : mark(estimate, bounds, scale),
            cheat:
              bounds.cheat === undefined
                ? null
                : {
                    value: formatValue(metric, bounds.cheat.value),
                    name: bounds.cheat.name,
                    href: `../compare.html?${new URLSearchParams({ board: board.id, a: row.entry.slug, b: bounds.cheat.slug })}`,
                  },
            reference:
              bounds.reference === undefined
                ? null
                : {
                    value: formatValue(metric, bounds.reference.value),
                    name: referenceName(bounds.reference),
                  },
            /** A failed task; empty if none has a page, or if tasks fail only by what this figure does not count. */
            failed: failed.has(family.id) && !isPerfect(estimate) ? `../${failed.get(family.id)}` : '',
            reading,
            says: estimate === undefined ? '' : saysOf(one, metric, estimate),
          };
        }),
        unmeasured: namesOf(unmeasured.filter(({ id }) => !hasFigures(row, id))),
        /** Families that are measured by other metrics than those of this table. */
        otherwise: namesOf(unmeasured.filter(({ id }) => hasFigures(row, id))),
      };
    });
}

const referenceName = ({ name, ranked }: Bound) => `${name}${ranked ? ', a ranked system' : ''}`;

const namesOf = (families: readonly Family[]) =>
  few(
    families.map(({ label }) => label),
    6,
  );

const hasFigures = ({ bundle }: LocatedRun['row'], family: string) =>
  Object.keys(bundle.scorecard.families[family]?.metrics ?? {}).length > 0;

const isPerfect = (estimate: Estimate | undefined) => estimate?.k !== undefined && estimate.k === estimate.n;

const countText = ({ k, n }: Estimate, { kind }: MetricDescription) =>
  k === undefined ? (kind === 'mean' ? `mean of ${formatCount(n, 'task')}` : '') : `${Number(k.toFixed(1))} of ${n}`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function saysOf(read: ReadFamily, metric: MetricDescription, estimate: Estimate): string {
  const { family, reading, relations, bounds, isBound } = read;
  const { row } = read.located;
  if (reading === 'unclear') {
    if (isOfOtherTasks(estimate, bounds.cheat))
      return `undecided: measured in ${formatCount(estimate.n, 'task')}, the best cheat in ${bounds.cheat?.n}`;
    const few = fewText(row.bundle.results, family.id, estimate);
    const isAhead = [bounds.cheat, bounds.reference].every((bound) => bound && isBeyond(metric, estimate, bound));
    if (isAhead)
      return `undecided: the value is above the best cheat and the best reference, but ${few || 'the difference may be chance'}`;
    if (few) return `undecided: ${few}`;
    return relations.belowReference
      ? 'undecided: not shown to beat the cheat, and below the reference, but perhaps not far'
      : 'undecided: not shown to beat the cheat or to be below the reference';
  }
  if (reading === 'below' && relations.belowCheat)
    return relations.belowReference ? 'worse than the cheat, and below the reference' : 'worse than the cheat';
  if (reading === 'uninformative') return `tells nothing: ${uselessText(metric, bounds)}`;
  if (reading === 'alone') {
    return relations.aboveReference
      ? 'partly: beats the cheat and the best reference, which is not shown to beat the cheat'
      : 'partly: beats the cheat, which no reference is shown to do';
  }
  if (!isBound || (reading !== 'reaches' && reading !== 'ahead')) return SAYS[reading];
  return `${reading === 'reaches' ? 'good' : 'partly'}: beats the cheat; ${boundText(row, bounds)}`;
}

/** Of a run that is the best reference, or has its results. */
const boundText = ({ entry }: BoardRow, { reference }: Bounds) =>
  reference?.slug === entry.slug ? 'it is the best reference itself' : 'the best reference has the same results';

/** How a cheat compares with the best reference, where that does no better. */
function uselessText(metric: MetricDescription, { cheat, reference }: Bounds): string {
  const [fake, best] = [cheat?.value ?? 0, reference?.value ?? 0];
  if (formatValue(metric, fake) !== formatValue(metric, best)) return 'a cheat does better than the best reference';
  if (fake === 0 && best === 0 && metric.better === 'higher')
    return `no cheat and no reference has more than ${formatValue(metric, 0)}`;
  return 'a cheat does as well as the best reference';
}

const SAYS: Readonly<Record<Exclude<Reading, 'unclear' | 'uninformative' | 'alone'>, string>> = {
  reaches: 'good: at the level of the best reference, or above',
  between: 'partly: beats the cheat, below the reference',
  ahead: 'partly: beats the cheat, not shown to reach the reference',
  below: 'not shown to beat the cheat, and far below the reference',
  unbounded: '',
};

/** A statement about several families, with their names by suite. */
export interface FamilyList {
  readonly heading: string;
  readonly meaning: string;
  readonly suites: readonly { readonly title: string; readonly families: string }[];
}

/**
 * The families that a system masters, those that it fails, and those that are not decided; null if nothing was measured. Families
 * of a group are left out, because they divide the same questions in another way, such as by the length of the history.
 */
export function profileLists(runs: readonly ReadRun[]) {
  const read = runs.flatMap((run) => run.read).filter(({ family }) => family.group === undefined);
  const of = (...readings: readonly Reading[]) => read.filter(({ reading }) => readings.includes(reading));
  const [reaches, below, unclear] = [of('reaches'), of('below'), of('unclear')];
  const between = of('between', 'ahead', 'alone');
  const counted = reaches.length + below.length + between.length + unclear.length;
  if (counted === 0) return null;
  const lacking = below.toSorted((a, b) => (b.bounds.reference?.value ?? 0) - (a.bounds.reference?.value ?? 0));
  const uninformative = of('uninformative').length;
  const lists = [
    {
      heading: 'Good',
      meaning: 'at the level of the best reference, or above, where that beats the cheat',
      families: reaches,
    },
    {
      heading: 'Partly',
      meaning: 'better than the best cheat; not shown to reach the reference, or no reference beats the cheat',
      families: between,
    },
    {
      heading: 'Not shown',
      meaning: 'worse than the best cheat; or not shown to beat it, and far below the reference',
      families: lacking,
    },
    { heading: 'Undecided', meaning: 'too few templates, or differences that may be chance', families: unclear },
  ];
  const numbers = lists.map(({ heading, families }) => `${heading}: ${families.length}`.toLowerCase());
  const useless =
    uninformative === 0
      ? ''
      : `; ${uninformative} more ${uninformative === 1 ? 'tells' : 'tell'} nothing, because neither it nor the best reference does better there than a cheat`;
  return {
    summary: `Of ${counted} families, ${numbers.join(' · ')}${useless}.`,
    lists: lists.map(
      ({ heading, meaning, families }): FamilyList => ({
        heading: `${heading}: ${families.length}`,
        meaning,
        suites: bySuite(families, read),
      }),
    ),
  };
}

/** @param all of which the families are some */
function bySuite(families: readonly ReadFamily[], all: readonly ReadFamily[]): FamilyList['suites'] {
  const titleOf = ({ located }: ReadFamily) => located.board.description.title;
  return [...new Set(families.map(titleOf))].map((title) => {
    const own = families.filter((one) => titleOf(one) === title);
    return {
      title: `${title}, ${own.length} of ${all.filter((one) => titleOf(one) === title).length}`,
      families: own
        .map(
          ({ family, isBound, located, bounds }) =>
            `${family.label}${isBound ? ` (${boundText(located.row, bounds)})` : ''}`,
        )
        .join(', '),
    };
  });
}
