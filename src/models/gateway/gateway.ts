import type { IncomingMessage } from 'node:http';
import type { Code } from '../../errors/codes.ts';
import { Fault } from '../../errors/fault.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Exchange, GatewaySettings, Phase, Route } from '../../evidence/exchange.ts';
import { PROMPT_REFUSED } from '../client.ts';
import { withVectors } from './answer.ts';
import { CallStatistics } from './call-statistics.ts';
import { type Admitted, admit } from './fields.ts';
import { errorReply, Intake, isReturned, meantRoute, readObject, routeOf } from './intake.ts';
import { type GatewayOptions, openServer, type Reply } from './server.ts';
import { streamed } from './stream.ts';
import type { Call, Upstream } from './upstream.ts';

/**
 * An OpenAI-compatible server for one adapter: `/v1/` with `chat/completions`, `embeddings`, `responses` and `models`. Any
 * other request gets a named error.
 */
export type Gateway = Awaited<ReturnType<typeof openGateway>>;

/** What the adapter is doing now. Its calls are counted there, and recorded on the tape under this task. */
interface Activity {
  /**
   * The same in every run of the dataset, whatever its nonce, and different for every episode of a task and every arm, such as
   * `native/12/0`.
   */
  readonly task: string;
  readonly phase: Exclude<Phase, 'start'>;
  /** As in an exchange. */
  readonly question?: number | undefined;
}

/** The state of one task. Another task starts with a new one. */
interface TaskState {
  readonly task: string | null;
  readonly served: Map<string, number>;
  readonly untaken: Call['untaken'];
  readonly open: Call['open'];
  readonly statistics: CallStatistics;
}

/** What the adapter was doing when it made a call. */
interface CallContext {
  readonly state: TaskState;
  readonly activity: { readonly phase: Phase; readonly question?: number | undefined };
}

/** Delivers a reply. The result is whether the adapter took it. */
type Send = (reply: Reply) => Promise<boolean>;
type Refuse = (code: Code, message: string) => Promise<boolean>;

/**
 * Serves the model calls of an adapter.
 *
 * @throws Fault `gateway.listen` if the address is not available
 */
export async function openGateway(upstream: Upstream, options: GatewayOptions) {
  const { clock } = upstream;
  const closing = new AbortController();
  const signal = AbortSignal.any(upstream.signal ? [upstream.signal, closing.signal] : [closing.signal]);
  const intake = new Intake();
  const answerCall = callAnswerer(upstream, options, signal);
  const begin = (task: string | null): TaskState => ({
    task,
    served: new Map(),
    untaken: new Set(),
    open: new Map(),
    statistics: new CallStatistics(clock),
  });
  let state = begin(null);
  let activity: CallContext['activity'] = { phase: 'start' };
  let failure: { readonly thrown: unknown } | undefined;

  /** Handles a call. It counts for the task and phase in which the adapter made it. */
  async function handle(request: IncomingMessage, send: Send, hungUp: () => boolean): Promise<void> {
    const context = { state, activity };
    const { statistics } = state;
    const refuse: Refuse = (code, message) => {
      statistics.failed(code, message);
      return send(errorReply(code, message));
    };
    try {
      await intake.with(request, (body) => {
        // Not while the request arrives, which an adapter may send slowly. Until it is looked up, it is read and checked at once.
        const checked = statistics.wait();
        const answering = answerCall(request, body, context, { send, refuse, hungUp });
        checked();
        return answering;
      });
    } catch (thrown) {
      if (isReturned(thrown)) {
        const route = meantRoute(request, thrown.code, upstream.settings);
        if (route !== undefined) statistics.refusals.set(route, `${thrown.code}: ${thrown.message}`);
        await refuse(thrown.code, thrown.message);
      } else {
        failure ??= { thrown };
        await refuse('internal', 'The gateway failed.');
      }
    }
  }

  const server = await openServer(options, { handle, refused: (code) => state.statistics.failed(code) });
  const unlessFailed = () => {
    if (failure !== undefined) throw failure.thrown;
  };
  return {
    /** The path of the socket, or the base URL, such as `http://127.0.0.1:40123/v1`. */
    address: server.address,
    /**
     * Sets what the adapter is doing from now on. Another task starts new statistics and new ordinals. Before the first task,
     * calls count for the adapter's start.
     *
     * @throws the failure that kept an exchange from being recorded, such as a full disk, after which the run cannot continue
     */
    enter({ task, ...next }: Activity): void {
      unlessFailed();
      if (task !== state.task) state = begin(task);
      activity = next;
    },
    /**
     * The calls since the current task was entered, or since the start before the first task.
     *
     * @throws as `enter` does
     */
    statistics(): Pick<CallStatistics, 'waitedMs' | 'errors' | 'misses' | 'unavailable' | 'lastError'> & {
      /** Why a model that was asked has answered no call of the run so far. */
      readonly neverAnswered: string | undefined;
      /** Why the run may not ask the model any more. */
      readonly spent: Fault | undefined;
    } {
      unlessFailed();
      const { waitedMs, misses, unavailable, refusals, ...told } = state.statistics;
      const gone = [...state.open].filter(([call]) => call.hungUp());
      // A call of the same key that still waits is the client's next try.
      const waiting = new Set([...state.open].flatMap(([call, key]) => (call.hungUp() ? [] : [key])));
      const untaken = [...state.untaken, ...gone.map(([, key]) => key)].filter((key) => !waiting.has(key));
      const lost = new Set(untaken).size;
      const errors = { ...told.errors, ...(lost > 0 && { 'gateway.untaken': lost }) };
      const lastError = told.lastError ?? (lost > 0 ? UNTAKEN : undefined);
      const failed = new Map([...gone.map(([{ route }]) => [route, UNTAKEN_WHY] as const), ...refusals]);
      const [, neverAnswered] = [...failed].find(([route]) => !upstream.hasAnswered(route)) ?? [];
      const spent = upstream.spent();
      return { waitedMs, errors, misses: [...misses], unavailable, lastError, neverAnswered, spent };
    },
    /** Ends every call and connection, and removes the socket. */
    async close(): Promise<void> {
      closing.abort();
      await server.close();
    },
  };
}

/** Makes the function that checks a call, gets its answer and sends it. It throws a Fault if the call is refused. */
function callAnswerer(upstream: Upstream, { listen }: GatewayOptions, signal: AbortSignal) {
  const { settings } = upstream;
  const key = 'key' in listen ? sha256(`Bearer ${listen.key}`) : undefined;
  return async (
    request: IncomingMessage,
    body: Buffer,
    { state: { task, served, untaken, open, statistics }, activity: { phase, question } }: CallContext,
    { send, refuse, hungUp }: { readonly send: Send; readonly refuse: Refuse } & Pick<Call, 'hungUp'>,
  ): Promise<void> => {
    if (key !== undefined && sha256(request.headers.authorization ?? '') !== key)
      throw new Fault(
        'gateway.key',
        'The header Authorization does not have the key in the environment variable OPENAI_API_KEY, as `Bearer KEY`.',
      );
    const listed = request.method === 'GET' ? listedAt(request.url, settings) : undefined;
    if (listed !== undefined) return void (await send(json(listed)));
    const route = routeOf(request);
    const admitted = admit(route, readObject(request, body), settings);
    const call: Call = {
      task,
      phase,
      question,
      route,
      request: admitted.request,
      served,
      untaken,
      open,
      signal,
      hungUp,
      wait: () => statistics.wait(),
      missed: (miss) => statistics.missed(miss),
    };
    await upstream.answer(call, async (reply, handedOver) => {
      // Another prompt may be short enough. Whether one was is known at the end of the run.
      if ('code' in reply && !PROMPT_REFUSED.test(reply.message)) statistics.refusals.set(route, reply.message);
      const taken = 'code' in reply ? refuse(reply.code, reply.message) : send(replyOf(route, admitted, reply.answer));
      handedOver();
      if ((await taken) || signal.aborted) return taken;
      if ('answer' in reply) statistics.refusals.set(route, UNTAKEN_WHY);
      return false;
    });
  };
}

const UNTAKEN =
  'The adapter’s client closed the connection before it had the answer. Give it no timeout shorter than nine times --gateway-seconds.';
const UNTAKEN_WHY = `gateway.untaken: ${UNTAKEN}`;

function json(value: unknown): Reply {
  const body = JSON.stringify(value);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return { headers, body: [body] };
}

const MODELS = '/v1/models';

/** The list of the models, or one of them, which some clients ask for at their start. Undefined at any other address. */
function listedAt(url = '', { model, embeddings }: GatewaySettings) {
  const ids = embeddings === null || embeddings === model ? [model] : [model, embeddings];
  const data = ids.map((id) => ({ id, object: 'model', created: 0, owned_by: 'gateway' }));
  if (url === MODELS) return { object: 'list', data };
  // Some clients encode the characters of names such as `org/small:1b`.
  const plain = url.replace(/%2f/gi, '/').replace(/%3a/gi, ':');
  return data.find(({ id }) => plain === `${MODELS}/${id}`);
}

type Answer = Extract<Exchange['reply'], { answer: unknown }>['answer'];

/** @throws Fault `gateway.answer` if the answer on a forged tape is malformed */
function replyOf(route: Route, { stream, usage, base64 }: Admitted, answer: Answer): Reply {
  try {
    if (!stream) return json(route === 'embeddings' && !base64 ? withVectors(answer) : answer);
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
    return { headers, body: [...streamed(route, answer, usage)] };
  } catch (cause) {
    throw new Fault('gateway.answer', 'The answer on the tape is not valid for this request.', { cause });
  }
}
