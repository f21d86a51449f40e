import type { Answered } from '../../adapters/session.ts';
import type { Sealed } from '../../evidence/seal.ts';
import { Shown } from '../../models/actor/shown.ts';
import type { Actor } from '../../protocol/actor.ts';
import { onlyDeclared } from '../../protocol/declared.ts';
import type { Event } from '../../protocol/event.ts';
import type { Capability, QueryResult, Reply } from '../../protocol/reply.ts';
import type { Query } from '../../protocol/request.ts';
import { type Asked, choose } from '../../verify/actor/choose.ts';
import type { Sayer } from './sayer.ts';

interface Agent {
  readonly actor: Actor;
  /** Asks the model; a perfect agent needs none. */
  readonly sayer: Sayer | undefined;
  /** What the memory declared by itself. */
  readonly own: ReadonlySet<Capability>;
}

type Episode = Omit<Asked, 'query' | 'sealed'> & { readonly sealed: Sealed };

/** One episode's replies with the actor's choices in the place of the memory's own. */
export async function act({ actor, sayer, own }: Agent, episode: Episode, answered: Answered): Promise<Answered> {
  const shown = new Shown();
  const replies: Reply[] = [];
  const faults: Record<string, number> = { ...answered.faults };
  const latencies = [...answered.latencies];
  for (const [i, raw] of answered.replies.entries()) {
    const step = episode.sealed.steps[i];
    const reply = onlyDeclared(raw, own);
    if (step?.method === 'observe') shown.add((JSON.parse(step.params) as { events: Event[] }).events);
    const result = step?.method === 'query' ? resultOf(reply) : undefined;
    if (step === undefined || result === undefined) {
      replies.push(reply);
      continue;
    }
    const query = JSON.parse(step.params) as Query;
    const { evidence: retrieved, context, flags, usage } = result;
    const said = await sayer?.say(query, shown.of(retrieved), `${episode.sealed.id}/${i}`);
    if (said?.ms !== undefined) latencies.push(['model', said.ms]);
    // A memory that has tokens billed takes no model.
    const billed = said?.usage ?? usage;
    const kept = {
      ...(context !== undefined && { context }),
      ...(flags !== undefined && { flags }),
      ...(billed !== undefined && { usage: billed }),
    };
    const acted = { retrieved, ...(said && { said: said.text }) };
    const { reply: chosen, slips } = choose(actor, acted, kept, { ...episode, query });
    for (const slip of slips) faults[slip] = (faults[slip] ?? 0) + 1;
    replies.push(chosen);
  }
  return { replies, faults, latencies, error: answered.error };
}

function resultOf(reply: Reply): QueryResult | undefined {
  if ('fault' in reply || 'skipped' in reply || reply.method !== 'query') return undefined;
  return (reply as Extract<Reply, { result: QueryResult; acted?: unknown }>).result;
}
