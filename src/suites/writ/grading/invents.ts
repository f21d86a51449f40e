import { memoise } from '../memoise.ts';
import type { Scenario } from '../scenario.ts';
import { expectationOf } from './expectation.ts';
import { partsOf, says, wordsIn } from './words.ts';

interface KnownTexts {
  readonly values: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** Words of sentences around values, which need not have been said by anybody. */
const COMMON = new Set(
  `a about after again all also am an and any are as at back be been before believe but by can change changed could
  current currently date did do does earlier every fact first for from given going had has have held here his her how i
  if in is it its itself just know known last latest let like listed may me mentioned might most must my new no not note
  now of off on one only option or our out perhaps prefer previous probably recall record recorded right said say says
  set should since so some still suggest take than that the their them then there these they think this those to told
  two under until up use used user value was way we were what when where which who whose will with would yes you your`
    .trim()
    .split(/\s+/),
);

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
 * Whether a text names a value that was never stored: none of the scenario's values stands in it, and a word does that
 * nobody said, in no message, question or option. Everyday words do not count.
 */
export function invents(scenario: Scenario, text: string): boolean {
  const { values, words } = knownIn(scenario);
  if (values.some((value) => says(text, value))) return false;
  return wordsIn(text)
    .split(' ')
    .some((word) => word.length > 1 && !words.has(word) && !COMMON.has(word));
}
