/** What a run asks of memory before its next step. */
export interface Query {
  readonly workspace: string;
  /** The asking run, which may recall what it wrote for itself; absent where no run asks. */
  readonly run?: string | undefined;
  readonly question: string;
  /** The day on which it asks, counted as expiry is. */
  readonly day: number;
  /** The most tokens that the context may cost. */
  readonly budget: number;
}
