import { defineSuite } from '../../suite/contract.ts';
import { compile } from './compile.ts';
import { description } from './describe.ts';
import { generator } from './generate.ts';
import { controls } from './references/controls.ts';
import { references } from './references/references.ts';
import { taskOf, type WritTask } from './scenario.ts';
import { score } from './score.ts';
import { taskStory } from './task-story.ts';
import { taskProblems, validate } from './validate.ts';

export const writ = defineSuite<WritTask>({
  description,
  generator,
  loader: {
    schema: async () => (await import('./schema.ts')).Scenario.transform(taskOf),
    slicesOf: ({ category }) => ({ category }),
  },
  compile,
  score,
  graders: { upstream: async () => (await import('./upstream/grader.ts')).upstream },
  taskProblems,
  validate,
  story: taskStory,
  references,
  controls,
  // Loaded on demand, because paired tests need a statistics library.
  claims: async (results) => (await import('./claims.ts')).claims(results),
});
