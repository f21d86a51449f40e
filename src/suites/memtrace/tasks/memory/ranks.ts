import type { MemoryItem } from './item.ts';
import type { Rank } from './part.ts';
import { termsOf } from './tokens.ts';

/**
 * The share of the question's terms that an item has, from 0 to 1. A term counts 1 / (the number of items that have it), so
 * rare words count more. Terms that no item has do not count. It uses only division, so the result is the same on every
 * machine.
 */
export const lexical: Rank = {
  stage: 'rank',
  name: 'lexical',
  rank(items, query) {
    const weights = [...termsOf(query.question)]
      .map((term) => [term, items.reduce((count, { terms }) => count + Number(terms.has(term)), 0)] as const)
      .filter(([, count]) => count > 0)
      .map(([term, count]) => [term, 1 / count] as const);
    const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
    return ({ terms }) => shared(terms, weights) / (all || 1);
  },
};

function shared(terms: MemoryItem['terms'], weights: readonly (readonly [string, number])[]): number {
  let sum = 0;
  for (const [term, weight] of weights) if (terms.has(term)) sum += weight;
  return sum;
}

/** Small in comparison with a shared rare word: it decides between about equally relevant items. */
const SAME_RUN = 0.1;

/** Findings of the asking run itself are more relevant to its next step than those of other runs. */
export const stateRank: Rank = {
  stage: 'rank',
  name: 'state_rank',
  rank: (_, query) => (item) => (query.run !== undefined && item.run === query.run ? SAME_RUN : 0),
};

/** The value of a type: rules and procedures stay useful longer than single findings. */
const WORTH: Readonly<{ [type: string]: number }> = { constraint: 0.3, procedural: 0.3, preference: 0.2, project: 0.1 };

/**
 * Reflection-lite: proven memories are kept if room is short. The value is that of the type, plus up to 0.7 for confirmations
 * (n / (n + 1)). A fixed rule in place of a scheduled reflection.
 */
export const reflectionLite: Rank = {
  stage: 'rank',
  name: 'reflection_lite',
  rank:
    () =>
    ({ type, confirmations }) =>
      (WORTH[type] ?? 0) + (0.7 * confirmations) / (confirmations + 1),
};
