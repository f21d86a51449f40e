import type { MemoryItem } from './item.ts';
import type { Risk } from './risk.ts';

/** A run's query to memory before its next step. */
export interface Query {
  readonly workspace: string;
  /** The asking run. Absent if no run asks. */
  readonly run?: string | undefined;
  readonly question: string;
  /** The day of the query, counted as for expiry. */
  readonly day: number;
  /** The token budget of the context. */
  readonly budget: number;
}

/** Why a gate rejected an item. */
export type Reason =
  | 'other_workspace'
  | 'superseded'
  | 'expired'
  | 'retracted'
  | 'failed_branch'
  | 'rolled_back_branch'
  | Risk;

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

/** The context for a query, and how it was made. */
export interface Context {
  readonly candidates: number;
  /** In the order of their rank. */
  readonly admitted: readonly MemoryItem[];
  readonly rejected: readonly Rejection[];
  readonly lines: readonly ContextLine[];
  readonly tokens: number;
}

/** The lines to build on, as one text. */
export function positiveText({ lines }: Context): string {
  return lines
    .filter(({ kind }) => kind === 'memory')
    .map(({ text }) => text)
    .join('\n');
}
