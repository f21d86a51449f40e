import * as z from 'zod';
import type { WordingBank } from '../../suite/suite.ts';
import { plain, worded } from '../shared/worded.ts';
import { type Topics, topicsOf } from './generating/topics.ts';
import { OPTION_SETS, PAIR_SETS } from './wording/built-in.ts';
import { wordingProblems } from './wording-problems.ts';

/** So many topics of a kind at least: fewer are soon known, and as clusters say little. */
const FEWEST = 4;

const id = z
  .string()
  .regex(/^[a-z]\d{2,4}$/, 'a letter and two to four digits: it is published as the cluster of a task');
const question = worded([], ['p', 'd']);
const questions = z.tuple([question, question, question, question]);
const statements = (must: string, ...more: string[]) => z.array(worded([must], ['p', 'd', ...more])).min(1);

/** The name of a set of options in `wording/options.json`: its labels are the actions. */
const optionSet = z.enum(Object.keys(OPTION_SETS));
const pairSet = z.enum(Object.keys(PAIR_SETS));

const Fact = z.strictObject({
  id,
  options: optionSet,
  thing: plain,
  questions,
  answer: worded(['v']),
  statements: statements('v'),
});

const Update = z.strictObject({
  id,
  options: optionSet,
  questions,
  answer: worded(['v']),
  before: statements('v'),
  after: statements('v', 'w'),
});

const Pair = z.strictObject({
  id,
  options: pairSet,
  questions,
  answer: worded(['a', 'b']),
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
