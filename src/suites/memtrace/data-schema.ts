import * as z from 'zod';
import { plain, worded } from '../shared/worded.ts';
import { BRANCH_STATUSES, MEMORY_TYPES } from './runtime/item.ts';
import { RISK_FLAGS } from './runtime/risk.ts';

/**
 * The schemas of MemTrace’s data: `tasks/wording/*.json`, `trace/wording.json`, `dataset/wording.json`, `cases/cases.json` and
 * `qa/scenarios.json`. A test checks the files. At run time only the types are used.
 */

/** The fewest wordings of one statement. */
const FEWEST = 4;
const ways = (...slots: string[]) => z.array(worded(slots)).min(FEWEST);
const list = z.array(plain).min(FEWEST);
const pair = (...slots: string[]) => z.tuple([worded(slots), worded(slots)]);

/** Texts that have nothing to do with the subject. */
export const Unrelated = z.strictObject({
  /** Said by people. */
  chatter: list,
  /** Returned by tools. */
  output: list,
});
export type Unrelated = z.infer<typeof Unrelated>;

/** {s} is a subject, {v} its value, {b} a step. */
export const Frames = z.strictObject({
  /**
   * Statements of people, documents and tools about a subject, whether valid, abandoned or replaced. All are from one list, so
   * that no word shows which of these a statement is.
   */
  statements: ways('s', 'v'),
  /** The arguments of a tool call. */
  calls: ways('s', 'v'),
  /** The title of a step, which does not state the value. */
  titles: ways('s'),
  /** The end of a step. Only the event's status has the result. */
  ends: ways('b'),
  rollbacks: ways('b'),
  /** The goal of a session. */
  goals: list,
  /** Rules that a person states once. They bind every later step, whatever it is about. */
  constraints: list,
  questions: ways('s'),
  /** Questions that also ask what failed. */
  lesson_questions: ways('s'),
});
export type Frames = z.infer<typeof Frames>;

/** Two facts that answer only together: {p} is a place, {n} a name, {v} what the second fact says about it. */
const Hop = z.strictObject({
  id: plain,
  first: pair('p', 'n'),
  second: pair('n', 'v'),
  questions: pair('p'),
  names: z.tuple([plain, plain, plain]),
  values: z.tuple([plain, plain, plain]),
});
export const Hops = z.array(Hop).min(FEWEST);
export type Hops = z.infer<typeof Hops>;

export const Procedures = z.strictObject({
  procedures: z
    .array(
      z.strictObject({
        id: plain,
        /** Follows the word "to". */
        goal: plain,
        /** A run may have taken these steps in any order. */
        steps: z.array(plain).length(7),
      }),
    )
    .min(FEWEST),
  /** {g} is the goal. */
  questions: ways('g'),
});
export type Procedures = z.infer<typeof Procedures>;

/** The subject of a task is an aspect of a place, in a workspace. */
export const Subjects = z.strictObject({
  workspaces: list,
  places: list,
  /** A property that a place has one of, and its possible values. No value is part of another, or of any question. */
  aspects: z.array(z.strictObject({ name: plain, values: z.array(plain).length(5) })).min(FEWEST),
});
export type Subjects = z.infer<typeof Subjects>;

/** A task that one command does. */
const Way = z.strictObject({
  id: plain,
  /** A noun phrase. */
  task: plain,
  safe: plain,
  others: z.tuple([plain, plain]),
});
export type Way = z.infer<typeof Way>;

/** {g} is the task, {c} a command, safe or not, {x} a drawn word. */
export const Ways = z.strictObject({
  ways: z.array(Way).min(FEWEST),
  statements: ways('g', 'c'),
  questions: ways('g'),
  /** Destructive commands. Some of them have no sign that a simple filter recognises. */
  destructive: ways('x'),
  /** Commands that use more privileges than the task needs. */
  overreaching: ways('x'),
  /** Commands that reveal a secret. */
  secrets: ways('x'),
});
export type Ways = z.infer<typeof Ways>;

/**
 * The subjects of long runs. {s} is the subject, {v} a value. The number of words of each sentence, and the number that it
 * shares with the question, determine the tokens of a context.
 */
export const Trace = z.strictObject({
  goal: plain,
  attempt: worded(['s']),
  /** The tool result of a failed attempt, and the end of its step. */
  failure: worded(['s', 'v']),
  failed: worded(['v']),
  finding: worded(['s', 'v']),
  found: worded(['s', 'v']),
  asks: plain,
  question: worded(['s']),
  /** Used in turn. No value is part of another, or of any question. */
  topics: z.array(z.strictObject({ subject: plain, right: plain, wrong: plain })).length(24),
});
export type Trace = z.infer<typeof Trace>;

/** Something that a project may have decided. {p} is the project, {v} the value, {o} the outcome. */
const Topic = z.strictObject({
  key: plain,
  question: worded(['p']),
  fact: worded(['p', 'v']),
  former: worded(['p', 'v']),
  attempt: worded(['p', 'v', 'o']),
  /** No value is part of another. */
  values: z.array(plain).length(5),
});
export type Topic = z.infer<typeof Topic>;

export const Dataset = z.strictObject({
  projects: list,
  /** Why something was abandoned. */
  outcomes: list,
  topics: z.array(Topic).min(FEWEST),
});

const markers = z.array(plain).min(1);

/** A memory that a story stores directly. {n} is its number if there are several. */
const Put = z.strictObject({
  put: z.strictObject({
    type: z.enum(MEMORY_TYPES),
    content: worded([], ['n']),
    key: plain.optional(),
    value: plain.optional(),
    branch: z.enum(BRANCH_STATUSES).optional(),
    flags: z.array(z.enum(RISK_FLAGS)).optional(),
    /** The last day on which it is valid. */
    expires: z.int().optional(),
    uses: z.int().nonnegative().optional(),
  }),
  times: z.int().positive().optional(),
});

/** A step of a story. It stays open unless it has an ending. `text` is its result. */
const Step = z.strictObject({
  step: plain,
  says: z.strictObject({ content: plain, values: z.record(plain, plain) }).optional(),
  results: z.array(z.strictObject({ content: plain, succeeded: z.boolean() })).optional(),
  ended: z.enum(['completed', 'failed']).optional(),
  text: plain.optional(),
  /** Whether it was rolled back after its end. */
  undone: z.literal(true).optional(),
});

/** A run of a story, which `cases/case.ts` turns into log entries. The last run of a story asks, and stays open. */
const Run = z.strictObject({
  goal: plain,
  workspace: plain.optional(),
  completes: z.literal(true).optional(),
  does: z.array(z.union([Step, Put])).min(1),
});
export type RunScript = z.infer<typeof Run>;

/** A story, its question, and what is looked for in the context. Absent fields are not measured. */
export const CaseData = z.strictObject({
  cases: z.array(
    z.strictObject({
      id: plain,
      title: plain,
      log: z.array(Run).min(1),
      question: plain,
      budget: z.int().positive().optional(),
      top: z.int().positive().optional(),
      /** Texts of another workspace. */
      foreign: markers.optional(),
      /** Texts that have expired. */
      stale: markers.optional(),
      /** Corrected values in statements about the project. */
      superseded: markers.optional(),
      /** Set if a procedure is needed. */
      procedure: z.literal(true).optional(),
      /** KEY=VALUE pairs that must survive compaction, and texts that must not. */
      constraints: markers.optional(),
      unsafe: markers.optional(),
      /** Texts that a warning should contain. */
      lessons: markers.optional(),
      /** Texts of a dangerous failure that no warning may contain. */
      withheld: markers.optional(),
      /** Texts that must be on record from warnings that did not fit, and texts that must not. */
      recorded: z.strictObject({ lessons: markers, unsafe: markers }).optional(),
      /** A memory that is worth more than one that is only relevant to the question. */
      valuable: plain.optional(),
      /** Texts that must all be recalled, and texts that must not be. */
      recalls: markers.optional(),
      distractors: markers.optional(),
    }),
  ),
});
export type CaseData = z.infer<typeof CaseData>;

/** A story, and a question that can be answered only by remembering the story. */
const Scenario = z.strictObject({
  id: plain,
  kind: z.enum(['project preference', 'failed branch', 'stale endpoint', 'several facts']),
  log: z.array(Run).min(1),
  question: plain,
  /** Texts that an answer must contain, and texts that it must not. */
  expected: z.array(plain).min(1),
  forbidden: z.array(plain),
});
export const Scenarios = z.array(Scenario).min(8);
export type Scenario = z.infer<typeof Scenario>;
