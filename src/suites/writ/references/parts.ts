import type { InspectResult } from '../../../protocol/reply.ts';
import type { WritTask } from '../scenario.ts';
import type { Observation } from './observation.ts';

/** A value that a store holds of a fact. */
export interface Belief {
  readonly value: string;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly sources: readonly string[];
}

/** All that a store holds, by fact; of each the oldest value first. */
export type Beliefs = (fact: string) => readonly Belief[];

/** A question as a perfect parser understands it. */
export interface Asked {
  readonly task: WritTask;
  readonly arm: string;
  readonly observations: readonly Observation[];
  /** Whether it is the same question once more. */
  readonly again: boolean;
}

/** What is answered: nothing at all where nothing is known. */
export interface Said {
  readonly answer: string;
  readonly action?: string;
  readonly sources: readonly string[];
}

/** An in-process memory system, in parts: a broken system is one with another part. */
export interface Parts {
  /** What it makes of what was said. */
  believe(observations: readonly Observation[], task: WritTask): Beliefs;
  /** The values that answer a question about a fact: one, several where all are asked for, or none. */
  recall(beliefs: readonly Belief[], asked: Asked): readonly Belief[];
  /** The option that suits the habits. */
  choose(habits: readonly string[], asked: Asked): string | undefined;
  /** The last word on what is said; undefined is to abstain. */
  say(said: Said | undefined, asked: Asked): Said | undefined;
  history(beliefs: readonly Belief[]): InspectResult;
  /** `at` in milliseconds. */
  stateAsOf(beliefs: readonly Belief[], at: number): InspectResult;
  provenance(beliefs: readonly Belief[], at: number): InspectResult;
}
