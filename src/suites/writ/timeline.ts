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

/** When a value is valid. */
interface Validity {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The value that is valid at a time, in milliseconds: the last one that has begun and not ended. */
export function stateAt<T extends Validity>(values: readonly T[], at: number): T | undefined {
  return values.findLast(({ from = '', until }) => instant(from) <= at && (until === undefined || at < instant(until)));
}

/** The values of a fact that answer the question: for a choice, the one that is valid at its time. */
export function answering<T extends Validity>(scenario: Scenario, values: readonly T[]): readonly T[] {
  const asOf = scenario.probe.temporal_query?.as_of;
  const at = asOf ? instant(asOf) : askedTime(scenario);
  const begun = values.filter(({ from = '' }) => instant(from) <= at);
  switch (scenario.probe.asks) {
    case 'first':
      return begun.slice(0, 1);
    case 'previous':
      return begun.slice(-2, -1);
    case 'all':
      return begun;
    default:
      return [stateAt(begun, at)].filter((one) => one !== undefined);
  }
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

/**
 * The time of the question in milliseconds, even if it is about a past date. If its session is not listed, that of the last
 * session before it.
 */
export function askedTime({ sessions, probe }: Scenario): number {
  const upTo = sessions.filter((one) => one.session_id <= probe.session);
  const last = upTo.toSorted((a, b) => b.session_id - a.session_id)[0];
  return instant((last ?? sessions[0])?.timestamp ?? '');
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
  const found = answering(scenario, timelineOf(last, scenario.sessions));
  const statement = found.at(-1)?.statement;
  switch (scenario.probe.asks) {
    case 'all':
      return { value: found.map((one) => one.value), statement };
    case 'choice': {
      const states = facts.map((fact) => answering(scenario, timelineOf(fact, scenario.sessions))[0]?.value ?? '?');
      return { value: states.join(', '), statement };
    }
    default:
      return { value: found[0]?.value ?? null, statement };
  }
}

/** A value of the written history, in words, and the session that states it. */
interface WrittenValue {
  readonly value: string;
  readonly from: string;
  readonly session: number | null;
}

/** For scenarios without our statements: the values that the written history has from the user. */
export function writtenHistory({ ground_truth: truth }: Scenario): readonly WrittenValue[] {
  return truth.value_history.flatMap(({ value, as_of: from, source_session: session, stated_by: by = 'user' }) =>
    value === null || by !== 'user' ? [] : [{ value: valueText(value), from, session }],
  );
}

/** A list or an object in words occurs in no message word for word, so such a fact is not inspected. */
export const valueText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
