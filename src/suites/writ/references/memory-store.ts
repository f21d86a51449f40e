import type { InspectResult } from '../../../protocol/reply.ts';
import type { WritTask } from '../scenario.ts';
import type { Observation } from './observation.ts';

/** A value of a fact in a store. */
export interface StoredValue {
  readonly value: string;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly sources: readonly string[];
}

/** Everything in a store, by fact. The values of a fact are oldest first. */
export type StoredFacts = (fact: string) => readonly StoredValue[];

/** A question, as a perfect parser reads it. */
export interface StoreQuestion {
  readonly task: WritTask;
  readonly arm: string;
  readonly observations: readonly Observation[];
  /** Whether it is the same question for the second time. */
  readonly again: boolean;
}

/** An answer with its sources. Undefined if nothing is known. */
export interface StoreAnswer {
  readonly answer: string;
  readonly action?: string;
  readonly sources: readonly string[];
}

/** An in-process memory system. Tests break it by replacing one member. */
export interface MemoryStore {
  /** What it stores of the observations. */
  store(observations: readonly Observation[], task: WritTask): StoredFacts;
  /** The values that answer a question about a fact: one, several if all are requested, or none. */
  recall(values: readonly StoredValue[], question: StoreQuestion): readonly StoredValue[];
  /** The option that fits the habits. */
  choose(habits: readonly string[], question: StoreQuestion): string | undefined;
  /** Changes an answer before it is returned. Undefined means to abstain. */
  revise(answer: StoreAnswer | undefined, question: StoreQuestion): StoreAnswer | undefined;
  history(values: readonly StoredValue[]): InspectResult;
  /** `at` in milliseconds. */
  stateAsOf(values: readonly StoredValue[], at: number): InspectResult;
  provenance(values: readonly StoredValue[], at: number): InspectResult;
  /** Provenance as a chain, from the observations of the fact. Absent if it keeps none. */
  chain?: ((observations: readonly Observation[]) => InspectResult) | undefined;
}
