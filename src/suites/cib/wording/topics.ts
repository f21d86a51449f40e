/**
 * Wording with slots: {p} project, {d} domain, {o} another project, {v} an option, {w} the option that it replaces, {a} and
 * {b} the halves of a paired option. Every question shares at least four words with every statement of its topic, whatever the
 * slots contain, and has no word that distinguishes the options.
 *
 * `O` is a set of options, or in a wording file the name of one.
 */
interface Topic<O> {
  /** Opaque: it must not reveal the family. */
  readonly id: string;
  readonly options: O;
  /** Four. */
  readonly questions: readonly string[];
  readonly answer: string;
}

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

/** A topic that one statement answers. */
export interface FactTopic<O = OptionSet> extends Topic<O> {
  /** The subject of the question, as a noun phrase. Notes that it is not known are made from it. */
  readonly thing: string;
  readonly statements: readonly string[];
}

/** An older state and the one that replaced it. */
interface UpdateTopic<O = OptionSet> extends Topic<O> {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Two statements, each half of the answer. */
export interface PairTopic<O = PairSet> extends Topic<O> {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** A change, an effect observed after it, and another possible cause of the effect. */
export interface CauseTopic {
  readonly id: string;
  readonly change: string;
  readonly effect: string;
  readonly cause: string;
}

/** The topics as JSON: the built-in `topics.json`, and CIB's part of a held-out wording file. */
export interface TopicBank {
  readonly settings: readonly FactTopic<string>[];
  readonly acts: readonly FactTopic<string>[];
  readonly updates: readonly UpdateTopic<string>[];
  /** Both halves are in documents of one day. */
  readonly document_pairs: readonly PairTopic<string>[];
  /** The halves are from two days. */
  readonly day_pairs: readonly PairTopic<string>[];
  readonly causes: readonly CauseTopic[];
}

/** All topics, by their evidence: one fact, a fact that replaced another, or two halves. */
export interface Topics {
  readonly settings: readonly FactTopic[];
  readonly acts: readonly FactTopic[];
  /**
   * Settings and acts again. Abstention asks the same questions as the families that can answer, so a question does not reveal
   * that the answer is not known.
   */
  readonly unknowns: readonly FactTopic[];
  readonly updates: readonly UpdateTopic[];
  readonly documentPairs: readonly PairTopic[];
  readonly dayPairs: readonly PairTopic[];
  readonly causes: readonly CauseTopic[];
}
