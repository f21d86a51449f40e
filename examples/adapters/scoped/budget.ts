// What fits: whole statements, best first, within the tokens that may be spent.

import type { Hit } from './find.ts';
import { size } from './words.ts';

/** What is cited counts in full, though only the statement that matters is shown. */
export function within(hits: readonly Hit[], budget = Number.POSITIVE_INFINITY): Hit[] {
  const spent = new Map<string, number>();
  let left = budget;
  return hits.filter(({ statement: { event } }) => {
    if (spent.has(event.source_id)) return true;
    const cost = size(event.text);
    if (cost > left) return false;
    spent.set(event.source_id, cost);
    left -= cost;
    return true;
  });
}

export const contextOf = (hits: readonly Hit[]) => [...new Set(hits.map(({ statement }) => statement.text))].join('\n');
