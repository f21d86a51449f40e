import { sourceId, sourceIdsOf } from './scenario.ts';
import type { Json, MemoryEvent, Scenario } from './schema.ts';
import { deciding, instant, stateAt, timelineOf, type ValuePeriod } from './timeline.ts';

/** A value of a fact, the period in which it was valid, and the messages that state it. */
export interface SourcedPeriod {
  readonly value: string;
  readonly from: string;
  readonly until?: string | undefined;
  /** When the user first stated it. */
  readonly toldAt: string;
  /** Source ids of the messages in which the user stated it. */
  readonly sources: readonly string[];
}

/** The values of each deciding fact, in order of time. The last fact is the one that the question is about. */
export function periodsOf(scenario: Scenario): readonly (readonly SourcedPeriod[])[] {
  const facts = deciding(scenario);
  if (facts.length > 0) return facts.map((fact) => statedPeriods(scenario, fact));
  return scenario.ground_truth.rests_on === undefined ? [writtenPeriods(scenario)] : [];
}

/** The value that is valid at a time, in milliseconds: the last one that has begun and not ended. */
export function holdingAt<T extends { value: string; from?: string | undefined; until?: string | undefined }>(
  values: readonly T[],
  at: number,
): T | undefined {
  const periods = values.map(
    ({ value, from = '', until }): ValuePeriod => ({ value, from, until, statement: NO_STATEMENT }),
  );
  const period = stateAt(periods, at);
  return period === undefined ? undefined : values[periods.indexOf(period)];
}

const NO_STATEMENT = { session_id: 0, message_index: 0, kind: 'asserts' } as const;

/** The values that have begun at a time. */
export function begunBy<T extends { from?: string | undefined }>(values: readonly T[], at: number): readonly T[] {
  return values.filter(({ from = '' }) => instant(from) <= at);
}

function statedPeriods(scenario: Scenario, fact: MemoryEvent): SourcedPeriod[] {
  const statements = (fact.statements ?? []).filter((one) => one.kind === 'asserts' || one.kind === 'hints');
  const times = new Map(scenario.sessions.map((session) => [session.session_id, session.timestamp]));
  return timelineOf(fact, scenario.sessions).map(({ value, from, until, statement: first }) => ({
    value,
    from,
    until,
    toldAt: times.get(first.session_id) ?? from,
    sources: statements
      .filter((one) => one.value === value)
      .map((one) => sourceId(scenario, one.session_id, one.message_index)),
  }));
}

/** For scenarios without our statements: the written history by sessions, without the statements of others. */
function writtenPeriods(scenario: Scenario): SourcedPeriod[] {
  const history = scenario.ground_truth.value_history.filter(
    ({ value, stated_by: by = USER }) => value !== null && by === USER,
  );
  const words = history.map(({ value }) => inWords(value));
  const idsOf = (id: number | null) =>
    scenario.sessions.filter((one) => one.session_id === id).flatMap((one) => sourceIdsOf(scenario, one));
  return history.map(({ as_of, source_session }, at) => ({
    value: words[at] as string,
    from: as_of,
    toldAt: scenario.sessions.find((one) => one.session_id === source_session)?.timestamp ?? as_of,
    sources: history.flatMap((one, other) => (words[other] === words[at] ? idsOf(one.source_session) : [])),
  }));
}

const USER = 'user';

/** A list or an object occurs in no message word for word, so the fact is not inspected. */
const inWords = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
