import type * as z from 'zod';
import type { Fault } from '../../errors/fault.ts';
import type { Limits } from '../../evidence/limits.ts';
import type { Clock } from '../../ports/ports.ts';
import { InitializeResult, RESULTS } from '../../protocol/reply.ts';
import { PROTOCOL, type Step } from '../../protocol/request.ts';
import type { Launched, Launcher } from '../launch.ts';
import { Peer } from '../peer.ts';
import { exitsWithin } from '../process.ts';
import { checkResult } from '../session.ts';

const END_MS = 2_000;

/** One session with an adapter, call by call, with the fault of each call. */
export class CheckSession {
  readonly declared: InitializeResult;
  readonly #launched: Launched;
  readonly #peer: Peer;
  readonly #limits: Limits;

  private constructor(launched: Launched, peer: Peer, limits: Limits, declared: InitializeResult) {
    this.#launched = launched;
    this.#peer = peer;
    this.#limits = limits;
    this.declared = declared;
  }

  /** Starts an adapter and initializes it; ends it where that fails. */
  static async open(launcher: Launcher, { suite, limits, clock }: CheckSessionOptions): Promise<CheckSession> {
    const launched = await launcher.launch();
    const peer = new Peer(launched.child, limits, clock);
    const { line_bytes, episode_seconds, start_seconds } = limits;
    const params = JSON.stringify({ protocol: PROTOCOL, suite, limits: { line_bytes, episode_seconds } });
    try {
      const result = await peer.call('initialize', params, start_seconds * 1000);
      return new CheckSession(launched, peer, limits, checkResult(InitializeResult, 'initialize', result));
    } catch (thrown) {
      launched.child.stdin.end();
      await launched.end();
      throw thrown;
    }
  }

  /** Makes one of an episode's calls, and checks its result against the protocol. */
  async ask<Method extends Step['method']>(method: Method, params: object): Promise<z.infer<(typeof RESULTS)[Method]>> {
    const schema: z.ZodType = RESULTS[method];
    return checkResult(schema, method, await this.call(method, params)) as z.infer<(typeof RESULTS)[Method]>;
  }

  /**
   * Makes any call.
   *
   * @returns the result, unchecked
   * @throws the Fault that a run would count
   */
  call(method: string, params: object): Promise<unknown> {
    return this.#peer.call(method, JSON.stringify(params), this.#limits.episode_seconds * 1000);
  }

  /** The first output that answered no call; the next call of this looks at what follows. */
  takeStray(): Fault | undefined {
    const { stray } = this.#peer;
    this.#peer.endEpisode();
    return stray;
  }

  /** Closes standard input. Whether the program ends by itself then, within two seconds. */
  async ends(): Promise<boolean> {
    this.#launched.child.stdin.end();
    return exitsWithin(this.#launched.child, END_MS);
  }

  async close(): Promise<void> {
    this.#launched.child.stdin.end();
    await this.#launched.end();
  }
}

export interface CheckSessionOptions {
  readonly suite: { readonly id: string; readonly version: string };
  readonly limits: Limits;
  readonly clock: Clock;
}
