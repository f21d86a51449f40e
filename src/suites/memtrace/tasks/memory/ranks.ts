import type { MemoryItem } from './item.ts';
import type { Rank } from './part.ts';
import { termsOf } from './tokens.ts';

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

/** Small beside a shared rare word: it decides between items that are about equally near to the question. */
const SAME_RUN = 0.1;

/** What the asking run found out itself stands nearer to its next step than what others did. */
export const stateRank: Rank = {
  stage: 'rank',
  name: 'state_rank',
  rank: (_, query) => (item) => (query.run !== undefined && item.run === query.run ? SAME_RUN : 0),
};

/** By what it is: rules and procedures stay useful when single findings no longer are. */
const WORTH: Readonly<{ [type: string]: number }> = { constraint: 0.3, procedural: 0.3, preference: 0.2, project: 0.1 };

/**
 * Reflection-lite: what proved itself is kept when room is short. Worth by type, and up to 0.7 by how often the same
 * was confirmed (n / (n + 1)). A fixed rule in the place of a reflection that a scheduler would run.
 */
export const reflectionLite: Rank = {
  stage: 'rank',
  name: 'reflection_lite',
  rank:
    () =>
    ({ type, confirmations }) =>
      (WORTH[type] ?? 0) + (0.7 * confirmations) / (confirmations + 1),
};
