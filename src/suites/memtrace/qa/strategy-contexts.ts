import type { Memory } from '../runtime/memory.ts';
import { type Query, retrieve } from '../runtime/retrieve.ts';
import { type Parts, partsOf } from '../runtime/strategies.ts';

/** The contexts that strategies return to queries, as text, each from the memory that it writes. */
export function strategyContexts(written: (parts: Parts) => Memory): (strategy: string, query: Query) => string {
  const memories = new Map<string, Memory>();
  return (strategy, query) => {
    const parts = partsOf(strategy);
    const memory = memories.get(strategy) ?? written(parts);
    memories.set(strategy, memory);
    // What the run is at is left out: the question says it.
    const told = retrieve(memory, query, parts).blocks.filter(({ type, item }) => type !== 'active_state' || item);
    return told.map(({ content }) => content).join('\n');
  };
}
