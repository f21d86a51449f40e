import { memoise } from '../../text/caches.ts';
import { isoSeconds } from '../shared/times.ts';
import { expectationOf } from './grading/expectation.ts';
import { says } from './grading/words.ts';
import { sourceId, sourceIdsOf } from './scenario.ts';
import type { MemoryEvent, Scenario } from './schema.ts';
import { answering, askedTime, deciding, instant, stateAt, timelineOf, writtenHistory } from './timeline.ts';

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

/** What a store should have about the fact of the question, at the time of the question. */
export interface Truth {
  /** Whether the fact can be inspected: its values occur in the conversation in words. Those of a habit do not. */
  readonly inspectable: boolean;
  readonly now: SourcedPeriod | undefined;
  /** The fact's values in order of time. Empty if another fact, which may have changed, states whom it is about. */
  readonly periods: readonly SourcedPeriod[];
  /** A past date, and the value at that date. Null means that there was none. */
  readonly past: { readonly asOf: string; readonly value: string | null } | undefined;
  /** The values of the right answer. For a choice, all habits. */
  readonly answer: readonly SourcedPeriod[];
  /** The facts that lead to the fact, as they are now. */
  readonly leads: readonly SourcedPeriod[];
  /** All messages of the sessions that state the present value, or what leads to it. These may be cited. */
  readonly citable: ReadonlySet<string>;
  /** Whether the user changed the fact, or one that leads to it: another value, a withdrawal, a deletion. */
  readonly changed: boolean;
  /**
   * The values that the user withdrew, each with the message. Undefined if other facts lead to the fact, or it was to be
   * deleted.
   */
  readonly withdrawn: readonly { readonly value: string; readonly source: string }[] | undefined;
  /** Values that must be gone: withdrawn, deleted, expired or never to be stored. */
  readonly gone: readonly string[];
  /** Values among them that were to be deleted: not even a history may have them. */
  readonly erased: readonly string[];
}

export const truthOf: (scenario: Scenario) => Truth = memoise((scenario) => {
  const facts = deciding(scenario);
  const chains = periodsOf(scenario);
  const periods = chains.at(-1) ?? [];
  const choice = scenario.probe.asks === 'choice';
  const hops = facts.length > 1;
  const present = chains.map((chain) => stateAt(chain, askedTime(scenario)));
  const now = present.at(-1);
  const leads = choice ? [] : presentOf(present.slice(0, -1));
  return {
    inspectable: !choice && (scenario.probe.should_abstain || periods.length > 0) && isTold(scenario, periods),
    now,
    periods: hops ? [] : periods,
    past: hops ? undefined : pastOf(scenario, periods),
    answer: choice ? presentOf(present) : answering(scenario, periods),
    leads,
    citable: citable(scenario, [...leads, ...presentOf([now])]),
    changed: facts.some(wasTakenBack) || chains.some((chain) => chain.length > 1),
    withdrawn: withdrawnOf(scenario, facts),
    ...goneOf(scenario, facts),
  };
});

/** The values of each deciding fact, in order of time. The last fact is the one that the question is about. */
function periodsOf(scenario: Scenario): readonly (readonly SourcedPeriod[])[] {
  const facts = deciding(scenario);
  if (facts.length > 0) return facts.map((fact) => statedPeriods(scenario, fact));
  return scenario.ground_truth.rests_on === undefined ? [writtenPeriods(scenario)] : [];
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

/** For scenarios without our statements: the written history by sessions. */
function writtenPeriods(scenario: Scenario): SourcedPeriod[] {
  const history = writtenHistory(scenario);
  const sessionsOf = (id: number | null) => scenario.sessions.filter((one) => one.session_id === id);
  return history.map(({ value, from, session }) => ({
    value,
    from,
    toldAt: sessionsOf(session)[0]?.timestamp ?? from,
    sources: history
      .filter((one) => one.value === value)
      .flatMap((one) => sessionsOf(one.session).flatMap((stating) => sourceIdsOf(scenario, stating))),
  }));
}

const presentOf = (found: readonly (SourcedPeriod | undefined)[]) => found.filter((one) => one !== undefined);

function isTold({ sessions }: Scenario, periods: readonly SourcedPeriod[]): boolean {
  const text = sessions.flatMap((session) => session.messages.map(({ content }) => content)).join('\n');
  return periods.every(({ value }) => says(text, value));
}

/** The date of the question. Otherwise, if the fact has changed, the middle of its first value's period. */
function pastOf(scenario: Scenario, periods: readonly SourcedPeriod[]): Truth['past'] {
  const asOf = scenario.probe.temporal_query?.as_of ?? middle(periods);
  if (asOf === undefined || asOf === null) return undefined;
  return { asOf, value: stateAt(periods, instant(asOf))?.value ?? null };
}

function middle([first, second]: readonly SourcedPeriod[]): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  const half = (instant(first.from) + instant(second.from)) / 2;
  return isoSeconds(Math.floor(half / 1000) * 1000);
}

function citable(scenario: Scenario, needed: readonly SourcedPeriod[]): ReadonlySet<string> {
  const sources = new Set(needed.flatMap((one) => one.sources));
  const sessions = scenario.sessions.map((session) => sourceIdsOf(scenario, session));
  return new Set(sessions.filter((ids) => ids.some((id) => sources.has(id))).flat());
}

const wasTakenBack = ({ statements = [] }: MemoryEvent): boolean =>
  statements.some((one) => one.kind === 'withdraws' || one.kind === 'forgets');

function withdrawnOf(scenario: Scenario, facts: readonly MemoryEvent[]): Truth['withdrawn'] {
  const statements = facts.flatMap(({ statements = [] }) => statements);
  if (facts.length > 1 || statements.some(({ kind }) => kind === 'forgets')) return undefined;
  return statements.flatMap(({ kind, value, session_id: session, message_index: message }) =>
    kind === 'withdraws' && value !== undefined ? [{ value, source: sourceId(scenario, session, message) }] : [],
  );
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
    // A value that was stated again need not be gone.
    erased: [...new Set(erased)].filter((value) => gone.some((one) => one.value === value)),
  };
}
