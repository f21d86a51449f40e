import type { BranchStatus } from './log.ts';
import { type Risk, risksOf } from './risk.ts';
import { estimateTokens, termsOf } from './tokens.ts';

export const MEMORY_STATUSES = ['active', 'superseded', 'expired', 'retracted'] as const;
export type MemoryStatus = (typeof MEMORY_STATUSES)[number];

/** A memory. It never changes: learning makes new items from old ones. */
export interface MemoryItem {
  readonly id: string;
  /** Its position in the order of writing. */
  readonly position: number;
  readonly workspace: string;
  /** Where in the execution tree it was written. Absent if no run wrote it. */
  readonly run?: string | undefined;
  readonly step?: string | undefined;
  readonly type: string;
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  /** How many values its key may have at a time. */
  readonly holds: 'one' | 'many';
  readonly content: string;
  readonly status: MemoryStatus;
  /** How the branch that it was written on ended. */
  readonly branch: BranchStatus;
  /** The first day on which it is no longer valid. */
  readonly expires?: number | undefined;
  /** How often it was stated again. */
  readonly confirmations: number;
  readonly risks: readonly Risk[];
  readonly terms: ReadonlySet<string>;
  readonly tokens: number;
}

export type Written = Omit<MemoryItem, 'risks' | 'terms' | 'tokens'>;

/** The item of a text, with the risks that the text shows. */
export function item(written: Written): MemoryItem {
  const { content } = written;
  return { ...written, risks: risksOf(content), terms: termsOf(content), tokens: estimateTokens(content) };
}
