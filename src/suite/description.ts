import type { AbilityId } from './abilities.ts';
/** A metric, with all that is needed to print it, to order systems by it and to compute its interval. */
export interface MetricDescription {
  readonly id: string;
  readonly label: string;
  /** The label where columns are narrow. */
  readonly short: string;
  /** `fraction` prints as a percentage. */
  readonly unit: 'fraction' | 'tokens' | 'count' | 'per_1k_tokens';
  readonly better: 'higher' | 'lower';
  /**
   * proportion: Σk/Σn with a Wilson interval · mean: Σvalue/tasks · ratio: Σnumerator/Σdenominator · difference: a mean of one
   * result minus another of the same task, from −1 to 1.
   */
  readonly kind: 'proportion' | 'mean' | 'ratio' | 'difference';
  /** In words, with the section of the benchmark's document that defines it. */
  readonly definition: string;
  /** Capabilities: without one of them it has no value. Absent if it needs none. */
  readonly needs?: readonly string[];
  /** Digits after the decimal point in print. */
  readonly digits: number;
}

/** The factor that makes a larger value the better one. */
export const signOf = ({ better }: Pick<MetricDescription, 'better'>) => (better === 'higher' ? 1 : -1);

/** What a question can ask for: one of its allowed actions, or an answer in words. */
export type Choice = 'action' | 'answer';

export interface Named {
  readonly id: string;
  readonly label: string;
}

/** The label of one of these; the id itself if there is none with it. */
export const labelOf = (all: readonly Named[], id: string): string => all.find((one) => one.id === id)?.label ?? id;

/** An ability of memory systems that the results in one family show; `analysis/diagnosis.ts` decides who has it. */
export interface Mechanism {
  /** Said of a system that has it, such as `keeps track of changed values`. */
  readonly shows: string;
  /** Said of a system without it, such as `does not keep track of changed values`. It must be true however the tasks were failed. */
  readonly lacks: string;
  /** Two systems to compare with: one that lacks only this mechanism, and one that has it. */
  readonly without: Level;
  readonly having: Level;
}

interface Level {
  /** The name of a reference or control, or the slug of an entry. */
  readonly system: string;
  /** Its headline in the family on the published dataset, from 0 to 1. */
  readonly reaches: number;
}

export interface Family extends Named {
  /** What its tasks require of a system, in a sentence. */
  readonly summary?: string;
  /** Whether some of its questions need an empty reply, so that a system that always returns results cannot pass. */
  readonly emptyReply?: true;
  /** Families of one group are shown together under this heading, after the families without a group. */
  readonly group?: string;
  /** Set if no task of the public data is of it. */
  readonly notPublic?: true;
  /** The metric that its tasks are compared by, if the main metric does not count them. */
  readonly metric?: string;
  /** What a product would need it for, where other suites measure that, too. */
  readonly ability?: AbilityId;
  /** Which part of the ability the main metric counts, such as `the evidence only`, if it does not count all of it. */
  readonly abilityPart?: string;
  readonly mechanism?: Mechanism;
}

/** A field of a request or result, or the unit of several fields. */
export interface FieldMeaning {
  readonly field: string;
  readonly meaning: string;
}

export interface FailureMode extends Named {
  /** When a task has this failure mode, in words. */
  readonly rule: string;
  /** Set if it means that something needed did not come back, or only beyond the budget. */
  readonly cut?: true;
  /** Set if it means that more came back than the budget allows. */
  readonly overBudget?: true;
  /** Set if it means that something came back where the right reply is empty. */
  readonly notEmpty?: true;
  /** Capabilities. It is never found in a system that declares none of them. */
  readonly shownBy?: readonly string[];
}

/**
 * A chart of the systems of a board. `across` says what the x axis shows; its `names` stand there in place of the metrics' short
 * names.
 */
export interface ChartDescription {
  readonly id: string;
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly description: string;
  /** Every suite page has a chart of quality against cost, so no suite describes one of `points`. */
  readonly kind: Exclude<Chart['kind'], 'points'>;
  readonly label: string;
  /** Shown below it: what a reader could take for an error, and why it is none, in a sentence. */
  readonly note?: string;
  readonly across:
    | { readonly metrics: readonly string[]; readonly names?: readonly string[] }
    | { readonly families: readonly string[]; readonly metric: string }
    | { readonly slice: string; readonly metric: string };
}

/** A comparison of one arm of a run with another, or with a perfect score, and what each result means. */
export interface ArmComparison {
  readonly id: string;
  readonly a: string;
  /** Absent if `a` is compared with a perfect score. */
  readonly b?: string;
  readonly metric: string;
  /** What it means, in a sentence, if `a` is significantly lower, not significantly different, or significantly higher. */
  readonly lower: string;
  readonly same: string;
  readonly higher: string;
  /** What it means, in place of `lower`, if `a` is lower and every measured trial of `b` is right. */
  readonly allOfB?: string;
}

/**
 * The range in which a control's score must lie for the run to count.
 *
 * If more is better, the highest `max` among systems that read no labels is the metric's floor: adapters that return nothing,
 * everything, always the same or a random choice must not score above it (test/floors.test.ts).
 */
export interface ControlBound {
  /** The name of a control, or of a reference. */
  readonly control: string;
  readonly metric: string;
  readonly min: number;
  readonly max: number;
  /** Set if the value depends on the mix of tasks: then it is only required on the whole of a published dataset. */
  readonly whole?: true;
}

/** The tables in the benchmark's own document. */
export interface DocumentTables {
  readonly overall: readonly string[];
  readonly byFamily: string;
  /** Paired tests of `metric`: every reference against the reference `against`. Absent if the document has no such test. */
  readonly paired?: { readonly metric: string; readonly against: string };
}

export interface SuiteDescription {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  /** What it measures, in a sentence or two. */
  readonly summary: string;
  readonly families: readonly Family[];
  /** When a task passes: the end of a sentence that begins with "A task passes if". */
  readonly passed: string;
  /** What fields of the protocol mean in this suite, for authors of adapters. */
  readonly fields: readonly FieldMeaning[];
  /** How many events a call stores in the built-in data, such as `3 to 5`. */
  readonly eventsPerCall?: string;
  /** Shown below the figures by family: what a reader could misread, in a sentence or two. */
  readonly familiesNote?: string;
  /** What its figures and intervals leave open, beyond what is said of every suite: sentences that its page shows. */
  readonly limits?: readonly string[];
  /** Time limit for an episode, in seconds, if the default is too short. */
  readonly episodeSeconds?: number;
  readonly metrics: readonly MetricDescription[];
  /** What the questions ask an agent to choose. */
  readonly choices: readonly Choice[];
  /**
   * The metric that ranks, gates and paired tests use; a suite may have none. Returning nothing, everything or guesses must not
   * raise it above its floor, see `ControlBound`.
   */
  readonly headline?: string;
  /** The id of a metric that is shown with each value of the headline. */
  readonly besideHeadline?: string;
  /**
   * The id of a metric that counts what the headline counts, in less of each reply. What a system does in less, and not in what the
   * headline counts, is not called a weakness.
   */
  readonly shorterHeadline?: string;
  /** Why the suite has no headline: the end of a sentence that begins with "The suite ranks no system". */
  readonly noHeadline?: string;
  /** Metrics that a scorecard shows for each family, besides the headline. */
  readonly familyMetrics: readonly string[];
  readonly failureModes: readonly FailureMode[];
  readonly parts?: readonly Named[];
  /** The conditions under which a task is run, in display order. The suite decides which of them its metrics measure. */
  readonly arms?: readonly Named[];
  /** The metric that is shown for each arm. */
  readonly armMetric?: string;
  readonly charts?: readonly ChartDescription[];
  readonly armComparisons?: readonly ArmComparison[];
  readonly slices?: readonly Named[];
  readonly bounds: readonly ControlBound[];
  /** A reference that reads no labels. The contamination gap of a system is measured relative to this reference's gap. */
  readonly contaminationReference?: string;
  readonly tables: DocumentTables;
}

/** The headline of a suite, or, if it has none, the metric by which its own document compares families. */
export function mainMetric({ id, headline, tables, metrics }: SuiteDescription): MetricDescription {
  const metric = metrics.find((one) => one.id === (headline ?? tables.byFamily));
  if (metric === undefined) throw new RangeError(`suite ${id} describes no metric ${headline ?? tables.byFamily}`);
  return metric;
}

/** Explains, if a suite has no headline, which figure comes first in reports; undefined if it has one. */
export const noHeadlineNote = (description: SuiteDescription): string | undefined =>
  description.headline === undefined
    ? `This suite has no headline and ranks no system: “${mainMetric(description).label}” is shown first because its families are compared by it.`
    : undefined;

/** The groups of a suite's families, in the order of the families. */
export const familyGroups = ({ families }: Pick<SuiteDescription, 'families'>): readonly string[] => [
  ...new Set(families.flatMap(({ group }) => group ?? [])),
];

/** The label of a family with its group, for lists that mix groups. */
export const familyName = ({ group, label }: Family): string => (group === undefined ? label : `${group}: ${label}`);

/** The data of a chart, without its appearance. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** What it shows, in a sentence: the text for people who cannot see it. */
  readonly description: string;
  /**
   * `bars`: a group of bars for each name. `lines`: x has an order, and points of a series are joined. `intervals`: as `lines`,
   * but each point has an interval and none are joined. `points`: a scatter plot of two numbers.
   */
  readonly kind: 'bars' | 'lines' | 'intervals' | 'points';
  readonly x: { readonly label: string };
  readonly y: { readonly label: string; readonly unit: 'fraction' | 'number' };
  readonly points: readonly ChartPoint[];
}

export interface ChartPoint {
  readonly series: string;
  /** A number in a chart of `points`, otherwise a name. */
  readonly x: string | number;
  readonly y: number;
  /** Clustered 95% interval, drawn in a chart of `intervals`. */
  readonly interval?: readonly [low: number, high: number] | undefined;
}
