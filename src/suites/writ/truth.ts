import { expectationOf } from './grading/expectation.ts';
import { says } from './grading/words.ts';
import { remembered } from './remembered.ts';
import type { MemoryEvent, Scenario, Session } from './scenario.ts';
import { sourceId, sourceIdsOf } from './source-id.ts';
import { chainOf, deciding, type Held, instant, stateAt } from './timeline.ts';

/** A value of the fact that is asked about, since and until when it held, and who told it. */
export interface Stretch {
  readonly value: string;
  readonly from: string;
  readonly until?: string | undefined;
  /** When the user first told it. */
  readonly toldAt: string;
  /** The messages in which the user told it. */
  readonly told: readonly string[];
}

/** What a scenario's store should hold at the question about the fact that is asked about. */
export interface Truth {
  /** Whether the fact can be looked up: its values stand in the conversation in words. A habit's do not. */
  readonly inspectable: boolean;
  readonly now: Stretch | undefined;
  /** The fact's values in order of time; empty where who the fact is about was told elsewhere and may have changed. */
  readonly stretches: readonly Stretch[];
  /** A past date, and what held then; null is nothing. */
  readonly past: { readonly asOf: string; readonly value: string | null } | undefined;
  /** All messages of the sessions in which the present value, or what leads to it, was told: what may be cited. */
  readonly citable: ReadonlySet<string>;
  /** The user changed the fact, or one that leads to it: another value, a withdrawal, a deletion. */
  readonly changed: boolean;
  /** Values that had to go: withdrawn, deleted, expired or never to be kept. */
  readonly gone: readonly string[];
  /** Those of them that were to be deleted: not even a history may hold them. */
  readonly erased: readonly string[];
}

export const truthOf: (scenario: Scenario) => Truth = remembered((scenario) => {
  const facts = deciding(scenario);
  const chains = facts.map((fact) => chainOf(fact, scenario.sessions));
  const stretches = facts.length > 0 ? stretchesOf(scenario, facts.at(-1), chains.at(-1)) : written(scenario);
  const told = scenario.sessions.flatMap((session) => session.messages.map(({ content }) => content)).join('\n');
  const asked = askedTime(scenario);
  const now = stateAt(stretches.map(held), asked)?.value;
  const present = stretches.findLast((one) => one.value === now && instant(one.from) <= asked);
  const hops = facts.length > 1;
  const leading = facts.slice(0, -1).flatMap((fact) => fact.statements ?? []);
  return {
    inspectable:
      scenario.probe.asks !== 'choice' &&
      (scenario.probe.should_abstain || stretches.length > 0) &&
      stretches.every(({ value }) => says(told, value)),
    now: present,
    stretches: hops ? [] : stretches,
    past: hops ? undefined : pastOf(scenario, stretches),
    citable: citable(
      scenario,
      present,
      leading.map((one) => one.session_id),
    ),
    changed: facts.length > 0 ? facts.some((fact, at) => hasChanged(fact, chains[at])) : stretches.length > 1,
    ...goneOf(scenario, facts),
  };
});

/** When the question is asked, in milliseconds, also where it is about a past date. */
export function askedTime({ sessions, probe }: Scenario): number {
  return instant(sessions.find((one) => one.session_id === probe.session)?.timestamp ?? '');
}

function stretchesOf(scenario: Scenario, fact: MemoryEvent | undefined, chain: readonly Held[] = []): Stretch[] {
  const said = (fact?.statements ?? []).filter((one) => one.kind === 'asserts' || one.kind === 'hints');
  const times = new Map(scenario.sessions.map((session) => [session.session_id, session.timestamp]));
  return chain.map(({ value, from, until, told }) => ({
    value,
    from,
    until,
    toldAt: times.get(told.session_id) ?? from,
    told: said.filter((one) => one.value === value).map((one) => sourceId(scenario, one.session_id, one.message_index)),
  }));
}

/** Of scenarios without statements of ours the history is taken as it is written, by sessions. */
function written(scenario: Scenario): Stretch[] {
  const sessions = new Map(scenario.sessions.map((session) => [session.session_id, session]));
  return scenario.ground_truth.value_history.flatMap(({ value, as_of, source_session }) => {
    const session = sessions.get(source_session) as Session;
    if (value === null) return [];
    // A list or an object is no words: it stands in no message, so that the fact is not looked up.
    const words = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return [{ value: words, from: as_of, toldAt: session.timestamp, told: sourceIdsOf(scenario, session) }];
  });
}

const held = (one: Stretch): Held => ({ ...one, told: { session_id: 0, message_index: 0, kind: 'asserts' } });

/** The date that the question is about; else, where the fact has changed, the middle of its first value's time. */
function pastOf(scenario: Scenario, stretches: readonly Stretch[]): Truth['past'] {
  const asOf = scenario.probe.temporal_query?.as_of ?? middle(stretches);
  if (asOf === undefined || asOf === null) return undefined;
  return { asOf, value: stateAt(stretches.map(held), instant(asOf))?.value ?? null };
}

function middle([first, second]: readonly Stretch[]): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  const half = (instant(first.from) + instant(second.from)) / 2;
  return `${new Date(Math.floor(half / 1000) * 1000).toISOString().slice(0, 19)}Z`;
}

function citable(scenario: Scenario, present: Stretch | undefined, leading: readonly number[]): ReadonlySet<string> {
  const sessions = scenario.sessions.filter((session) => {
    const ids = sourceIdsOf(scenario, session);
    return leading.includes(session.session_id) || ids.some((id) => present?.told.includes(id));
  });
  return new Set(sessions.flatMap((session) => sourceIdsOf(scenario, session)));
}

function hasChanged({ statements = [] }: MemoryEvent, chain: readonly Held[] = []): boolean {
  return chain.length > 1 || statements.some((one) => one.kind === 'withdraws' || one.kind === 'forgets');
}

function goneOf(scenario: Scenario, facts: readonly MemoryEvent[]): Pick<Truth, 'gone' | 'erased'> {
  const { rejected, forbidden } = expectationOf(scenario);
  const gone = rejected.filter(({ because }) => because === 'retracted' || because === 'expired');
  const unwanted = scenario.memory_events.some((event) => !event.should_persist);
  const erased = facts.flatMap(({ statements = [] }) => {
    const last = statements.findLastIndex((one) => one.kind === 'forgets');
    return statements.slice(0, last + 1).flatMap((one) => one.value ?? []);
  });
  return {
    gone: [...gone.map(({ value }) => value), ...(facts.length === 0 && unwanted ? forbidden : [])],
    // Told anew, a value is no longer one to be rid of.
    erased: [...new Set(erased)].filter((value) => gone.some((one) => one.value === value)),
  };
}
