import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import { promptOf } from '../../models/actor/prompt.ts';
import type { Ledger } from '../../models/asking/ledger.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Completion, Model } from '../../ports/models.ts';
import type { Event } from '../../protocol/event.ts';
import type { Query } from '../../protocol/request.ts';
import type { Choice } from '../../suite/description.ts';
import { schemaOf } from '../../verify/actor/decision.ts';

/** `ms` is absent where it was said before. */
interface Spoken extends Completion {
  readonly ms?: number;
}

/** What a model says to a question and what a memory returned on it. */
export interface Sayer {
  say(query: Query, events: readonly Event[], place: string): Promise<Spoken>;
}

interface Speaker {
  readonly model: Model;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly choices: readonly Choice[];
}

/** Asks what no earlier process asked, and writes each answer down before anything is made of it. */
export function sayer({ model, ledger, clock, choices }: Speaker): Sayer {
  return {
    async say(query, events, place) {
      const chat = { ...promptOf(query, events, choices), schema: schemaOf(query, choices) };
      const request = sha256(canonical(chat));
      const paid = ledger.paid(place, request);
      if (paid !== undefined) return paid;
      const before = clock.monotonic();
      const completion = await model.ask(chat);
      ledger.pay(place, request, completion);
      return { ...completion, ms: clock.monotonic() - before };
    },
  };
}
