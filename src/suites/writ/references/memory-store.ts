import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { InspectResult, QueryResult, Reply } from '../../../protocol/reply.ts';
import { UNNAMED } from '../documents.ts';
import { says } from '../grading/words.ts';
import type { WritTask } from '../scenario.ts';
import { askedTime, instant } from '../timeline.ts';
import { type Observation, observationsOf } from './observation.ts';
import { respondWith } from './respond.ts';

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
  store(observations: readonly Observation[], task: WritTask): StoredFacts;
  /** The values that answer a question about a fact: one, several if all are requested, or none. */
  recall(values: readonly StoredValue[], question: StoreQuestion): readonly StoredValue[];
  /** Changes an answer before it is returned. Undefined means to abstain. */
  revise(answer: StoreAnswer | undefined, question: StoreQuestion): StoreAnswer | undefined;
  history(values: readonly StoredValue[]): InspectResult;
  /** `at` in milliseconds. */
  stateAsOf(values: readonly StoredValue[], at: number): InspectResult;
  provenance(values: readonly StoredValue[], at: number): InspectResult;
  /** Provenance as a chain, from the observations of the fact. Absent if it keeps none. */
  chain?: ((observations: readonly Observation[]) => InspectResult) | undefined;
}

/** The replies of a store to every episode of a task. */
export const responder = (store: MemoryStore): ((task: WritTask) => readonly EpisodeReplies[]) =>
  respondWith((task, arm) => {
    const observations = observationsOf(task, arm);
    const facts = store.store(observations, task);
    return (step, _, again): Reply => {
      if (step.method === 'query') {
        const question = { task, arm, again };
        const found = task.probe.asks === 'choice' ? choice(facts, task) : answer(store, facts, question);
        return { method: 'query', result: resultOf(store.revise(found, question)) };
      }
      const factId = factAsked(task, facts);
      const stored = facts(factId);
      if (step.method === 'history') return { method: 'history', result: store.history(stored) };
      if (step.method === 'state_as_of')
        return { method: 'state_as_of', result: store.stateAsOf(stored, instant(step.params.as_of ?? '')) };
      const chain = store.chain?.(observations.filter(({ fact }) => fact === factId));
      return { method: 'provenance', result: chain ?? store.provenance(stored, askedTime(task)) };
    };
  });

function answer(store: MemoryStore, facts: StoredFacts, question: StoreQuestion): StoreAnswer | undefined {
  const { task } = question;
  const found = store.recall(facts(factAsked(task, facts)), question);
  if (found.length === 0) return undefined;
  const leading = leadingOf(task).flatMap((fact) => facts(fact).at(-1) ?? []);
  return { answer: found.map(({ value }) => value).join('; '), sources: sourcesOf([...leading, ...found]) };
}

/**
 * The option that names all the habits. If none does, the option is taken from gold, because a parser of messages does not
 * know that a river tram has no steps.
 */
function choice(facts: StoredFacts, { probe, ground_truth: truth }: WritTask): StoreAnswer | undefined {
  const { rests_on: asked = [], action, current_value: right } = truth;
  const known = asked.flatMap((fact) => facts(fact).at(-1) ?? []);
  if (known.length < asked.length || known.length === 0) return undefined;
  const habits = known.map(({ value }) => value);
  const options = probe.allowed_actions ?? [];
  const named = options.find((option) => habits.every((habit) => says(option, habit)));
  const option = named ?? (habits.join(', ') === right ? action : options.find((one) => one !== action));
  return option === undefined ? undefined : { answer: option, action: option, sources: sourcesOf(known) };
}

/** The fact that the question is about. If another fact leads to it, that of the person whom the other fact names. */
function factAsked(task: WritTask, facts: StoredFacts): string {
  const decides = task.ground_truth.rests_on ?? [UNNAMED];
  const name = leadingOf(task)
    .flatMap((fact) => facts(fact).at(-1)?.value ?? [])
    .at(-1);
  const ofPerson = task.memory_events.find(({ subject }) => subject !== undefined && subject === name);
  return decides.length > 1 ? (ofPerson?.id ?? '') : (decides[0] ?? UNNAMED);
}

const leadingOf = (task: WritTask): readonly string[] => (task.ground_truth.rests_on ?? []).slice(0, -1);

const sourcesOf = (values: readonly StoredValue[]): string[] => [...new Set(values.flatMap(({ sources }) => sources))];

function resultOf(found: StoreAnswer | undefined): QueryResult {
  if (found === undefined) return { evidence: [], abstain: true };
  const { answer, action, sources } = found;
  return { evidence: [...sources], answer, ...(action !== undefined && { action }), abstain: false };
}
