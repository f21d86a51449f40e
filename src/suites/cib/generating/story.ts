import { fill } from '../../shared/fill.ts';
import type { Random } from '../../shared/random.ts';
import { CAUSES, UNKNOWN } from '../wording/built-in.ts';
import type { CauseTopic, FactTopic, PairTopic, Topics } from '../wording/schema.ts';
import type { Asides, Scope } from './noise.ts';
import { type TaskSpec, topicChoiceOf } from './spec.ts';

/** The content of a task, before noise is added. */
export interface Story {
  readonly template: string;
  readonly question: string;
  readonly evidence: { readonly gold: string; readonly second?: string; readonly stale?: string };
  readonly action: string;
  readonly answer: string;
  readonly asides: Asides;
}

/** What a story is made from. The question depends only on the topics, the seed and the spec. */
export interface Source {
  readonly topics: Topics;
  readonly seed: string;
  readonly spec: TaskSpec;
  readonly scope: Scope;
  readonly random: Random;
}

export function storyOf(source: Source): Story {
  const { topics, spec } = source;
  switch (spec.family) {
    case 'selective_write':
      return factStory(source, topics.settings);
    case 'action_grounding':
      return factStory(source, topics.acts);
    case 'abstention':
      return unknownStory(source);
    case 'knowledge_update':
      return updateStory(source);
    case 'evidence_retrieval':
      return pairStory(source, topics.documentPairs);
    case 'multi_session':
      return pairStory(source, topics.dayPairs);
    case 'causal_action':
      return causeStory(source);
  }
}

/** The number of questions of every topic, which the schema of a wording requires. */
const QUESTIONS = 4;

function ask<T extends { readonly id: string; readonly questions: readonly string[] }>(
  source: Source,
  topics: readonly T[],
) {
  const choice = topicChoiceOf(source.seed, source.spec, topics.length, QUESTIONS);
  const topic = topics[choice.topic] as T;
  const names = { p: source.scope.project, d: source.scope.domain };
  const question = fill(topic.questions[choice.question] as string, names);
  return { topic, names, asked: { template: topic.id, question } };
}

function factStory(source: Source, topics: readonly FactTopic[]): Story {
  const { random } = source;
  const { topic, names, asked } = ask(source, topics);
  const { labels, phrases, asides } = topic.options;
  const option = random.below(labels.length);
  const slots = { ...names, v: phrases[option] as string };
  return {
    ...asked,
    evidence: { gold: fill(random.pick(topic.statements), slots) },
    action: labels[option] as string,
    answer: fill(topic.answer, slots),
    asides: { templates: asides, slots: { v: random.pick(phrases) } },
  };
}

function unknownStory(source: Source): Story {
  const { random } = source;
  const { topic, names, asked } = ask(source, source.topics.unknowns);
  const { action, notes, answer } = random.pick(UNKNOWN);
  const slots = { ...names, thing: topic.thing };
  return {
    ...asked,
    evidence: { gold: fill(random.pick(notes), slots) },
    action,
    answer: fill(`{thing} is not known: ${answer}`, slots),
    asides: { templates: topic.options.asides, slots: { v: random.pick(topic.options.phrases) } },
  };
}

function updateStory(source: Source): Story {
  const { random } = source;
  const { topic, names, asked } = ask(source, source.topics.updates);
  const { labels, phrases, asides } = topic.options;
  const option = random.below(labels.length);
  const old = phrases[(option + 1 + random.below(phrases.length - 1)) % phrases.length] as string;
  const slots = { ...names, v: phrases[option] as string, w: old };
  return {
    ...asked,
    evidence: {
      stale: fill(random.pick(topic.before), { ...names, v: old }),
      gold: fill(random.pick(topic.after), slots),
    },
    action: labels[option] as string,
    answer: fill(topic.answer, slots),
    asides: { templates: asides, slots: { v: random.pick(phrases) } },
  };
}

function pairStory(source: Source, topics: readonly PairTopic[]): Story {
  const { random } = source;
  const { topic, names, asked } = ask(source, topics);
  const { labels, first, second, asides } = topic.options;
  const option = random.below(labels.length);
  const slots = { ...names, a: first[option >> 1] as string, b: second[option & 1] as string };
  const halves = [fill(random.pick(topic.first), slots), fill(random.pick(topic.second), slots)] as const;
  // Either half may come up first.
  const [gold, later] = random.below(2) === 0 ? halves : [halves[1], halves[0]];
  return {
    ...asked,
    evidence: { gold, second: later },
    action: labels[option] as string,
    answer: fill(topic.answer, slots),
    asides: { templates: asides, slots: { a: random.pick(first), b: random.pick(second) } },
  };
}

function causeStory(source: Source): Story {
  const { random, topics } = source;
  const choice = topicChoiceOf(source.seed, source.spec, topics.causes.length, CAUSES.questions.length);
  const { id, change, effect, cause } = topics.causes[choice.topic] as CauseTopic;
  const slots = { p: source.scope.project, d: source.scope.domain, change, effect, cause };
  const option = random.below(CAUSES.labels.length);
  return {
    template: id,
    question: fill(CAUSES.questions[choice.question] as string, slots),
    evidence: {
      stale: fill(random.pick(CAUSES.observed), slots),
      gold: fill(random.pick(CAUSES.findings[option] as readonly string[]), slots),
    },
    action: CAUSES.labels[option] as string,
    answer: fill(CAUSES.answers[option] as string, slots),
    asides: { templates: CAUSES.asides, slots: {} },
  };
}
