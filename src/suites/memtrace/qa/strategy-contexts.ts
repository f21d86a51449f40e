import { memoiseByKey } from '../../../text/caches.ts';
import type { Memory } from '../runtime/memory.ts';
import { type Query, retrieve } from '../runtime/retrieve.ts';
import { type Parts, partsOf } from '../runtime/strategies.ts';

/** The contexts that strategies return to queries, as text, each from the memory that it writes. */
export function strategyContexts(written: (parts: Parts) => Memory): (strategy: string, query: Query) => string {
  const memoryOf = memoiseByKey(written);
  return (strategy, query) => {
    const parts = partsOf(strategy);
    // The current step is left out, because the question states it.
    const blocks = retrieve(memoryOf(parts), query, parts).blocks.filter(
      ({ type, item }) => type !== 'active_state' || item,
    );
    return blocks.map(({ content }) => content).join('\n');
  };
}
