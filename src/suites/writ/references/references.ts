import type { Capability, InspectResult } from '../../../protocol/reply.ts';
import type { Reference } from '../../../suite/reference.ts';
import { says } from '../grading/words.ts';
import type { WritTask } from '../scenario.ts';
import { begunBy, holdingAt } from '../stretches.ts';
import { chainOf, instant } from '../timeline.ts';
import { askedTime } from '../truth.ts';
import type { Asked, Belief, Parts } from './parts.ts';
import { responder } from './respond.ts';

/**
 * The option that suits the habits: the one that names them all. Where none does, what suits whom is taken from the
 * gold: a parser of messages does not know that a river tram has no steps.
 */
function suiting(habits: readonly string[], { task }: Asked): string | undefined {
  const options = task.probe.allowed_actions ?? [];
  const { action, current_value: right } = task.ground_truth;
  const named = options.find((option) => habits.every((habit) => says(option, habit)));
  if (named !== undefined) return named;
  return habits.join(', ') === right ? action : options.find((option) => option !== action);
}

/** Keeps every observation, and reads values, times and sources out of them when asked. */
export const OBSERVATION_LOG: Parts = {
  believe(observations, task) {
    const chains = new Map<string, readonly Belief[]>();
    return (fact) => {
      const known = chains.get(fact);
      if (known !== undefined) return known;
      const about = observations.filter((one) => one.fact === fact);
      const chain = chainOf({ statements: about.map(({ said }) => said) }, task.sessions).map(
        ({ value, from, until }) => {
          const told = about.filter(({ said }) => ['asserts', 'hints'].includes(said.kind) && said.value === value);
          return { value, from, until, sources: told.map(({ source }) => source) };
        },
      );
      chains.set(fact, chain);
      return chain;
    };
  },
  recall(beliefs, { task }) {
    const asOf = task.probe.temporal_query?.as_of;
    const at = asOf ? instant(asOf) : askedTime(task);
    const chain = begunBy(beliefs, at);
    const one = (belief: Belief | undefined) => (belief === undefined ? [] : [belief]);
    switch (task.probe.asks) {
      case 'first':
        return one(chain[0]);
      case 'previous':
        return one(chain.at(-2));
      case 'all':
        return chain;
      default:
        return one(holdingAt(chain, at));
    }
  },
  choose: suiting,
  say: (said) => said,
  history: (beliefs) => values(beliefs.map((one, at) => ({ ...one, until: one.until ?? beliefs[at + 1]?.from }))),
  stateAsOf(beliefs, at) {
    const held = holdingAt(beliefs, at);
    return held === undefined ? null : values([held]);
  },
  provenance(beliefs, at) {
    const held = holdingAt(beliefs, at);
    return held === undefined ? null : values([held]);
  },
};

/** Beliefs as inspection calls return them. */
export function values(beliefs: readonly Belief[]): InspectResult {
  return {
    values: beliefs.map(({ value, from, until, sources }) => ({
      value,
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
      ...(sources.length > 0 && { source_ids: [...sources] }),
    })),
  };
}

/**
 * One value a fact: whatever is said of it last is written over it, whoever says it and however surely. To take back or
 * to delete is to clear it. Asked for anything about a fact it gives that value.
 */
const KV_OVERWRITE: Parts = {
  believe(observations) {
    const store = new Map<string, Belief>();
    for (const { fact, said, source } of observations) {
      if (said.kind === 'withdraws' || said.kind === 'forgets' || said.value === undefined) store.delete(fact);
      else store.set(fact, { value: said.value, sources: [source] });
    }
    return (fact) => {
      const value = store.get(fact);
      return value === undefined ? [] : [value];
    };
  },
  recall: (beliefs) => beliefs,
  choose: suiting,
  say: (said) => said,
  // A value and nothing else: it keeps no times and no list of sources.
  history: (beliefs) => values(beliefs.map(({ value }) => ({ value, sources: [] }))),
  stateAsOf: (beliefs) => values(beliefs.map(({ value }) => ({ value, sources: [] }))),
  provenance: (beliefs) => values(beliefs),
};

/** What the systems in process declare: all that the suite measures. */
export const CAPABILITIES: readonly Capability[] = [
  'answer',
  'action',
  'abstain',
  'history',
  'state_as_of',
  'provenance',
];

/** Keeps nothing, and says so. */
const NO_MEMORY: Parts = { ...KV_OVERWRITE, believe: () => () => [], history: () => null, stateAsOf: () => null };

const reference = (name: string, summary: string, parts: Parts): Reference<WritTask> => ({
  name,
  kind: 'reference',
  readsLabels: true,
  summary,
  capabilities: CAPABILITIES,
  answer: responder(parts),
});

/** The stores that the benchmark sets against each other, over a parser that never errs: labels say what messages say. */
export const references: readonly Reference<WritTask>[] = [
  reference(
    'kv-overwrite',
    'A mutable key-value store: one value a fact, the last mention wins, whoever made it. Labels stand in for its parser.',
    KV_OVERWRITE,
  ),
  reference(
    'observation-log',
    'An append-only log of observations with sources and dates, read by the rules of the ground truth: an upper bound for such stores. Labels stand in for its parser.',
    OBSERVATION_LOG,
  ),
  {
    ...reference('no-memory', 'Keeps nothing, and abstains from every question.', NO_MEMORY),
    readsLabels: false,
  },
];
