import { memoise } from '../../shared/memoise.ts';
import type { Scenario } from '../schema.ts';
import { EVERYDAY } from './everyday-words.ts';
import { expectationOf } from './expectation.ts';
import { partsOf, says, wordsIn } from './words.ts';

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
  return { values: [...new Set(values)], words: new Set(texts.flatMap((text) => wordsIn(text).split(' '))) };
});

/**
 * Whether a text has a value that was never stored: none of the scenario's values occurs in it, and it has a word that occurs
 * in no message, question or option. Everyday words do not count.
 */
export function invents(scenario: Scenario, text: string): boolean {
  const { values, words } = knownIn(scenario);
  if (values.some((value) => says(text, value))) return false;
  return wordsIn(text)
    .split(' ')
    .some((word) => word.length > 1 && !words.has(word) && !EVERYDAY.has(word));
}
