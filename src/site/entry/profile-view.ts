import { diagnose, type Known, neverEmptyIn } from '../../analysis/diagnosis.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import { diagnosisView } from '../../report/diagnosis-view.ts';
import { few, formatClustered, formatInterval, formatMeasured } from '../../report/format.ts';
import { type Family, type MetricDescription, mainMetric } from '../../suite/description.ts';
import { counted, formatValue } from '../../text/numbers.ts';
import { lowerFirst } from '../../text/words.ts';
import { mark, scaleOf } from '../board/bar.ts';
import type { LocatedRun } from '../board/board.ts';
import { type Bound, estimateOf } from '../board/bounds.ts';
import type { Reading } from '../board/reading.ts';
import type { AssessedFamily, AssessedRun } from './assess-run.ts';
import { modesByFamily } from './failures-view.ts';
import { boundText, readingText } from './reading-text.ts';

/** What a diagnosis takes of an assessed run. Without a cheat it is not known whether the run beats it. */
const knownOf = ({ located: { board, row }, read }: AssessedRun): Known => ({
  slug: row.entry.slug,
  neverEmpty: neverEmptyIn(board.description, row.bundle.results),
  beatsCheat: (id) => {
    const one = read.find(({ family }) => family.id === id);
    return one?.bounds.cheat === undefined ? undefined : one.relations.aboveCheat;
  },
});

/** What a system does and does not do, of each suite whose families test one mechanism each, by the rule of `cib score`. */
export const diagnosesOf = (runs: readonly AssessedRun[]) =>
  runs.flatMap((run) => {
    const { board, row } = run.located;
    const { description } = board;
    const diagnosis = diagnosisView(row.bundle.scorecard, description, knownOf(run));
    if (diagnosis === undefined) return [];
    const { groups, undecided } = diagnosis;
    const listed = groups.map(({ title, rows, mechanisms }) => {
      return { title, count: counted(mechanisms, 'mechanism'), rows };
    });
    return { id: description.id, suite: description.title, groups: listed, undecided };
  });

/**
 * The families with the best cheat and the best reference, one group for each suite.
 *
 * @param failedOf by family, the page of a task that the run failed, from the site's top
 */
export function profileView(runs: readonly AssessedRun[], failedOf: (run: LocatedRun) => ReadonlyMap<string, string>) {
  return runs
    .filter(({ read }) => read.length > 0)
    .map((run) => {
      const { located, read, unmeasured } = run;
      const { board, row } = located;
      const profile = profileOf(run, failedOf(located));
      return {
        title: board.description.title,
        metric: profile.metric.label,
        counts: countsByReading(ungrouped(read)),
        rows: read.map((one, i) => ({
          heading: groupHeading(one.family, read[i - 1]?.family),
          ...familyView(one, profile),
        })),
        unmeasured: namesOf(unmeasured.filter(({ id }) => !hasFigures(row, id))),
        /** Families that are measured by other metrics than those of this table. */
        otherwise: namesOf(unmeasured.filter(({ id }) => hasFigures(row, id))),
      };
    });
}

/** What the rows of a run have in common. */
interface Profile {
  readonly run: LocatedRun;
  readonly metric: MetricDescription;
  readonly scale: number;
  /** By family. */
  readonly failed: ReadonlyMap<string, string>;
  readonly modes: ReadonlyMap<string, string>;
  /** What the system does or does not do. */
  readonly mechanisms: ReadonlyMap<string, string>;
}

function profileOf(run: AssessedRun, failed: Profile['failed']): Profile {
  const { located, read } = run;
  const { board, row } = located;
  const metric = mainMetric(board.description);
  const estimates = read.map(({ family }) => estimateOf(row, board, family.id));
  const found = diagnose(board.description, row.bundle.scorecard, knownOf(run))?.findings ?? [];
  return {
    run: located,
    metric,
    scale: scaleOf(metric, estimates),
    failed,
    modes: modesByFamily(located),
    mechanisms: new Map(found.map(({ family, words }) => [family.id, words])),
  };
}

/** The heading of a group of families, above the first of them; empty above others. */
const groupHeading = ({ group }: Family, previous: Family | undefined) =>
  group === undefined || group === previous?.group
    ? ''
    : `The same questions and answers, counted by ${lowerFirst(group)}; not in the lists above`;

function familyView(read: AssessedFamily, { run: { board, row }, metric, scale, failed, modes, mechanisms }: Profile) {
  const { family, bounds, reading } = read;
  const estimate = estimateOf(row, board, family.id);
  return {
    label: family.label,
    /** The number of tasks of a family of a group, such as `100 tasks`. */
    tasks: family.group === undefined ? '' : counted(row.bundle.scorecard.families[family.id]?.n ?? 0, 'task'),
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
            href: `../compare.html?${new URLSearchParams({ board: board.id, a: row.entry.slug, b: bounds.cheat.slug })}#families`,
          },
    reference:
      bounds.reference === undefined
        ? null
        : {
            value: formatValue(metric, bounds.reference.value),
            name: referenceName(bounds.reference),
            ...mechanismEnds(family, metric),
          },
    /** A failed task; empty if none has a page, or if tasks fail only by what this figure does not count. */
    failed: failed.has(family.id) && !isPerfect(estimate) ? `../${failed.get(family.id)}` : '',
    modes: isPerfect(estimate) ? '' : (modes.get(family.id) ?? ''),
    reading,
    /** What the system does or does not do; empty where its interval does not decide it. */
    mechanism: mechanisms.get(family.id) ?? '',
    /** Of a group only what is undecided: its other readings would differ with the number of tasks alone. */
    says:
      estimate === undefined || (family.group !== undefined && reading !== 'unclear')
        ? ''
        : readingText(read, metric, estimate),
  };
}

/** What the references without and with the family's mechanism have; empty in a family that tests no mechanism. */
function mechanismEnds({ mechanism }: Family, metric: MetricDescription) {
  const [without = '', having = ''] = [mechanism?.without, mechanism?.having].map((end) =>
    end === undefined ? '' : `${end.system} ${formatValue({ ...metric, digits: 0 }, end.reaches)}`,
  );
  return { without, having };
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
  k === undefined ? (kind === 'mean' ? `mean of ${counted(n, 'task')}` : '') : `${Number(k.toFixed(1))} of ${n}`;

/** A statement about several families, with their names by suite. */
export interface FamilyList {
  readonly heading: string;
  readonly meaning: string;
  readonly suites: readonly { readonly title: string; readonly families: string }[];
}

/**
 * The families by reading, without empty lists; null if nothing was measured, or nothing tells anything. Families
 * of a group are left out, because they divide the same questions in another way, such as by the length of the history.
 */
export function profileLists(runs: readonly AssessedRun[]) {
  const read = ungrouped(runs.flatMap((run) => run.read));
  if (read.every(({ reading }) => reading === 'uninformative' || reading === 'unbounded')) return null;
  return {
    summary: `Of ${read.length} families, ${READINGS.map(({ heading, readings }) => `${heading}: ${among(read, readings).length}`.toLowerCase()).join(' · ')}.`,
    lists: READINGS.map(({ heading, meaning, readings }) => ({ heading, meaning, families: among(read, readings) }))
      .filter(({ families }) => families.length > 0)
      .map(
        ({ heading, meaning, families }): FamilyList => ({
          heading: `${heading}: ${families.length}`,
          meaning,
          suites: bySuite(families, read),
        }),
      ),
  };
}

/** Such as `good: 2 · poor: 9`. */
const countsByReading = (read: readonly AssessedFamily[]) =>
  READINGS.map(({ heading, readings }) => ({ heading, count: among(read, readings).length }))
    .flatMap(({ heading, count }) => (count === 0 ? [] : `${heading}: ${count}`.toLowerCase()))
    .join(' · ');

const among = (read: readonly AssessedFamily[], readings: readonly Reading[]) =>
  read.filter(({ reading }) => readings.includes(reading));

const ungrouped = (read: readonly AssessedFamily[]) => read.filter(({ family }) => family.group === undefined);

const READINGS: readonly {
  readonly heading: string;
  readonly meaning: string;
  readonly readings: readonly Reading[];
}[] = [
  {
    heading: 'Good',
    meaning: 'better than the best cheat, and close to the best reference or above it',
    readings: ['reaches'],
  },
  {
    heading: 'Partly',
    meaning: 'better than the best cheat, without being good',
    readings: ['far', 'between', 'ahead', 'alone'],
  },
  {
    heading: 'Poor',
    meaning: 'worse than the best cheat; or no better than it, and far below the best reference',
    readings: ['below'],
  },
  {
    heading: 'Undecided',
    meaning: 'too few templates, or differences that are not significant',
    readings: ['unclear'],
  },
  { heading: 'Tells nothing', meaning: 'a cheat does as well as the best reference', readings: ['uninformative'] },
];

/** @param all of which the families are some */
function bySuite(families: readonly AssessedFamily[], all: readonly AssessedFamily[]): FamilyList['suites'] {
  const titleOf = ({ located }: AssessedFamily) => located.board.description.title;
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
