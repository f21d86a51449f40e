import type { BranchStatus } from './log.ts';
import { type Risk, risksOf } from './risk.ts';
import { estimateTokens, termsOf } from './tokens.ts';

export const MEMORY_STATUSES = ['active', 'superseded', 'expired', 'retracted'] as const;
export type MemoryStatus = (typeof MEMORY_STATUSES)[number];

/** One thing remembered. It never changes: what learns from memory makes new items of old ones. */
export interface MemoryItem {
  readonly id: string;
  /** Its place in the order of writing. */
  readonly position: number;
  readonly workspace: string;
  /** Where in the execution tree it was written; absent for what no run wrote. */
  readonly run?: string | undefined;
  readonly step?: string | undefined;
  readonly type: string;
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  /** How many values its key may have at one time. */
  readonly holds: 'one' | 'many';
  readonly content: string;
  readonly status: MemoryStatus;
  /** How the branch that it was written on ended. */
  readonly branch: BranchStatus;
  /** The first day on which it no longer holds. */
  readonly expires?: number | undefined;
  /** How often the same was said again. */
  readonly confirmations: number;
  readonly risks: readonly Risk[];
  readonly terms: ReadonlySet<string>;
  readonly tokens: number;
}

export type Written = Omit<MemoryItem, 'risks' | 'terms' | 'tokens'>;

/** What was written, with what its text says of itself. */
export function item(written: Written): MemoryItem {
  const { content } = written;
  return { ...written, risks: risksOf(content), terms: termsOf(content), tokens: estimateTokens(content) };
}
