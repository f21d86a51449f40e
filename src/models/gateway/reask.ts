import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Exchange, GatewaySettings } from '../../evidence/exchange.ts';
import type { Reasked } from '../../evidence/receipt.ts';
import { formatInteger } from '../../text/numbers.ts';
import { type Endpoint, openAsk } from './ask.ts';
import { admit } from './fields.ts';
import { NEW } from './upstream.ts';

export interface Sample {
  readonly endpoint: Endpoint;
  /** The settings of the calls: those of the tape, which name the model. */
  readonly settings: GatewaySettings;
  /** The number of exchanges that are asked again. All, if the tape has fewer. */
  readonly count: number;
  /** No exchange is asked again when this many tokens are used. */
  readonly tokens: number;
  /** Drawn after the tape was submitted, so that nobody can prepare for the sample. */
  readonly seed: string;
  readonly signal: AbortSignal;
  readonly waiting?: ((seconds: number) => void) | undefined;
}

/** The result of asking again. If it ended early, the result so far, and why: the endpoint failed, or the tokens are used. */
export type Reasking = Reasked & {
  readonly failure?:
    | Extract<Exchange['reply'], { code: unknown }>
    | { readonly code: 'model.budget'; readonly message: string };
};

/** The largest number of differing positions that are listed. */
const MOST_NAMED = 20;

/**
 * Sends a seeded sample of a tape's requests to an endpoint, one after another, and compares the answers. Ends at the first
 * call that the endpoint fails, and when the tokens are used: the submitter chose how long the requests are.
 */
export async function reask(tape: readonly Exchange[], sample: Sample): Promise<Reasking> {
  const { endpoint, settings, seed, signal, waiting = () => {} } = sample;
  const ask = await openAsk(endpoint, waiting);
  // Errors too: a replay delivers them, so that which calls have failed may be forged as well.
  const drawn = tape
    .map((exchange, at) => ({ at, exchange, order: sha256(`${seed} ${at}`) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, sample.count);
  const differing: number[] = [];
  let asked = 0;
  let used = 0;
  const found = (): Reasked => ({
    seed,
    answers: tape.length,
    sample: drawn.length,
    asked,
    same: asked - differing.length,
    differing: differing.slice(0, MOST_NAMED).sort((a, b) => a - b),
  });
  for (const { at, exchange } of drawn) {
    const { route, reply } = exchange;
    if (used >= sample.tokens) {
      const limit = `the limit is ${formatInteger(sample.tokens)}`;
      const message = `These calls used ${formatInteger(used)} tokens, and ${limit}. Run again with a smaller --reask.`;
      return { ...found(), failure: { code: 'model.budget', message } };
    }
    const request = requestOf(exchange, settings);
    // A request that no gateway would send is not sent, because its cost and effect are unknown.
    const again = request && (await ask(route, request, signal));
    if (again && 'code' in again && !('code' in reply && reply.code === again.code))
      return { ...found(), failure: again };
    asked += 1;
    used += again && 'usage' in again ? again.usage.input_tokens + again.usage.output_tokens : 0;
    if (again === undefined || comparable(again) !== comparable(reply)) differing.push(at + 1);
  }
  return found();
}

/**
 * The request of an exchange. Undefined if a gateway with these settings would not send it: then the tape was not made with
 * them.
 */
function requestOf({ route, request }: Exchange, settings: GatewaySettings) {
  const literal = JSON.parse(request) as Record<string, unknown>;
  try {
    const { store: _, encoding_format: __, ...body } = literal;
    const { request: admitted } = admit(route, body, settings);
    return canonical(admitted) === canonical(literal) ? literal : undefined;
  } catch {
    return undefined;
  }
}

/** The content of a reply without the members that are new in every answer. */
function comparable(reply: Exchange['reply']): string {
  if ('code' in reply) return canonical(reply);
  const { answer, usage } = reply;
  return canonical(JSON.parse(JSON.stringify([answer, usage], (name, value) => (NEW.has(name) ? undefined : value))));
}
