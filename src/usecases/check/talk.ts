import type * as z from 'zod';
import type { Launched } from '../../adapters/launch.ts';
import { clip } from '../../adapters/message.ts';
import { Peer } from '../../adapters/peer.ts';
import { exitsWithin } from '../../adapters/process.ts';
import { Fault } from '../../errors/fault.ts';
import type { Limits } from '../../evidence/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import { InitializeResult, RESULTS } from '../../protocol/reply.ts';
import { PROTOCOL, type Step } from '../../protocol/request.ts';

const END_MS = 2_000;

/** One session with an adapter, call by call: what a run does in one go, with a word on each. */
export class Talk {
  readonly #launched: Launched;
  readonly #peer: Peer;
  readonly #limits: Limits;

  constructor(launched: Launched, limits: Limits, clock: Clock) {
    this.#launched = launched;
    this.#peer = new Peer(launched.child, limits, clock);
    this.#limits = limits;
  }

  async start(suite: { readonly id: string; readonly version: string }): Promise<InitializeResult> {
    const { line_bytes, episode_seconds, start_seconds } = this.#limits;
    const params = { protocol: PROTOCOL, suite, limits: { line_bytes, episode_seconds } };
    return fitting(InitializeResult, 'initialize', await this.call('initialize', params, start_seconds));
  }

  /** One of an episode's calls, its result held against the protocol. */
  async ask<Method extends Step['method']>(method: Method, params: object): Promise<z.infer<(typeof RESULTS)[Method]>> {
    const schema: z.ZodType = RESULTS[method];
    return fitting(schema, method, await this.call(method, params)) as z.infer<(typeof RESULTS)[Method]>;
  }

  /** Any call, its result as it came. Rejects with the Fault that a run would have counted. */
  call(method: string, params: object, seconds = this.#limits.episode_seconds): Promise<unknown> {
    return this.#peer.call(method, JSON.stringify(params), seconds * 1000);
  }

  /** What came first and was no answer, since this was last asked. */
  stray(): Fault | undefined {
    const { stray } = this.#peer;
    this.#peer.endEpisode();
    return stray;
  }

  /** Whether the program ends by itself: what is open in it is closed. */
  async ends(): Promise<boolean> {
    this.#launched.child.stdin.end();
    return exitsWithin(this.#launched.child, END_MS);
  }

  async close(): Promise<void> {
    this.#launched.child.stdin.end();
    await this.#launched.end();
  }
}

function fitting<T>(schema: z.ZodType<T>, method: string, result: unknown): T {
  const { success, data, error } = schema.safeParse(result);
  if (success) return data;
  const issue = error.issues[0];
  const path = ['result', ...(issue?.path ?? [])].join('.');
  throw new Fault('protocol.result', `The result of ${method}: ${clip(`${path}: ${issue?.message ?? 'invalid'}`)}.`, {
    hint: 'docs/protocol.md lists the fields of each result; unknown ones are refused.',
  });
}
