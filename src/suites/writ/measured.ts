import type { Expectation } from './grading/expectation.ts';
import type { Grade } from './grading/grade.ts';
import type { Response } from './responses.ts';
import type { WritTask } from './scenario.ts';
import type { Truth } from './truth.ts';

/** One task with its truth and what came back in the arm that uses the system's own memory. */
export interface Measured {
  readonly task: WritTask;
  readonly truth: Truth;
  readonly expected: Expectation;
  readonly response: Response;
  readonly graded: Grade;
  /** Of the repeated question. */
  readonly again: Grade | undefined;
  /** Of the same question without near-duplicates in the conversation. */
  readonly undistracted: Grade | undefined;
  /** Of the same question with the oracle's memory. */
  readonly oracle: Grade | undefined;
}

/** The user told what is asked for, and it is asked for in words, not by a choice. */
export function asksFact({ task, expected }: Measured): boolean {
  return !task.probe.should_abstain && !expected.constraint;
}

/** It is asked for as it is now. */
export function asksPresent({ task: { probe } }: Measured): boolean {
  return (probe.asks ?? 'now') === 'now' && !probe.temporal_query?.as_of;
}

/** The answer in words was declared. */
export function answers({ response }: Measured): boolean {
  return response.answered.text !== undefined;
}
