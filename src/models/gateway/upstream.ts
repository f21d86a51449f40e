import { Fault } from '../../errors/fault.ts';
import type { Exchange } from '../../evidence/exchange.ts';
import { openAsk } from './ask.ts';
import type { Call, Upstream, UpstreamOptions } from './contract.ts';
import { type Key, TapeIndex } from './tape-index.ts';

/** The number of misses of a run for which the nearest request on the tape is searched. */
const MOST_DESCRIBED = 20;
const NOT_COMPARED = `not looked for: ${MOST_DESCRIBED} requests were missed before`;

/** Opens the source of answers for the gateways of a run. */
export async function openUpstream(options: UpstreamOptions): Promise<Upstream> {
  const { settings, endpoint, tape, record, budget, clock, waiting = () => {}, signal } = options;
  const ask = endpoint && (await openAsk(endpoint, waiting));
  const today = () => clock.now().slice(0, 10);
  const index = new TapeIndex(tape, today());
  const inTurn = turns();
  const spent = { calls: 0, tokens: 0 };
  let missed = 0;
  const count = (reply: Exchange['reply']) => {
    if ('answer' in reply) spent.tokens += reply.usage.input_tokens + reply.usage.output_tokens;
  };
  if (ask !== undefined) {
    spent.calls = tape.length;
    for (const { reply } of tape) count(reply);
  }

  async function askFor(call: Call, key: Key, ordinal: number): Promise<Exchange['reply']> {
    const { task, phase, question, route, request } = call;
    if (ask === undefined) {
      missed += 1;
      // The search takes long, and nobody reads a thousand results.
      const nearest = missed > MOST_DESCRIBED ? NOT_COMPARED : index.nearest(call, key);
      call.missed({ task, route, ordinal: ordinal + 1, key: key.key, nearest });
      const which = `${route}, ${key.key.slice(0, 12)}, number ${ordinal + 1} of its kind`;
      throw new Fault('gateway.miss', `This request is not on the replayed tape (${which}).`);
    }
    if (spent.calls >= budget.calls)
      throw new Fault('gateway.budget', `This run has used all of its ${budget.calls} model calls.`);
    if (spent.tokens >= budget.tokens)
      throw new Fault('gateway.budget', `This run has used all of its ${budget.tokens} tokens.`);
    spent.calls += 1;
    const reply = await call.waiting(() => ask(route, request, call.signal));
    count(reply);
    const context = { task, phase, ...(question !== undefined && { question }), day: today(), route };
    const exchange: Exchange = { ...context, request: JSON.stringify(request), reply };
    record?.(exchange);
    index.add(key, exchange);
    return reply;
  }

  return {
    settings,
    clock,
    signal,
    spent: () => ({ ...spent }),
    answer(call, deliver) {
      const key = index.keyOf(call);
      return inTurn(key.key, async () => {
        const ordinal = call.served.get(key.key) ?? 0;
        const recorded = index.find(key, ordinal);
        const delivered = await deliver(recorded ?? (await askFor(call, key, ordinal)), recorded !== undefined);
        // A reply that was not taken is kept for the next equal request.
        if (delivered) call.served.set(key.key, ordinal + 1);
      });
    },
  };
}

/** Handles calls with equal keys one after another, so that their ordinals are in the order of the tape. */
function turns() {
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
