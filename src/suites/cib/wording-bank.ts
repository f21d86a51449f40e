import * as z from 'zod';
import type { WordingBank } from '../suite.ts';
import type { Topics } from './generating/topics.ts';
import * as options from './wording/options.ts';
import * as pairs from './wording/pairs.ts';
import type { OptionSet, PairSet } from './wording/topic.ts';
import { wordingProblems } from './wording-problems.ts';

const LONGEST = 300;
/** So many topics of a kind at least: fewer are soon known, and as clusters say little. */
const FEWEST = 4;

/** Words with slots: some that must stand in them, others that may. */
function worded(must: readonly string[], may: readonly string[]) {
  const known = [...must, ...may];
  return z
    .string()
    .min(1)
    .max(LONGEST)
    .refine((text) => slotsOf(text).every((slot) => known.includes(slot)), {
      error: `it has another slot than ${known.map((slot) => `{${slot}}`).join(', ')}`,
    })
    .refine((text) => !/[{}]/.test(text.replace(/\{\w+\}/g, '')), { error: 'it has a brace that belongs to no slot' })
    .refine((text) => must.every((slot) => slotsOf(text).includes(slot)), {
      error: `it lacks ${must.map((slot) => `{${slot}}`).join(' or ')}`,
    });
}

const slotsOf = (text: string) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, slot = '']) => slot);

const id = z
  .string()
  .regex(/^[a-z]\d{2,4}$/, 'a letter and two to four digits: it is published as the cluster of a task');
const question = worded([], ['p', 'd']);
const questions = z.tuple([question, question, question, question]);
const plain = z
  .string()
  .min(1)
  .max(LONGEST)
  .regex(/^[^{}]*$/, 'it has a brace');
const statements = (must: string, ...more: string[]) => z.array(worded([must], ['p', 'd', ...more])).min(1);

/** A kind of option by the name that `wording/options.ts` or `wording/pairs.ts` gives it: its labels are the actions. */
function named<T extends OptionSet | PairSet>(sets: Readonly<Record<string, T>>) {
  return z.enum(Object.keys(sets) as [string, ...string[]]).transform((name) => sets[name] as T);
}

const optionSet = named<OptionSet>(options);
const pairSet = named<PairSet>(pairs);

const Fact = z.strictObject({
  id,
  options: optionSet,
  thing: plain,
  questions,
  answer: worded(['v'], []),
  statements: statements('v'),
});

const Update = z.strictObject({
  id,
  options: optionSet,
  questions,
  answer: worded(['v'], []),
  before: statements('v'),
  after: statements('v', 'w'),
});

const Pair = z.strictObject({
  id,
  options: pairSet,
  questions,
  answer: worded(['a', 'b'], []),
  first: statements('a'),
  second: statements('b'),
});

const Cause = z.strictObject({ id, change: plain, effect: plain, cause: plain });

/** CIB's part of a wording file: every kind of topic, in place of the built-in ones. */
const Bank: z.ZodType<Topics> = z
  .strictObject({
    settings: z.array(Fact).min(FEWEST),
    acts: z.array(Fact).min(FEWEST),
    updates: z.array(Update).min(FEWEST),
    document_pairs: z.array(Pair).min(FEWEST),
    day_pairs: z.array(Pair).min(FEWEST),
    causes: z.array(Cause).min(FEWEST),
  })
  .transform(({ settings, acts, updates, document_pairs, day_pairs, causes }) => ({
    settings,
    acts,
    unknowns: [...settings, ...acts],
    updates,
    documentPairs: document_pairs,
    dayPairs: day_pairs,
    causes,
  }));

export const wordingBank: WordingBank<Topics> = { schema: Bank, problems: wordingProblems };
