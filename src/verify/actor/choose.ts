import { canonical } from '../../evidence/canonical.ts';
import type { Sealing } from '../../evidence/seal.ts';
import type { Actor } from '../../protocol/actor.ts';
import type { Acted, QueryResult, Reply } from '../../protocol/reply.ts';
import type { Query, Step } from '../../protocol/request.ts';
import type { Suite, Task } from '../../suite/suite.ts';
import { readDecision, type Slip } from './decision.ts';

/** A question to a memory, with its suite, task and episode. */
export interface AskedQuestion {
  readonly suite: Suite;
  readonly task: Task;
  readonly key: string;
  readonly sealed: Pick<Sealing, 'open'>;
  readonly query: Query;
}

/** The fields of a memory's result that go into the reply unchanged. */
type Unchanged = Pick<QueryResult, 'context' | 'flags' | 'usage'>;

export const unchangedOf = ({ context, flags, usage }: Unchanged): Unchanged => ({
  ...(context !== undefined && { context }),
  ...(flags !== undefined && { flags }),
  ...(usage !== undefined && { usage }),
});

type Chosen = {
  readonly reply: Extract<Reply, { method: 'query'; result: QueryResult } | { method: 'query'; acted: Acted }>;
  readonly slips: readonly Slip[];
};

/** The reply that follows from what the memory returned and from the model's answer. Used by the run and by its verification. */
export function choose(actor: Actor, acted: Acted, kept: Unchanged, question: AskedQuestion): Chosen {
  return actor.kind === 'oracle' ? choiceOfPerfectAgent(acted, kept, question) : choiceOfModel(acted, kept, question);
}

/** A perfect agent cites everything that the memory returned, since the memory's evidence is what is measured. */
function choiceOfPerfectAgent(
  acted: Acted,
  kept: Unchanged,
  { suite, task, key, sealed, query }: AskedQuestion,
): Chosen {
  const retrieved: Reply = { method: 'query', result: { ...kept, evidence: acted.retrieved } };
  const opened = sealed.open(retrieved);
  const { action, answer, abstain } = suite.decide?.(task, key, (opened as typeof retrieved).result as QueryResult) ?? {
    abstain: true,
  };
  const choices = suite.description.choices;
  const canChoose = (choice: 'action' | 'answer') => choices.includes(choice);
  return {
    reply: {
      method: 'query',
      result: {
        ...kept,
        evidence: acted.retrieved,
        ...(canChoose('action') && action !== undefined && query.allowed_actions && { action }),
        ...(canChoose('answer') && answer !== undefined && { answer }),
        abstain,
      },
      acted,
    },
    slips: [],
  };
}

function choiceOfModel(acted: Acted, kept: Unchanged, { suite, query }: AskedQuestion): Chosen {
  const decision = readDecision(acted, query, suite.description.choices);
  if (typeof decision === 'string') {
    const billed = kept.usage && { usage: kept.usage };
    return { reply: { method: 'query', fault: decision, acted, ...billed }, slips: [] };
  }
  const { result, slips } = decision;
  return { reply: { method: 'query', result: { ...kept, ...result }, acted }, slips };
}

/** Checks that a reply follows from what it records of the actor. Returns the problem in words; undefined if there is none. */
export function actorProblem(
  actor: Actor | undefined,
  step: Step | undefined,
  reply: Reply,
  of: Omit<AskedQuestion, 'query'>,
): string | undefined {
  if ('skipped' in reply || reply.method !== 'query' || step?.method !== 'query') return undefined;
  const acted = 'acted' in reply ? reply.acted : undefined;
  // The memory failed, so the actor was not asked.
  if ('fault' in reply && acted === undefined) return undefined;
  if (actor === undefined)
    return acted === undefined ? undefined : 'the reply has the record of an actor, but the manifest has no actor';
  if (acted === undefined) return 'the record of the actor is missing';
  if (!('fault' in reply) && actor.kind === 'model' && acted.said === undefined) return 'the model’s answer is missing';
  const kept = unchangedOf('result' in reply ? reply.result : 'acted' in reply ? reply : {});
  const again = choose(actor, acted, kept, { ...of, query: step.params });
  return canonical(again.reply) === canonical(reply)
    ? undefined
    : 'the reply does not follow from the record of the actor';
}
