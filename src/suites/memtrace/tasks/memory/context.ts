import type { MemoryItem } from './item.ts';
import type { Risk } from './risk.ts';

/** What a run asks of memory before its next step. */
export interface Query {
  readonly workspace: string;
  /** The asking run; absent where no run asks. */
  readonly run?: string | undefined;
  readonly question: string;
  /** The day on which it asks, counted as expiry is. */
  readonly day: number;
  /** The most tokens that the context may cost. */
  readonly budget: number;
}

/** Why the gate kept an item out. */
export type Reason =
  | 'other_workspace'
  | 'superseded'
  | 'expired'
  | 'retracted'
  | 'failed_branch'
  | 'rolled_back_branch'
  | Risk;

/** An item with all that speaks against it, and how much it would have been worth. */
export interface Rejection {
  readonly item: MemoryItem;
  readonly reasons: readonly Reason[];
  readonly rank: number;
}

/** A line of the context: something to build on, something to keep away from, or word that something is withheld. */
export interface ContextLine {
  readonly kind: 'memory' | 'warning' | 'notice';
  readonly item: MemoryItem;
  readonly text: string;
  readonly tokens: number;
}

/** What a query gets, and how it came about. */
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
