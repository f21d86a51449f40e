// What to keep away from: ways that failed or were undone, and what is dangerous, where they bear on the question.

import { isDangerous } from './danger.ts';
import { find, newer } from './find.ts';
import type { Asked } from './question.ts';
import { inScope } from './standing.ts';
import type { Statement } from './statements.ts';
import type { Store } from './store.ts';

const MOST = 6;
/** How much of the question, by weight, something must be about to bear on it. */
const NEAR = 0.8;

export function warningsFor(asked: Asked, store: Store): string[] {
  const warned = ({ event, scope, from }: Statement) =>
    inScope(asked.query.scope ?? {}, scope) &&
    from <= asked.at &&
    (isDangerous(event.text) ||
      (store.branches.isDead(event) && event.kind !== 'rollback' && event.status === undefined));
  const near = find(asked, store, warned);
  const best = near[0]?.score ?? 0;
  const seen = new Set<string>();
  const flags = near
    .filter(({ score, covered }) => score >= best * NEAR && covered.size * 2 > asked.terms.size)
    .sort((a, b) => newer(a.statement, b.statement))
    .filter(({ statement: { event } }) => {
      const way = event.branch !== undefined && store.branches.isDead(event) ? event.branch : event.source_id;
      return !seen.has(way) && seen.add(way);
    });
  return flags.slice(0, MOST).map(({ statement }) => `warning:${statement.event.source_id}`);
}
