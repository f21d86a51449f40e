import * as z from 'zod';
import { plain, worded } from '../shared/worded.ts';

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

/** What a long run works through. {s} is the subgoal, {m} the machine, {c} the code that counts. */
export const Trace = z.strictObject({
  /** One after the other; a run of more subgoals starts again with numbers. */
  subgoals: list,
  machines: list,
  /** What a recovery leaves in memory. */
  findings: ways('s', 'm', 'c'),
  /** What a dead branch leaves. It names its code as plainly as a finding does. */
  failures: ways('s', 'm', 'c'),
  questions: z.array(worded(['s', 'm'])).min(3),
});

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

/** A log in short, which `cases/log-script.ts` spells out. */
const LogScript = z.array(
  z.union([
    /** Opens the run that asks at the end, with its goal; it stays open. */
    z.strictObject({ asks: plain }),
    /** A statement about the project, unless it says that it is of another type; with a key, a value that a later one replaces. */
    z.strictObject({
      says: plain,
      key: plain.optional(),
      value: plain.optional(),
      type: z.enum(['preference', 'constraint', 'tool_evidence']).optional(),
      /** The first day on which it no longer holds. */
      expires: z.int().optional(),
      /** Said in a run of that workspace. */
      workspace: plain.optional(),
    }),
    /** So many of the asides, from one of them on and round again. */
    z.strictObject({ asides: z.int().positive(), from: z.int().nonnegative() }),
    /** A step of the run, what its tools returned, and how it ended. */
    z.strictObject({
      attempt: plain,
      results: z.array(plain).min(1),
      ended: z.enum(['completed', 'failed', 'rolled_back']),
    }),
    /** Another run from its opening to its end, with the result of each step. */
    z.strictObject({ run: plain, steps: z.record(plain, plain), ended: z.enum(['completed', 'failed']) }),
  ]),
);
export type LogScript = z.infer<typeof LogScript>;

const markers = z.array(plain).min(1);

/** What the fields of a case mean: `Case` in `cases/case.ts`. What is left out is empty. */
export const CaseData = z.strictObject({
  /** True, and about nothing that is asked. */
  asides: list,
  cases: z.array(
    z.strictObject({
      id: plain,
      title: plain,
      log: LogScript,
      question: plain,
      day: z.int().optional(),
      budget: z.int().optional(),
      answer: markers.optional(),
      outdated: markers.optional(),
      dead: markers.optional(),
      foreign: markers.optional(),
      unsafe: markers.optional(),
      lessons: markers.optional(),
      constraints: markers.optional(),
      valuable: markers.optional(),
    }),
  ),
});
export type CaseData = z.infer<typeof CaseData>;

/** A log, and a question that only who remembers it can answer. */
const Scenario = z.strictObject({
  id: plain,
  kind: z.enum(['project preference', 'failed branch', 'stale endpoint', 'several facts']),
  log: LogScript,
  question: plain,
  /** What an answer must hold, and what it must not. */
  expected: z.array(plain).min(1),
  forbidden: z.array(plain),
});
export const Scenarios = z.array(Scenario).min(8);
export type Scenario = z.infer<typeof Scenario>;
