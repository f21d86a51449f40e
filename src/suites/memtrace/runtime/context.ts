import type { MemoryItem } from './item.ts';
import type { Risk } from './risk.ts';

/** What a run asks of memory before its next step. */
export interface Query {
  readonly workspace: string;
  /** The asking run, which may recall what it wrote for itself; absent where no run asks. */
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
  | 'other_run'
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

/** What is on record of a line that the budget left out. */
export interface Note {
  readonly item: string;
  readonly about: string;
}

/** What packing had to do to keep to the budget. */
export interface Compaction {
  readonly left: readonly ContextLine[];
  /** Lines that went first because they must not be lost. */
  readonly retained: readonly ContextLine[];
  readonly notes: readonly Note[];
}

/** What a query gets, and how it came about. */
export interface Context {
  readonly candidates: number;
  /** In the order of their rank. */
  readonly admitted: readonly MemoryItem[];
  readonly rejected: readonly Rejection[];
  readonly lines: readonly ContextLine[];
  readonly tokens: number;
  /** Absent where all lines fitted. */
  readonly compaction?: Compaction;
}

/** The lines to build on, as one text: what recall and contamination are looked for in. */
export function positiveText(context: Context): string {
  return textOf(context, 'memory');
}

/** All that the prompt would hold, warnings and notices included. */
export function wholeText(context: Context): string {
  return textOf(context, 'memory', 'warning', 'notice');
}

export function textOf({ lines }: Context, ...kinds: readonly ContextLine['kind'][]): string {
  return lines
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('\n');
}
