import * as z from 'zod';
import type { ReadOnly } from '../../shared/read-only.ts';
import { plain, worded } from '../../shared/worded.ts';
import options from './options.json' with { type: 'json' };

/*
 * Wording with slots: {p} project, {d} domain, {o} another project, {v} an option, {w} the option that it replaces, {a} and
 * {b} the halves of a paired option. Every question shares at least four words with every statement of its topic, whatever the
 * slots contain, and has no word that distinguishes the options.
 */

/** The smallest number of topics of a kind. Fewer would be learned quickly, and are too few clusters for an interval. */
const FEWEST = 4;

const id = z
  .string()
  .regex(/^[a-z]\d{2,4}$/, 'a letter and two to four digits: it is published as the cluster of a task');
const question = worded([], ['p', 'd']);
const questions = z.tuple([question, question, question, question]);
const statements = (must: string, ...more: string[]) => z.array(worded([must], ['p', 'd', ...more])).min(1);

/** The name of a set of options in `options.json`: its labels are the actions. */
const optionSet = z.enum(Object.keys(options.single));
const pairSet = z.enum(Object.keys(options.paired));

/** A topic that one statement answers. */
const Fact = z.strictObject({
  /** Opaque: it must not reveal the family. */
  id,
  options: optionSet,
  /** The subject of the question, as a noun phrase. Notes that it is not known are made from it. */
  thing: plain,
  questions,
  answer: worded(['v']),
  statements: statements('v'),
});

/** An older state and the one that replaced it. */
const Update = z.strictObject({
  id,
  options: optionSet,
  questions,
  answer: worded(['v']),
  before: statements('v'),
  after: statements('v', 'w'),
});

/** Two statements, each half of the answer. */
const Pair = z.strictObject({
  id,
  options: pairSet,
  questions,
  answer: worded(['a', 'b']),
  first: statements('a'),
  second: statements('b'),
});

/** A change, an effect observed after it, and another possible cause of the effect. */
const Cause = z.strictObject({ id, change: plain, effect: plain, cause: plain });
export type CauseTopic = ReadOnly<z.infer<typeof Cause>>;

/** The form of `topics.json`, and of CIB's part of a wording file, which takes its place. */
export const Bank = z.strictObject({
  settings: z.array(Fact).min(FEWEST),
  acts: z.array(Fact).min(FEWEST),
  updates: z.array(Update).min(FEWEST),
  /** Both halves are in documents of one day. */
  document_pairs: z.array(Pair).min(FEWEST),
  /** The halves are from two days. */
  day_pairs: z.array(Pair).min(FEWEST),
  causes: z.array(Cause).min(FEWEST),
});
export type TopicBank = ReadOnly<z.infer<typeof Bank>>;

/** The options of a question: four, `phrases` in the order of `labels`. A label is an action. */
export interface OptionSet {
  readonly labels: readonly string[];
  readonly phrases: readonly string[];
  /** Remarks about other projects, and exceptions for one occasion: near the topic, and no evidence. */
  readonly asides: readonly string[];
}

/** Options of two halves: label 2i + j is half i of `first` with half j of `second`. */
export interface PairSet {
  readonly labels: readonly string[];
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly asides: readonly string[];
}

/** A topic with its options in place of their name. */
type With<Options, Topic> = ReadOnly<Omit<Topic, 'options'> & { options: Options }>;
export type FactTopic = With<OptionSet, z.infer<typeof Fact>>;
export type PairTopic = With<PairSet, z.infer<typeof Pair>>;

/** All topics, by their evidence: one fact, a fact that replaced another, or two halves. */
export interface Topics {
  readonly settings: readonly FactTopic[];
  readonly acts: readonly FactTopic[];
  /**
   * Settings and acts again. Abstention asks the same questions as the families that can answer, so a question does not reveal
   * that the answer is not known.
   */
  readonly unknowns: readonly FactTopic[];
  readonly updates: readonly With<OptionSet, z.infer<typeof Update>>[];
  readonly documentPairs: readonly PairTopic[];
  readonly dayPairs: readonly PairTopic[];
  readonly causes: readonly CauseTopic[];
}
