import type { ContextLine, Query, Reason, Rejection } from './context.ts';
import type { MemoryItem } from './item.ts';
import type { Memory } from './memory.ts';

/** Derives memories from what was written: values that replace others, procedures. */
export interface Learn {
  readonly stage: 'learn';
  readonly name: string;
  learn(memory: Memory): Memory;
}

/** Selects the items that are looked at. */
export interface Recall {
  readonly stage: 'recall';
  readonly name: string;
  recall(memory: Memory): readonly MemoryItem[];
}

/** One reason to reject an item. */
export interface Gate {
  readonly stage: 'gate';
  readonly name: string;
  reject(item: MemoryItem, query: Query): Reason | undefined;
}

/** One score of an item, about 0 to 1. Its rank is the sum of all scores. */
export interface Rank {
  readonly stage: 'rank';
  readonly name: string;
  rank(items: readonly MemoryItem[], query: Query): (item: MemoryItem) => number;
}

/** Limits the number of admitted items. */
export interface Limit {
  readonly stage: 'limit';
  readonly name: string;
  readonly top: number;
}

/** Returns warnings about rejected items, best first. */
export interface Warn {
  readonly stage: 'warn';
  readonly name: string;
  warn(rejected: readonly Rejection[], query: Query): readonly ContextLine[];
}

/** Removes from a line what nobody may read. */
export interface Sanitise {
  readonly stage: 'sanitise';
  readonly name: string;
  sanitise(line: ContextLine): ContextLine;
}

/** Keeps the context to the query's budget. */
export interface Fit {
  readonly stage: 'fit';
  readonly name: string;
}

/** A line that goes into the context before any other. */
export interface Retain {
  readonly stage: 'retain';
  readonly name: string;
  retains(item: MemoryItem): boolean;
}

/** One policy of a memory. Each works alone. A strategy is a list of them. */
export type Part = Learn | Recall | Gate | Rank | Limit | Warn | Sanitise | Fit | Retain;
