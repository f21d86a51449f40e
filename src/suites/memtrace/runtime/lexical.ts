import type { MemoryItem } from './item.ts';
import type { Rank } from './part.ts';
import { termsOf } from './terms.ts';

/**
 * How much of the question an item shares, 0 to 1. A term counts for 1 / (the number of items that hold it), so that
 * rare words tell more; terms that no item holds do not count. Division alone, hence the same on every machine.
 */
export const lexical: Rank = {
  stage: 'rank',
  name: 'lexical',
  rank(items, query) {
    const weights = [...termsOf(query.question)]
      .map((term) => [term, items.reduce((held, { terms }) => held + Number(terms.has(term)), 0)] as const)
      .filter(([, held]) => held > 0)
      .map(([term, held]) => [term, 1 / held] as const);
    const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
    return ({ terms }) => shared(terms, weights) / (all || 1);
  },
};

function shared(terms: MemoryItem['terms'], weights: readonly (readonly [string, number])[]): number {
  let sum = 0;
  for (const [term, weight] of weights) if (terms.has(term)) sum += weight;
  return sum;
}
