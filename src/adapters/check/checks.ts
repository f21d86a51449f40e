import { Fault } from '../../errors/fault.ts';
import type { Clock } from '../../ports/ports.ts';
import type { Event } from '../../protocol/event.ts';
import { type Capability, INSPECTIONS, type ObserveResult, type QueryResult } from '../../protocol/reply.ts';
import type { Query } from '../../protocol/request.ts';
import type { CheckSession } from './session.ts';

/** Random, as in a run. */
const IDS = ['5a0c97b1e24fd683', 'c41f8e02d97ab356', '08be6d3fa1527c9e'] as const;

const scope = { project: 'atlas', domain: 'research' };

/** A fact, an unrelated remark, and an update of the fact. */
const EVENTS: readonly Event[] = [
  ['The nightly export of atlas runs at 02:00.', '2026-06-01T10:00:00Z'],
  ['Somebody said that the coffee was cold.', '2026-06-01T11:00:00Z'],
  ['The nightly export of atlas now runs at 04:00 instead.', '2026-06-02T09:00:00Z'],
].map(([text = '', timestamp = ''], at) => ({ source_id: IDS[at] ?? '', timestamp, kind: 'message', text, scope }));

const QUESTION: Query = {
  question: 'When does the nightly export of atlas run?',
  scope,
  allowed_actions: ['run_at_02_00', 'run_at_04_00', 'ask_user'],
};

/** Texts with line separators, quotes and characters of two UTF-16 units, and a long text. */
const ODD_EVENTS: readonly Event[] = [
  'A line\u2028separator, a paragraph\u2029separator and a line\nbreak.',
  '"Quotes", \\backslashes\\, {braces} and a \u0000 null.',
  'Zażółć gęślą jaźń, 记忆, ذاكرة, 🧠👩‍🚀.',
  'word '.repeat(50_000),
].map((text, at) => ({
  source_id: `${at}${'d3'.repeat(7)}f`,
  timestamp: '2026-06-03T09:00:00Z',
  kind: 'document',
  text,
}));

/** Some adapters fail only after a few events, as every task has. */
const HISTORY: readonly Event[] = Array.from({ length: 20 }, (_, at) => ({
  source_id: `${String(at).padStart(2, '0')}${'e7'.repeat(7)}`,
  timestamp: '2026-06-04T09:00:00Z',
  kind: 'message',
  text: `Desk ${at + 1} of the office is free from ${at + 1} June on.`,
}));

export interface Check {
  readonly id: string;
  /** The check whose failure would make this one fail, too, whatever the adapter does otherwise. Then it is not made. */
  readonly after?: string;
  /** The requirement that is checked. */
  readonly says: string;
  /**
   * @returns a finding to show, if any
   * @param renew ends the adapter's process, and starts it again
   * @throws Fault that says what is wrong
   */
  try(session: CheckSession, clock: Clock, renew: () => Promise<CheckSession>): Promise<string | Warning | undefined>;
}

/** Something that breaks no rule of the protocol, and that the adapter's author hardly wants. */
export interface Warning {
  readonly warning: string;
  readonly hint: string;
}

function must(condition: boolean, wrong: string, hint: string): void {
  if (!condition) throw new Fault('protocol.result', wrong, { hint });
}

const known = new Set(EVENTS.map(({ source_id }) => source_id));

/** Sessions that have stored only the events. Checks share them, because a reset may restart a server. */
const holding = new WeakSet<CheckSession>();

async function resetTo(session: CheckSession, events: readonly Event[]): Promise<ObserveResult | undefined> {
  holding.delete(session);
  await session.call('reset', {});
  if (events.length === 0) return undefined;
  const result = await session.ask('observe', { events });
  if (events === EVENTS) holding.add(session);
  return result;
}

export async function answerAnew(session: CheckSession): Promise<string> {
  const stored = await resetTo(session, EVENTS);
  return JSON.stringify([stored, await session.ask('query', QUESTION)]);
}

/**
 * The answers to several questions after one reset, which may restart a server. Several, because every second process has the same order
 * of a set of two ids. The last question matches all desks equally, which also shows an order of ties.
 */
async function answersAnew(session: CheckSession): Promise<string> {
  const answers: unknown[] = [await resetTo(session, [...EVENTS, ...HISTORY]), await session.ask('query', QUESTION)];
  for (const desk of ['desk 2', 'desk 7', 'desk 11', 'desk 16', 'which desk'])
    answers.push(await session.ask('query', { question: `From when on is ${desk} of the office free?` }));
  return JSON.stringify(answers);
}

export function mustRepeat(answer: string, before: string): void {
  must(
    answer === before,
    'The same history and question gave two answers.',
    'Often the store is late: await it before `observe` is answered. Otherwise remove the cause, such as a random number, the order of a set or a cache of answers, or leave `deterministic` out.',
  );
}

async function observeEvents(session: CheckSession): Promise<void> {
  if (!holding.has(session)) await resetTo(session, EVENTS);
}

const CITED_NONE: Warning = {
  warning: 'It cited no event, though two of the three events answer the question.',
  hint: 'Usual causes: a store that is not awaited, the wrong name of a field, or an adapter that always gives []. A run with no evidence at all can be valid, and passes almost nothing.',
};

const NEVER_ABSTAINS: Warning = {
  warning: 'It declares `abstain`, and did not abstain with nothing to remember.',
  hint: 'Give `abstain: true` where the memory knows too little, or do not declare it.',
};

/** How long a store that is late is waited for. */
const LATE_MS = 250;

/**
 * Asks for the last event of the history, if need be again a moment later. Only what the first answer lacked counts: the answers of a
 * system that is not deterministic may differ, too.
 */
async function lateStore(session: CheckSession): Promise<Warning | undefined> {
  const ask = async () =>
    (await session.ask('query', { question: `From when on is desk ${HISTORY.length} of the office free?` })).evidence;
  const asked = HISTORY.at(-1)?.source_id ?? '';
  const first = await ask();
  if (first.includes(asked)) return undefined;
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  const later = await ask();
  if (!later.includes(asked) && (first.length > 0 || later.length === 0)) return undefined;
  return {
    warning: 'It answered `observe` before the events could be found.',
    hint: `Await the store: the same question found more ${LATE_MS} ms later.`,
  };
}

/** Ordered by their dependencies. Checks that share the events follow each other. */
export const CHECKS: readonly Check[] = [
  {
    id: 'reset',
    says: 'answers reset with {}',
    async try(session) {
      const result = await session.call('reset', {});
      must(JSON.stringify(result) === '{}', `reset gave ${JSON.stringify(result)?.slice(0, 200)}.`, 'Give {}.');
      return undefined;
    },
  },
  {
    id: 'observe',
    says: 'takes events',
    async try(session) {
      const { capabilities } = session.declared;
      const written = (await resetTo(session, EVENTS))?.written;
      const declares = capabilities.includes('written');
      must(
        !declares || written !== undefined,
        'It declares `written`, and the result has no `written`.',
        'Give `written`, be it [].',
      );
      mustKnow(written ?? [], 'written');
      return declares ? `kept ${written?.length} of ${EVENTS.length}` : undefined;
    },
  },
  {
    id: 'query',
    says: 'answers a question with sources that it was shown',
    async try(session) {
      await observeEvents(session);
      const result = await session.ask('query', QUESTION);
      mustKnow(result.evidence, 'evidence');
      for (const capability of session.declared.capabilities) mustReturn(capability, result);
      const { action } = result;
      must(
        action === undefined || (QUESTION.allowed_actions ?? []).includes(action),
        `It chose the action ${JSON.stringify(action)}, which is not among those allowed.`,
        'Return one of `allowed_actions` unchanged.',
      );
      if (result.evidence.length === 0 && !result.memories?.length) return CITED_NONE;
      return `cited ${result.evidence.length} of ${EVENTS.length}`;
    },
  },
  {
    id: 'optional',
    says: 'takes a question without scope and actions, and with all fields',
    async try(session) {
      await observeEvents(session);
      await session.ask('query', { question: QUESTION.question });
      await session.ask('query', { ...QUESTION, as_of: '2026-06-01T12:00:00Z', token_budget: 100 });
      return undefined;
    },
  },
  {
    id: 'inspections',
    says: 'answers the inspection calls that it declares, and refuses the others with -32601',
    async try(session) {
      const { capabilities } = session.declared;
      await observeEvents(session);
      for (const method of INSPECTIONS) {
        const params = { fact: 'the hour of the nightly export of atlas', as_of: '2026-06-03T00:00:00Z' };
        if (capabilities.includes(method)) await session.ask(method, params);
        else await mustRefuse(session, method, params);
      }
      await mustRefuse(session, 'no_such_method', {});
      return undefined;
    },
  },
  {
    id: 'forgets',
    says: 'knows nothing after reset',
    async try(session) {
      await observeEvents(session);
      await resetTo(session, []);
      const { evidence, context, abstain } = await session.ask('query', QUESTION);
      must(
        evidence.every((id) => known.has(id)),
        'With nothing to remember, it cited a source id that it never got.',
        'Cite only ids that `observe` sent in this episode, and none if no source answers the question.',
      );
      must(
        evidence.length === 0 && !context?.includes('04:00'),
        'After reset it still knew what it had observed before.',
        'Drop events, indexes, caches and counters at reset: an id of another episode makes a run invalid.',
      );
      return session.declared.capabilities.includes('abstain') && !abstain ? NEVER_ABSTAINS : undefined;
    },
  },
  {
    id: 'deterministic',
    after: 'forgets',
    says: 'gives the same answers after a restart, if it declares `deterministic`',
    async try(session, _, renew) {
      if (session.declared.deterministic !== true) return 'it does not declare it';
      const before = await answersAnew(session);
      mustRepeat(await answersAnew(await renew()), before);
      return undefined;
    },
  },
  {
    id: 'texts',
    says: `takes every text, long ones, and ${ODD_EVENTS.length + HISTORY.length} events`,
    async try(session) {
      const odd = ODD_EVENTS.map(({ text, ...event }) => ({ ...event, text: text.slice(0, session.longestText) }));
      await resetTo(session, [...HISTORY, ...odd]);
      const warning = await lateStore(session);
      await session.ask('query', { question: 'What was said?' });
      return warning;
    },
  },
];

function mustKnow(ids: readonly string[], where: string): void {
  const strange = ids.find((id) => !known.has(id));
  must(
    strange === undefined,
    `\`${where}\` holds ${JSON.stringify(strange)}, which is not the id of an event.`,
    'Cite a source_id unchanged: do not trim, parse or invent one.',
  );
}

/** The capabilities that declare a field of a query's result. */
const FIELDS = ['context', 'memories', 'action', 'answer', 'confidence', 'usage'] as const;

function mustReturn(capability: Capability, result: QueryResult): void {
  const field = FIELDS.find((one) => one === capability);
  if (field === undefined || result.abstain) return;
  must(
    result[field] !== undefined,
    `It declares \`${field}\`, does not abstain, and gives no \`${field}\`.`,
    'What is declared is scored. Give the field, or do not declare it.',
  );
}

async function mustRefuse(session: CheckSession, method: string, params: object): Promise<void> {
  try {
    await session.call(method, params);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'adapter.error') {
      must(thrown.message.includes('-32601'), thrown.message, `Answer ${method} with error -32601, method not found.`);
      return;
    }
    throw thrown;
  }
  must(false, `It answered ${method}, which it does not declare.`, 'Answer it with error -32601, method not found.');
}
