import type { HeldValue, Json, MemoryEvent, Scenario, Session, Statement } from './schema.ts';

/** A period in which a fact had one value, and the user's statement that says so. */
export interface ValuePeriod {
  readonly value: string;
  readonly from: string;
  readonly until?: string | undefined;
  readonly statement: Statement;
}

/**
 * The periods of a fact that follow from the user's own statements, oldest value first:
 * - An assertion is valid from when it was stated, or from its date, until a later one or its end date.
 * - A withdrawn value counts as never stated. A deleted fact has no value left.
 * - Hearsay, repetitions by the assistant and exceptions change nothing.
 * - A habit is known from its second hint on, and is then valid since the first.
 *
 * A value that is stated again while it is valid starts no new period.
 */
export function timelineOf(
  event: Pick<MemoryEvent, 'statements'>,
  sessions: readonly Session[],
): readonly ValuePeriod[] {
  const times = new Map(sessions.map((session) => [session.session_id, session.timestamp]));
  let stated: ValuePeriod[] = [];
  for (const statement of inOrder(event.statements ?? [])) {
    const value = statement.value ?? '';
    if (statement.kind === 'forgets') stated = [];
    else if (statement.kind === 'withdraws') stated = stated.filter((one) => one.value !== value);
    else if (statement.kind === 'asserts' || statement.kind === 'hints') {
      const from = statement.from ?? times.get(statement.session_id);
      if (from !== undefined) stated.push({ value, from, until: statement.until, statement });
    }
  }
  stated.sort((a, b) => instant(a.from) - instant(b.from));
  const periods = stated.filter((one, at) => one.until !== undefined || one.value !== stated[at - 1]?.value);
  return periods.filter((one) => one.statement.kind !== 'hints' || hintsFor(one, stated) >= 2);
}

/** The period that is valid at a time, in milliseconds: the last one that has begun and not ended. */
export function stateAt(periods: readonly ValuePeriod[], at: number): ValuePeriod | undefined {
  return periods.findLast((one) => instant(one.from) <= at && (one.until === undefined || at < instant(one.until)));
}

/** The periods in the format of the data schema. */
export function historyOf(periods: readonly ValuePeriod[]): HeldValue[] {
  return periods.map((one) => ({ value: one.value, as_of: one.from, source_session: one.statement.session_id }));
}

/** The deciding facts of a scenario. The last one gives the answer. Empty if the scenario does not name them. */
export function deciding(scenario: Scenario): readonly MemoryEvent[] {
  const { rests_on = [] } = scenario.ground_truth;
  return rests_on.flatMap((id) => scenario.memory_events.find((event) => event.id === id) ?? []);
}

/** The time of the question, or the date that it asks about. */
function askedAt(scenario: Scenario): number {
  const { temporal_query: query, session: sessionId } = scenario.probe;
  const session = scenario.sessions.find((one) => one.session_id === sessionId);
  return instant(query?.as_of ?? session?.timestamp ?? '');
}

export function instant(time: string): number {
  return Date.parse(time);
}

/** In the order in which they were made. */
export function inOrder(statements: readonly Statement[]): readonly Statement[] {
  return [...statements].sort((a, b) => a.session_id - b.session_id || a.message_index - b.message_index);
}

/** The number of consecutive hints that show the habit. */
function hintsFor(one: ValuePeriod, periods: readonly ValuePeriod[]): number {
  const start = periods.indexOf(one);
  const end = periods.findIndex((other, at) => at > start && other.value !== one.value);
  return (end < 0 ? periods.length : end) - start;
}

/** The right answer, and the statement that it comes from. No value if nothing is known. */
interface Answer {
  readonly value: Json;
  readonly statement?: Statement | undefined;
}

/** The answer to the probe by the user's statements. Undefined if the scenario does not name the deciding facts. */
export function answerOf(scenario: Scenario): Answer | undefined {
  if (scenario.ground_truth.rests_on === undefined) return undefined;
  const facts = deciding(scenario);
  const last = facts.at(-1);
  // A fact that was never stated has no memory event.
  if (last === undefined) return { value: null };
  const at = askedAt(scenario);
  const periods = timelineOf(last, scenario.sessions).filter((one) => instant(one.from) <= at);
  switch (scenario.probe.asks ?? 'now') {
    case 'now':
      return answer(stateAt(periods, at));
    case 'first':
      return answer(periods[0]);
    case 'previous':
      return answer(periods.at(-2));
    case 'all':
      return { value: periods.map((one) => one.value), statement: periods.at(-1)?.statement };
    case 'choice': {
      const states = facts.map((fact) => stateAt(timelineOf(fact, scenario.sessions), at)?.value ?? '?');
      return { value: states.join(', '), statement: stateAt(periods, at)?.statement };
    }
  }
}

function answer(period: ValuePeriod | undefined): Answer {
  return { value: period?.value ?? null, statement: period?.statement };
}
