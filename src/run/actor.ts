import { excerpt } from '../adapters/message.ts';
import type { SessionAnswer } from '../adapters/session.ts';
import { Fault } from '../errors/fault.ts';
import type { Sealed } from '../evidence/seal.ts';
import { actorRecord, type Decider, deciderWith, modelRecord, type RunActor } from '../models/actor.ts';
import type { Ledger } from '../models/ledger.ts';
import type { Clock } from '../ports/ports.ts';
import type { Actor } from '../protocol/actor.ts';
import { onlyDeclared } from '../protocol/declared.ts';
import type { Event } from '../protocol/event.ts';
import type { Capability, QueryResult, Reply } from '../protocol/reply.ts';
import type { Query } from '../protocol/request.ts';
import type { Suite } from '../suite/suite.ts';
import { type AskedQuestion, choose, unchangedOf } from '../verify/actor/choose.ts';
import { declaredWithActor as declaredWith } from '../verify/actor/declaration.ts';
import type { SystemUnderTest } from './system-under-test.ts';

interface ActorContext {
  readonly suite: Suite;
  readonly clock: Clock;
  readonly ledger: Ledger;
}

/** The system with an actor that chooses actions and answers from what the system returns. */
export function withActor(
  system: SystemUnderTest,
  actor: RunActor,
  { suite, clock, ledger }: ActorContext,
): SystemUnderTest {
  const { id, choices } = suite.description;
  if (actor.kind === 'oracle' && suite.decide === undefined) {
    throw new Fault('actor.unmeasured', `Suite ${id} does not support --actor oracle.`, { hint: 'Leave --actor out.' });
  }
  const record = actorRecord(actor);
  const model = modelRecord(actor, clock.now());
  const decider = actor.kind === 'model' ? deciderWith(actor.model, ledger, clock, choices) : undefined;
  return {
    ...system,
    describe(declared) {
      const described = system.describe(declared);
      return { ...described, name: declared.name, reads_labels: described.reads_labels || actor.kind === 'oracle' };
    },
    async open(signal) {
      const started = await system.open(signal);
      const { capabilities } = started.declared;
      if (actor.kind === 'model' && (started.declared.model !== undefined || capabilities.includes('usage'))) {
        await started.close();
        throw new Fault('usage', 'The adapter uses a model of its own, but a run records only one model.', {
          hint: 'Leave --actor out, or use an adapter without a model.',
        });
      }
      const agent = { record, decider, own: new Set(capabilities) };
      return {
        declared: declaredWith(started.declared, record, model, choices),
        get broken() {
          return started.broken;
        },
        answer: async (sealed, key, begun, task) =>
          act(agent, { suite, task, key, sealed }, await started.answer(sealed, key, begun, task)),
        close: () => started.close(),
      };
    },
  };
}

interface Agent {
  readonly record: Actor;
  /** Absent for a perfect agent. */
  readonly decider: Decider | undefined;
  /** The capabilities that the memory itself declared. */
  readonly own: ReadonlySet<Capability>;
}

type Episode = Omit<AskedQuestion, 'query' | 'sealed'> & { readonly sealed: Sealed };

/** An episode's replies with the actor's choices in place of the memory's own. */
async function act({ record, decider, own }: Agent, episode: Episode, answered: SessionAnswer): Promise<SessionAnswer> {
  const observed = new Map<string, Event>();
  const replies: Reply[] = [];
  const faults: Record<string, number> = { ...answered.faults };
  const latencies = [...answered.latencies];
  let error = answered.error;
  for (const [i, raw] of answered.replies.entries()) {
    const step = episode.sealed.steps[i];
    const reply = onlyDeclared(raw, own);
    if (step?.method === 'observe') {
      for (const event of (JSON.parse(step.params) as { events: Event[] }).events) observed.set(event.source_id, event);
    }
    const result = step?.method === 'query' ? resultOf(reply) : undefined;
    if (step === undefined || result === undefined) {
      replies.push(reply);
      continue;
    }
    const query = JSON.parse(step.params) as Query;
    const { evidence: retrieved, usage } = result;
    const cited = new Set(retrieved);
    // In order of observation: the order of the ids carries no information.
    const events = [...observed.values()].filter(({ source_id }) => cited.has(source_id));
    const decision = await decider?.decide(query, events, `${episode.sealed.id}/${i}`);
    const completion = decision instanceof Fault ? undefined : decision;
    if (completion?.ms !== undefined) latencies.push(['model', completion.ms]);
    // A memory that reports its own usage cannot run with a model as actor, so there is at most one usage.
    const billed = completion?.usage ?? usage;
    const kept = unchangedOf({ ...result, usage: billed });
    const acted = { retrieved, ...(completion && { said: completion.text }) };
    const { reply: chosen, slips } = choose(record, acted, kept, { ...episode, query });
    if ('fault' in chosen) error ??= decision instanceof Fault ? decision : malformed(acted.said);
    for (const slip of slips) faults[slip] = (faults[slip] ?? 0) + 1;
    replies.push(chosen);
  }
  return { replies, faults, latencies, error };
}

function malformed(reply = ''): Fault {
  return new Fault('model.malformed', `The model’s answer is not the requested JSON object: ${excerpt(reply)}`, {
    hint: 'If the answer was cut off, raise --max-output-tokens. --response-format json_schema makes the endpoint enforce the form.',
  });
}

function resultOf(reply: Reply): QueryResult | undefined {
  if ('fault' in reply || 'skipped' in reply || reply.method !== 'query') return undefined;
  return (reply as Extract<Reply, { result: QueryResult; acted?: unknown }>).result;
}
