import { expectationOf } from './grading/expectation.ts';
import { says } from './grading/words.ts';
import { memoise } from './memoise.ts';
import { begunBy, holdingAt, periodsOf, type SourcedPeriod } from './periods.ts';
import { type MemoryEvent, type Scenario, sourceId, sourceIdsOf } from './scenario.ts';
import { deciding, instant } from './timeline.ts';

/** What a scenario's store should hold at the question about the fact that is asked about. */
export interface Truth {
  /** Whether the fact can be looked up: its values stand in the conversation in words. A habit's do not. */
  readonly inspectable: boolean;
  readonly now: SourcedPeriod | undefined;
  /** The fact's values in order of time; empty where who the fact is about was told elsewhere and may have changed. */
  readonly periods: readonly SourcedPeriod[];
  /** A past date, and what held then; null is nothing. */
  readonly past: { readonly asOf: string; readonly value: string | null } | undefined;
  /** What the right answer consists of; of a choice, all habits. */
  readonly answer: readonly SourcedPeriod[];
  /** What leads to the fact, as it is now. */
  readonly leads: readonly SourcedPeriod[];
  /** All messages of the sessions in which the present value, or what leads to it, was told: what may be cited. */
  readonly citable: ReadonlySet<string>;
  /** The user changed the fact, or one that leads to it: another value, a withdrawal, a deletion. */
  readonly changed: boolean;
  /** What the user withdrew, each with the message that did; undefined where others lead to the fact, or it was to be deleted. */
  readonly withdrawn: readonly { readonly value: string; readonly source: string }[] | undefined;
  /** Values that had to go: withdrawn, deleted, expired or never to be kept. */
  readonly gone: readonly string[];
  /** Those of them that were to be deleted: not even a history may hold them. */
  readonly erased: readonly string[];
}

export const truthOf: (scenario: Scenario) => Truth = memoise((scenario) => {
  const facts = deciding(scenario);
  const chains = periodsOf(scenario);
  const periods = chains.at(-1) ?? [];
  const choice = scenario.probe.asks === 'choice';
  const hops = facts.length > 1;
  const present = chains.map((chain) => holdingAt(chain, askedTime(scenario)));
  const now = present.at(-1);
  const leads = choice ? [] : presentOf(present.slice(0, -1));
  return {
    inspectable: !choice && (scenario.probe.should_abstain || periods.length > 0) && isTold(scenario, periods),
    now,
    periods: hops ? [] : periods,
    past: hops ? undefined : pastOf(scenario, periods),
    answer: choice ? presentOf(present) : answerOf(scenario, periods),
    leads,
    citable: citable(scenario, [...leads, ...presentOf([now])]),
    changed: facts.some(wasTakenBack) || chains.some((chain) => chain.length > 1),
    withdrawn: withdrawnOf(scenario, facts),
    ...goneOf(scenario, facts),
  };
});

/** When the question is asked, in milliseconds, also where it is about a past date. */
export function askedTime({ sessions, probe }: Scenario): number {
  return instant(sessions.find((one) => one.session_id === probe.session)?.timestamp ?? '');
}

const presentOf = (found: readonly (SourcedPeriod | undefined)[]) => found.filter((one) => one !== undefined);

function isTold({ sessions }: Scenario, periods: readonly SourcedPeriod[]): boolean {
  const text = sessions.flatMap((session) => session.messages.map(({ content }) => content)).join('\n');
  return periods.every(({ value }) => says(text, value));
}

/** The periods of the fact that the question is after. */
function answerOf(scenario: Scenario, periods: readonly SourcedPeriod[]): readonly SourcedPeriod[] {
  const asOf = scenario.probe.temporal_query?.as_of;
  const at = asOf ? instant(asOf) : askedTime(scenario);
  const chain = begunBy(periods, at);
  switch (scenario.probe.asks) {
    case 'first':
      return chain.slice(0, 1);
    case 'previous':
      return chain.slice(-2, -1);
    case 'all':
      return chain;
    default:
      return presentOf([holdingAt(periods, at)]);
  }
}

/** The date that the question is about; else, where the fact has changed, the middle of its first value's time. */
function pastOf(scenario: Scenario, periods: readonly SourcedPeriod[]): Truth['past'] {
  const asOf = scenario.probe.temporal_query?.as_of ?? middle(periods);
  if (asOf === undefined || asOf === null) return undefined;
  return { asOf, value: holdingAt(periods, instant(asOf))?.value ?? null };
}

function middle([first, second]: readonly SourcedPeriod[]): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  const half = (instant(first.from) + instant(second.from)) / 2;
  return `${new Date(Math.floor(half / 1000) * 1000).toISOString().slice(0, 19)}Z`;
}

function citable(scenario: Scenario, needed: readonly SourcedPeriod[]): ReadonlySet<string> {
  const told = new Set(needed.flatMap((one) => one.sources));
  const sessions = scenario.sessions.map((session) => sourceIdsOf(scenario, session));
  return new Set(sessions.filter((ids) => ids.some((id) => told.has(id))).flat());
}

const wasTakenBack = ({ statements = [] }: MemoryEvent): boolean =>
  statements.some((one) => one.kind === 'withdraws' || one.kind === 'forgets');

function withdrawnOf(scenario: Scenario, facts: readonly MemoryEvent[]): Truth['withdrawn'] {
  const said = facts.flatMap(({ statements = [] }) => statements);
  if (facts.length > 1 || said.some(({ kind }) => kind === 'forgets')) return undefined;
  return said.flatMap(({ kind, value, session_id: session, message_index: message }) =>
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
    // Told anew, a value is no longer one to be rid of.
    erased: [...new Set(erased)].filter((value) => gone.some((one) => one.value === value)),
  };
}
