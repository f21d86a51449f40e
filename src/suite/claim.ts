import type { Outcome } from '../protocol/outcome.ts';
import type { Scorecard } from '../protocol/scorecard.ts';

/** What claims are decided from: the scorecard and the outcomes of each of the suite's own systems, by name. */
export type SystemResults = ReadonlyMap<
  string,
  { readonly scorecard: Scorecard; readonly outcomes: readonly Outcome[] }
>;

/** A falsifiable sentence of the benchmark's document. */
export interface Claim {
  readonly id: string;
  readonly text: string;
  /** Whether it is true; null (undecided) if what it needs was not measured. */
  readonly held: boolean | null;
  readonly because: string;
}
