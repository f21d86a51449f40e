import type { Event } from '../../protocol/event.ts';
import type { MemoryEvent, Scenario } from './scenario.ts';
import { chainOf, deciding, type Held } from './timeline.ts';

/**
 * The oracle's memory: the true state of the facts that decide, an event a value, oldest first. Where nothing is known
 * there is none. A fact that leads to another is told in the words of the message that told it, for it has no others.
 */
export function documentsOf(scenario: Scenario): readonly Event[] {
  const facts = deciding(scenario);
  const chains = facts.map((fact) => chainOf(fact, scenario.sessions));
  const texts = facts.length > 0 ? chains.flatMap((chain, at) => told(scenario, facts, at, chain)) : written(scenario);
  return texts
    .sort(([a], [b]) => Date.parse(a) - Date.parse(b))
    .map(([timestamp, text], index) => ({
      source_id: `${scenario.scenario_id}_d${index}`,
      timestamp,
      kind: 'document',
      text,
    }));
}

type Dated = [timestamp: string, text: string];

function told(scenario: Scenario, facts: readonly MemoryEvent[], at: number, chain: readonly Held[]): Dated[] {
  const words = wordsFor(scenario, facts, at);
  return chain.map((one, place) => {
    const until = one.until ?? chain[place + 1]?.from;
    const dates = `since ${one.from}${until === undefined ? '' : `, until ${until}`}`;
    if (words !== undefined) return [one.from, `${words}: ${one.value} (${dates}).`];
    const session = scenario.sessions.find((other) => other.session_id === one.told.session_id);
    return [one.from, `The user said: ${session?.messages[one.told.message_index]?.content ?? one.value} (${dates})`];
  });
}

function wordsFor({ probe }: Scenario, facts: readonly MemoryEvent[], at: number): string | undefined {
  if (facts.length === 1) return probe.fact;
  return facts[at]?.type === 'latent' ? 'A habit of the user' : undefined;
}

/** Scenarios without statements of ours: the history as it is written, in the words of the question. */
function written({ ground_truth: { value_history: history }, probe }: Scenario): Dated[] {
  return history
    .filter(({ value }) => value !== null)
    .map(({ value, as_of }) => [as_of, `${probe.prompt} ${typeof value === 'string' ? value : JSON.stringify(value)}`]);
}
