import { defineSuite } from '../../suite/contract.ts';
import { compile } from './compile.ts';
import { description } from './describe.ts';
import { generator } from './generate.ts';
import { controls, references } from './references.ts';
import type { DecayTask } from './schema.ts';
import { budgetUse, freeAnswers, score } from './score.ts';
import { taskStory } from './task-story.ts';
import { taskProblems, validate } from './validate.ts';

/**
 * A conversation is drawn turn by turn as in the original, with Python's random numbers (`conversation.ts`). As a task, adapters
 * get it: generate → compile → replies → score. In `paper-grid`, the paper's own strategies get it: `grid.ts` → `experiment.ts`
 * → `tables.ts`.
 */
export const contextDecay = defineSuite<DecayTask>({
  description,
  generator,
  loader: {
    schema: async () => (await import('./schema.ts')).DecayTaskSchema,
    slicesOf: ({ language }) => ({ ...(language && { language }) }),
  },
  compile,
  score,
  freeAnswers,
  budgetUse,
  taskProblems,
  validate,
  story: taskStory,
  references,
  controls,
  benches: async () => [(await import('./paper-grid/paper-bench.ts')).paperBench],
});
