import { Fault } from '../errors/fault.ts';
import type { Image } from '../evidence/manifest.ts';
import type { Child } from '../ports/processes.ts';
import type { ServedModels } from '../protocol/request.ts';

/**
 * How much longer than its own limit an adapter may wait for its model, as a multiple. An adapter could keep a call to its model open
 * while it works, or hangs: without a limit, it would never end.
 */
export const MOST_WAITED = 60;

/** A started adapter, before the first call. */
export interface Launched {
  readonly child: Child;
  /** Resolves when something else that the adapter needs has exited, such as its sidecar. Then the adapter takes no further call. */
  readonly failed?: Promise<Fault>;
  /** The fault of the container engine, if `child`, its client, exited because the container was not made. */
  refused?(status: number | null, printed: string): Promise<Fault | undefined>;
  /** The adapter's own gateway, if the run has a model. */
  readonly gateway?: AdapterGateway;
  /** Stops the adapter and all processes that it started. */
  end(): Promise<void>;
}

/** The model gateway of one adapter. Nothing else can reach it. */
export interface AdapterGateway {
  readonly access: GatewayAccess;
  /** What `initialize` tells the adapter. */
  readonly models: ServedModels;
  /**
   * Assigns the following requests of the adapter to this episode, and to storing events or to answering.
   *
   * @param question the index of the question that is answered, from 0, if the episode has several
   */
  during(episode: string, phase: 'write' | 'query', question?: number): void;
  /** In this episode: milliseconds in which at least one request waited for the gateway or the model, and how often each error was returned. */
  statistics(): {
    readonly waitedMs: number;
    readonly errors: Readonly<Record<string, number>>;
    /** Why the endpoint did not answer, the last time. */
    readonly unavailable?: string | undefined;
    /** Why a model that was asked has answered no call of the run so far. */
    readonly neverAnswered?: string | undefined;
    /** Why the run may not ask the model any more. */
    readonly spent?: Fault | undefined;
    /** What the adapter was told in place of the last answer that it did not get. */
    readonly lastError?: string | undefined;
  };
  close(): Promise<void>;
}

/**
 * Ends a run whose adapter's model cannot be asked: an adapter that goes on without it would be measured as if it had none.
 *
 * @throws Fault `model.refused` if the model has answered no call of the run; and as `requireEndpoint` does
 */
export function requireModel(gateway: Pick<AdapterGateway, 'statistics'> | undefined): void {
  requireEndpoint(gateway, RESUME);
  const { neverAnswered } = gateway?.statistics() ?? {};
  if (neverAnswered !== undefined) throw neverAnsweredFault(neverAnswered);
}

const RESUME =
  '\nThe answers of a run are saved and are not paid for again: continue it with --resume, later or with fewer --jobs.';

/** @throws Fault `model.unavailable`; `model.budget` if the run has used up its budget */
export function requireEndpoint(gateway: Pick<AdapterGateway, 'statistics'> | undefined, advice = ''): void {
  const { spent, unavailable } = gateway?.statistics() ?? {};
  if (spent !== undefined) throw new Fault('model.budget', spent.message, { ...(spent.hint && { hint: spent.hint }) });
  if (unavailable !== undefined)
    throw new Fault('model.unavailable', `The adapter’s model does not answer. ${unavailable}`, {
      hint: `If the endpoint refused the call, check the address in --gateway (most end in /v1), the key in CIB_GATEWAY_API_KEY, its credit and the names of the models.${advice}`,
    });
}

/** @param why the last refusal */
export const neverAnsweredFault = (why: string) =>
  new Fault('model.refused', `The adapter’s model has answered no call of this run. ${why}`, {
    hint: why.startsWith('gateway.')
      ? 'Correct the adapter’s calls: docs/models.md#fields-of-a-request lists what the gateway takes. Then run again in a new folder.'
      : 'Check the names of the models, --gateway-temperature (`none` for models that take none), and what the adapter asks for, such as more output tokens than the model has. Then run again in a new folder.',
  });

/** The address of an adapter's gateway: a folder with a socket, or a URL on the loopback interface such as `http://127.0.0.1:40123/v1`. */
export type GatewayAccess = { readonly folder: string } | { readonly url: string; readonly key: string };

export type Reach = 'socket' | 'loopback';

export type OpenGateway = (reach: Reach) => Promise<AdapterGateway>;

/** The name of the gateway's socket in its folder. */
export const GATEWAY_SOCKET = 's';

/** The variables in which OpenAI clients look for an endpoint. An adapter never gets the key of the real endpoint. */
export const gatewayEnvironment = (url: string, key: string): Readonly<Record<string, string>> => ({
  OPENAI_BASE_URL: url,
  OPENAI_API_KEY: key,
  NO_PROXY: '127.0.0.1',
  no_proxy: '127.0.0.1',
});

/** Starts adapters. After a session broke, a new adapter is started. */
export interface Launcher {
  launch(): Promise<Launched>;
  /** Stops what is left of this run, for example after its process was killed. */
  clear?(): Promise<void>;
  readonly engine: { readonly name: string; readonly version: string } | null;
  readonly image: Image | null;
  /** The image of the sidecar, if containers use a gateway. */
  readonly sidecar?: Image | undefined;
}

/** A launcher whose adapters can be given a gateway's address. */
export interface ReachingLauncher extends Launcher {
  readonly reach: Reach;
  launch(access?: GatewayAccess): Promise<Launched>;
}

/** Opens a gateway for each adapter before it starts, and closes it after the adapter exited. */
export function withGateway(launcher: ReachingLauncher, openGateway: OpenGateway): Launcher {
  return {
    ...launcher,
    async launch() {
      const gateway = await openGateway(launcher.reach);
      try {
        const launched = await launcher.launch(gateway.access);
        return { ...launched, gateway, end: () => launched.end().finally(() => gateway.close()) };
      } catch (thrown) {
        await gateway.close();
        throw thrown;
      }
    },
  };
}
