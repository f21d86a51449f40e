/** A free-text answer to a question that has a right answer. */
export interface FreeAnswer {
  /** Unique within a dataset. */
  readonly id: string;
  /** Answers of one cluster are not independent. */
  readonly cluster: string;
  readonly question: string;
  readonly gold: string;
  /** Empty if there was no answer, or the task errored. */
  readonly answer: string;
  /** Whether the suite's own scoring accepts it as the gold. */
  readonly exact: boolean;
  /** Set if the suite accepts only the gold itself, and this answer contains it among other words, which counts as wrong. */
  readonly amongOthers?: true;
}
