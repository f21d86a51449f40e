import { defineSuite } from '../../suite/contract.ts';
import type { OfficialDataset } from '../../suite/suite.ts';
import { compile } from './compile.ts';
import { description } from './describe.ts';
import { generator } from './generate.ts';
import { controls, references } from './references.ts';
import { freeAnswers } from './response.ts';
import { decide } from './retrieval.ts';
import type { CibTask } from './schema.ts';
import { score } from './score.ts';
import { slicesOf } from './slices.ts';
import { taskStory } from './task-story.ts';
import { taskProblems, validate } from './validate.ts';

/** CIB v0 as published on 2026-07-01; only these bytes make a run official. */
const OFFICIAL: readonly OfficialDataset[] = [
  { id: 'cib-v0', sha256: 'e63b77bcd100e8dfa156fb469dccece798b0eb9924c9bf4b5096f0b06175d54f' },
];

export const cib = defineSuite<CibTask>({
  description,
  generator,
  loader: {
    schema: async () => (await import('./schema.ts')).CibTaskSchema,
    complete: offerAllActions,
    slicesOf,
    official: OFFICIAL,
    published: {
      manifest: 'reports/context-integrity/cib-v0-manifest.json',
      dataset: 'reports/context-integrity/cib-v0-dataset.jsonl',
      summary: 'reports/context-integrity/cib-v0-summary.json',
      compare: async (summary, results) => (await import('./published.ts')).compareSummary(summary, results),
    },
  },
  compile,
  score,
  decide,
  freeAnswers,
  taskProblems,
  validate,
  story: taskStory,
  references,
  controls,
  // Loaded on demand, because paired tests need a statistics library.
  claims: async (results) => (await import('./claims.ts')).claims(results),
  boardClaims: async (runs) => (await import('./board-claims.ts')).boardClaims(runs),
});

/** The published file lists no actions. Every task gets the union of the gold ones, which reveals none. */
function offerAllActions(tasks: readonly CibTask[]): readonly CibTask[] {
  const union = [...new Set(tasks.flatMap((task) => [task.gold_action, ...task.allowed_actions]))].sort();
  return tasks.map((task) => (task.allowed_actions.length > 0 ? task : { ...task, allowed_actions: union }));
}
