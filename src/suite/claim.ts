import type { Outcome } from '../protocol/outcome.ts';
import type { Scorecard } from '../protocol/scorecard.ts';

/** What claims are decided from: each system's scorecard, and a reference system's outcomes, to compare tasks in pairs. */
export type SystemResults = ReadonlyMap<
  string,
  { readonly scorecard: Scorecard; readonly outcomes: readonly Outcome[] }
>;

/** A falsifiable sentence of the benchmark's document; undecided where what it needs was not measured. */
export interface Claim {
  readonly id: string;
  readonly text: string;
  readonly held: boolean | null;
  readonly because: string;
}
