import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Completion, Model } from '../ports/models.ts';
import type { Clock } from '../ports/ports.ts';
import type { Actor } from '../protocol/actor.ts';
import type { Event } from '../protocol/event.ts';
import type { ModelRecord } from '../protocol/reply.ts';
import type { Query } from '../protocol/request.ts';
import type { Choice } from '../suite/description.ts';
import { setupOf } from './answer-file.ts';
import type { Ledger } from './ledger.ts';
import { DECIDE_PROMPT, decideChat } from './prompts.ts';

/** What chooses actions and answers in place of the adapter. */
export type RunActor = { readonly kind: 'oracle' } | { readonly kind: 'model'; readonly model: Model };

export function actorRecord(actor: RunActor): Actor {
  if (actor.kind === 'oracle') return { kind: 'oracle' };
  return { kind: 'model', prompt: DECIDE_PROMPT, format: actor.model.settings.format };
}

/**
 * An actor's model as the manifest records it (CIB section 11.1).
 *
 * @param now ISO 8601; the day is recorded
 */
export function modelRecord(actor: RunActor, now: string): ModelRecord | undefined {
  return actor.kind === 'model' ? setupOf(actor.model, DECIDE_PROMPT, now).model : undefined;
}

export interface Decider {
  /**
   * @param events the events that the memory returned, as they were observed
   * @param place the query's place in the run, for the ledger
   * @returns the decision, or the fault `model.prompt` if the endpoint refuses this prompt
   */
  decide(query: Query, events: readonly Event[], place: string): Promise<TimedCompletion | Fault>;
}

interface TimedCompletion extends Completion {
  /** The time that the model took. Absent if an earlier process asked it. */
  readonly ms?: number;
}

/** Asks a model unless the ledger has the completion. Each completion is written to the ledger before it is used. */
export function deciderWith(model: Model, ledger: Ledger, clock: Clock, choices: readonly Choice[]): Decider {
  return {
    async decide(query, events, place) {
      const chat = decideChat(query, events, choices);
      const request = sha256(canonical(chat));
      const paid = ledger.paid(place, request);
      if (paid !== undefined) return paid;
      const before = clock.monotonic();
      const completion = await model.ask(chat).catch(promptFault);
      if (completion instanceof Fault) return completion;
      ledger.pay(place, request, completion);
      return { ...completion, ms: clock.monotonic() - before };
    },
  };
}

/** Returns the fault of a prompt that the endpoint refuses, and throws any other. */
function promptFault(thrown: unknown): Fault {
  if (thrown instanceof Fault && thrown.code === 'model.prompt') return thrown;
  throw thrown;
}
