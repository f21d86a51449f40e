import { defineSuite } from '../../suite/contract.ts';
import { decide } from './tasks/assess.ts';
import { compile } from './tasks/compile.ts';
import { description } from './tasks/describe.ts';
import { generator } from './tasks/generate.ts';
import { controls, strategyReferences } from './tasks/references.ts';
import { freeAnswers } from './tasks/response.ts';
import { score } from './tasks/score.ts';
import type { MemtraceTask } from './tasks/task.ts';
import { tell } from './tasks/tell.ts';
import { taskProblems, validate } from './tasks/validate.ts';

export const memtrace = defineSuite<MemtraceTask>({
  description,
  generator,
  loader: {
    schema: async () => (await import('./tasks/schema.ts')).MemtraceTaskSchema,
  },
  compile,
  score,
  decide,
  freeAnswers,
  taskProblems,
  validate,
  tell,
  references: strategyReferences,
  controls,
  benches: async () => [
    (await import('./benches/cases.ts')).cases,
    (await import('./benches/dataset.ts')).dataset,
    (await import('./benches/trace.ts')).trace,
  ],
  questionBenches: async () => [
    (await import('./qa/scenarios.ts')).scenarios,
    (await import('./qa/locomo-questions.ts')).locomoQuestions,
  ],
  converters: async () => [
    (await import('./locomo/convert.ts')).locomo,
    (await import('./memoryarena/convert.ts')).memoryArena,
  ],
  // Paired tests bring a statistics library along: loaded when claims are asked for.
  claims: async (results) => (await import('./tasks/claims.ts')).claims(results),
});
