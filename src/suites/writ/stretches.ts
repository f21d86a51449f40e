import { type Json, type MemoryEvent, type Scenario, sourceId, sourceIdsOf } from './scenario.ts';
import { chainOf, deciding, type Held, instant, stateAt } from './timeline.ts';

/** A value of a fact, since and until when it held, and who told it. */
export interface Stretch {
  readonly value: string;
  readonly from: string;
  readonly until?: string | undefined;
  /** When the user first told it. */
  readonly toldAt: string;
  /** The messages in which the user told it. */
  readonly told: readonly string[];
}

/** The values of each fact that decides, in order of time: the last fact is the one that is asked about. */
export function stretchesOf(scenario: Scenario): readonly (readonly Stretch[])[] {
  const facts = deciding(scenario);
  if (facts.length > 0) return facts.map((fact) => told(scenario, fact));
  return scenario.ground_truth.rests_on === undefined ? [written(scenario)] : [];
}

/** What holds at a time, in milliseconds: the last that had begun and not ended. */
export function holdingAt<T extends { value: string; from?: string | undefined; until?: string | undefined }>(
  values: readonly T[],
  at: number,
): T | undefined {
  const chain = values.map(({ value, from = '', until }): Held => ({ value, from, until, told: NOBODY }));
  const held = stateAt(chain, at);
  return held === undefined ? undefined : values[chain.indexOf(held)];
}

const NOBODY = { session_id: 0, message_index: 0, kind: 'asserts' } as const;

/** Those that had begun at a time. */
export function begunBy<T extends { from?: string | undefined }>(values: readonly T[], at: number): readonly T[] {
  return values.filter(({ from = '' }) => instant(from) <= at);
}

function told(scenario: Scenario, fact: MemoryEvent): Stretch[] {
  const said = (fact.statements ?? []).filter((one) => one.kind === 'asserts' || one.kind === 'hints');
  const times = new Map(scenario.sessions.map((session) => [session.session_id, session.timestamp]));
  return chainOf(fact, scenario.sessions).map(({ value, from, until, told: first }) => ({
    value,
    from,
    until,
    toldAt: times.get(first.session_id) ?? from,
    told: said.filter((one) => one.value === value).map((one) => sourceId(scenario, one.session_id, one.message_index)),
  }));
}

/** Of scenarios without statements of ours the history is taken as it is written, by sessions, but for what others said. */
function written(scenario: Scenario): Stretch[] {
  const history = scenario.ground_truth.value_history.filter(
    ({ value, stated_by: by = USER }) => value !== null && by === USER,
  );
  const words = history.map(({ value }) => inWords(value));
  const idsOf = (id: number) =>
    scenario.sessions.filter((one) => one.session_id === id).flatMap((one) => sourceIdsOf(scenario, one));
  return history.map(({ as_of, source_session }, at) => ({
    value: words[at] as string,
    from: as_of,
    toldAt: scenario.sessions.find((one) => one.session_id === source_session)?.timestamp ?? as_of,
    told: history.flatMap((one, other) => (words[other] === words[at] ? idsOf(one.source_session) : [])),
  }));
}

const USER = 'user';

/** A list or an object is no words: it stands in no message, so that the fact is not looked up. */
const inWords = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
