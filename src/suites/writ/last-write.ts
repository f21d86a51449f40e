import type { Scenario } from './scenario.ts';
import { inOrder } from './timeline.ts';

/**
 * Whether whoever believes what was said last, of this fact or of a similar one, believes something wrong: an old state
 * told late, hearsay, somebody else's fact, a withdrawn value, the assistant's error, what has expired, an exception.
 */
export function lastWriteIsWrong(scenario: Scenario): boolean {
  const { current_value: right, accepted = [], rests_on: decides = [] } = scenario.ground_truth;
  if (Array.isArray(right)) return false;
  const said = scenario.memory_events.flatMap((event) =>
    (event.statements ?? []).map((one) => ({ ...one, fact: event.id })),
  );
  if (scenario.probe.asks === 'choice') {
    // Each habit has a last choice of its own, whoever made it.
    return decides.some((id) => {
      const last = inOrder(said.filter((one) => one.fact.startsWith(id))).at(-1)?.value;
      return last !== undefined && !String(right).split(', ').includes(last);
    });
  }
  const leading = new Set(decides.slice(0, -1));
  const last = inOrder(said.filter((one) => one.value !== undefined && !isLeading(scenario, one, leading))).at(-1);
  return last !== undefined && ![right, ...accepted].includes(last.value as string);
}

/** Who somebody is, where that leads to the fact. */
function isLeading(scenario: Scenario, said: { fact: string }, leading: ReadonlySet<string>): boolean {
  const event = scenario.memory_events.find((one) => one.id === said.fact);
  return leading.has(said.fact) || event?.type === 'entity';
}
