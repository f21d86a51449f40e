/**
 * Wording with slots: {p} project, {d} domain, {o} another project, {v} an option, {w} the option it replaces,
 * {a} and {b} the halves of a paired option. Every question shares at least four words with every statement of
 * its topic, whatever fills the slots, and holds no word that tells the options apart.
 */
export interface Topic {
  /** Opaque: it must not name the family. */
  readonly id: string;
  readonly questions: readonly [string, string, string, string];
  readonly answer: string;
}

/** The options of a question, `phrases` in the order of `labels`. */
export interface OptionSet {
  readonly labels: readonly string[];
  readonly phrases: readonly string[];
  /** Remarks about other projects, and exceptions for one occasion: near the topic, and no evidence. */
  readonly asides: readonly string[];
}

/** Options of two halves: label 2i + j is half i of `first` with half j of `second`. */
export interface PairSet {
  readonly labels: readonly string[];
  readonly first: readonly [string, string];
  readonly second: readonly [string, string];
  readonly asides: readonly string[];
}

/** One statement settles it. */
export interface FactTopic extends Topic {
  readonly options: OptionSet;
  /** What is asked for, as a noun phrase: notes that it is not known are made of it. */
  readonly thing: string;
  readonly statements: readonly string[];
}

/** An older state and the one that replaced it. */
export interface UpdateTopic extends Topic {
  readonly options: OptionSet;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Two statements, each half of the answer. */
export interface PairTopic extends Topic {
  readonly options: PairSet;
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** A change, an effect seen after it, and what else may have caused the effect. */
export interface CauseTopic {
  readonly id: string;
  readonly change: string;
  readonly effect: string;
  readonly cause: string;
}
