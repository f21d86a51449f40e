import { defineSuite } from '../../suite/contract.ts';
import { compile } from './compile.ts';
import { description } from './describe.ts';
import { familyOf } from './families.ts';
import { generator } from './generate.ts';
import { controls } from './references/controls.ts';
import { references } from './references/references.ts';
import type { WritTask } from './scenario.ts';
import { score } from './score.ts';
import { tell } from './tell.ts';
import { taskProblems, validate } from './validate.ts';

export const writ = defineSuite<WritTask>({
  description,
  generator,
  loader: {
    schema: async () => (await import('./schema.ts')).WritTaskSchema,
    // A category that is not known here has its tasks under `other`.
    complete: (tasks) => tasks.map((task) => ({ ...task, family: familyOf(task.category) })),
  },
  compile,
  score,
  graders: { upstream: async () => (await import('./upstream/grader.ts')).upstream },
  taskProblems,
  validate,
  tell,
  references,
  controls,
  // Paired tests bring a statistics library along: loaded when claims are asked for.
  claims: async (results) => (await import('./claims.ts')).claims(results),
});
