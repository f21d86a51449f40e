import type { Event } from '../../protocol/event.ts';
import type { MemoryEvent, Scenario, Statement } from './schema.ts';
import { deciding, timelineOf, type ValuePeriod, writtenHistory } from './timeline.ts';

/** One value of one fact in the oracle's memory. */
export interface TruthDocument {
  readonly event: Event;
  readonly fact: string;
  /** The statement, as if the user had made it. */
  readonly statement: Statement;
}

/** The name of a fact if a scenario names none. */
export const UNNAMED = 'asked';

/**
 * The oracle's memory: the true state of the deciding facts, one document per value, oldest first. Empty if nothing is known.
 * A fact that leads to another has only the words of the message that stated it.
 */
export function documentsOf(scenario: Scenario): readonly TruthDocument[] {
  const facts = deciding(scenario);
  const values = facts.length > 0 ? facts.flatMap((_, at) => documented(scenario, facts, at)) : datedValues(scenario);
  return values
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
    .map(({ fact, text, value, from, until }, index) => ({
      event: { source_id: `${scenario.scenario_id}_d${index}`, timestamp: from, kind: 'document', text },
      fact,
      statement: { session_id: 0, message_index: index, kind: 'asserts', value, from, until },
    }));
}

interface DatedValue extends Pick<ValuePeriod, 'value' | 'from' | 'until'> {
  readonly fact: string;
  readonly text: string;
}

function documented(scenario: Scenario, facts: readonly MemoryEvent[], at: number): DatedValue[] {
  const fact = facts[at] as MemoryEvent;
  const words = wordsFor(scenario, facts, at);
  const periods = timelineOf(fact, scenario.sessions);
  return periods.map(({ value, from, until, statement }, nth) => {
    const end = until ?? periods[nth + 1]?.from;
    const dates = `since ${from}${end === undefined ? '' : `, until ${end}`}`;
    const session = scenario.sessions.find((one) => one.session_id === statement.session_id);
    const quoted = `The user said: ${session?.messages[statement.message_index]?.content ?? value}`;
    return {
      fact: fact.id,
      text: `${words === undefined ? quoted : `${words}: ${value}`} (${dates})`,
      value,
      from,
      until,
    };
  });
}

function wordsFor({ probe }: Scenario, facts: readonly MemoryEvent[], at: number): string | undefined {
  if (facts.length === 1) return probe.fact;
  return facts[at]?.type === 'latent' ? 'A habit of the user' : undefined;
}

/** For scenarios without our statements: the written history, in the words of the question. */
function datedValues(scenario: Scenario): DatedValue[] {
  return writtenHistory(scenario).map(({ value, from }) => ({
    fact: UNNAMED,
    text: `${scenario.probe.prompt} ${value} (since ${from})`,
    value,
    from,
    until: undefined,
  }));
}
