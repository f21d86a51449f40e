/** A statement that a reader of a questionnaire may choose. */
export interface ReadStatement {
  readonly date: string;
  /** Who says it. */
  readonly by: string;
  readonly workspace: string;
  readonly text: string;
  /** Set if it states no fact and only explains how to read other statements: choosing it is neither right nor wrong. */
  readonly neutral: boolean;
}

/** A question for a reader who does not know the gold, with the gold. */
export interface ReadQuestion {
  readonly family: string;
  /** Id of the pair that it was drawn from: answers to questions of one pair are not independent. */
  readonly pair: string;
  readonly text: string;
  readonly date: string;
  readonly workspace: string;
  /** In the order of their dates. */
  readonly statements: readonly ReadStatement[];
  /** For each fact that the answer needs, the indices of the statements that state it: one suffices. Empty if unanswerable. */
  readonly gold: readonly (readonly number[])[];
}

/** Questions for human or other readers, whose answers show whether the gold is right. */
export interface Questionnaire {
  /** What a reader must know: how to read the statements and when to choose one. */
  readonly instructions: readonly string[];
  /**
   * A pure function of the seed and the number.
   *
   * @param pairs number of pairs of questions
   */
  questions(seed: string, pairs: number): readonly ReadQuestion[];
}
