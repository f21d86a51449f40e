import { defineSuite } from '../../suite/contract.ts';
import { decide } from './tasks/assess.ts';
import { compile } from './tasks/compile.ts';
import { description } from './tasks/describe.ts';
import { generator } from './tasks/generate.ts';
import { controls, strategyReferences } from './tasks/references.ts';
import { freeAnswers } from './tasks/response.ts';
import type { MemtraceTask } from './tasks/schema.ts';
import { budgetUse, score } from './tasks/score.ts';
import { taskStory } from './tasks/task-story.ts';
import { taskProblems, validate } from './tasks/validate.ts';

/**
 * `tasks` is what adapters get: generate → compile → replies → score. The six strategies answer the tasks with `tasks/memory`.
 *
 * `cases`, `dataset` and `trace` repeat the original's benches on `runtime`, which follows the original's rules: a log or records
 * → `write` → `retrieve` → a context, which is measured. `figures.ts` makes tables, charts and claims of the measurements.
 * `qa` has the questions for a language model, and `converters` read public datasets as records of `dataset`.
 */
export const memtrace = defineSuite<MemtraceTask>({
  description,
  generator,
  loader: { schema: async () => (await import('./tasks/schema.ts')).MemtraceTaskSchema },
  compile,
  score,
  decide,
  freeAnswers,
  budgetUse,
  taskProblems,
  validate,
  story: taskStory,
  references: strategyReferences,
  controls,
  benches: async () => [
    (await import('./cases/bench.ts')).cases,
    (await import('./dataset/bench.ts')).dataset,
    (await import('./trace/bench.ts')).trace,
  ],
  questionBenches: async () => [
    (await import('./qa/scenarios.ts')).scenarios,
    (await import('./qa/locomo-questions.ts')).locomoQuestions,
  ],
  converters: async () => [
    (await import('./converters/locomo.ts')).locomo,
    (await import('./converters/memoryarena.ts')).memoryArena,
  ],
});
