import type { QuestionBench } from '../../../suite/question-bench.ts';
import { locomoQuestions } from './locomo-questions.ts';
import { scenarios } from './scenarios.ts';

/** What the benchmark's document asks of models, in its order. */
export const questionBenches: readonly QuestionBench[] = [scenarios, locomoQuestions];
