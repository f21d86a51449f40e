import { memoise } from '../../../text/caches.ts';
import type { Scenario } from '../schema.ts';
import { expectationOf, type Room } from './expectation.ts';
import { countWords, normalisedText, partsOf, STOP_WORDS, says } from './words.ts';

/** Whether an answer gives its elements and not the conversation: it is shorter, and repeats little of it. */
export function isBrief(text: string, scenario: Scenario, elements: readonly string[], room: Room): boolean {
  const { count, words: spoken } = conversationOf(scenario);
  const least = countWords(elements.join('; '));
  const needed = normalisedText([...elements, ...partsOf(scenario.ground_truth.current_value)].join('; '));
  if (countWords(text) > Math.max(least, Math.min(least + room.words, count - 1))) return false;
  const quoted = normalisedText(text)
    .split(' ')
    .filter((word) => spoken.has(word) && !STOP_WORDS.has(word) && !needed.includes(` ${word} `));
  return quoted.length <= room.quoted;
}

interface Conversation {
  readonly count: number;
  readonly words: ReadonlySet<string>;
}

/** The conversation up to the question. */
const conversationOf: (scenario: Scenario) => Conversation = memoise(({ sessions, probe }) => {
  const before = sessions.filter((one) => one.session_id <= probe.session);
  const texts = before.flatMap(({ messages }) => messages.map(({ content }) => normalisedText(content).trim()));
  const words = texts.flatMap((text) => text.split(' ')).filter(Boolean);
  return { count: words.length, words: new Set(words) };
});

/**
 * Whether a text has a value that was never stored: none of the scenario's values occurs in it, and it has a word that occurs
 * in no message, question or option. Everyday words do not count.
 */
export function invents(scenario: Scenario, text: string): boolean {
  const { values, words } = knownIn(scenario);
  if (values.some((value) => says(text, value))) return false;
  return normalisedText(text)
    .split(' ')
    .some((word) => word.length > 1 && !words.has(word) && !STOP_WORDS.has(word));
}

interface KnownTexts {
  readonly values: readonly string[];
  readonly words: ReadonlySet<string>;
}

const knownIn: (scenario: Scenario) => KnownTexts = memoise((scenario) => {
  const { probe, ground_truth: truth, memory_events: events } = scenario;
  const { alternatives } = expectationOf(scenario);
  const values = [
    ...events.flatMap((event) => [
      ...partsOf(event.value),
      ...event.previous_values.flatMap(({ value }) => partsOf(value)),
      ...(event.statements ?? []).flatMap(({ value }) => value ?? []),
    ]),
    ...truth.value_history.flatMap(({ value }) => partsOf(value)),
    ...alternatives.flatMap(({ elements }) => elements),
  ];
  const texts = [
    ...scenario.sessions.flatMap((session) => session.messages.map(({ content }) => content)),
    ...[probe.prompt, probe.fact ?? '', probe.again?.prompt ?? '', ...(probe.allowed_actions ?? [])],
    ...values,
  ];
  return { values: [...new Set(values)], words: new Set(texts.flatMap((text) => normalisedText(text).split(' '))) };
});
