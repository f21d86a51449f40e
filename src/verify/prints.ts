import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Foretold } from './tape/foretold.ts';

/** What was answered, in the order of the tasks: 32 bits a task, 0 where nothing was. A thousand runs' fit into memory. */
export interface Answers {
  readonly ids: readonly string[];
  readonly prints: Uint32Array;
}

/** A run by what flags compare it by. */
export interface Prints {
  /** What each outcome came to: 32 bits a task. */
  readonly cameTo: Uint32Array;
  /** Undefined where the data was not at hand, or the transcript does not fit it. */
  readonly answers: Answers | undefined;
  /** What its tape says that its model was not told; absent where there is no tape, or its data was not at hand. */
  readonly tape?: Foretold | undefined;
}

/**
 * The first 32 bits of the SHA-256, never 0. Two texts in four thousand million share one by chance; a flag asks for
 * nineteen in twenty of at least twenty tasks, and decides nothing.
 */
export const printOf = (text: string): number => Number.parseInt(sha256(text).slice(0, 8), 16) || 1;

/** A fingerprint of each outcome: 32 bits of its values and failure modes. */
export function cameTo(outcomes: readonly Outcome[]): Uint32Array {
  return Uint32Array.from(outcomes, ({ values, failure_modes }) => printOf(canonical({ values, failure_modes })));
}

/** How the tasks of `theirs` lie beside those of `ours`: for each of ours its place there, or −1. */
export function placesIn(ours: readonly string[], theirs: readonly string[]): Int32Array | undefined {
  if (ours === theirs || (ours.length === theirs.length && ours.every((id, i) => id === theirs[i]))) return undefined;
  const places = new Map(theirs.map((id, place) => [id, place]));
  return Int32Array.from(ours, (id) => places.get(id) ?? -1);
}
