import { defineSuite } from '../../suite/contract.ts';
import { compile } from './compile.ts';
import { description } from './describe.ts';
import { generator } from './generate.ts';
import { controls, references } from './references.ts';
import { score } from './score.ts';
import { freeAnswers } from './scoring/replies.ts';
import type { DecayTask } from './task.ts';
import { tell } from './tell.ts';
import { taskProblems, validate } from './validate.ts';

export const contextDecay = defineSuite<DecayTask>({
  description,
  generator,
  loader: {
    schema: async () => (await import('./schema.ts')).DecayTaskSchema,
  },
  compile,
  score,
  freeAnswers,
  taskProblems,
  validate,
  tell,
  references,
  controls,
  benches: async () => [(await import('./paper-grid/paper-bench.ts')).paperBench],
  // Paired tests bring a statistics library along: loaded when claims are asked for.
  claims: async (results) => (await import('./task-claims.ts')).taskClaims(results),
});
