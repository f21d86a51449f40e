import { values } from './observation-log.ts';
import type { Belief, Parts } from './parts.ts';
import { suiting } from './suiting.ts';

/**
 * One value a fact: whatever is said of it last is written over it, whoever says it and however surely. To take back or
 * to delete is to clear it. Asked for anything about a fact it gives that value.
 */
export const KV_OVERWRITE: Parts = {
  believe(observations) {
    const store = new Map<string, Belief>();
    for (const { fact, said, source } of observations) {
      if (said.kind === 'withdraws' || said.kind === 'forgets' || said.value === undefined) store.delete(fact);
      else store.set(fact, { value: said.value, sources: [source] });
    }
    return (fact) => {
      const value = store.get(fact);
      return value === undefined ? [] : [value];
    };
  },
  recall: (beliefs) => beliefs,
  choose: suiting,
  say: (said) => said,
  // A value and nothing else: it keeps no times and no list of sources.
  history: (beliefs) => values(beliefs.map(({ value }) => ({ value, sources: [] }))),
  stateAsOf: (beliefs) => values(beliefs.map(({ value }) => ({ value, sources: [] }))),
  provenance: (beliefs) => values(beliefs),
};
