import type { IncomingMessage } from 'node:http';
import type { Code } from '../../errors/codes.ts';
import { Fault } from '../../errors/fault.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Exchange, GatewaySettings, Phase, Route } from '../../evidence/exchange.ts';
import { TaskAccounts } from './accounts.ts';
import { withVectors } from './answer.ts';
import type { Call, Gateway, GatewayOptions, Upstream } from './contract.ts';
import { type Admitted, admit } from './fields.ts';
import { errorReply, Intake, isReturned, readObject, routeOf } from './intake.ts';
import { openServer, type Reply } from './server.ts';
import { streamed } from './stream.ts';

/** What belongs to one task: another one begins with none of it. */
interface TaskState {
  readonly task: string | null;
  readonly served: Map<string, number>;
  readonly accounts: TaskAccounts;
}

/**
 * Serves an adapter's calls of models.
 *
 * @throws Fault `gateway.listen` where the address cannot be had
 */
export async function openGateway(upstream: Upstream, options: GatewayOptions): Promise<Gateway> {
  const { settings, clock } = upstream;
  const key = 'key' in options.listen ? sha256(`Bearer ${options.listen.key}`) : undefined;
  const closing = new AbortController();
  const signal = AbortSignal.any(upstream.signal ? [upstream.signal, closing.signal] : [closing.signal]);
  const intake = new Intake();
  const begin = (task: string | null): TaskState => ({ task, served: new Map(), accounts: new TaskAccounts(clock) });
  let state = begin(null);
  let phase: Phase = 'start';
  let failure: { readonly thrown: unknown } | undefined;

  /** Counts a call where the adapter was when it made it. */
  async function handle(request: IncomingMessage, send: (reply: Reply) => Promise<boolean>): Promise<void> {
    const { task, served, accounts } = state;
    const asked = phase;
    const refuse = (code: Code, message: string) => {
      accounts.failed(code);
      return send(errorReply(code, message));
    };
    try {
      await intake.with(request, async (body) => {
        if (key !== undefined && sha256(request.headers.authorization ?? '') !== key)
          throw new Fault(
            'gateway.key',
            'The key is not that of this run. It is in OPENAI_API_KEY of the environment.',
          );
        const route = routeOf(request);
        if (route === 'models') return void (await send(json(modelsOf(settings))));
        const wanted = admit(route, readObject(request, body), settings);
        const call: Call = {
          ...{ task, phase: asked, route, request: wanted.request, served, signal },
          waiting: (work) => accounts.waiting(asked, work),
          missed: (miss) => accounts.missed(miss),
        };
        await upstream.answer(call, async (reply, replayed) => {
          if ('code' in reply) return refuse(reply.code, reply.message);
          const taken = await send(replyOf(route, wanted, reply.answer));
          if (taken) accounts.answered(asked, reply.usage, replayed);
          return taken;
        });
      });
    } catch (thrown) {
      if (isReturned(thrown)) await refuse(thrown.code, thrown.message);
      else {
        failure ??= { thrown };
        await refuse('internal', 'The gateway failed.');
      }
    }
  }

  const server = await openServer(options, { handle, refused: (code) => state.accounts.failed(code) });
  const unlessFailed = () => {
    if (failure !== undefined) throw failure.thrown;
  };
  return {
    address: server.address,
    enter(place) {
      unlessFailed();
      if (place.task !== state.task) state = begin(place.task);
      phase = place.phase;
    },
    accounts() {
      unlessFailed();
      return state.accounts.read();
    },
    async close() {
      closing.abort();
      await server.close();
    },
  };
}

function json(value: unknown): Reply {
  const body = JSON.stringify(value);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return { headers, body: [body] };
}

function modelsOf({ model, embeddings }: GatewaySettings) {
  const ids = embeddings === null || embeddings === model ? [model] : [model, embeddings];
  return { object: 'list', data: ids.map((id) => ({ id, object: 'model', created: 0, owned_by: 'gateway' })) };
}

type Answer = Extract<Exchange['reply'], { answer: unknown }>['answer'];

/** @throws Fault `gateway.answer` for what a forged tape may have */
function replyOf(route: Route, { stream, usage, base64 }: Admitted, answer: Answer): Reply {
  try {
    if (!stream) return json(route === 'embeddings' && !base64 ? withVectors(answer) : answer);
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
    return { headers, body: [...streamed(route, answer, usage)] };
  } catch (cause) {
    throw new Fault('gateway.answer', 'What the tape has is no answer to this request.', { cause });
  }
}
