import type * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import { RESULTS } from '../../protocol/reply.ts';
import type { Step } from '../../protocol/request.ts';
import { type Launcher, requireEndpoint } from '../launch.ts';
import { Peer } from '../peer.ts';
import { exitsWithin } from '../process.ts';
import { type Ask, checkResult, closerOf, initialize, type SessionOptions } from '../session.ts';

const END_MS = 2_000;

export interface CheckSessionOptions extends SessionOptions {
  /** Called after each call that was answered, with an error or a result. */
  readonly timed?: (call: TimedCall) => void;
}

export interface TimedCall {
  readonly method: string;
  readonly milliseconds: number;
}

/** One session with an adapter, call by call, with the fault of each call. */
export type CheckSession = Awaited<ReturnType<typeof openCheckSession>>;

/** Starts and initializes an adapter; stops it if that fails. */
export async function openCheckSession(launcher: Launcher, options: CheckSessionOptions) {
  const { limits, clock, timed, signal } = options;
  const launched = await launcher.launch();
  const { child, end } = launched;
  const peer = new Peer(launched, limits, clock);
  let calls = 0;
  const close = closerOf(peer, signal, () => {
    child.stdin.end();
    return end();
  });
  /** Makes any call. @returns the result, unchecked @throws the Fault that a run would count, or that ends a run */
  const call = async (method: string, params: object): Promise<unknown> => {
    const began = clock.monotonic();
    calls += 1;
    const answered = () => timed?.({ method, milliseconds: clock.monotonic() - began });
    try {
      const result = await peer.call(method, JSON.stringify(params), limits.episode_seconds * 1000);
      answered();
      return result;
    } catch (thrown) {
      if (thrown instanceof Fault && thrown.code === 'adapter.error') answered();
      throw thrown;
    } finally {
      requireEndpoint(launched.gateway);
    }
  };
  const ask: Ask = async (schema, method, params, ms) =>
    checkResult(schema, method, await peer.call(method, params, ms));
  const declared = await initialize(launched, options, { ask, close, requireModel: requireEndpoint });
  return {
    declared,
    call,
    close,
    /** Far more characters than an event of a suite has. A model takes fewer than a memory without one: some take 8,000 tokens. */
    longestText: launched.gateway === undefined ? 250_000 : 4_000,
    /** How many calls this process got after `initialize`. */
    get calls() {
      return calls;
    },
    /** Makes one of an episode's calls, and checks its result against the protocol. */
    async ask<Method extends Step['method']>(method: Method, params: object) {
      const schema: z.ZodType = RESULTS[method];
      return checkResult(schema, method, await call(method, params)) as z.infer<(typeof RESULTS)[Method]>;
    },
    /** Ends an episode. @throws Fault for its first output that does not belong to a call */
    endEpisode(): void {
      const { stray } = peer;
      peer.endEpisode();
      if (stray === undefined) return;
      const hint = stray.hint ?? 'Write only protocol messages to standard output, and logs to standard error.';
      throw new Fault(stray.code, `The adapter wrote output without a call. ${stray.message}`, { hint });
    },
    /** Ends an episode that already failed: its further output is not reported. */
    dropEpisode: () => void peer.endEpisode(),
    /** Closes standard input. Returns whether the program then exits by itself within two seconds. */
    ends(): Promise<boolean> {
      child.stdin.end();
      return exitsWithin(child, END_MS);
    },
  };
}
