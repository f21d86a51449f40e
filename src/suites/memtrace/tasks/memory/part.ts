import type { Memory, MemoryItem } from './memory.ts';
import type { Risk } from './text.ts';

/** A question to a memory. */
export interface Query {
  readonly workspace: string;
  /** The run that asks. */
  readonly run: string | undefined;
  readonly question: string;
  /** In milliseconds, as the times at which items expire. */
  readonly time: number;
  /** The token budget of the context. */
  readonly budget: number;
}

/** Why a gate rejected an item. */
export type Reason = 'other_workspace' | 'superseded' | 'expired' | 'failed_branch' | 'rolled_back_branch' | Risk;

/** A rejected item with all reasons, and the rank that it would have had. */
export interface Rejection {
  readonly item: MemoryItem;
  readonly reasons: readonly Reason[];
  readonly rank: number;
}

/** A line of the context: something to build on, a warning, or a notice that something is withheld. */
export interface ContextLine {
  readonly kind: 'memory' | 'warning' | 'notice';
  readonly item: MemoryItem;
  readonly text: string;
  readonly tokens: number;
}

/**
 * One policy of a memory: it has one of the fields below `name`, which are in the order of their use. Each part works alone. A
 * strategy is a list of parts.
 */
export interface Part {
  readonly name: string;
  /** Derives memories from what was written: values that replace others, procedures. */
  learn?(memory: Memory): Memory;
  /** Looks at all memories. A strategy without such a part returns nothing. */
  readonly recalls?: true;
  /** One reason to reject an item: a gate. */
  reject?(item: MemoryItem, query: Query): Reason | undefined;
  /** One score of an item, about 0 to 1. Its rank is the sum of all scores. */
  rank?(items: readonly MemoryItem[], query: Query): (item: MemoryItem) => number;
  /** The largest number of admitted items, apart from those that are retained. */
  readonly top?: number;
  /** Returns warnings about rejected items, best first. */
  warn?(rejected: readonly Rejection[], query: Query): readonly ContextLine[];
  /** Removes from a warning what nobody may read. */
  sanitise?(line: ContextLine): ContextLine;
  /** Keeps the context to the query's budget. */
  readonly bounded?: true;
  /** Whether an item goes into the context before any other. */
  retains?(item: MemoryItem): boolean;
}
