import type { Chart } from './chart.ts';

/** A metric in words and in kind: enough to print it, to order by it and to put an interval on it. */
export interface MetricDescription {
  readonly id: string;
  readonly label: string;
  /** The label where columns are narrow. */
  readonly short: string;
  /** `fraction` prints as a percentage. */
  readonly unit: 'fraction' | 'tokens' | 'count' | 'per_1k_tokens';
  readonly better: 'higher' | 'lower';
  /** proportion: Σk/Σn with a Wilson interval · mean: Σvalue/tasks · ratio: Σnumerator/Σdenominator. */
  readonly kind: 'proportion' | 'mean' | 'ratio';
  /** What it is, with the section it comes from. */
  readonly definition: string;
  /** Digits after the point in print. */
  readonly digits: number;
}

/** An action of those that a question allows, or an answer in words. */
export type Choice = 'action' | 'answer';

export interface Named {
  readonly id: string;
  readonly label: string;
}

/** What a system is said to have or to lack, by its results in a family; `analysis/diagnosis.ts` decides. */
export interface Mechanism {
  /** Of a system that has it: `keeps state over time`. */
  readonly shows: string;
  /** Of one that has not: `keeps no state over time`. It must hold whichever way the tasks were failed. */
  readonly lacks: string;
  /** What the headline is of a system of the ladder that lacks the mechanism alone, and of one that has it. */
  readonly without: Level;
  readonly having: Level;
}

interface Level {
  /** The name of a reference or control, or the slug of an entry. */
  readonly system: string;
  /** By the headline on the published data, a fraction. */
  readonly reaches: number;
}

export interface Family extends Named {
  /** What its tasks ask of a system, in a sentence. */
  readonly summary?: string;
  /** Families with the same one are shown by themselves, under this heading; those without one come first. */
  readonly group?: string;
  readonly mechanism?: Mechanism;
}

/** A field of a request or result, or what several of them are counted in. */
export interface FieldMeaning {
  readonly field: string;
  /** In a sentence. */
  readonly meaning: string;
}

export interface FailureMode extends Named {
  /** The rule that decides it, in words. */
  readonly rule: string;
}

/** A chart of the systems of a board. `across` is what stands along it. */
export interface ChartDescription {
  readonly id: string;
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly description: string;
  readonly kind: Chart['kind'];
  readonly label: string;
  readonly across:
    | { readonly metrics: readonly string[] }
    | { readonly families: readonly string[]; readonly metric: string }
    | { readonly slice: string; readonly metric: string }
    | { readonly x: string; readonly y: string };
}

/** What it says of a system how one arm fares beside another, or beside what is perfect. */
export interface ArmComparison {
  readonly id: string;
  readonly a: string;
  /** Absent: what is perfect. */
  readonly b?: string;
  readonly metric: string;
  /** The verdict in a sentence, by how `a` fares: significantly lower or higher, or not to be told apart. */
  readonly lower: string;
  readonly same: string;
  readonly higher: string;
}

/**
 * What a control must score for the run to count: it bounds the suite from below or above.
 *
 * For a metric of which more is better, the highest `max` of a system that reads no labels is the metric's floor: adapters that
 * return nothing, everything, the same always or something drawn must not get beyond it (test/floors.test.ts).
 */
export interface ControlBound {
  /** The name of a control, or of a reference. */
  readonly control: string;
  readonly metric: string;
  readonly min: number;
  readonly max: number;
  /** Set where the value depends on the mix of the tasks: it is only required of a published dataset as a whole. */
  readonly whole?: true;
}

/** The tables that the benchmark's own document prints. */
export interface SeedTables {
  readonly overall: readonly string[];
  readonly byFamily: string;
  /** The reference that a board shows first, for comparison with a newcomer. */
  readonly shown: string;
  /** Paired tests of `metric`, every reference against this one; a suite without one score may have none. */
  readonly paired?: { readonly metric: string; readonly against: string };
}

export interface SuiteDescription {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  /** What it measures, in a sentence or two. */
  readonly summary: string;
  readonly families: readonly Family[];
  /** When a task is passed: the end of a sentence that begins with "A task passes if". */
  readonly passed: string;
  /** What fields of the protocol mean in this suite, for who writes an adapter. */
  readonly fields: readonly FieldMeaning[];
  /** The time that an episode may take, in seconds, where the standard is too short. */
  readonly episodeSeconds?: number;
  readonly metrics: readonly MetricDescription[];
  /** What an agent that acts on a memory is asked for here. */
  readonly choices: readonly Choice[];
  /**
   * The metric that ranks, gates and paired tests use; a suite may have none. Saying more must not raise it: nothing, everything
   * and guesses stay at its floor, see `ControlBound`.
   */
  readonly headline?: string;
  /** Metrics that a scorecard shows family by family, beside the headline. */
  readonly familyMetrics: readonly string[];
  readonly failureModes: readonly FailureMode[];
  readonly parts?: readonly Named[];
  /** The conditions that a task is run under, in their order; the metrics are those of the suite's own choice among them. */
  readonly arms?: readonly Named[];
  /** The metric that the arms are shown by. */
  readonly armMetric?: string;
  readonly charts?: readonly ChartDescription[];
  readonly armComparisons?: readonly ArmComparison[];
  readonly slices?: readonly Named[];
  readonly bounds: readonly ControlBound[];
  /** A reference that reads no labels: the contamination gap is measured against how it fares on both splits. */
  readonly contaminationReference?: string;
  readonly tables: SeedTables;
}

/** What a suite is read by: its headline, or, where it has none, what its own document compares families by. */
export function mainMetric({ id, headline, tables, metrics }: SuiteDescription): MetricDescription {
  const metric = metrics.find((one) => one.id === (headline ?? tables.byFamily));
  if (metric === undefined) throw new RangeError(`suite ${id} describes no metric ${headline ?? tables.byFamily}`);
  return metric;
}

/** What the figure that stands first in reports is, where a suite has no headline; undefined where it has one. */
export const withoutHeadline = (description: SuiteDescription): string | undefined =>
  description.headline === undefined
    ? `This suite has no headline and ranks no system: “${mainMetric(description).label}” stands first because its families are compared by it.`
    : undefined;

/** The headings of the families that are shown by themselves. */
export const familyGroups = ({ families }: Pick<SuiteDescription, 'families'>): readonly string[] => [
  ...new Set(families.flatMap(({ group }) => group ?? [])),
];

/** A family where others stand that are not of its group. */
export const familyName = ({ group, label }: Family): string => (group === undefined ? label : `${group}: ${label}`);
