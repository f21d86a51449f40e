import type { InspectResult } from '../../../protocol/reply.ts';
import { begunBy, holdingAt } from '../stretches.ts';
import { chainOf, instant } from '../timeline.ts';
import { askedTime } from '../truth.ts';
import type { Belief, Parts } from './parts.ts';
import { suiting } from './suiting.ts';

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
