import * as z from 'zod';
import type { WordingBank } from '../suite.ts';
import { type Topics, topicsOf } from './generating/topics.ts';
import { OPTION_SETS, PAIR_SETS } from './wording/built-in.ts';
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

/** The name of a set of options in `wording/options.json`: its labels are the actions. */
const optionSet = z.enum(Object.keys(OPTION_SETS));
const pairSet = z.enum(Object.keys(PAIR_SETS));

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

/** The form of `wording/topics.json`, and of CIB's part of a wording file, which takes its place. */
const Bank = z.strictObject({
  settings: z.array(Fact).min(FEWEST),
  acts: z.array(Fact).min(FEWEST),
  updates: z.array(Update).min(FEWEST),
  document_pairs: z.array(Pair).min(FEWEST),
  day_pairs: z.array(Pair).min(FEWEST),
  causes: z.array(Cause).min(FEWEST),
});

export const wordingBank: WordingBank<Topics> = { schema: Bank.transform(topicsOf), problems: wordingProblems };
