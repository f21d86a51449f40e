import type { Suite } from '../../suite/suite.ts';
import { compile } from './compile.ts';
import { controls } from './controls.ts';
import { decide } from './decide.ts';
import { description } from './describe.ts';
import { freeAnswers } from './free-answers.ts';
import { generator } from './generate.ts';
import { OFFICIAL, offerAllActions } from './official.ts';
import { references } from './references.ts';
import { score } from './score.ts';
import type { CibTask } from './task.ts';
import { tell } from './tell.ts';
import { taskProblems, validate } from './validate.ts';

export const cib: Suite<CibTask> = {
  description,
  generator,
  loader: {
    schema: async () => (await import('./schema.ts')).CibTaskSchema,
    complete: offerAllActions,
    official: OFFICIAL,
  },
  compile,
  score,
  decide,
  freeAnswers,
  taskProblems,
  validate,
  tell,
  references: [...references, ...controls],
  // Paired tests bring a statistics library along: loaded when claims are asked for.
  claims: async (results) => (await import('./claims.ts')).claims(results),
  boardClaims: async (runs) => (await import('./board/claims.ts')).boardClaims(runs),
};
