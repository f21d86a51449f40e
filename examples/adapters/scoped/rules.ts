// Rules that a person laid down bind every later step, whatever it is about.

import { RULE } from './cues.ts';
import type { Hit } from './find.ts';
import type { Asked } from './question.ts';
import { inScope } from './standing.ts';
import type { Store } from './store.ts';

const MOST = 4;

export function rulesFor(asked: Asked, store: Store): Hit[] {
  return store.rules
    .filter(({ scope, from, until }) => inScope(asked.query.scope ?? {}, scope) && from <= asked.at && until > asked.at)
    .slice(-MOST)
    .map((statement) => ({ statement, score: 0, covered: new Set() }));
}

export const isRule = (text: string, role: string | undefined, kind: string) =>
  kind === 'message' && role === 'user' && RULE.test(text);
