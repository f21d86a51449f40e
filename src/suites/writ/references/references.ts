import type { Capability, InspectResult } from '../../../protocol/reply.ts';
import type { Reference } from '../../../suite/suite.ts';
import { memoiseByKey } from '../../../text/caches.ts';
import type { WritTask } from '../scenario.ts';
import { answering, stateAt, timelineOf } from '../timeline.ts';
import { kvText } from './kv-text.ts';
import { type MemoryStore, responder, type StoredValue } from './memory-store.ts';
import { chainOf } from './observation.ts';

/** Keeps every observation, and derives values, times and sources on demand. */
export const OBSERVATION_LOG: MemoryStore = {
  store: (observations, task) =>
    memoiseByKey((fact) => {
      const about = observations.filter((one) => one.fact === fact);
      const periods = timelineOf({ statements: about.map(({ statement }) => statement) }, task.sessions);
      return periods.map(({ value, from, until }) => {
        const stating = about.filter(
          ({ statement: { kind, value: stated } }) => (kind === 'asserts' || kind === 'hints') && stated === value,
        );
        return { value, from, until, sources: stating.map(({ source }) => source) };
      });
    }),
  recall: (values, { task }) => answering(task, values),
  revise: (answer) => answer,
  history: (values) => inspectResult(ended(values)),
  stateAsOf: inspectAt,
  provenance: inspectAt,
  chain: chainOf,
};

/** A value without an end ends when the next one begins. */
export const ended = (values: readonly StoredValue[]): readonly StoredValue[] =>
  values.map((one, at) => ({ ...one, until: one.until ?? values[at + 1]?.from }));

/** The value that is valid at a time, in milliseconds. */
function inspectAt(values: readonly StoredValue[], at: number): InspectResult {
  const value = stateAt(values, at);
  return value === undefined ? null : inspectResult([value]);
}

/** Stored values in the format of an inspection's result. */
export function inspectResult(stored: readonly StoredValue[]): InspectResult {
  return {
    values: stored.map(({ value, from, until, sources }) => ({
      value,
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
      ...(sources.length > 0 && { source_ids: [...sources] }),
    })),
  };
}

/**
 * One value per fact. The last mention overwrites it, by any speaker and however uncertain. A withdrawal or deletion clears
 * it. Every inspection returns that value.
 */
const KV_OVERWRITE: MemoryStore = {
  store(observations) {
    const store = new Map<string, StoredValue>();
    for (const { fact, statement, source } of observations) {
      const { kind, value } = statement;
      if (kind === 'withdraws' || kind === 'forgets' || value === undefined) store.delete(fact);
      else store.set(fact, { value, sources: [source] });
    }
    return (fact) => {
      const value = store.get(fact);
      return value === undefined ? [] : [value];
    };
  },
  recall: (values) => values,
  revise: (answer) => answer,
  // Only the value: it keeps no times and no list of sources.
  history: (values) => inspectResult(values.map(({ value }) => ({ value, sources: [] }))),
  stateAsOf: (values) => inspectResult(values.map(({ value }) => ({ value, sources: [] }))),
  provenance: (values) => inspectResult(values),
};

/** What the in-process systems declare, whatever they keep. */
export const CAPABILITIES: readonly Capability[] = [
  'answer',
  'action',
  'abstain',
  'history',
  'state_as_of',
  'provenance',
];

/** Stores nothing, and says so. */
const NO_MEMORY: MemoryStore = { ...KV_OVERWRITE, store: () => () => [], history: () => null, stateAsOf: () => null };

const reference = (name: string, summary: string, store: MemoryStore): Reference<WritTask> => ({
  name,
  readsLabels: true,
  summary,
  capabilities: store.chain === undefined ? CAPABILITIES : [...CAPABILITIES, 'provenance_chain'],
  answer: responder(store),
});

/** The stores that the benchmark compares, with a perfect parser: labels replace the reading of messages. */
export const references: readonly Reference<WritTask>[] = [
  reference(
    'kv-overwrite',
    'A mutable key-value store with one value per fact: the last mention wins, from any speaker. It reads labels in place of a parser.',
    KV_OVERWRITE,
  ),
  reference(
    'observation-log',
    'An append-only log of observations with sources and dates, read by the rules of the ground truth: an upper bound for such stores. It reads labels in place of a parser.',
    OBSERVATION_LOG,
  ),
  kvText,
  {
    ...reference('no-memory', 'Keeps nothing, and abstains from every question.', NO_MEMORY),
    readsLabels: false,
    storesNothing: true,
  },
];
