import * as z from 'zod';
import type { Code } from '../errors/codes.ts';
import { Fault } from '../errors/fault.ts';
import type { Limits } from '../evidence/limits.ts';
import type { Sealed } from '../evidence/seal.ts';
import type { Clock } from '../ports/ports.ts';
import { PROTOCOL } from '../protocol/constants.ts';
import { INSPECTIONS, InitializeResult, type Inspection, RESULTS, type Reply } from '../protocol/reply.ts';
import type { Launched } from './launch.ts';
import { clip } from './message.ts';
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

interface SessionOptions {
  readonly suite: { readonly id: string; readonly version: string };
  readonly limits: Limits;
  readonly clock: Clock;
  /** Aborted to stop the adapter at once. */
  readonly signal?: AbortSignal | undefined;
}

/** Initializes a started adapter; stops it if that fails. */
export async function openSession(launched: Launched, options: SessionOptions): Promise<Session> {
  const { limits, suite, clock, signal } = options;
  const peer = new Peer(launched, limits, clock);
  let broken = false;
  void peer.ended.then(() => {
    broken = true;
  });

  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= (async () => {
      if (!broken && !peer.busy) await peer.call('shutdown', '{}', CLOSE_MS).catch(() => {});
      broken = true;
      launched.child.stdin.end();
      await launched.end();
    })();
    return closing;
  };
  // An error is reported by the `close` that is awaited.
  const stop = () => void close().catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  void peer.ended.then(() => signal?.removeEventListener('abort', stop));
  if (signal?.aborted) stop();

  const ask = async <T>(schema: z.ZodType<T>, method: string, params: string, milliseconds: number): Promise<T> => {
    // Only one call may be pending. A call during `shutdown` would never settle.
    if (closing !== undefined) throw new Fault('adapter.exit', 'The adapter was stopped.');
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

  let declared: InitializeResult;
  try {
    const params = initializeParams(suite, limits, launched.gateway);
    declared = await ask(InitializeResult, 'initialize', params, limits.start_seconds * 1000);
  } catch (thrown) {
    await close();
    throw thrown;
  }

  return {
    declared,
    get broken() {
      return broken;
    },
    close,
    async answer(sealed, key, begun) {
      const replies: Reply[] = [];
      const latencies: [string, number][] = [];
      const started = clock.monotonic();
      const deadline = started + limits.episode_seconds * 1000;
      let called = 'reset';
      let before = started;
      let error: Fault | undefined;
      const { gateway } = launched;
      let waitedBefore = 0;
      gateway?.during(key, 'write');
      const questions = sealed.steps.filter((step) => step.method !== 'observe');
      const lap = () => {
        const now = clock.monotonic();
        // The adapter's time, without the time that its model took.
        const waited = (gateway?.statistics().waitedMs ?? 0) - waitedBefore;
        waitedBefore += waited;
        latencies.push([called, Math.max(0, now - before - waited)]);
        if (waited > 0) latencies.push(['gateway', waited]);
        before = now;
        return deadline + waitedBefore - now;
      };
      try {
        await ask(Reset, 'reset', '{}', deadline - started);
        for (const step of sealed.steps) {
          const { method } = step;
          if (isInspection(method) && !declared.capabilities.includes(method)) {
            replies.push({ method, skipped: true });
            continue;
          }
          const left = lap();
          called = method;
          if (method === 'observe') gateway?.during(key, 'write');
          else gateway?.during(key, 'query', questions.length > 1 ? questions.indexOf(step) : undefined);
          const schema: z.ZodType = RESULTS[method];
          const asking = ask(schema, method, step.params, Math.max(1, left));
          // Only while events are stored, because work during a query would count as time of the query.
          if (method === 'observe') begun?.();
          replies.push({ method, result: await asking } as Reply);
        }
        lap();
      } catch (thrown) {
        if (!(thrown instanceof Fault)) throw thrown;
        error = thrown;
        replies.push({ method: called, fault: thrown.code });
      }
      latencies.push(['episode', clock.monotonic() - started]);
      const errors = gateway?.statistics().errors ?? {};
      if (errors['gateway.unavailable'] !== undefined) {
        throw new Fault('model.unavailable', 'The endpoint of the adapter’s model does not answer.', {
          hint: 'The answers so far are saved and are not paid for again. Continue later with --resume, or with fewer --jobs.',
        });
      }
      const faults = { ...peer.endEpisode(), ...errors };
      return { replies, faults, latencies, error };
    },
  };
}

/** JSON text. */
export const initializeParams = (
  suite: SessionOptions['suite'],
  { line_bytes, episode_seconds }: Limits,
  gateway: Launched['gateway'],
): string =>
  JSON.stringify({
    protocol: PROTOCOL,
    suite,
    limits: { line_bytes, episode_seconds },
    ...(gateway && { models: gateway.models }),
  });

function isInspection(method: string): method is Inspection {
  return (INSPECTIONS as readonly string[]).includes(method);
}

/** @throws Fault `protocol.result`, or `protocol.version` for another version of the protocol */
export function checkResult<T>(schema: z.ZodType<T>, method: string, result: unknown): T {
  const parsed = schema.safeParse(result);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = ['result', ...(issue?.path ?? [])].join('.');
  const what = clip(`${path}: ${issue?.message ?? 'invalid'}`);
  const code = method === 'initialize' && issue?.path[0] === 'protocol' ? 'protocol.version' : 'protocol.result';
  throw new Fault(code, `The result of ${method} does not follow the protocol: ${what}.`, {
    hint: 'See docs/protocol.md for the fields of each result. Unknown fields are refused.',
  });
}
