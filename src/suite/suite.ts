import type { ZodType } from 'zod';
import type { Approach } from '../protocol/constants.ts';
import type { Episode, EpisodeReplies } from '../protocol/episode.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Capability, QueryResult } from '../protocol/reply.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { Bench, Converter, QuestionBench } from './bench.ts';
import type { BoardClaim, Claim, EntryRun, SystemResults } from './claim.ts';
import type { SuiteDescription } from './description.ts';
import type { Questionnaire } from './questionnaire.ts';
import type { TaskStory } from './story.ts';

/** A free-text answer to a question that has a right answer. */
export interface FreeAnswer {
  /** Unique within a dataset. */
  readonly id: string;
  /** Answers of one cluster are not independent. */
  readonly cluster: string;
  readonly question: string;
  readonly gold: string;
  /** Empty if there was no answer, or the task errored. */
  readonly answer: string;
  /** Whether the suite's own scoring accepts it as the gold. */
  readonly exact: boolean;
  /** Set if the suite accepts only the gold itself, and this answer contains it among other words, which counts as wrong. */
  readonly amongOthers?: true;
}

/** The fields that the tasks of every suite have. Each suite adds its own, such as events, question and gold. */
export interface Task {
  readonly id: string;
  readonly family: string;
}

/** What an agent decides from the evidence that it was given: an action or an answer, or to abstain. */
export interface Decision {
  readonly action?: string | undefined;
  readonly answer?: string | undefined;
  readonly abstain: boolean;
}

/**
 * How a suite reads its wording (sentence templates, names, values) from a file. A held-out dataset is generated from wording
 * that stays secret until its seed is published.
 */
export interface WordingBank<W> {
  /** Parses the file into the `wording` argument of `generate`. */
  readonly schema: ZodType<W>;
  /** Why no dataset may be generated from this wording. Each line names the place in it; empty if there is no problem. */
  problems(wording: W): readonly string[];
}

/**
 * Generates datasets. Task i is a pure function of (seed, i), so a million tasks can be generated one at a time. The id and
 * the family of a task depend on i alone, so that outcomes can be sorted while the seed is still secret.
 */
export interface Generator<T extends Task, W = unknown> {
  readonly publicSeed: string;
  /** How many tasks the public dataset holds; other counts repeat the families in the same proportions. */
  readonly publicCount: number;
  /** SHA-256 of the lines of the public dataset, as published. A test and each verification compute it anew and compare. */
  readonly publicDigest: string;
  /** @param wording used instead of the suite's built-in wording */
  generate(seed: string, index: number, wording?: W): T;
  /** Loads the reader for wording files. Absent if the suite has only its built-in wording. */
  wordingBank?(): Promise<WordingBank<W>>;
}

/** A published dataset, identified by the SHA-256 of its file. */
export interface OfficialDataset {
  readonly id: string;
  readonly sha256: string;
}

/** The form in which the benchmark's authors release a dataset. Paths are relative to the release's folder. */
export interface PublishedRelease {
  readonly manifest: string;
  readonly dataset: string;
  /** Path of the file with the results of their reference systems. */
  readonly summary: string;
  /**
   * Compares the parsed summary file with results of our implementation.
   *
   * @returns how many figures were compared, and a line for each that differs
   */
  compare(
    summary: unknown,
    results: SummarySource,
  ): Promise<{ readonly figures: number; readonly problems: readonly string[] }>;
}

/** Our results, to compare with the summary of a published release. */
export interface SummarySource {
  readonly systems: readonly Scorecard[];
  readonly comparisons: readonly {
    readonly b: string;
    readonly both: number;
    readonly onlyA: number;
    readonly onlyB: number;
    readonly neither: number;
    readonly delta: number;
    readonly p: number;
  }[];
}

/** How a suite reads its tasks from files. */
export interface Loader<T extends Task> {
  /** Asynchronous, so that a run on generated data does not load the schema. */
  schema(): Promise<ZodType<T>>;
  /** Adds to each task the values that depend on the whole dataset. Default: returns the tasks unchanged. */
  complete(tasks: readonly T[]): readonly T[];
  /** The slices of a task that its data may name at will. Absent if it can name none. */
  slicesOf?(task: T): Readonly<Record<string, string>>;
  /** Default: none. */
  readonly official: readonly OfficialDataset[];
  /** Absent if the authors publish no release. */
  readonly published?: PublishedRelease;
}

/** A dataset that is about to be released, with results on it. */
export interface ReleaseCandidate<T extends Task = Task, W = unknown> {
  readonly tasks: readonly T[];
  /** Absent if the tasks were generated from the built-in wording. */
  readonly wording?: W | undefined;
  /** Outcomes of board entries on this dataset, one per task, in the order of `tasks`. */
  readonly entries: readonly { readonly name: string; readonly outcomes: readonly Outcome[] }[];
}

/**
 * Checks whether a dataset measures memory: systems without memory pass almost no task, and the results of systems differ
 * between tasks.
 */
export interface ReleaseGates<T extends Task = Task, W = unknown> {
  check(candidate: ReleaseCandidate<T, W>): GatesResult;
}

/** A line for each check: `notes` for those that passed, `problems` for those that did not. */
export interface GatesResult {
  readonly notes: readonly string[];
  readonly problems: readonly string[];
}

/**
 * A reference or control of a suite. It runs in process and receives the whole task with its gold, which an adapter never
 * does. `--adapter ref:NAME` runs it.
 */
export interface OwnSystem<T extends Task = Task> {
  /** Unique among the suite's references and controls. */
  readonly name: string;
  readonly kind: 'reference' | 'control';
  readonly readsLabels: boolean;
  /**
   * Set if no reply depends on the question: neither on its wording nor on a label that says what it is about. The score of
   * such a control does not show that anything is found, so a system must beat it to have a rank.
   */
  readonly questionBlind?: true;
  /** Set for a reference that stores nothing. Its score needs no memory, so it bounds the scale from below, as a control does. */
  readonly storesNothing?: true;
  readonly summary: string;
  /** The approach that it stands for in the suite's claims; absent if no claim is about it. */
  readonly approach?: Approach;
  readonly capabilities: readonly Capability[];
  /** One entry for each episode of `compile`, with one reply for each step. */
  answer(task: T): readonly EpisodeReplies[];
}

/** A baseline that the benchmark's document defines. */
export type Reference<T extends Task = Task> = Omit<OwnSystem<T>, 'kind' | 'questionBlind'>;

/** A system whose score is a lower or upper bound for the suite. */
export type Control<T extends Task = Task> = Omit<OwnSystem<T>, 'kind' | 'approach' | 'storesNothing'>;

/** Another way to score the same replies, with its own metrics, failure modes and bounds. */
export interface Grader<T extends Task = Task> {
  readonly description: SuiteDescription;
  score: Suite<T>['score'];
}

/**
 * One benchmark. All its functions are pure. The runner, the reports and the site use suites only through this interface and
 * `description`.
 *
 * A suite is written as a `SuiteDefinition` and completed by `defineSuite`. The tests that every suite must pass are listed in
 * docs/adding-a-suite.md.
 */
export interface Suite<T extends Task = Task> {
  readonly description: SuiteDescription;
  readonly generator: Generator<T>;
  readonly loader: Loader<T>;
  /** The task as an adapter sees it: without labels, family and dataset ids, except source ids, which a run re-keys. */
  compile(task: T): readonly Episode[];
  /**
   * Scores a task from its gold and the replies alone.
   *
   * If an episode is missing from the replies or ends in a fault, the verdict is `errored`, and the values are the worst ones, or absent
   * where they are a cost, so that an error improves no figure. If the system does not declare a
   * capability that the question needs, the verdict is `not_measured`, and the metrics that need it are absent.
   *
   * @param replies one entry for each episode of `compile`
   */
  score(task: T, replies: readonly EpisodeReplies[], capabilities: ReadonlySet<Capability>): Outcome;
  /** Loads other graders, by name. `score` is the grader named `strict`; bundles always hold its outcomes. */
  readonly graders?: Readonly<Record<string, () => Promise<Grader<T>>>>;
  /**
   * What a perfect agent decides if this reply is all it has (the upper bound of CIB section 13): the right choice if the
   * evidence in the reply suffices, otherwise it abstains. Absent if the suite measures no choice.
   *
   * @param key the episode's key
   */
  decide?(task: T, key: string, retrieved: QueryResult): Decision;
  /** The free-text answers with their gold, for a judge; no score depends on them. Absent if the suite asks for none. */
  freeAnswers?(task: T, replies: readonly EpisodeReplies[]): readonly FreeAnswer[];
  /** How much of the task's budget the replies used, in a sentence: for `explain`. Absent if no task has a budget. */
  budgetUse?(task: T, replies: readonly EpisodeReplies[], capabilities: ReadonlySet<Capability>): string;
  /** What is wrong with the labels of one task; empty if its evidence and stale markers are consistent. Default: empty. */
  taskProblems(task: T): readonly string[];
  /** What is wrong with a whole dataset; each line names the task. Default: the problems of its tasks. */
  validate(tasks: Iterable<T>): readonly string[];
  /** Loads the checks that a dataset must pass before it is released; absent if the suite has none. */
  releaseGates?(): Promise<ReleaseGates<T>>;
  /**
   * The task as people read it, gold included: for `explain` and the task's page. A suite may leave out events of a long
   * history, but not those that `cited` names.
   *
   * @param cited tells whether it has a source id
   */
  story(task: T, cited?: Pick<ReadonlySet<string>, 'has'>): TaskStory;
  /** Default: none. */
  readonly references: readonly Reference<T>[];
  /**
   * Run on the same tasks as each system; if a control is outside `description.bounds`, the run is *failed*. Required are:
   * - `null`, which answers nothing, reads no labels and is question-blind;
   * - `oracle`, which answers the gold;
   * - if the suite has a headline, `label-reader` (the score that leaked labels give) and `full-context` (the score of returning
   *   everything);
   * - one that reads the question and no labels.
   */
  readonly controls: readonly Control<T>[];
  /** References, then controls. */
  readonly ownSystems: readonly OwnSystem<T>[];
  /** Loads what the benchmark's document measures of its own systems apart from the tasks. Default: none. */
  benches(): Promise<readonly Bench[]>;
  /** Loads the questions that the benchmark's document asks a model with and without memory. Default: none. */
  questionBenches(): Promise<readonly QuestionBench[]>;
  /** Absent if the suite has none. */
  questionnaire?(): Promise<Questionnaire>;
  /** Loads converters from public datasets of others to records of this suite's parts. Default: none. */
  converters(): Promise<readonly Converter[]>;
  /** Decides the claims of the benchmark's authors from results of the suite's own systems. Default: none. */
  claims(results: SystemResults): Promise<readonly Claim[]>;
  /** Decides the same claims from the entries of a board, by their approaches. Absent if no claim is about an approach. */
  boardClaims?(runs: readonly EntryRun[]): Promise<readonly BoardClaim[]>;
}
