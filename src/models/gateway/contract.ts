import type { Code } from '../../errors/codes.ts';
import type { Exchange, GatewaySettings, Phase, Route, TokenCounts } from '../../evidence/exchange.ts';
import type { Clock } from '../../ports/ports.ts';

/** The source of answers for all gateways of a run: the tape for requests that it has, the endpoint for the others. */
export interface UpstreamOptions {
  readonly settings: GatewaySettings;
  /** Absent in a replay. A request that is not on the tape is then refused with `gateway.miss`. */
  readonly endpoint?: Endpoint | undefined;
  /**
   * Earlier exchanges: those of the run that is replayed, or those of an earlier process of this run, which count towards the
   * budget. A task that is started again gets the same replies as before, including failures of the endpoint.
   */
  readonly tape: readonly Exchange[];
  /** Records an exchange with the endpoint before its answer is delivered. If it throws, the call fails. */
  readonly record?: ((exchange: Exchange) => void) | undefined;
  /** The limits of the run. Calls that were sent before a limit was reached are still answered. */
  readonly budget: { readonly calls: number; readonly tokens: number };
  readonly clock: Clock;
  /** Called every ten seconds while a call waits, with the seconds in which no call was answered. */
  readonly waiting?: ((seconds: number) => void) | undefined;
  /** Ends every call at once when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** Made by `openUpstream(options)` of `upstream.ts`, and given to each `openGateway(upstream, options)` of `gateway.ts`. */
export interface Upstream {
  readonly settings: GatewaySettings;
  readonly clock: Clock;
  readonly signal: AbortSignal | undefined;
  /** The calls to the endpoint so far, and their tokens, for all gateways together. */
  spent(): { readonly calls: number; readonly tokens: number };
  /**
   * Gets the answer to a call of a gateway and delivers it. Equal calls are answered one after another.
   *
   * @param deliver returns whether the caller took the reply
   * @throws Fault `gateway.miss`, `gateway.budget` or `gateway.closed`; whatever `record` throws
   */
  answer(call: Call, deliver: (reply: Exchange['reply'], replayed: boolean) => Promise<boolean>): Promise<void>;
}

export interface Call extends Pick<Exchange, 'task' | 'phase' | 'question' | 'route'> {
  /** The request that is sent to the endpoint. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The number of answered requests by key, for one task of a gateway. */
  readonly served: Map<string, number>;
  /** Aborted when the gateway closes, and when the run is stopped. */
  readonly signal: AbortSignal;
  /** Wraps the work that waits for the endpoint. */
  waiting<T>(work: () => Promise<T>): Promise<T>;
  missed(miss: Miss): void;
}

export interface Endpoint {
  /** Such as `https://api.openai.com/v1`. */
  readonly baseURL: string;
  /** Sent only to the endpoint, and removed from its answers. */
  readonly key?: string | undefined;
  /** The time limit of one try, in milliseconds. 300,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** Retries after the first try. 8 by default. */
  readonly retries?: number | undefined;
}

/** What the adapter is doing now. Its calls are counted there, and recorded on the tape under this task. */
export interface Activity {
  /**
   * The same in every run of the dataset, whatever its nonce, and different for every episode of a task and every arm, such as
   * `native/12/0`.
   */
  readonly task: string;
  readonly phase: Exclude<Phase, 'start'>;
  /** As in an exchange. */
  readonly question?: number | undefined;
}

export interface GatewayOptions {
  /**
   * The path of a Unix socket to create, open to anybody who has access to its folder; or a free port of the loopback
   * interface. Other users of the machine can connect to the port, so a client must present `key` as a bearer token.
   */
  readonly listen: { readonly socket: string } | { readonly key: string };
  /** Time limits in milliseconds: until the head of a request has arrived, until all of it has, and until an answer is taken. */
  readonly patience?: { readonly head: number; readonly body: number; readonly taken: number };
}

/**
 * An OpenAI-compatible server for one adapter: `/v1/` with `chat/completions`, `embeddings`, `responses` and `models`. Any
 * other request gets a named error.
 */
export interface Gateway {
  /** The path of the socket, or the base URL, such as `http://127.0.0.1:40123/v1`. */
  readonly address: string;
  /**
   * Sets what the adapter is doing from now on. Another task starts new accounts and new ordinals. Before the first task,
   * calls count for the adapter's start.
   *
   * @throws the failure that kept an exchange from being recorded, such as a full disk, after which the run cannot continue
   */
  enter(activity: Activity): void;
  /**
   * The calls since the current task was entered, or since the start before the first task.
   *
   * @throws as `enter` does
   */
  accounts(): Accounts;
  /** Ends every call and connection, and removes the socket. */
  close(): Promise<void>;
}

export interface Account extends TokenCounts {
  /** Answered calls, from the endpoint and from the tape. */
  readonly calls: number;
  /** The number of these calls that were answered from the tape. */
  readonly replayed: number;
  /** The milliseconds in which at least one call waited for the endpoint. They do not count as the adapter's time. */
  readonly waitingMs: number;
}

export interface Accounts {
  readonly phases: Readonly<Record<Phase, Account>>;
  /** How often each error was returned to the adapter. */
  readonly errors: Readonly<Partial<Record<Code, number>>>;
  /**
   * The first 20 requests of a replay that were not on the tape. The nearest request is searched only for the first 20 of a
   * run.
   */
  readonly misses: readonly Miss[];
}

/** A request that is not on the tape. For the operator only: the adapter does not learn what is on the tape. */
export interface Miss {
  readonly task: string | null;
  readonly route: Route;
  /** Its number among equal requests of the task, from 1. */
  readonly ordinal: number;
  /** SHA-256 of the text that requests are compared by. */
  readonly key: string;
  /** A text: the nearest request on the tape and where the two first differ, or that there is none. */
  readonly nearest: string;
}
