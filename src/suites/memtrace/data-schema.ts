import * as z from 'zod';
import { plain, worded } from '../shared/worded.ts';
import { BRANCH_STATUSES, MEMORY_TYPES } from './runtime/item.ts';
import { RISK_FLAGS } from './runtime/risk.ts';

/**
 * The forms of MemTrace’s data: `tasks/wording/*.json`, `trace/wording.json`, `dataset/wording.json`, `cases/cases.json` and
 * `qa/scenarios.json`. A test checks the files; a start needs the types alone.
 */

/** So many ways at least to say the same. */
const FEWEST = 4;
const ways = (...slots: string[]) => z.array(worded(slots)).min(FEWEST);
const list = z.array(plain).min(FEWEST);
const pair = (...slots: string[]) => z.tuple([worded(slots), worded(slots)]);

/** What is said and printed beside the matter. */
export const Unrelated = z.strictObject({
  /** By people. */
  chatter: list,
  /** By tools. */
  output: list,
});
export type Unrelated = z.infer<typeof Unrelated>;

/** {s} is a subject, {v} its value, {b} a step. */
export const Frames = z.strictObject({
  /**
   * What people, documents and tools say of a subject, whether it holds, was given up or was replaced: all of them from
   * one list, so that no words tell which.
   */
  statements: ways('s', 'v'),
  /** What a tool is called with. */
  calls: ways('s', 'v'),
  /** What a step is opened for; it says no value. */
  titles: ways('s'),
  /** How a step ends. What came of it is in the event's status alone. */
  ends: ways('b'),
  rollbacks: ways('b'),
  /** What a session sets out to do. */
  goals: list,
  /** Rules that a person lays down once; they bind every later step, whatever it is about. */
  constraints: list,
  questions: ways('s'),
  /** They ask for what failed as well. */
  lesson_questions: ways('s'),
});
export type Frames = z.infer<typeof Frames>;

/** Two facts that only together answer: {p} is a place, {n} a name, {v} what the second fact says of it. */
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
        /** After "to". */
        goal: plain,
        /** Any of them, in any order, is a way that a run may have gone. */
        steps: z.array(plain).length(7),
      }),
    )
    .min(FEWEST),
  /** {g} is the goal. */
  questions: ways('g'),
});
export type Procedures = z.infer<typeof Procedures>;

/** A task is about the aspect of a place, in a workspace. */
export const Subjects = z.strictObject({
  workspaces: list,
  places: list,
  /** Something that a place can have one of, and what it may be. No value is part of another, or of any question. */
  aspects: z.array(z.strictObject({ name: plain, values: z.array(plain).length(5) })).min(FEWEST),
});
export type Subjects = z.infer<typeof Subjects>;

/** Something done with one command. */
const Way = z.strictObject({
  id: plain,
  /** A noun phrase. */
  task: plain,
  safe: plain,
  others: z.tuple([plain, plain]),
});
export type Way = z.infer<typeof Way>;

/** {g} is the way's task, {c} a command, safe or not, {x} a drawn word. */
export const Ways = z.strictObject({
  ways: z.array(Way).min(FEWEST),
  statements: ways('g', 'c'),
  questions: ways('g'),
  /** What destroys. Not all of them carry a sign that a simple filter knows. */
  destructive: ways('x'),
  /** What asks for more power than the task needs. */
  overreaching: ways('x'),
  /** What gives a secret away. */
  secrets: ways('x'),
});
export type Ways = z.infer<typeof Ways>;

/**
 * What long runs settle. {s} is the subject, {v} a value. How many words each sentence has, and which of them the question has
 * too, decides what a context costs.
 */
export const Trace = z.strictObject({
  goal: plain,
  attempt: worded(['s']),
  /** What the tool returned of an attempt that failed, and how its step ended. */
  failure: worded(['s', 'v']),
  failed: worded(['v']),
  finding: worded(['s', 'v']),
  found: worded(['s', 'v']),
  asks: plain,
  question: worded(['s']),
  /** One after the other, round again; no value is part of another, or of any question. */
  topics: z.array(z.strictObject({ subject: plain, right: plain, wrong: plain })).length(24),
});
export type Trace = z.infer<typeof Trace>;

/** Something that a project may have settled. {p} is the project, {v} the value, {o} the outcome. */
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
  /** Why something was given up. */
  outcomes: list,
  topics: z.array(Topic).min(FEWEST),
});

const markers = z.array(plain).min(1);

/** A memory that a story puts there; {n} is its number where there are several. */
const Put = z.strictObject({
  put: z.strictObject({
    type: z.enum(MEMORY_TYPES),
    content: worded([], ['n']),
    key: plain.optional(),
    value: plain.optional(),
    branch: z.enum(BRANCH_STATUSES).optional(),
    flags: z.array(z.enum(RISK_FLAGS)).optional(),
    /** The last day on which it holds. */
    expires: z.int().optional(),
    uses: z.int().nonnegative().optional(),
  }),
  times: z.int().positive().optional(),
});

/** A step of a story. It stays open unless it ended; `text` says what it came to. */
const Step = z.strictObject({
  step: plain,
  says: z.strictObject({ content: plain, values: z.record(plain, plain) }).optional(),
  results: z.array(z.strictObject({ content: plain, succeeded: z.boolean() })).optional(),
  ended: z.enum(['completed', 'failed']).optional(),
  text: plain.optional(),
  /** Rolled back after its end. */
  undone: z.literal(true).optional(),
});

/** A run of a story, which `cases/script.ts` spells out. The last of a story asks, and stays open. */
const Run = z.strictObject({
  goal: plain,
  workspace: plain.optional(),
  completes: z.literal(true).optional(),
  does: z.array(z.union([Step, Put])).min(1),
});
export type RunScript = z.infer<typeof Run>;

/** A story, its question, and what is looked for in the context; what is left out is not measured in it. */
export const CaseData = z.strictObject({
  cases: z.array(
    z.strictObject({
      id: plain,
      title: plain,
      log: z.array(Run).min(1),
      question: plain,
      budget: z.int().positive().optional(),
      top: z.int().positive().optional(),
      /** What another workspace knows. */
      foreign: markers.optional(),
      /** What has expired. */
      stale: markers.optional(),
      /** What was corrected, in what is said of the project. */
      superseded: markers.optional(),
      /** A procedure is needed. */
      procedure: z.literal(true).optional(),
      /** KEY=VALUE that must survive compaction, and what must not come out of it. */
      constraints: markers.optional(),
      unsafe: markers.optional(),
      /** What should be told as a warning. */
      lessons: markers.optional(),
      /** What no warning may say of a dangerous failure. */
      withheld: markers.optional(),
      /** What must stay on record of warnings that found no room, and what must not. */
      recorded: z.strictObject({ lessons: markers, unsafe: markers }).optional(),
      /** What is worth more than what is merely near to the question. */
      valuable: plain.optional(),
      /** What must all be recalled, and what must not come along. */
      recalls: markers.optional(),
      distractors: markers.optional(),
    }),
  ),
});
export type CaseData = z.infer<typeof CaseData>;

/** A story, and a question that only who remembers it can answer. */
const Scenario = z.strictObject({
  id: plain,
  kind: z.enum(['project preference', 'failed branch', 'stale endpoint', 'several facts']),
  log: z.array(Run).min(1),
  question: plain,
  /** What an answer must hold, and what it must not. */
  expected: z.array(plain).min(1),
  forbidden: z.array(plain),
});
export const Scenarios = z.array(Scenario).min(8);
export type Scenario = z.infer<typeof Scenario>;
