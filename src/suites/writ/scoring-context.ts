import type { Expectation } from './grading/expectation.ts';
import type { Grade } from './grading/grade.ts';
import type { Response } from './responses.ts';
import type { WritTask } from './scenario.ts';
import type { Truth } from './truth.ts';

/** What metrics and failure modes read: a task, its truth, and the replies in the arm that uses the system's own memory. */
export interface ScoringContext {
  readonly task: WritTask;
  readonly truth: Truth;
  readonly expected: Expectation;
  readonly response: Response;
  /** Whether the system declares that its provenance is a chain. */
  readonly chained: boolean;
  readonly graded: Grade;
  /** The grade of the repeated question. */
  readonly again: Grade | undefined;
  /** The grade of the same question without near-duplicates in the conversation. */
  readonly undistracted: Grade | undefined;
  /** The grade of the same question with the oracle's memory. */
  readonly oracle: Grade | undefined;
}
