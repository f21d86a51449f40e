import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Exchange, GatewaySettings } from '../../evidence/exchange.ts';
import type { Reasked } from '../../evidence/receipt.ts';
import { openAsk } from './ask.ts';
import type { Endpoint } from './contract.ts';
import { admit } from './fields.ts';

export interface Sample {
  readonly endpoint: Endpoint;
  /** How a call is asked: those of the tape, which names the model. */
  readonly settings: GatewaySettings;
  /** How many exchanges are asked again; all where the tape has fewer. */
  readonly count: number;
  /** Drawn after the tape was submitted, so that nobody can prepare for it. */
  readonly seed: string;
  readonly signal: AbortSignal;
  readonly waiting?: ((seconds: number) => void) | undefined;
}

/** What asking again came to; where the endpoint failed, what was found until then, and how it failed. */
export type Reasking = Reasked & { readonly failure?: Extract<Exchange['reply'], { code: unknown }> };

/** The places that are named, of those whose answers differ. */
const MOST_NAMED = 20;

/**
 * Asks an endpoint a seeded sample of what a tape's model was asked, one exchange after another, and compares the answers. It
 * ends with the first call that the endpoint fails.
 */
export async function reask(tape: readonly Exchange[], sample: Sample): Promise<Reasking> {
  const { endpoint, settings, seed, signal, waiting = () => {} } = sample;
  const ask = await openAsk(endpoint, waiting);
  const answered = [...tape.entries()].filter(([, { reply }]) => 'answer' in reply);
  const drawn = answered
    .map(([at, exchange]) => ({ at, exchange, order: sha256(`${seed} ${at}`) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, sample.count);
  const differing: number[] = [];
  let asked = 0;
  const found = (): Reasked => ({
    seed,
    answers: answered.length,
    sample: drawn.length,
    asked,
    same: asked - differing.length,
    differing: differing.slice(0, MOST_NAMED).sort((a, b) => a - b),
  });
  for (const { at, exchange } of drawn) {
    const { route, reply } = exchange;
    const request = requestOf(exchange, settings);
    // A gateway does not send it: nobody is asked what it would cost, or do.
    const again = request && (await ask(route, request, signal));
    if (again && !('answer' in again)) return { ...found(), failure: again };
    asked += 1;
    if (again === undefined || said(again) !== said(reply)) differing.push(at + 1);
  }
  return found();
}

/** What is asked; undefined where a gateway with these settings does not ask that, so that the tape is not one of its. */
function requestOf({ route, request }: Exchange, settings: GatewaySettings) {
  const literal = JSON.parse(request) as Record<string, unknown>;
  try {
    const { store: _, encoding_format: __, ...given } = literal;
    const { request: admitted } = admit(route, given, settings);
    return canonical(admitted) === canonical(literal) ? literal : undefined;
  } catch {
    return undefined;
  }
}

/** Members that are new in every answer, and what the endpoint says of itself. */
const NEW = new Set(['id', 'call_id', 'created', 'created_at', 'model', 'usage']);

/** What an answer says, whatever is new in every one. */
function said(reply: Exchange['reply']): string {
  const answer = 'answer' in reply ? reply.answer : null;
  return canonical(JSON.parse(JSON.stringify(answer, (name, value) => (NEW.has(name) ? undefined : value))));
}
