import type * as z from 'zod';
import type { Fault } from '../../errors/fault.ts';
import type { Limits } from '../../evidence/limits.ts';
import type { Clock } from '../../ports/ports.ts';
import { InitializeResult, RESULTS } from '../../protocol/reply.ts';
import type { Step } from '../../protocol/request.ts';
import type { Launcher } from '../launch.ts';
import { Peer } from '../peer.ts';
import { exitsWithin } from '../process.ts';
import { checkResult, initializeParams } from '../session.ts';

const END_MS = 2_000;

export interface CheckSessionOptions {
  readonly suite: { readonly id: string; readonly version: string };
  readonly limits: Limits;
  readonly clock: Clock;
  /** Called after each call that was answered. */
  readonly timed?: (call: TimedCall) => void;
}

export interface TimedCall {
  readonly method: string;
  readonly milliseconds: number;
}

/** One session with an adapter, call by call, with the fault of each call. */
export type CheckSession = Awaited<ReturnType<typeof openCheckSession>>;

/** Starts and initializes an adapter; stops it if that fails. */
export async function openCheckSession(launcher: Launcher, { suite, limits, clock, timed }: CheckSessionOptions) {
  const launched = await launcher.launch();
  const { child, end } = launched;
  const peer = new Peer(launched, limits, clock);
  const close = async () => {
    child.stdin.end();
    await end();
  };
  /** Makes any call. @returns the result, unchecked @throws the Fault that a run would count */
  const call = async (method: string, params: object): Promise<unknown> => {
    const began = clock.monotonic();
    const result = await peer.call(method, JSON.stringify(params), limits.episode_seconds * 1000);
    timed?.({ method, milliseconds: clock.monotonic() - began });
    return result;
  };
  let declared: InitializeResult;
  try {
    const result = await peer.call(
      'initialize',
      initializeParams(suite, limits, launched.gateway),
      limits.start_seconds * 1000,
    );
    declared = checkResult(InitializeResult, 'initialize', result);
  } catch (thrown) {
    await close();
    throw thrown;
  }
  return {
    declared,
    call,
    close,
    /** Makes one of an episode's calls, and checks its result against the protocol. */
    async ask<Method extends Step['method']>(method: Method, params: object) {
      const schema: z.ZodType = RESULTS[method];
      return checkResult(schema, method, await call(method, params)) as z.infer<(typeof RESULTS)[Method]>;
    },
    /** The first output since the last call of this method that does not belong to a call. */
    takeStray(): Fault | undefined {
      const { stray } = peer;
      peer.endEpisode();
      return stray;
    },
    /** Closes standard input. Returns whether the program then exits by itself within two seconds. */
    ends(): Promise<boolean> {
      child.stdin.end();
      return exitsWithin(child, END_MS);
    },
  };
}
