import type * as z from 'zod';
import type { MetricDescription, Named } from './description.ts';

/** A question that a model is asked once under each condition. */
export interface BenchQuestion {
  /** Of its own among all of a bench. */
  readonly id: string;
  /** Questions that share it are not independent. */
  readonly cluster: string;
  /** What results are broken down by. */
  readonly group: string;
  readonly question: string;
  /** What is right, in words. */
  readonly gold: string;
  /** What memory gives to this question under a condition; empty for none. */
  context(condition: string): string;
  /** What an answer is worth, from 0 to 1. */
  grade(answer: string): number;
}

export interface Questions {
  /** Made as they are taken. */
  readonly questions: Iterable<BenchQuestion>;
  /** How many were left out, by reason. */
  readonly left: Readonly<Record<string, number>>;
}

/** A part of a suite that asks a model the same questions with one memory and another, and with none. */
export interface QuestionBench<T = unknown> extends Named {
  /** What it asks, in a sentence. */
  readonly summary: string;
  /** From no memory to the most. */
  readonly conditions: readonly Named[];
  /** What a grade is. */
  readonly metric: Pick<MetricDescription, 'id' | 'label' | 'unit' | 'kind' | 'digits'>;
  /** Whether a model judge may grade as well, apart. */
  readonly judged: boolean;
  /** The file that its questions come from; absent where it has its own. */
  readonly file?: { readonly name: string; readonly schema: z.ZodType<T> };
  /** `data` is what the file holds. */
  questions(data: T | undefined): Questions;
}
