import { Fault } from '../../errors/fault.ts';
import { type Exchange, type GatewaySettings, MODEL_SETTINGS, type Route } from '../../evidence/exchange.ts';
import type { Clock } from '../../ports/ports.ts';
import { formatBytes, formatInteger } from '../../text/numbers.ts';
import { type Endpoint, openAsk, type RequestBody } from './ask.ts';
import type { Miss } from './call-statistics.ts';
import { type Key, TapeIndex } from './tape-index.ts';

export interface UpstreamOptions {
  readonly settings: GatewaySettings;
  /** Absent in a replay. A request that is not on the tape is then refused with `gateway.miss`. */
  readonly endpoint?: Endpoint | undefined;
  /**
   * Earlier exchanges: those of the run that is replayed, or those of an earlier process of this run, which count towards the
   * budget. A task that is started again gets the same replies as before, including failures of the endpoint.
   */
  readonly tape: readonly Exchange[];
  /** Records an exchange with the endpoint before its answer is delivered. If it throws, the call fails. */
  readonly record?: ((exchange: Exchange) => void) | undefined;
  /** The limits of the run. Calls that were sent before a limit was reached are still answered. */
  readonly budget: { readonly calls: number; readonly tokens: number; readonly tapeBytes: number };
  readonly clock: Clock;
  /** Called every ten seconds while a call waits, with the seconds in which no call was answered. */
  readonly waiting?: ((seconds: number) => void) | undefined;
  /** Ends every call at once when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** The source of answers for all gateways of a run: the tape for requests that it has, the endpoint for the others. */
export type Upstream = Awaited<ReturnType<typeof openUpstream>>;

export interface Call extends Pick<Exchange, 'task' | 'phase' | 'question' | 'route'> {
  /** The request that is sent to the endpoint. */
  readonly request: RequestBody;
  /** The number of answered requests by key, for one task of a gateway. */
  readonly served: Map<string, number>;
  /** The keys of the requests whose last answer the adapter did not take, for one task of a gateway. */
  readonly untaken: Set<string>;
  /** The calls that have no answer yet, with their keys, for one task of a gateway. */
  readonly open: Map<Call, string>;
  /** Whether the client has closed the connection. */
  hungUp(): boolean;
  /** Aborted when the gateway closes, and when the run is stopped. */
  readonly signal: AbortSignal;
  /** Begins a time in which the adapter waits for the gateway. Returns the function that ends it. */
  wait(): () => void;
  missed(miss: Miss): void;
}

/**
 * Members that are new in every answer. Asking a model again cannot confirm them, so a replay does not deliver them: on a forged tape
 * they could tell the adapter anything.
 */
export const NEW: ReadonlySet<string> = new Set(['id', 'call_id', 'created', 'created_at', 'model']);

/** What a replay puts in their place, and back into requests that repeat an id. */
function replacements(settings: GatewaySettings) {
  const recorded = new Map<unknown, unknown>();
  const replaced = (name: string, old: unknown, route: Route) => {
    if (name === 'model') return settings[MODEL_SETTINGS[route]];
    if (name.startsWith('created')) return 0;
    const id = `replayed-id-${recorded.size + 1}`;
    recorded.set(id, old);
    return id;
  };
  const mapped = <T>(value: T, map: (name: string, member: unknown) => unknown): T =>
    JSON.parse(JSON.stringify(value, map));
  return {
    delivered: (reply: Exchange['reply'], route: Route): Exchange['reply'] =>
      mapped(reply, (name, member) => (NEW.has(name) ? replaced(name, member, route) : member)),
    // A system may also write an id into a prompt.
    asRecorded: (request: RequestBody): RequestBody =>
      mapped(request, (_, member) => {
        if (recorded.has(member) || typeof member !== 'string') return recorded.get(member) ?? member;
        return member.replace(/replayed-id-\d+/g, (id) => String(recorded.get(id) ?? id));
      }),
  };
}

/** The number of misses of a run for which the nearest request on the tape is searched. */
const MOST_DESCRIBED = 20;
const NOT_COMPARED = `not looked for: ${MOST_DESCRIBED} requests were missed before`;

/** Opens the source of answers for the gateways of a run. */
export async function openUpstream(options: UpstreamOptions) {
  const { settings, endpoint, tape, record, budget, clock, waiting = () => {}, signal } = options;
  const ask = endpoint && (await openAsk(endpoint, waiting));
  const today = () => clock.now().slice(0, 10);
  const index = new TapeIndex(tape, today());
  const replay = ask === undefined ? replacements(settings) : undefined;
  const oneAtATime = queuesByKey();
  const spending = new Spending(budget, ask === undefined ? [] : tape);
  const answered = new Set(tape.flatMap(({ route, reply }) => ('answer' in reply ? [MODEL_SETTINGS[route]] : [])));
  let missed = 0;
  /** The failure that ends the run. Each further call would wait as long for another. */
  let down: Exchange['reply'] | undefined;

  async function askFor(call: Call, key: Key, ordinal: number): Promise<Exchange['reply']> {
    const { task, phase, question, route, request } = call;
    if (ask === undefined) throw missedBy(call, key, ordinal);
    if (down !== undefined) return down;
    spending.beginCall();
    const asking: Promise<Exchange['reply']> = ask(route, request, call.signal, (send) => spending.unlessSpent(send));
    const reply = await asking;
    if ('code' in reply && reply.code === 'gateway.unavailable') down = reply;
    const context = { task, phase, ...(question !== undefined && { question }), day: today(), route };
    const exchange: Exchange = { ...context, request: JSON.stringify(request), reply };
    record?.(exchange);
    spending.addToTape(exchange);
    index.add(key, exchange);
    return reply;
  }

  function missedBy(call: Call, key: Key, ordinal: number): Fault {
    const { task, route } = call;
    missed += 1;
    // The search takes long, and nobody reads a thousand results.
    const nearest = missed > MOST_DESCRIBED ? NOT_COMPARED : index.nearest(call, key);
    call.missed({ task, route, ordinal: ordinal + 1, key: key.key, nearest });
    // Without the key, a digest from which the adapter could find out its task.
    const which = `${route}, number ${ordinal + 1} of its kind`;
    return new Fault('gateway.miss', `This request is not on the replayed tape (${which}).`);
  }

  return {
    settings,
    clock,
    signal,
    /** Why the run may not ask the model any more; undefined as long as it may. */
    spent: (): Fault | undefined => spending.refusal,
    /** Whether the model of this route has ever answered in this run. A replay asks none. */
    hasAnswered: (route: Route): boolean => ask === undefined || answered.has(MODEL_SETTINGS[route]),
    /**
     * Gets the answer to a call of a gateway and delivers it. Equal calls are answered one after another.
     *
     * @param deliver calls `handedOver` when it has begun to send the reply, and returns whether the caller took it: an adapter could take
     * it slowly, or let an equal call wait until then
     * @throws Fault `gateway.miss`, `gateway.budget` or `gateway.closed`; whatever `record` throws
     */
    answer(made: Call, deliver: (reply: Exchange['reply'], handedOver: () => void) => Promise<boolean>): Promise<void> {
      const call = replay ? { ...made, request: replay.asRecorded(made.request) } : made;
      const key = index.keyOf(call);
      call.open.set(call, key.key);
      return oneAtATime(key.key, async () => {
        const ended = call.wait();
        try {
          const ordinal = call.served.get(key.key) ?? 0;
          const reply = index.find(key, ordinal) ?? (await askFor(call, key, ordinal));
          const delivered = await deliver(replay?.delivered(reply, call.route) ?? reply, ended);
          if (delivered) {
            if ('answer' in reply) answered.add(MODEL_SETTINGS[call.route]);
            call.served.set(key.key, ordinal + 1);
            call.untaken.delete(key.key);
          } else if ('answer' in reply && !call.signal.aborted) {
            // It is kept for the next equal request, such as a client's next try.
            call.untaken.add(key.key);
          }
        } finally {
          call.open.delete(call);
          ended();
        }
      });
    },
  };
}

const LARGER = `If the adapter needs more, give a larger --gateway-budget.
With --resume, a run keeps the answers so far and does not pay for them again.`;
const FEWER = 'Measure fewer tasks, by --limit or --family.';
const SHORTER = `Most of a long tape is vectors: ask for fewer \`dimensions\`, or compute embeddings inside the container. Larger batches do not help.
${FEWER} Such a run is partial and has no rank.`;

/** What a run has used of its budget. Its methods throw the Fault `gateway.budget`. */
class Spending {
  /** The first fault that was thrown. */
  refusal: Fault | undefined;
  readonly #budget: UpstreamOptions['budget'];
  #calls: number;
  #tokens = 0;
  #tapeBytes = 0;

  /** @param earlier the exchanges of an earlier process of this run */
  constructor(budget: UpstreamOptions['budget'], earlier: readonly Exchange[]) {
    this.#budget = budget;
    this.#calls = earlier.length;
    for (const exchange of earlier) {
      this.#count(exchange.reply);
      this.addToTape(exchange);
    }
  }

  beginCall(): void {
    const { calls, tapeBytes } = this.#budget;
    if (this.#calls >= calls) this.#refuse(`This run has used all of its ${formatInteger(calls)} model calls.`, FEWER);
    if (this.#tapeBytes >= tapeBytes)
      this.#refuse(`The tape of this run has reached its limit of ${formatBytes(tapeBytes)}.`, SHORTER);
    this.#requireTokens();
    this.#calls += 1;
  }

  /** A request may have waited for its turn, so what the requests before it used is looked at then. */
  async unlessSpent(send: () => Promise<Exchange['reply']>): Promise<Exchange['reply']> {
    this.#requireTokens();
    const reply = await send();
    this.#count(reply);
    return reply;
  }

  #requireTokens(): void {
    const { tokens } = this.#budget;
    if (this.#tokens >= tokens) this.#refuse(`This run has used all of its ${formatInteger(tokens)} tokens.`, LARGER);
  }

  #refuse(message: string, hint: string): never {
    this.refusal ??= new Fault('gateway.budget', message, { hint });
    throw this.refusal;
  }

  addToTape(exchange: Exchange): void {
    // With its line feed. The line on the tape is as long, with its members in another order.
    this.#tapeBytes += Buffer.byteLength(JSON.stringify(exchange)) + 1;
  }

  #count(reply: Exchange['reply']): void {
    if ('answer' in reply) this.#tokens += reply.usage.input_tokens + reply.usage.output_tokens;
  }
}

/** Handles calls with equal keys one after another, so that their ordinals are in the order of the tape. */
function queuesByKey() {
  const last = new Map<string, Promise<void>>();
  return async (key: string, work: () => Promise<void>): Promise<void> => {
    const before = last.get(key);
    const turn = (before ?? Promise.resolve()).then(work);
    const ended = turn.catch(() => {});
    last.set(key, ended);
    try {
      await turn;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}
