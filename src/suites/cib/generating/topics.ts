import { OPTION_SETS, PAIR_SETS, TOPICS } from '../wording/built-in.ts';
import type { CauseTopic, FactTopic, OptionSet, PairSet, PairTopic, TopicBank, UpdateTopic } from '../wording/topic.ts';

/** Everything that tasks are about, by what the evidence is: one fact, a fact that replaced another, or two halves. */
export interface Topics {
  readonly settings: readonly FactTopic[];
  readonly acts: readonly FactTopic[];
  /**
   * Settings and acts again. Abstention asks the same questions as the families that can answer: a question never
   * tells that nobody knows.
   */
  readonly unknowns: readonly FactTopic[];
  readonly updates: readonly UpdateTopic[];
  readonly documentPairs: readonly PairTopic[];
  readonly dayPairs: readonly PairTopic[];
  readonly causes: readonly CauseTopic[];
}

/** The topics of a wording file, or the built-in ones, with their sets of options in place of the sets' names. */
export function topicsOf(bank: TopicBank): Topics {
  const settings = bank.settings.map(withOptions);
  const acts = bank.acts.map(withOptions);
  return {
    settings,
    acts,
    unknowns: [...settings, ...acts],
    updates: bank.updates.map(withOptions),
    documentPairs: bank.document_pairs.map(withPairs),
    dayPairs: bank.day_pairs.map(withPairs),
    causes: bank.causes,
  };
}

const withOptions = <T extends { readonly options: string }>(topic: T) => ({
  ...topic,
  options: OPTION_SETS[topic.options] as OptionSet,
});

const withPairs = <T extends { readonly options: string }>(topic: T) => ({
  ...topic,
  options: PAIR_SETS[topic.options] as PairSet,
});

export const BUILT_IN: Topics = topicsOf(TOPICS);
