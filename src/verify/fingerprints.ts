import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { GoldInAnswers } from './tape/gold-in-answers.ts';

/**
 * A fingerprint of the answers to each task, in the order of the tasks: 32 bits, 0 if nothing was answered. The fingerprints of a
 * thousand runs fit into memory.
 */
export interface AnswerFingerprints {
  readonly ids: readonly string[];
  readonly fingerprints: Uint32Array;
}

/** What flags compare of two runs. */
export interface Fingerprints {
  /** A fingerprint of each outcome: 32 bits a task. */
  readonly outcomeFingerprints: Uint32Array;
  /** Undefined if the data was not available, or the transcript does not fit it. */
  readonly answers: AnswerFingerprints | undefined;
  /** What the answers on its tape contain that their requests do not; absent if there is no tape or its data was not available. */
  readonly tape?: GoldInAnswers | undefined;
}

/**
 * The first 32 bits of the SHA-256, never 0. Two different texts have the same fingerprint with a probability of 2^-32. That is
 * enough for a flag, which needs equal fingerprints in 95% of at least twenty tasks.
 */
export const fingerprintOf = (text: string): number => Number.parseInt(sha256(text).slice(0, 8), 16) || 1;

/** A fingerprint of each outcome: 32 bits of its values and failure modes. */
export function outcomeFingerprintsOf(outcomes: readonly Outcome[]): Uint32Array {
  return Uint32Array.from(outcomes, ({ values, failure_modes }) => fingerprintOf(canonical({ values, failure_modes })));
}

/** For each id of `ours` its index in `theirs`, or −1 if it is not there. Undefined if both lists are equal. */
export function indicesIn(ours: readonly string[], theirs: readonly string[]): Int32Array | undefined {
  if (ours === theirs || (ours.length === theirs.length && ours.every((id, i) => id === theirs[i]))) return undefined;
  const indices = new Map(theirs.map((id, index) => [id, index]));
  return Int32Array.from(ours, (id) => indices.get(id) ?? -1);
}
