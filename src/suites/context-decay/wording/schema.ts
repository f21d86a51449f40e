import * as z from 'zod';
import { plain, worded } from '../../shared/worded.ts';

/** The forms of Context Decay’s wording: a schema for each `.json` file of this folder. A test checks the built-in files against them. */

const list = z.array(plain).min(3);

/** What may be drawn for a place in a text. */
const Slot = z.union([
  z.strictObject({ name: plain, words: list }),
  z.strictObject({
    name: plain,
    low: z.int(),
    high: z.int(),
    /** The number says how many of these letters are drawn, some of them more than once; a blank among them parts words. */
    letters: plain.optional(),
    /** The text names the turn so many turns ago. */
    turns_ago: z.literal(true).optional(),
  }),
]);
export type Slot = z.infer<typeof Slot>;

/** {domain} is the conversation's, every other slot one of `slots`, which are in the order of their drawing. */
const Form = z.strictObject({ slots: z.array(Slot).min(1), text: z.string() }).refine(
  ({ slots, text }) =>
    worded(
      slots.map(({ name }) => name),
      ['domain'],
    ).safeParse(text).success,
  {
    error: 'its text has other slots than it declares',
  },
);

/**
 * What is said in turns, by role. The number of words of every form, and of each word in its slots, is part of the
 * benchmark: budgets are counted in words.
 */
export const Chatter = z.strictObject({
  /** Fields of work, of which a conversation has one; each a single word. */
  domains: list,
  forms: z.strictObject({ user: z.array(Form), assistant: z.array(Form), tool_result: z.array(Form) }),
});
export type Chatter = z.infer<typeof Chatter>;

/** Who speaks. */
export type Role = keyof Chatter['forms'];

const passing = z.array(worded(['key', 'value'])).min(3);

export const Facts = z.strictObject({
  /** Sentences that tell a fact in passing: beside key and value of 9, 8, 6, 5 and 7 words. */
  passing,
  /** How each fact is asked for, by its name. {label} tells it from others of that name. */
  questions: z.record(plain, worded(['label'])),
  /** Of the facts that are no numbers. In every list each place has its own number of words: texts are as long as that. */
  values: z.strictObject({
    log_level: list,
    chosen_framework: list,
    deployment_strategy: list,
    auth_provider: list,
    orm_choice: list,
    team_lead: list,
    project_codename: list,
    sprint_goal: list,
  }),
});
export type Facts = z.infer<typeof Facts>;

/** How facts are told and asked for in a language that is not the conversation's. Keys stay as they are. */
const Wording = z.strictObject({
  passing,
  /** {name} is the key's name, as it is in the key. */
  question: worded(['name', 'label']),
  /** In place of those that are words, by the key's name. Numbers are the same everywhere. */
  values: z.record(plain, list),
});

export const Languages = z.strictObject({ de: Wording, es: Wording, zh: Wording });
export type Languages = z.infer<typeof Languages>;
export type Language = keyof Languages;
