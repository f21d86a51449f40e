import type { ZodType } from 'zod';
import type { Episode, EpisodeReplies } from '../protocol/episode.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Capability, QueryResult } from '../protocol/reply.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { Approach } from '../protocol/system-kinds.ts';
import type { Bench } from './bench.ts';
import type { BoardClaim, BoardRun } from './board-claim.ts';
import type { Claim, SystemResults } from './claim.ts';
import type { Converter } from './converter.ts';
import type { SuiteDescription } from './description.ts';
import type { FreeAnswer } from './free-answer.ts';
import type { QuestionBench } from './question-bench.ts';
import type { Questionnaire } from './questionnaire.ts';
import type { TaskStory } from './story.ts';

/** What every suite's task has; the rest (events, question, gold) is the suite's own. */
export interface Task {
  readonly id: string;
  readonly family: string;
}

/** What an agent chooses on the evidence before it. */
export interface Decision {
  readonly action?: string | undefined;
  readonly answer?: string | undefined;
  readonly abstain: boolean;
}

/** Wording of the suite's own kind, from a file: half of what its authors wrote can stay secret until a seed is told. */
export interface WordingBank<W> {
  /** What it gives is what `generate` takes. */
  readonly schema: ZodType<W>;
  /** Why nothing may be generated from this wording, each line naming the place: empty where all of it is sound. */
  problems(wording: W): readonly string[];
}

/**
 * Task i of a generated dataset is a pure function of (seed, i): a million tasks need no memory. Its id and its family
 * hang on i alone, so that outcomes of a secret seed can be put in order before it is told.
 */
export interface Generator<T extends Task, W = unknown> {
  readonly publicSeed: string;
  /** How many tasks the public dataset holds; other counts repeat the families in the same proportions. */
  readonly publicCount: number;
  /** SHA-256 of the public dataset's lines, as published. A test and every verification compare it with the data's own. */
  readonly publicDigest: string;
  /** `wording` is drawn from in place of the built-in one. */
  generate(seed: string, index: number, wording?: W): T;
  /** Loaded when needed; absent where the suite takes no other wording. */
  wordingBank?(): Promise<WordingBank<W>>;
}

/** A published dataset, known by its bytes. */
export interface OfficialDataset {
  readonly id: string;
  readonly sha256: string;
}

/** How the benchmark's own authors release a dataset: paths below the folder of their release. */
export interface PublishedRelease {
  readonly manifest: string;
  readonly dataset: string;
  /** What their reference systems came to. */
  readonly summary: string;
  /** Loaded when needed. What in a summary is not what ours come to, each line naming the figure; and how many figures were compared. */
  compare(
    summary: unknown,
    results: SummarySource,
  ): Promise<{ readonly figures: number; readonly problems: readonly string[] }>;
}

/** What a summary is compared with. */
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

/** What a suite reads from files. */
export interface Loader<T extends Task> {
  /** Loaded when needed: a run on generated data needs no schema. */
  schema(): Promise<ZodType<T>>;
  /** Adds to each task what it takes from the whole set. Default: the tasks as they are. */
  complete(tasks: readonly T[]): readonly T[];
  /** Default: none. */
  readonly official: readonly OfficialDataset[];
  /** Absent where the authors publish no release of the kind. */
  readonly published?: PublishedRelease;
}

/** Data that is to be released. */
export interface Released<T extends Task = Task, W = unknown> {
  readonly tasks: readonly T[];
  /** Absent where it is the built-in one. */
  readonly wording?: W | undefined;
  /** What systems came to on this data, an outcome a task in their order. */
  readonly entries: readonly { readonly name: string; readonly outcomes: readonly Outcome[] }[];
}

/** Whether data measures what it is to measure: what does not remember passes next to nothing, and tasks tell systems apart. */
export interface ReleaseGates<T extends Task = Task, W = unknown> {
  check(released: Released<T, W>): GatesResult;
}

/** What was checked, a line each: what holds, and what does not. */
export interface GatesResult {
  readonly notes: readonly string[];
  readonly problems: readonly string[];
}

/** A system that runs in process and is handed the task with its gold: a call that no adapter has. `ref:NAME` runs it. */
export interface OwnSystem<T extends Task = Task> {
  /** Unique among the suite's references and controls. */
  readonly name: string;
  readonly kind: 'reference' | 'control';
  readonly readsLabels: boolean;
  /**
   * Set where no reply depends on what is asked: neither on the wording of the question nor on the label of what it is
   * about. What such a control scores needs no memory, so a system must beat it to have a rank.
   */
  readonly questionBlind?: true;
  readonly summary: string;
  /** What it is in the claims; absent where they do not speak of its like. */
  readonly approach?: Approach;
  readonly capabilities: readonly Capability[];
  /** An entry an episode of `compile`, with a reply a step. */
  answer(task: T): readonly EpisodeReplies[];
}

/** A baseline that the benchmark's document defines. */
export type Reference<T extends Task = Task> = Omit<OwnSystem<T>, 'kind' | 'questionBlind'>;

/** A system that bounds the suite from below or above. */
export type Control<T extends Task = Task> = Omit<OwnSystem<T>, 'kind' | 'approach'>;

/** Another way to score the same replies: with metrics, failure modes and bounds of its own. */
export interface Grader<T extends Task = Task> {
  readonly description: SuiteDescription;
  score: Suite<T>['score'];
}

/**
 * One benchmark. Everything in it is pure: values in, values out.
 * The runner, the reports and the site know suites through this and `description` alone.
 *
 * A suite is written as a `SuiteDefinition` and completed by `defineSuite`. The tests that every suite must pass are listed in
 * docs/adding-a-suite.md.
 */
export interface Suite<T extends Task = Task> {
  readonly description: SuiteDescription;
  readonly generator: Generator<T>;
  readonly loader: Loader<T>;
  /** What an adapter may see of the task: no label, no family, no dataset id but source ids, which are re-keyed. */
  compile(task: T): readonly Episode[];
  /**
   * From the task's gold and the replies alone. `replies` holds what came back, an entry an episode of `compile`; an episode
   * may be missing, or end in a fault, and then the task errored. Where the system does not declare what the question needs,
   * the verdict is `not_measured`, and the metrics that need it are absent.
   */
  score(task: T, replies: readonly EpisodeReplies[], capabilities: ReadonlySet<Capability>): Outcome;
  /**
   * Other ways to score, by name, loaded when needed; the suite's own is `strict`. A bundle holds what the suite's own says.
   * Absent where there is none.
   */
  readonly graders?: Readonly<Record<string, () => Promise<Grader<T>>>>;
  /**
   * What a perfect agent chooses that has this reply to its question and nothing else (CIB section 13's upper bound): right
   * where what was retrieved is enough, and otherwise it abstains. Absent where a suite measures no choice.
   */
  decide?(task: T, key: string, retrieved: QueryResult): Decision;
  /** Answers in free text beside their gold, for a judge; no score depends on it. Absent where a suite asks for none. */
  freeAnswers?(task: T, replies: readonly EpisodeReplies[]): readonly FreeAnswer[];
  /** What is unsound about one task's labels: empty when its evidence and stale markers can be audited. Default: nothing. */
  taskProblems(task: T): readonly string[];
  /** What is unsound about a whole dataset, each line naming the task. Default: the problems of its tasks. */
  validate(tasks: Iterable<T>): readonly string[];
  /** What data must pass before it is released, loaded when needed; absent where there are no such limits. */
  releaseGates?(): Promise<ReleaseGates<T>>;
  /**
   * The task as a reader sees it, gold included: for `explain` and the task's page. What is told of a long history is the
   * suite's choice; events of `cited` are told in any case.
   */
  tell(task: T, cited?: ReadonlySet<string>): TaskStory;
  /** Default: none. */
  readonly references: readonly Reference<T>[];
  /**
   * Run beside every system on the same tasks; where one leaves the bounds of `description.bounds`, the run has failed. Required
   * are `null`, which answers nothing, reads no labels and is question-blind, and `oracle`, which answers the gold; with a
   * headline also `label-reader` (what leaked labels would be worth) and `full-context` (what returning everything is worth);
   * and one that reads the question and no labels.
   */
  readonly controls: readonly Control<T>[];
  /** References, then controls. */
  readonly ownSystems: readonly OwnSystem<T>[];
  /** What the benchmark's document measures of its own systems beside the tasks; loaded when needed. Default: none. */
  benches(): Promise<readonly Bench[]>;
  /** The questions of the benchmark's document that a model is asked, with and without memory; loaded when needed. Default: none. */
  questionBenches(): Promise<readonly QuestionBench[]>;
  /** Loaded when needed; absent where the suite has none. */
  questionnaire?(): Promise<Questionnaire>;
  /** Public datasets of others that its parts can take; loaded when needed. Default: none. */
  converters(): Promise<readonly Converter[]>;
  /** What the benchmark's authors claim, decided from the systems' results. Default: nothing. */
  claims(results: SystemResults): Promise<readonly Claim[]>;
  /** The same, decided from the entries of a board by their approaches; absent where the claims are about no approach. */
  boardClaims?(runs: readonly BoardRun[]): Promise<readonly BoardClaim[]>;
}
