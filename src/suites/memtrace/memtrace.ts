import type { Suite } from '../../suite/suite.ts';
import { compile } from './tasks/compile.ts';
import { controls } from './tasks/controls.ts';
import { decide } from './tasks/decide.ts';
import { description } from './tasks/describe.ts';
import { freeAnswers } from './tasks/free-answers.ts';
import { generator } from './tasks/generate.ts';
import { score } from './tasks/score.ts';
import { strategyReferences } from './tasks/strategy-references.ts';
import type { MemtraceTask } from './tasks/task.ts';
import { tell } from './tasks/tell.ts';
import { taskProblems, validate } from './tasks/validate.ts';

export const memtrace: Suite<MemtraceTask> = {
  description,
  generator,
  loader: {
    schema: async () => (await import('./tasks/schema.ts')).MemtraceTaskSchema,
    complete: (tasks) => tasks,
    official: [],
  },
  compile,
  score,
  decide,
  freeAnswers,
  taskProblems,
  validate,
  tell,
  references: [...strategyReferences, ...controls],
  benches: async () => (await import('./benches/benches.ts')).benches,
  questionBenches: async () => (await import('./qa/question-benches.ts')).questionBenches,
  converters: async () => [(await import('./locomo/converter.ts')).locomo],
  // Paired tests bring a statistics library along: loaded when claims are asked for.
  claims: async (results) => (await import('./tasks/claims.ts')).claims(results),
};
