import * as z from 'zod';
import { plain, worded } from '../../shared/worded.ts';
import { contentStems, wordCount } from '../words.ts';

/** With fewer slots or forms, a program can learn them. */
const FEWEST_SLOTS = 40;
const FEWEST_FORMS = 4;

const Form = z.strictObject({ statement: worded(['e', 'v']), question: worded(['e']) });

/** Something that is true of an entity, said and asked in several ways. Its values are unique in a world. */
const Slot = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  value: z.enum(['number', 'name', 'time']).describe('how its values look'),
  forms: z.array(Form).min(FEWEST_FORMS),
});

/** A rule with a limit, the fact to compare with it, and a sentence that only correlates the two. */
const Ground = z.strictObject({
  rule: worded(['e', 'n']),
  fact: worded(['e', 'n']),
  correlation: worded(['e', 'n']),
  question: worded(['e']),
});

/** How one entity leads to another: "{a} is run by {b}." and "the one who runs {a}". */
const Relation = z.strictObject({ statements: z.array(worded(['a', 'b'])).min(3), phrase: worded(['a']) });

const someOf = (text: z.ZodType<string>, least: number) => z.array(text).min(least);

/** All words of a world: everything that a held-out run replaces. */
export const Wording = z.strictObject({
  slots: z.array(Slot).min(FEWEST_SLOTS),
  grounds: z.array(Ground).min(8),
  relations: z.array(Relation).min(8),
  codes: someOf(worded(['c', 'v']), 4).describe('what is said of an identifier {c}'),
  code_questions: someOf(worded(['c']), 4),
  subjects: someOf(plain, 12).describe('single words that narrow a statement: audit, warranty'),
  narrow: someOf(worded(['s']), 6).describe('begins a statement that holds for one subject alone'),
  narrow_questions: someOf(worded(['s']), 4).describe('begins a question about one subject'),
  guess: someOf(plain, 6).describe('begins what a person says without having looked'),
  certain: someOf(plain, 6).describe('begins what a person has checked'),
  live: someOf(plain, 6).describe('begins the answer of a tool that has just looked'),
  copy: someOf(plain, 6).describe('begins the answer of a tool that has an old copy'),
  heard: someOf(worded(['p']), 6).describe('begins what was heard from somebody'),
  decides: someOf(worded(['e', 'p', 'q']), 6).describe('{p} decides about {e}, and {q} does not'),
  until_days: someOf(worded(['n']), 4).describe('begins what holds for {n} days'),
  until_date: someOf(worded(['d']), 4).describe('begins what holds until the date {d}'),
  take_back: someOf(worded(['q']), 6).describe('the writer of a note on the question {q} withdraws it'),
  forget: someOf(worded(['q']), 6).describe('the user wants what answers the question {q} forgotten'),
  aliases: someOf(worded(['e', 'a']), 6).describe('{a} is another name of {e}'),
  asides: someOf(worded(['e'], ['n', 'p']), 40).describe(
    'what else is said of an entity, with one number or name, as facts have',
  ),
  openers: someOf(plain, 8).describe('may stand before a statement or aside, and say nothing'),
  closers: someOf(plain, 8).describe('may stand before its full stop, and say nothing'),
  chatter: someOf(worded([], ['e', 'n', 'p', 't']), 40).describe('talk without a fact, at times about the topic {t}'),
  topics: someOf(plain, 30).describe('words of the slots, for chatter'),
  syllables: someOf(z.string().regex(/^[a-z]{2,4}$/), 30).describe('names are made of them'),
});

export type Wording = z.infer<typeof Wording>;
export type Slot = Wording['slots'][number];

/** These prefixes mark gold in one world and forbidden events in another, so their length must not tell them apart. */
const EQUALLY_LONG = ['guess', 'certain', 'live', 'copy'] as const;

/**
 * Why nothing may be generated from this wording, each line naming the place: empty where it is sound. A question must share no
 * content word with the statements of the other forms of its slot; the prefixes of a source must be equally long.
 */
export function wordingProblems(wording: Wording): readonly string[] {
  return [
    ...repeated(
      'slots',
      wording.slots.map(({ id }) => id),
    ),
    ...repeated('syllables', wording.syllables),
    ...wording.slots.flatMap(sharedWords),
    ...sharedFillers(wording),
    ...unequalPrefixes(wording),
    ...oneSided(wording),
  ];
}

function repeated(place: string, values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) < at).map((value) => `${place}: ${value} is there twice`);
}

function sharedWords({ id, forms }: Slot): string[] {
  return forms.flatMap(({ question }, asked) =>
    forms.flatMap(({ statement }, said) => {
      const shared =
        said === asked ? [] : contentStems(question).filter((stem) => contentStems(statement).includes(stem));
      return shared.map((stem) => `slots: ${id}: question ${asked + 1} and statement ${said + 1} share ${stem}`);
    }),
  );
}

/** What may stand around any statement must have no word of any question. */
function sharedFillers({ slots, openers, closers }: Wording): string[] {
  const asked = new Set(slots.flatMap(({ forms }) => forms.flatMap(({ question }) => contentStems(question))));
  return [...openers, ...closers].flatMap((text) =>
    contentStems(text)
      .filter((stem) => asked.has(stem))
      .map((stem) => `openers and closers: "${text}" shares ${stem} with a question`),
  );
}

function unequalPrefixes(wording: Wording): string[] {
  const lengths = (kind: (typeof EQUALLY_LONG)[number]) =>
    wording[kind]
      .map(wordCount)
      .sort((a, b) => a - b)
      .join(' ');
  const [first, ...others] = EQUALLY_LONG;
  return others
    .filter((kind) => lengths(kind) !== lengths(first))
    .map((kind) => `${kind}: its prefixes have ${lengths(kind)} words, those of ${first} ${lengths(first)}`);
}

/** Who decides must be named first in half of the sentences, and last in the other half. */
function oneSided({ decides }: Wording): string[] {
  const first = decides.filter((text) => text.indexOf('{p}') < text.indexOf('{q}')).length;
  return first * 2 === decides.length
    ? []
    : [`decides: {p} stands before {q} in ${first} of ${decides.length}, not in half`];
}
