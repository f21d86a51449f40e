/** A statement that a reader of a questionnaire may choose. */
export interface ReadStatement {
  readonly date: string;
  /** Who says it. */
  readonly by: string;
  readonly workspace: string;
  readonly text: string;
  /** It states no fact, and only tells how to read others: to choose it is neither right nor wrong. */
  readonly neutral: boolean;
}

/** A question as somebody is asked it who does not know the gold, with the gold. */
export interface ReadQuestion {
  readonly family: string;
  /** What it was drawn with: answers to questions of one pair are not independent. */
  readonly pair: string;
  readonly text: string;
  readonly date: string;
  readonly workspace: string;
  /** In the order of their dates. */
  readonly statements: readonly ReadStatement[];
  /** The facts that it needs, each by the places of the statements that hold it: one of them will do. Empty where nothing answers. */
  readonly gold: readonly (readonly number[])[];
}

/** Questions for people, or for other readers, whose answers show whether the gold is right. */
export interface Questionnaire {
  /** What a reader must know: how to read the statements and when to choose one. */
  readonly instructions: readonly string[];
  /**
   * A pure function of both.
   *
   * @param pairs how many pairs of questions
   */
  questions(seed: string, pairs: number): readonly ReadQuestion[];
}
