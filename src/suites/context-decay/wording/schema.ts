import * as z from 'zod';
import { plain, worded } from '../../shared/worded.ts';

/** The schemas of Context Decay’s wording, one for each `.json` file of this folder. A test checks the built-in files. */

const list = z.array(plain).min(3);

/** The texts that may be drawn for a slot. */
const Slot = z.union([
  z.strictObject({ name: plain, words: list }),
  z.strictObject({
    name: plain,
    low: z.int(),
    high: z.int(),
    /** The number says how many of these letters are drawn, with repetition. A blank among them separates words. */
    letters: plain.optional(),
    /** The text names the turn this many turns ago. */
    turns_ago: z.literal(true).optional(),
  }),
]);
export type Slot = z.infer<typeof Slot>;

/** {domain} is the conversation's domain. Every other slot is one of `slots`, in the order in which they are drawn. */
const Form = z.strictObject({ slots: z.array(Slot).min(1), text: z.string() }).refine(
  ({ slots, text }) =>
    worded(
      slots.map(({ name }) => name),
      ['domain'],
    ).safeParse(text).success,
  { error: 'its text has other slots than it declares' },
);

/**
 * The texts of turns, by role. The number of words of every form, and of each word in its slots, is part of the benchmark,
 * because budgets are counted in words.
 */
export const Chatter = z.strictObject({
  /** Fields of work. A conversation has one. Each is a single word. */
  domains: list,
  forms: z.strictObject({ user: z.array(Form), assistant: z.array(Form), tool_result: z.array(Form) }),
});
export type Chatter = z.infer<typeof Chatter>;

/** The speaker. */
export type Role = keyof Chatter['forms'];

const passing = z.array(worded(['key', 'value'])).min(3);

export const Facts = z.strictObject({
  /** Sentences that state an implicit fact. In addition to key and value, they have 9, 8, 6, 5 and 7 words. */
  passing,
  /** The question for each fact, by its name. {label} distinguishes it from others of that name. */
  questions: z.record(plain, worded(['label'])),
  /**
   * The values of facts that are not numbers. At each position of a list the number of words is fixed, because the length of
   * texts depends on it.
   */
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

/** How facts are stated and asked for in another language than the conversation's. Keys are unchanged. */
const Wording = z.strictObject({
  passing,
  /** {name} is the name in the key. */
  question: worded(['name', 'label']),
  /** Replaces values that are words, by the key's name. Numbers are unchanged. */
  values: z.record(plain, list),
});

export const Languages = z.strictObject({ de: Wording, es: Wording, zh: Wording });
export type Languages = z.infer<typeof Languages>;
export type Language = keyof Languages;
