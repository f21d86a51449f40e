import { Fault } from '../../errors/fault.ts';
import { type Capability, INSPECTIONS, type InitializeResult, type QueryResult } from '../../protocol/reply.ts';
import { EVENTS, ODD_EVENTS, QUESTION } from './story.ts';
import type { Talk } from './talk.ts';

/** What an adapter must do, tried in a session that has begun. It holds where nothing is thrown. */
export interface Check {
  readonly id: string;
  readonly says: string;
  /** A word on what was found, where there is one. */
  try(talk: Talk, declared: InitializeResult): Promise<string | undefined>;
}

/** Throws what is wrong, and what to do. */
function must(held: boolean, wrong: string, hint: string): void {
  if (!held) throw new Fault('protocol.result', wrong, { hint });
}

const known = new Set(EVENTS.map(({ source_id }) => source_id));

async function told(talk: Talk): Promise<void> {
  await talk.call('reset', {});
  await talk.ask('observe', { events: EVENTS });
}

/** In the order in which they build on each other. */
export const CHECKS: readonly Check[] = [
  {
    id: 'reset',
    says: 'answers reset with {}',
    async try(talk) {
      const result = await talk.call('reset', {});
      must(JSON.stringify(result) === '{}', `reset gave ${JSON.stringify(result)?.slice(0, 200)}.`, 'Give {}.');
      return undefined;
    },
  },
  {
    id: 'observe',
    says: 'takes events',
    async try(talk, { capabilities }) {
      await talk.call('reset', {});
      const { written } = await talk.ask('observe', { events: EVENTS });
      const declares = capabilities.includes('written');
      must(
        !declares || written !== undefined,
        'It declares `written` and says nothing of it.',
        'Give `written`, be it [].',
      );
      mustKnow(written ?? [], 'written');
      return declares ? `kept ${written?.length} of ${EVENTS.length}` : undefined;
    },
  },
  {
    id: 'query',
    says: 'answers a question with sources that it was shown',
    async try(talk, declared) {
      await told(talk);
      const result = await talk.ask('query', QUESTION);
      mustKnow(result.evidence, 'evidence');
      for (const capability of declared.capabilities) mustSay(capability, result);
      const { action } = result;
      must(
        action === undefined || (QUESTION.allowed_actions ?? []).includes(action),
        `It chose the action ${JSON.stringify(action)}, which is not among those allowed.`,
        'Choose one of `allowed_actions`, as it stands there.',
      );
      if (result.evidence.length === 0) return 'it cited nothing, though two of three events bear on it';
      return `cited ${result.evidence.length} of ${EVENTS.length}`;
    },
  },
  {
    id: 'forgets',
    says: 'knows nothing after reset',
    async try(talk) {
      await told(talk);
      await talk.call('reset', {});
      const { evidence, context } = await talk.ask('query', QUESTION);
      must(
        evidence.length === 0 && !context?.includes('04:00'),
        'After reset it still knew what it was told before.',
        'Drop events, indexes, caches and counters at reset: an id of another episode makes a run invalid.',
      );
      return undefined;
    },
  },
  {
    id: 'texts',
    says: 'takes every text, and long ones',
    async try(talk) {
      await talk.call('reset', {});
      await talk.ask('observe', { events: ODD_EVENTS });
      await talk.ask('query', { question: 'What was said?' });
      return undefined;
    },
  },
  {
    id: 'optional',
    says: 'takes a question without scope and actions, and with all fields',
    async try(talk) {
      await told(talk);
      await talk.ask('query', { question: QUESTION.question });
      await talk.ask('query', { ...QUESTION, as_of: '2026-06-01T12:00:00Z', token_budget: 100 });
      return undefined;
    },
  },
  {
    id: 'inspections',
    says: 'answers the inspection calls that it declares, and refuses the others with -32601',
    async try(talk, { capabilities }) {
      await told(talk);
      for (const method of INSPECTIONS) {
        const params = { fact: 'the hour of the nightly export of atlas', as_of: '2026-06-03T00:00:00Z' };
        if (capabilities.includes(method)) await talk.ask(method, params);
        else await mustRefuse(talk, method, params);
      }
      await mustRefuse(talk, 'no_such_method', {});
      return undefined;
    },
  },
  {
    id: 'deterministic',
    says: 'says the same to the same twice, if it declares itself deterministic',
    async try(talk, { deterministic }) {
      if (deterministic !== true) return 'it does not';
      const answers: string[] = [];
      for (const _ of [1, 2]) {
        await told(talk);
        answers.push(JSON.stringify(await talk.ask('query', QUESTION)));
      }
      must(answers[0] === answers[1], 'The same history and question gave two answers.', 'Leave `deterministic` out.');
      return undefined;
    },
  },
];

function mustKnow(ids: readonly string[], where: string): void {
  const strange = ids.find((id) => !known.has(id));
  must(
    strange === undefined,
    `\`${where}\` holds ${JSON.stringify(strange)}, which is the id of no event.`,
    'Cite a source_id unchanged: do not trim, parse or invent one.',
  );
}

/** Fields of a query's result that go with a capability. */
const FIELDS: Partial<Record<Capability, keyof QueryResult>> = {
  context: 'context',
  action: 'action',
  answer: 'answer',
  usage: 'usage',
};

function mustSay(capability: Capability, result: QueryResult): void {
  const field = FIELDS[capability];
  if (field === undefined || result.abstain) return;
  must(
    result[field] !== undefined,
    `It declares \`${capability}\`, does not abstain, and gives no \`${field}\`.`,
    'What is declared is scored. Give the field, or do not declare it.',
  );
}

async function mustRefuse(talk: Talk, method: string, params: object): Promise<void> {
  try {
    await talk.call(method, params);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'adapter.error') {
      must(thrown.message.includes('-32601'), thrown.message, `Answer ${method} with error -32601, method not found.`);
      return;
    }
    throw thrown;
  }
  must(false, `It answered ${method}, which it does not declare.`, 'Answer it with error -32601, method not found.');
}
