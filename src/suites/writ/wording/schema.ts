import * as z from 'zod';
import { plain, worded } from '../../shared/worded.ts';
import { FACT_TYPES } from '../draft.ts';

/** The schemas of WRIT’s wording, one for each `.json` file of this folder. A test checks the built-in files. */

/** The fewest wordings of one statement. */
const FEWEST = 8;
const ways = (must: readonly string[], may?: readonly string[]) => z.array(worded(must, may)).min(FEWEST);
const list = z.array(plain).min(FEWEST);

/** The values of facts. No filler has a word of these, and no value is part of another. */
const values = z.array(plain).min(24);
export const Values = z.strictObject({
  business: values,
  city: values,
  surname: values,
  place: values,
  model: values,
  carrier: values,
  subject: values,
  title: values,
  stage: values,
  style: values,
});
export type Values = z.infer<typeof Values>;

/** Values that are computed instead of listed: see `drawValue` in `generating/story.ts`. */
const COUNTED = ['number', 'date', 'sum', 'slot', 'room'] as const;
const pools = [...Values.keyof().options, ...COUNTED] as const;
export type Pool = (typeof pools)[number];

/** A clause of a fact, without a full stop. Slots: {my} the owner ("my", "Dana's"), {v} the value. */
const clause = worded(['my', 'v']);
const ask = worded(['my']);

/**
 * A kind of fact that may change and that anybody can have. The same statements are used for the user and for others, so that
 * wording does not show whose fact it is.
 */
const FactKind = z.strictObject({
  id: plain,
  type: z.enum(FACT_TYPES),
  pool: z.enum(pools),
  /** The fact as a noun phrase. */
  thing: worded(['my']),
  is: z.tuple([clause, clause, clause, clause]),
  was: z.tuple([clause, clause, clause]),
  /** Sentences from which it must be inferred. */
  signs: z.tuple([clause, clause, clause]),
  asks: z.tuple([ask, ask, ask, ask]),
});
export type FactKind = z.infer<typeof FactKind>;

export const Facts = z.strictObject({
  kinds: z.array(FactKind).min(FEWEST),
  /** How answers should look: the subject of one-time instructions. */
  style: FactKind,
});
export type Facts = z.infer<typeof Facts>;

/**
 * Sentences around a clause, by their effect. Slots: {c} the clause in the present, {p} in the past, {x} the fact as the user
 * says it, {y} as the assistant says it, {v} the value, {date} a day, {who} somebody.
 */
export const Frames = z.strictObject({
  frames: z.strictObject({
    /** Stated for the first time. */
    tell: ways(['c']),
    /** Changed to another value from now on. */
    change: ways(['c']),
    /** Valid since a day in the past. */
    since: ways(['c', 'date']),
    /** A later session states what was valid on an earlier day. */
    recall: ways(['p', 'date']),
    hearsay: ways(['c'], ['who']),
    withdraw: ways(['v']),
    /** Withdrawn, and no value was known before. */
    withdrawAll: ways(['v']),
    forget: ways(['x']),
    /** Valid until a day. */
    until: ways(['c', 'date']),
    /** Stated again by the user, still true. */
    restate: ways(['c']),
    /** Stated by the assistant, rightly or wrongly. */
    slip: ways(['v', 'y']),
  }),
  /** Precedes a sign that something has changed. */
  turns: list,
  /** Requests of the user after which the assistant says more than it was told. */
  errands: list,
  /** People who guess and joke. */
  gossips: list,
  acknowledgements: list,
  /** The assistant repeats what it was just told. */
  echoes: ways(['v']),
});
export type Frames = z.infer<typeof Frames>;

/** A preference with two poles, neither better than the other. It is never stated as a rule: the user only ever chooses. */
const Habit = z.strictObject({
  id: plain,
  poles: z.tuple([plain, plain]),
  /** Situations, each with what suits the first and the second pole. */
  choices: z.array(z.tuple([plain, plain, plain])).length(5),
});
export type Habit = z.infer<typeof Habit>;

export const Habits = z.strictObject({
  habits: z.array(Habit).min(FEWEST),
  /** A choice that comes up, and the reply. {what} is the situation, {one} and {two} are the options. */
  offers: z.array(z.tuple([worded(['what']), worded(['one', 'two'])])).min(FEWEST),
  /** {a} is chosen, {b} is not. */
  taken: ways(['a'], ['b']),
  /** Chosen, and from now on the preference is reversed. */
  turned: ways(['a'], ['b']),
  /** Chosen for one occasion only. */
  exceptions: ways(['a']),
  /** Somebody else's preference. {who} chose {a}. */
  heard: ways(['who', 'what', 'a']),
});
export type Habits = z.infer<typeof Habits>;

export const People = z.strictObject({
  /** Owners of facts other than the user, as the user names them. The fact of one of these is a distractor for all others. */
  relatives: list,
  /** First names of people who lead to a fact. */
  names: list,
  /** Roles of people for the user, with one holder at a time. */
  roles: list,
  /** The user states who somebody is. {n} is the name, {role} the role. */
  introductions: ways(['n', 'role']),
  /** Somebody else takes over. {n} is the new person, {role} the role. */
  successions: ways(['n', 'role']),
});
export type People = z.infer<typeof People>;

export const Questions = z.strictObject({
  /** The wording of questions. {q} is one of the fact's own questions, {x} the fact, {date} a day. */
  questions: z.strictObject({
    now: ways(['q']),
    previous: ways(['x']),
    first: ways(['x']),
    all: ways(['x']),
    dated: ways(['x', 'date']),
    source: ways(['x']),
    choice: ways(['occasion']),
  }),
  occasions: list,
});
export type Questions = z.infer<typeof Questions>;

const FILLER_SLOTS = ['friend', 'dish', 'hue', 'day', 'count'] as const;
/** An exchange on a matter that no question is about: the user's message, in at least two sentences, and the reply. */
const Filler = z.tuple([worded([], FILLER_SLOTS), worded([], FILLER_SLOTS)]);
export type Filler = z.infer<typeof Filler>;

export const Fillers = z.strictObject({
  slots: z.record(z.enum(FILLER_SLOTS), z.array(plain).min(7)),
  /** They contain no value of any fact. */
  exchanges: z.array(Filler).min(60),
});
export type Fillers = z.infer<typeof Fillers>;
