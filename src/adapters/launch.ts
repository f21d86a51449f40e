import type { Fault } from '../errors/fault.ts';
import type { Image } from '../evidence/manifest.ts';
import type { Child } from '../ports/processes.ts';
import type { ServedModels } from '../protocol/request.ts';

/** A started adapter, before the first call. */
export interface Launched {
  readonly child: Child;
  /** Resolves where something else that the adapter needs has ended, as the way to its model: it takes no further call. */
  readonly failed?: Promise<Fault>;
  /** Its own, where the run has a model. */
  readonly gateway?: OpenGateway;
  /** Ends the adapter and everything it started. */
  end(): Promise<void>;
}

/** The model gateway of one adapter, which nothing else reaches. */
export interface OpenGateway {
  readonly access: GatewayAccess;
  /** What `initialize` tells the adapter. */
  readonly models: ServedModels;
  /**
   * What the adapter asks from now on belongs to this episode, and to storing events or to answering about them.
   *
   * @param question which of the episode's questions is answered, from 0, where it has several
   */
  during(episode: string, phase: 'write' | 'query', question?: number): void;
  /** In this episode: milliseconds in which at least one request waited for the model, and how often each error was returned. */
  account(): { readonly waitedMs: number; readonly errors: Readonly<Record<string, number>> };
  close(): Promise<void>;
}

/** Where an adapter reaches its gateway: by a socket, in a folder; or at a loopback address, such as `http://127.0.0.1:40123/v1`. */
export type GatewayAccess = { readonly folder: string } | { readonly url: string; readonly key: string };

export type Reach = 'socket' | 'loopback';

export type OpensGateway = (reach: Reach) => Promise<OpenGateway>;

/** The name of the gateway's socket in its folder. */
export const GATEWAY_SOCKET = 's';

/** By what clients of OpenAI's interface find an endpoint. The endpoint's own key is never where an adapter is. */
export const gatewayEnvironment = (url: string, key: string): Readonly<Record<string, string>> => ({
  OPENAI_BASE_URL: url,
  OPENAI_API_KEY: key,
  NO_PROXY: '127.0.0.1',
  no_proxy: '127.0.0.1',
});

/** Starts an adapter, as often as needed: after a session broke, a new one is started. */
export interface Launcher {
  launch(): Promise<Launched>;
  /** Ends what is left of this run, as where its process was killed. */
  clear?(): Promise<void>;
  readonly engine: { readonly name: string; readonly version: string } | null;
  readonly image: Image | null;
  /** Of the sidecar, where a container reaches a gateway. */
  readonly sidecar?: Image | undefined;
}

/** A launcher whose adapters can be given a gateway's address. */
export interface ReachingLauncher extends Launcher {
  readonly reach: Reach;
  launch(access?: GatewayAccess): Promise<Launched>;
}

/** Opens a gateway for each adapter before it starts, and closes it once the adapter has ended. */
export function withGateway(launcher: ReachingLauncher, opens: OpensGateway): Launcher {
  return {
    ...launcher,
    async launch() {
      const gateway = await opens(launcher.reach);
      try {
        const launched = await launcher.launch(gateway.access);
        const end = async () => {
          await launched.end();
          await gateway.close();
        };
        return { ...launched, gateway, end };
      } catch (thrown) {
        await gateway.close();
        throw thrown;
      }
    },
  };
}
