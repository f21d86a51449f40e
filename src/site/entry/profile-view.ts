import { few, formatClustered, formatInterval, formatMeasured, formatValue } from '../../report/format.ts';
import { type Family, mainMetric } from '../../suite/description.ts';
import { mark, scaleOf } from '../board/bar.ts';
import type { Board, LocatedRun } from '../board/board.ts';
import { type Bounds, boundsFor, boundsOf, estimateOf, type Reading, readingOf } from '../board/bounds.ts';

/** The bounds of each family of a board, computed once, because every page of its systems needs them. */
export type FamilyBounds = ReadonlyMap<string, Bounds>;

export const familyBounds = (board: Board): FamilyBounds =>
  new Map(board.description.families.map(({ id }) => [id, boundsOf(board, id)]));

/** A measured family, with the reading of its figure. */
export interface ReadFamily {
  readonly located: LocatedRun;
  readonly family: Family;
  readonly reading: Reading;
  readonly bounds: Bounds;
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
    const ofAll = boundsByFamily.get(family.id) ?? { cheat: undefined, reference: undefined };
    const bounds = boundsFor(row, board, family.id, ofAll);
    if (estimate === undefined) unmeasured.push(family);
    else read.push({ located, family, bounds, reading: readingOf(metric, estimate, bounds) });
  }
  return { located, read, unmeasured };
}

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
      return {
        title: board.description.title,
        metric: metric.label,
        anchor: board.description.id,
        rows: read.map(({ family, bounds, reading }, i) => {
          const estimate = estimates[i];
          return {
            label: family.label,
            summary: family.summary ?? '',
            value: formatMeasured(metric, estimate),
            count: estimate === undefined ? '' : countText(estimate),
            interval: formatClustered(metric, estimate) || formatInterval(metric, estimate?.ci95),
            mark: estimate === undefined ? null : mark(estimate, bounds, scale),
            reference:
              bounds.reference === undefined
                ? null
                : {
                    value: formatValue(metric, bounds.reference.value),
                    name: `${bounds.reference.name}${bounds.reference.ranked ? ', a ranked system' : ''}`,
                  },
            /** A failed task; empty if none has a page. */
            failed: failed.has(family.id) ? `../${failed.get(family.id)}` : '',
            reading,
            says: SAYS[reading],
          };
        }),
        unmeasured: namesOf(unmeasured.filter(({ id }) => !hasFigures(row, id))),
        /** Families that are measured by other metrics than those of this table. */
        otherwise: namesOf(unmeasured.filter(({ id }) => hasFigures(row, id))),
      };
    });
}

const namesOf = (families: readonly Family[]) =>
  few(
    families.map(({ label }) => label),
    6,
  );

const hasFigures = ({ bundle }: LocatedRun['row'], family: string) =>
  Object.keys(bundle.scorecard.families[family]?.metrics ?? {}).length > 0;

const countText = ({ k, n }: { readonly k?: number | undefined; readonly n: number }) =>
  k === undefined ? `n ${n}` : `${Number(k.toFixed(1))} of ${n}`;

const SAYS: Readonly<Record<Reading, string>> = {
  reaches: 'at the level of the best reference, or above',
  between: 'beats the cheat, below the reference',
  ahead: 'beats the cheat; unclear beside the reference',
  below: 'missing: no better than a cheat',
  unclear: 'unclear: the interval is too wide, or too few templates',
  uninformative: 'says little: a cheat does as well',
  unbounded: '',
};

/** A statement about several families, with their names by suite. */
export interface FamilyList {
  readonly heading: string;
  readonly suites: readonly { readonly title: string; readonly families: string }[];
}

/** The families that a system masters and those that it fails; empty if nothing was measured. */
export function profileLists(runs: readonly ReadRun[]): readonly FamilyList[] {
  const read = runs.flatMap((run) => run.read);
  const of = (reading: Reading) => read.filter((one) => one.reading === reading);
  const [reaches, below, between] = [of('reaches'), of('below'), of('between')];
  const counted = reaches.length + below.length + between.length + of('ahead').length + of('unclear').length;
  if (counted === 0) return [];
  const lacking = below.toSorted((a, b) => (b.bounds.reference?.value ?? 0) - (a.bounds.reference?.value ?? 0));
  return [
    {
      heading: `Level with the best simple reference, or above it: ${reaches.length} of the ${counted} families that tell systems apart`,
      suites: bySuite(reaches),
    },
    { heading: `No better than a cheat without memory: ${lacking.length}`, suites: bySuite(lacking) },
  ];
}

function bySuite(families: readonly ReadFamily[]): FamilyList['suites'] {
  const titleOf = ({ located }: ReadFamily) => located.board.description.title;
  return [...new Set(families.map(titleOf))].map((title) => ({
    title,
    families: families.flatMap((one) => (titleOf(one) === title ? [one.family.label] : [])).join(', '),
  }));
}
