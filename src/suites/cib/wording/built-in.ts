import causes from './causes.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import noise from './noise.json' with { type: 'json' };
import options from './options.json' with { type: 'json' };
import type { OptionSet, PairSet, TopicBank, Topics } from './schema.ts';
import topics from './topics.json' with { type: 'json' };
import unknown from './unknown.json' with { type: 'json' };

/** The topics of the public data. A held-out wording file replaces only these. */
export const TOPICS = topics as TopicBank;

/** Option sets by the name in a topic's `options`. */
export const OPTION_SETS: Readonly<Record<string, OptionSet>> = options.single;
export const PAIR_SETS: Readonly<Record<string, PairSet>> = options.paired;

/** The texts of every topic of `causes`. Slots: {change}, {effect} and {cause} of the topic. */
interface CauseWording {
  /** What to do about the change if it had no effect, an effect, an unknown effect, or did harm. */
  readonly labels: readonly string[];
  readonly questions: readonly string[];
  /** The observation that the effect came after the change. */
  readonly observed: readonly string[];
  /** The findings, one list for each label. */
  readonly findings: readonly (readonly string[])[];
  /** One for each label. */
  readonly answers: readonly string[];
  /** Remarks near the topic that prove nothing. */
  readonly asides: readonly string[];
}

export const CAUSES: CauseWording = causes;

/** Notes that an answer is not known, by the action that they permit. {thing} is what a topic asks for. */
interface Unknown {
  readonly action: string;
  readonly notes: readonly string[];
  readonly answer: string;
}

export const UNKNOWN: readonly Unknown[] = unknown;

/** Remarks that no memory needs. They name no project and answer no question. */
export const NOISE: readonly string[] = noise;

/** No other wording has any of these words, so a task's project and domain can be removed from its texts. */
export const PROJECTS: readonly string[] = names.projects;
export const DOMAINS: readonly string[] = names.domains;

/** The possible answers to one question: four of a kind, so that a guess is right one time in four. */
const LABELS = [...Object.values(OPTION_SETS), CAUSES, ...Object.values(PAIR_SETS)].flatMap(({ labels }) => labels);

/** What to do if the evidence shows that the answer is not known. */
export const ABSTAINING: readonly string[] = UNKNOWN.map(({ action }) => action);

/** Every task allows all of them, so the list reveals neither the family nor the topic. */
export const ACTIONS: readonly string[] = [...LABELS, ...ABSTAINING];

/** The topics of a wording file, or the built-in ones, with the names of option sets replaced by the sets. */
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
