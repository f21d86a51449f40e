import * as z from 'zod';
import type { Code } from '../errors/codes.ts';
import { Fault } from '../errors/fault.ts';
import type { Limits } from '../evidence/limits.ts';
import { FIRST } from '../evidence/schema-check.ts';
import type { Sealed } from '../evidence/seal.ts';
import type { Clock, Progress } from '../ports/ports.ts';
import { PROTOCOL } from '../protocol/constants.ts';
import { INSPECTIONS, InitializeResult, type Inspection, RESULTS, type Reply } from '../protocol/reply.ts';
import { namesHint } from '../text/nearest.ts';
import { type Launched, MOST_WAITED, requireModel } from './launch.ts';
import { clip, excerpt } from './message.ts';
import { Peer } from './peer.ts';

/** The replies of one episode as the transcript records them, with the ids that the adapter saw. */
export interface SessionAnswer {
  readonly replies: readonly Reply[];
  readonly faults: Readonly<Record<string, number>>;
  /** Milliseconds of each call. */
  readonly latencies: readonly [method: string, ms: number][];
  /** The fault that ended the episode. */
  readonly error?: Fault | undefined;
}

/** A started adapter, which answers one episode after another until it breaks. */
export interface Session {
  readonly declared: InitializeResult;
  /** True after a timeout or the adapter's end: the session must be closed, and a new one started. */
  readonly broken: boolean;
  /**
   * @param key the episode's id for the gateway, the same in each run on the same data
   * @param begun called when the episode's events are sent, so that the caller can work in the meantime
   */
  answer(sealed: Sealed, key: string, begun?: () => void): Promise<SessionAnswer>;
  close(): Promise<void>;
}

const Reset = z.strictObject({});
const CLOSE_MS = 2_000;

/** Faults after which the process can take the next call. */
const SESSION_CONTINUES_AFTER: readonly Code[] = ['adapter.error', 'protocol.json', 'protocol.utf8', 'protocol.frame'];

export interface SessionOptions {
  readonly suite: { readonly id: string; readonly version: string };
  readonly limits: Limits;
  readonly clock: Clock;
  /** Aborted to stop the adapter at once. */
  readonly signal?: AbortSignal | undefined;
}

/** Makes the function that closes a session. Only its first call does; an abort is one, too. */
export function closerOf(
  { ended }: Pick<Peer, 'ended'>,
  signal: AbortSignal | undefined,
  end: () => Promise<void>,
): () => Promise<void> {
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= end();
    return closing;
  };
  // An error is reported by the `close` that is awaited.
  const stop = () => void close().catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  void ended.then(() => signal?.removeEventListener('abort', stop));
  if (signal?.aborted) stop();
  return close;
}

/** A start that takes longer is announced. */
const QUIET_MS = 3_000;

/** Where a slow start was announced: each restart would repeat it. */
const announced = new WeakSet<Progress>();

/** Says once that an adapter takes long to start, since nothing else is shown until it answers or the time is over. */
export async function announceStart<T>(opened: Promise<T>, seconds: number, progress: Progress): Promise<T> {
  const timer = setTimeout(() => {
    if (!announced.has(progress)) progress.step(`waiting for the answer to initialize, up to ${seconds} s`);
    announced.add(progress);
  }, QUIET_MS);
  return opened.finally(() => clearTimeout(timer));
}

/** Initializes a started adapter; stops it if that fails. */
export async function openSession(launched: Launched, options: SessionOptions): Promise<Session> {
  const { limits, clock, signal } = options;
  const peer = new Peer(launched, limits, clock);
  let broken = false;
  void peer.ended.then(() => {
    broken = true;
  });

  let isClosing = false;
  const close = closerOf(peer, signal, async () => {
    isClosing = true;
    if (!broken && !peer.busy) await peer.call('shutdown', '{}', CLOSE_MS).catch(() => {});
    broken = true;
    launched.child.stdin.end();
    await launched.end();
  });

  const ask: Ask = async (schema, method, params, milliseconds) => {
    // Only one call may be pending. A call during `shutdown` would never settle.
    if (isClosing) throw new Fault('adapter.exit', 'The adapter was stopped.');
    let result: unknown;
    try {
      result = await peer.call(method, params, milliseconds);
    } catch (thrown) {
      // After a timeout the adapter's state is unknown. After an error or a malformed line it still reads calls.
      broken ||= peer.over || !(thrown instanceof Fault && SESSION_CONTINUES_AFTER.includes(thrown.code));
      throw thrown;
    }
    return checkResult(schema, method, result);
  };

  const declared = await initialize(launched, options, { ask, close, requireModel });
  return {
    declared,
    get broken() {
      return broken;
    },
    close,
    answer: (sealed, key, begun = () => {}) =>
      runEpisode({ peer, ask, gateway: launched.gateway, clock, declared, limits }, { sealed, key, begun }),
  };
}

interface Initializing {
  readonly ask: Ask;
  readonly close: () => Promise<void>;
  /** Throws if the adapter's model is at fault. */
  readonly requireModel: typeof requireModel;
}

/** Initializes an adapter; closes the session if that fails. */
export async function initialize(
  { gateway }: Launched,
  { suite, limits: { line_bytes, episode_seconds, start_seconds } }: SessionOptions,
  { ask, close, requireModel }: Initializing,
): Promise<InitializeResult> {
  const models = gateway && { models: gateway.models };
  const params = JSON.stringify({ protocol: PROTOCOL, suite, limits: { line_bytes, episode_seconds }, ...models });
  try {
    // If the adapter cannot start because its model does not answer, the fault is not the adapter's.
    return await ask(InitializeResult, 'initialize', params, start_seconds * 1000).finally(() => requireModel(gateway));
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

/** Makes a call and checks its result against the schema. */
export type Ask = <T>(schema: z.ZodType<T>, method: string, params: string, milliseconds: number) => Promise<T>;

interface EpisodeSession {
  readonly peer: Peer;
  readonly ask: Ask;
  readonly gateway: Launched['gateway'];
  readonly clock: Clock;
  readonly declared: InitializeResult;
  readonly limits: Limits;
}

interface EpisodeRequest {
  readonly sealed: Sealed;
  readonly key: string;
  readonly begun: () => void;
}

/**
 * Makes the calls of one episode, until one fails.
 *
 * @throws Fault `model.unavailable`, `model.refused` or `model.budget` if the adapter's model cannot be asked: then the run cannot continue
 */
async function runEpisode(session: EpisodeSession, { sealed, key, begun }: EpisodeRequest): Promise<SessionAnswer> {
  const { peer, ask, gateway, clock, declared, limits } = session;
  const replies: Reply[] = [];
  const timer = new EpisodeTimer(clock, gateway, limits.episode_seconds * 1000);
  let method = 'reset';
  let error: Fault | undefined;
  gateway?.during(key, 'write');
  const questions = sealed.steps.filter((step) => step.method !== 'observe');
  try {
    await ask(Reset, 'reset', '{}', timer.left);
    for (const step of sealed.steps) {
      if (isInspection(step.method) && !declared.capabilities.includes(step.method)) {
        replies.push({ method: step.method, skipped: true });
        continue;
      }
      timer.ended(method);
      method = step.method;
      const isWrite = step.method === 'observe';
      if (isWrite) gateway?.during(key, 'write');
      else gateway?.during(key, 'query', questions.length > 1 ? questions.indexOf(step) : undefined);
      const schema: z.ZodType = RESULTS[step.method];
      const asking = ask(schema, method, step.params, Math.max(1, timer.left));
      // Only while events are stored, because work during a query would count as time of the query.
      if (isWrite) begun();
      replies.push({ method, result: await asking } as Reply);
    }
    timer.ended(method);
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    error = thrown;
    replies.push({ method, fault: thrown.code });
  }
  const latencies = timer.endEpisode();
  requireModel(gateway);
  const { errors = {} } = gateway?.statistics() ?? {};
  return { replies, faults: { ...peer.endEpisode(), ...errors }, latencies, error };
}

/** The times of an episode's calls. The time that the adapter's model takes does not count as the adapter's. */
class EpisodeTimer {
  readonly #clock: Clock;
  readonly #gateway: Launched['gateway'];
  readonly #started: number;
  readonly #milliseconds: number;
  readonly #deadline: number;
  readonly #latencies: [method: string, ms: number][] = [];
  /** When the last call ended. */
  #before: number;
  /** The time until then in which a call waited for the model. */
  #waited = 0;

  constructor(clock: Clock, gateway: Launched['gateway'], milliseconds: number) {
    this.#clock = clock;
    this.#gateway = gateway;
    this.#started = clock.monotonic();
    this.#before = this.#started;
    this.#milliseconds = milliseconds;
    this.#deadline = this.#started + milliseconds;
  }

  /** The milliseconds that the adapter had left when the last call ended. */
  get left(): number {
    return this.#deadline + Math.min(this.#waited, MOST_WAITED * this.#milliseconds) - this.#before;
  }

  /** Records the time since the last call ended as that of a call. */
  ended(method: string): void {
    const now = this.#clock.monotonic();
    const waited = (this.#gateway?.statistics().waitedMs ?? 0) - this.#waited;
    this.#waited += waited;
    this.#latencies.push([method, Math.max(0, now - this.#before - waited)]);
    if (waited > 0) this.#latencies.push(['gateway', waited]);
    this.#before = now;
  }

  /** Records the time of the whole episode. */
  endEpisode(): SessionAnswer['latencies'] {
    this.#latencies.push(['episode', this.#clock.monotonic() - this.#started]);
    return this.#latencies;
  }
}

function isInspection(method: string): method is Inspection {
  return (INSPECTIONS as readonly string[]).includes(method);
}

/** @throws Fault `protocol.result`, or `protocol.version` for another version of the protocol */
export function checkResult<T>(schema: z.ZodType<T>, method: string, result: unknown): T {
  const parsed = schema.safeParse(result, { ...FIRST, reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = ['result', ...(issue?.path ?? [])].join('.');
  const given = issue?.input;
  const value = typeof given === 'string' ? excerpt(given, 40) : typeof given === 'number' ? given : undefined;
  const is = value === undefined ? '' : ` is ${value}`;
  const isName = issue?.code === 'invalid_value' && issue.values.every((one) => typeof one === 'string');
  const names = isName && typeof given === 'string' ? issue.values.map(String) : undefined;
  const what = clip(`${path}${is}: ${names ? 'there is no such name' : (issue?.message ?? 'invalid')}`);
  const code = method === 'initialize' && issue?.path[0] === 'protocol' ? 'protocol.version' : 'protocol.result';
  const more = [names && namesHint(String(given), names), valueHint(schema, result, issue?.path ?? [], given)];
  throw new Fault(code, `The result of ${method} does not follow the protocol: ${what}.`, {
    hint: [...more, 'See docs/protocol.md for the fields of each result. Unknown fields are refused.']
      .filter(Boolean)
      .join(' '),
  });
}

/** What to do about a value that a language makes by itself: null for none, and {} for a promise. */
function valueHint(
  schema: z.ZodType,
  result: unknown,
  path: readonly PropertyKey[],
  given: unknown,
): string | undefined {
  if (given === null && path.length === 1 && typeof result === 'object') {
    const left = schema.safeParse({ ...result, [path[0] ?? '']: undefined }, FIRST).error?.issues[0];
    return left?.path[0] === path[0] ? undefined : 'Leave the field out if it has no value.';
  }
  const isEmpty = (value: unknown) => JSON.stringify(value) === '{}';
  return isEmpty(given) || (isEmpty(result) && given === undefined)
    ? 'In JavaScript, a Promise without `await` becomes {}.'
    : undefined;
}
