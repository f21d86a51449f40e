import type { HeldValue, Json, MemoryEvent, Scenario, Session, Statement } from './scenario.ts';

/** A time in which a fact had one value, and the user's statement that says so. */
export interface ValuePeriod {
  readonly value: string;
  readonly from: string;
  readonly until?: string | undefined;
  readonly statement: Statement;
}

/**
 * What the user's own statements make of a fact, oldest value first:
 * - an assertion holds from when it was told, or from the date it gives, until a later one or the date it gives;
 * - a withdrawn value counts as never said; what was forgotten leaves nothing behind;
 * - hearsay, repetitions by the assistant and exceptions change nothing;
 * - a habit is known from its second hint on, and then holds since its first.
 * A value that is said again while it holds begins no new period.
 */
export function timelineOf(
  event: Pick<MemoryEvent, 'statements'>,
  sessions: readonly Session[],
): readonly ValuePeriod[] {
  const times = new Map(sessions.map((session) => [session.session_id, session.timestamp]));
  let held: ValuePeriod[] = [];
  for (const said of inOrder(event.statements ?? [])) {
    const value = said.value ?? '';
    if (said.kind === 'forgets') held = [];
    else if (said.kind === 'withdraws') held = held.filter((one) => one.value !== value);
    else if (said.kind === 'asserts' || said.kind === 'hints') {
      const from = said.from ?? times.get(said.session_id);
      if (from !== undefined) held.push({ value, from, until: said.until, statement: said });
    }
  }
  held.sort((a, b) => instant(a.from) - instant(b.from));
  const periods = held.filter((one, at) => one.until !== undefined || one.value !== held[at - 1]?.value);
  return periods.filter((one) => one.statement.kind !== 'hints' || hintsFor(one, held) >= 2);
}

/** What holds at a time, in milliseconds: the last of the periods that had begun and not ended. */
export function stateAt(periods: readonly ValuePeriod[], at: number): ValuePeriod | undefined {
  return periods.findLast((one) => instant(one.from) <= at && (one.until === undefined || at < instant(one.until)));
}

/** The periods in the form of the data schema. */
export function historyOf(periods: readonly ValuePeriod[]): HeldValue[] {
  return periods.map((one) => ({ value: one.value, as_of: one.from, source_session: one.statement.session_id }));
}

/** The facts that decide a scenario: the last one gives the answer. Empty where it does not say. */
export function deciding(scenario: Scenario): readonly MemoryEvent[] {
  const { rests_on = [] } = scenario.ground_truth;
  return rests_on.flatMap((id) => scenario.memory_events.find((event) => event.id === id) ?? []);
}

/** When the question is asked, or the date it asks about. */
function askedAt(scenario: Scenario): number {
  const { temporal_query: query, session: asked } = scenario.probe;
  const session = scenario.sessions.find((one) => one.session_id === asked);
  return instant(query?.as_of ?? session?.timestamp ?? '');
}

export function instant(time: string): number {
  return Date.parse(time);
}

/** In the order they were said. */
export function inOrder(statements: readonly Statement[]): readonly Statement[] {
  return [...statements].sort((a, b) => a.session_id - b.session_id || a.message_index - b.message_index);
}

/** How many hints in a row show the habit. */
function hintsFor(one: ValuePeriod, held: readonly ValuePeriod[]): number {
  const start = held.indexOf(one);
  const end = held.findIndex((other, at) => at > start && other.value !== one.value);
  return (end < 0 ? held.length : end) - start;
}

/** The right answer, and the statement it comes from: none where nothing is known. */
interface Answer {
  readonly value: Json;
  readonly statement?: Statement | undefined;
}

/** What the user's statements answer to the probe. Undefined where the scenario does not say what decides. */
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

function answer(held: ValuePeriod | undefined): Answer {
  return { value: held?.value ?? null, statement: held?.statement };
}
