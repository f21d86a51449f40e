import type * as z from 'zod';
import type { MetricDescription, Named } from './description.ts';

/** A question that a model is asked once under each condition. */
export interface BenchQuestion {
  /** Unique within a bench. */
  readonly id: string;
  /** Questions of one cluster are not independent. */
  readonly cluster: string;
  /** The group in which results are reported. */
  readonly group: string;
  readonly question: string;
  /** The right answer, in words. */
  readonly gold: string;
  /** The context that the memory returns for this question under a condition; empty for none. */
  context(condition: string): string;
  /** The score of an answer, from 0 to 1. */
  grade(answer: string): number;
}

export interface Questions {
  /** Generated lazily. */
  readonly questions: Iterable<BenchQuestion>;
  /** How many questions were left out, by reason. */
  readonly left: Readonly<Record<string, number>>;
}

/** A part of a suite that asks a model the same questions with different memories and with none. */
export interface QuestionBench<T = unknown> extends Named {
  /** What it asks, in a sentence. */
  readonly summary: string;
  /** Ordered from no memory to the most. */
  readonly conditions: readonly Named[];
  /** The metric of a grade. */
  readonly metric: Pick<MetricDescription, 'id' | 'label' | 'unit' | 'kind' | 'digits'>;
  /** Whether a model judge can grade the answers as well; its grades are reported separately. */
  readonly judged: boolean;
  /** The file that its questions come from; absent if they are built in. */
  readonly file?: { readonly name: string; readonly schema: z.ZodType<T> };
  /** @param data the parsed file; undefined if the questions are built in */
  questions(data: T | undefined): Questions;
}
