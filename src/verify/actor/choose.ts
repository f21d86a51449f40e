import { canonical } from '../../evidence/canonical.ts';
import type { Sealed } from '../../evidence/seal.ts';
import type { Actor } from '../../protocol/actor.ts';
import type { Acted, QueryResult, Reply } from '../../protocol/reply.ts';
import type { Query, Step } from '../../protocol/request.ts';
import type { Suite, Task } from '../../suite/suite.ts';
import { decided, type Slip } from './decision.ts';

/** A question as it was put to a memory, and what it belongs to. */
export interface AskedQuestion {
  readonly suite: Suite;
  readonly task: Task;
  readonly key: string;
  readonly sealed: Pick<Sealed, 'open'>;
  readonly query: Query;
}

/** What a memory returned beside what it cites, as it goes on into the reply. */
type Kept = Pick<QueryResult, 'context' | 'flags' | 'usage'>;

type Chosen = {
  readonly reply: Extract<Reply, { method: 'query'; result: QueryResult } | { method: 'query'; acted: Acted }>;
  readonly slips: readonly Slip[];
};

/** The reply that follows from what the memory returned and, of a model, from its words: for the run and for who checks it. */
export function choose(actor: Actor, acted: Acted, kept: Kept, asked: AskedQuestion): Chosen {
  return actor.kind === 'oracle' ? perfect(acted, kept, asked) : ofModel(acted, kept, asked);
}

/** A perfect agent cites what it was given: it is the memory's evidence that is on trial. */
function perfect(acted: Acted, kept: Kept, { suite, task, key, sealed, query }: AskedQuestion): Chosen {
  const retrieved: Reply = { method: 'query', result: { ...kept, evidence: acted.retrieved } };
  const opened = sealed.open(retrieved);
  const { action, answer, abstain } = suite.decide?.(task, key, (opened as typeof retrieved).result as QueryResult) ?? {
    abstain: true,
  };
  const choices = suite.description.choices;
  const may = (choice: 'action' | 'answer') => choices.includes(choice);
  return {
    reply: {
      method: 'query',
      result: {
        ...kept,
        evidence: acted.retrieved,
        ...(may('action') && action !== undefined && query.allowed_actions && { action }),
        ...(may('answer') && answer !== undefined && { answer }),
        abstain,
      },
      acted,
    },
    slips: [],
  };
}

function ofModel(acted: Acted, kept: Kept, { suite, query }: AskedQuestion): Chosen {
  const decision = decided(acted, query, suite.description.choices);
  if (typeof decision === 'string') {
    const billed = kept.usage && { usage: kept.usage };
    return { reply: { method: 'query', fault: decision, acted, ...billed }, slips: [] };
  }
  const { result, slips } = decision;
  return { reply: { method: 'query', result: { ...kept, ...result }, acted }, slips };
}

/** Whether a reply is what its actor makes of what it records. What is not, in words; undefined where it is. */
export function unlikeActor(
  actor: Actor | undefined,
  step: Step | undefined,
  reply: Reply,
  of: Omit<AskedQuestion, 'query'>,
): string | undefined {
  if ('skipped' in reply || reply.method !== 'query' || step?.method !== 'query') return undefined;
  const acted = 'acted' in reply ? reply.acted : undefined;
  // A fault of the memory: no actor was asked.
  if ('fault' in reply && acted === undefined) return undefined;
  if (actor === undefined) return acted === undefined ? undefined : 'an actor spoke, and the manifest names none';
  if (acted === undefined) return 'the actor is not on record';
  if (!('fault' in reply) && actor.kind === 'model' && acted.said === undefined)
    return 'what the model said is not on record';
  const { context, flags, usage }: Kept = 'result' in reply ? reply.result : 'acted' in reply ? reply : {};
  const kept = {
    ...(context !== undefined && { context }),
    ...(flags !== undefined && { flags }),
    ...(usage !== undefined && { usage }),
  };
  const again = choose(actor, acted, kept, { ...of, query: step.params });
  return canonical(again.reply) === canonical(reply) ? undefined : 'it does not follow from what the actor said';
}
