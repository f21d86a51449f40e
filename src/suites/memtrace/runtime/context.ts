import type { MemoryItem } from './item.ts';
import type { Rejection } from './rejection.ts';

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
