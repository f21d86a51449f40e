/** What was answered in free text to a question that has a right answer. */
export interface FreeAnswer {
  /** Of its own among all of a dataset. */
  readonly id: string;
  /** Answers that share it are not independent. */
  readonly cluster: string;
  readonly question: string;
  readonly gold: string;
  /** Empty where nothing was answered, or the task errored. */
  readonly answer: string;
  /** Whether the suite's own scoring takes it for the gold. */
  readonly exact: boolean;
  /** Set where the suite wants the bare gold, and this answer holds it among other words: that counts as another answer. */
  readonly amongOthers?: true;
}
