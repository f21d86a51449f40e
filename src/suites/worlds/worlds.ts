import { defineSuite } from '../../suite/contract.ts';
import { compile } from './compile.ts';
import { description } from './describe.ts';
import { generator } from './generate.ts';
import { controls } from './references/controls.ts';
import { references } from './references/references.ts';
import type { WorldTask } from './schema.ts';
import { score } from './score.ts';
import { taskStory } from './task-story.ts';
import { taskProblems } from './validate.ts';

export const worlds = defineSuite<WorldTask>({
  description,
  generator,
  loader: { schema: async () => (await import('./schema.ts')).WorldTaskSchema },
  compile,
  score,
  taskProblems,
  releaseGates: async () => ({ check: (await import('./gates/gates.ts')).checkRelease }),
  story: taskStory,
  questionnaire: async () => (await import('./questionnaire.ts')).questionnaire,
  references,
  controls,
});
