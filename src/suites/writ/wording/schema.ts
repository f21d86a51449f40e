import * as z from 'zod';
import { plain, worded } from '../../shared/worded.ts';
import { FACT_TYPES } from '../draft.ts';

/** The forms of WRIT’s wording: a schema for each `.json` file of this folder. A test checks the built-in files against them. */

/** So many ways at least to say the same. */
const FEWEST = 8;
const ways = (must: readonly string[], may?: readonly string[]) => z.array(worded(must, may)).min(FEWEST);
const list = z.array(plain).min(FEWEST);

/** What facts are drawn from: no word of these is in a filler, and no value is part of another. */
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

/** Values that are counted off instead of listed: see `generating/draw-values.ts`. */
const COUNTED = ['number', 'date', 'sum', 'slot', 'room'] as const;
const pools = [...Values.keyof().options, ...COUNTED] as const;
export type Pool = (typeof pools)[number];

/** A clause of a fact, without a full stop. Slots: {my} whose it is ("my", "Dana's"), {v} the value. */
const clause = worded(['my', 'v']);
const ask = worded(['my']);

/**
 * A kind of fact that may change and that anybody can have. What is said about the user holds of others too, so that
 * wording tells nobody apart.
 */
const FactKind = z.strictObject({
  id: plain,
  type: z.enum(FACT_TYPES),
  pool: z.enum(pools),
  /** The fact as a noun phrase. */
  thing: worded(['my']),
  is: z.tuple([clause, clause, clause, clause]),
  was: z.tuple([clause, clause, clause]),
  /** Sentences it must be inferred from. */
  signs: z.tuple([clause, clause, clause]),
  asks: z.tuple([ask, ask, ask, ask]),
});
export type FactKind = z.infer<typeof FactKind>;

export const Facts = z.strictObject({
  kinds: z.array(FactKind).min(FEWEST),
  /** How answers should look: what one-time instructions are about. */
  style: FactKind,
});
export type Facts = z.infer<typeof Facts>;

/**
 * Sentences around a clause, by what they do. Slots: {c} the clause in the present, {p} in the past, {x} the fact as the
 * user says it, {y} as the assistant says it, {v} the value, {date} a day, {who} somebody.
 */
export const Frames = z.strictObject({
  frames: z.strictObject({
    /** Told for the first time. */
    tell: ways(['c']),
    /** It is another value from now on. */
    change: ways(['c']),
    /** It has been so since a day that is past. */
    since: ways(['c', 'date']),
    /** A later session tells what was so on an earlier day. */
    recall: ways(['p', 'date']),
    hearsay: ways(['c'], ['who']),
    withdraw: ways(['v']),
    /** Withdrawn, and nothing was known before. */
    withdrawAll: ways(['v']),
    forget: ways(['x']),
    /** It holds until a day. */
    until: ways(['c', 'date']),
    /** Said again by the user, still true. */
    restate: ways(['c']),
    /** The assistant says it, rightly or wrongly. */
    slip: ways(['v', 'y']),
  }),
  /** Before a sign that something is no longer as it was. */
  turns: list,
  /** What the user wants done where the assistant then says more than it was told. */
  errands: list,
  /** Who guesses and jokes. */
  gossips: list,
  acknowledgements: list,
  /** The assistant repeats what it was just told. */
  echoes: ways(['v']),
});
export type Frames = z.infer<typeof Frames>;

/** A preference with two poles, neither better than the other. It is never put as a rule: the user only ever chooses. */
const Habit = z.strictObject({
  id: plain,
  poles: z.tuple([plain, plain]),
  /** Situations, each with what suits the first and the second pole. */
  choices: z.array(z.tuple([plain, plain, plain])).length(5),
});
export type Habit = z.infer<typeof Habit>;

export const Habits = z.strictObject({
  habits: z.array(Habit).min(FEWEST),
  /** How a choice comes up, and the reply. {what} the situation, {one} and {two} what there is to choose from. */
  offers: z.array(z.tuple([worded(['what']), worded(['one', 'two'])])).min(FEWEST),
  /** {a} what is taken, {b} what is not. */
  taken: ways(['a'], ['b']),
  /** Taken, and from now on it is the other way round. */
  turned: ways(['a'], ['b']),
  /** Taken for one occasion only. */
  exceptions: ways(['a']),
  /** Somebody else's taste. {who} took {a}. */
  heard: ways(['who', 'what', 'a']),
});
export type Habits = z.infer<typeof Habits>;

export const People = z.strictObject({
  /** Whose a fact is, as the user says it, besides the user. The fact of one of these is a distractor for all others. */
  relatives: list,
  /** First names, of people that lead to a fact. */
  names: list,
  /** What people are to the user, with one holder at a time. */
  roles: list,
  /** The user names who somebody is. {n} the name, {role} the role. */
  introductions: ways(['n', 'role']),
  /** Somebody else takes over. {n} the new one, {role} the role. */
  successions: ways(['n', 'role']),
});
export type People = z.infer<typeof People>;

export const Questions = z.strictObject({
  /** How a question is put. {q} is one of the fact's own questions, {x} the fact, {date} a day. */
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
/** An exchange on a matter that no question is about: what the user says, in at least two sentences, and the reply. */
const Filler = z.tuple([worded([], FILLER_SLOTS), worded([], FILLER_SLOTS)]);
export type Filler = z.infer<typeof Filler>;

export const Fillers = z.strictObject({
  slots: z.record(z.enum(FILLER_SLOTS), z.array(plain).min(7)),
  /** They have no value of any fact. */
  exchanges: z.array(Filler).min(60),
});
export type Fillers = z.infer<typeof Fillers>;
