import type { Code } from '../../errors/codes.ts';
import type { Exchange, GatewaySettings, Phase, Route, TokenCounts } from '../../evidence/exchange.ts';
import type { Clock } from '../../ports/ports.ts';

/** Where the gateways of a run get their answers: from the tape what is on it, from the endpoint the rest. One per run. */
export interface UpstreamOptions {
  readonly settings: GatewaySettings;
  /** Absent in a replay: what is not on the tape is then refused with `gateway.miss`. */
  readonly endpoint?: Endpoint | undefined;
  /**
   * What was asked before: by the run that is replayed, or by an earlier process of this one, which counts towards the budget.
   * A task that is begun again gets what it got before, failures of the endpoint too.
   */
  readonly tape: readonly Exchange[];
  /** Keeps an exchange with the endpoint, before its answer is delivered. Where it throws, the call fails. */
  readonly record?: ((exchange: Exchange) => void) | undefined;
  /** What the run may ask of the endpoint. Calls that are under way when it is spent are still answered. */
  readonly budget: { readonly calls: number; readonly tokens: number };
  readonly clock: Clock;
  /** Called every ten seconds while the endpoint is awaited, with the seconds in which it answered no call. */
  readonly waiting?: ((seconds: number) => void) | undefined;
  /** Aborted to end every call at once. */
  readonly signal?: AbortSignal | undefined;
}

/** Made by `openUpstream(options)` of `upstream.ts`, and given to each `openGateway(upstream, options)` of `gateway.ts`. */
export interface Upstream {
  readonly settings: GatewaySettings;
  readonly clock: Clock;
  readonly signal: AbortSignal | undefined;
  /** What the endpoint was asked so far, by all gateways together. */
  spent(): { readonly calls: number; readonly tokens: number };
  /**
   * For the gateways: gets the answer to a call, and delivers it. Equal calls are answered one after another.
   *
   * @param deliver says whether the caller took the reply
   * @throws Fault `gateway.miss`, `gateway.budget` or `gateway.closed`; whatever `record` throws
   */
  answer(call: Call, deliver: (reply: Exchange['reply'], replayed: boolean) => Promise<boolean>): Promise<void>;
}

export interface Call extends Pick<Exchange, 'task' | 'phase' | 'route'> {
  /** What the endpoint is to be asked. */
  readonly request: Readonly<Record<string, unknown>>;
  /** How many requests of each key the task had answered; one for each task of a gateway. */
  readonly served: Map<string, number>;
  /** Aborted when the gateway closes, and when the run is stopped. */
  readonly signal: AbortSignal;
  /** Is around whatever waits for the endpoint. */
  waiting<T>(work: () => Promise<T>): Promise<T>;
  missed(miss: Miss): void;
}

export interface Endpoint {
  /** Such as `https://api.openai.com/v1`. */
  readonly baseURL: string;
  /** Sent to the endpoint and nowhere else; taken out of whatever the endpoint answers. */
  readonly key?: string | undefined;
  /** Milliseconds of one try; 300,000 unless given. */
  readonly timeoutMs?: number | undefined;
  /** Tries after the first; 8 unless given. */
  readonly retries?: number | undefined;
}

/** What the adapter is doing now: the calls that it makes are counted there, and are on the tape under this task. */
export interface Place {
  /**
   * The same in every run of the dataset, whatever its nonce, and different for every episode of a task and every arm, such
   * as `native/12/0`.
   */
  readonly task: string;
  readonly phase: Exclude<Phase, 'start'>;
}

export interface GatewayOptions {
  /**
   * A path of a Unix socket to be made, which anybody may connect to who reaches its folder; or a free port of the loopback
   * interface, where whoever asks must present `key` as a bearer token, since other users of the machine can connect.
   */
  readonly listen: { readonly socket: string } | { readonly key: string };
  /** In milliseconds: until the head of a request is there, until all of it is, and until an answer is taken. */
  readonly patience?: { readonly head: number; readonly body: number; readonly taken: number };
}

/**
 * An OpenAI-compatible server for one adapter: `/v1/` with `chat/completions`, `embeddings`, `responses` and `models`. Whatever
 * else it is asked ends in a named error.
 */
export interface Gateway {
  /** The path of the socket, or the base URL, such as `http://127.0.0.1:40123/v1`. */
  readonly address: string;
  /**
   * Says what the adapter is doing from now on. Another task begins new accounts; the ordinals of its requests begin anew.
   * Before the first task, calls are those of the adapter's start.
   *
   * @throws what kept an exchange from being recorded, such as a full disk: the run cannot go on
   */
  enter(place: Place): void;
  /** What was asked since the current task was entered; before that, since the start. @throws as `enter` does */
  accounts(): Accounts;
  /** Ends every call and connection, and removes the socket. */
  close(): Promise<void>;
}

export interface Account extends TokenCounts {
  /** Answers, from the endpoint and from the tape. */
  readonly calls: number;
  /** Those of them that were on the tape. */
  readonly replayed: number;
  /** While at least one answer of the endpoint was awaited, in milliseconds: no time of the adapter's own. */
  readonly waitingMs: number;
}

export interface Accounts {
  readonly phases: Readonly<Record<Phase, Account>>;
  /** How often each error was returned to the adapter. */
  readonly errors: Readonly<Partial<Record<Code, number>>>;
  /** The first 20 requests that were not on the tape, of a replay. Neighbours are looked for in the first 20 of the run. */
  readonly misses: readonly Miss[];
}

/** A request that is not on the tape. For the operator: the adapter is not told what the tape has. */
export interface Miss {
  readonly task: string | null;
  readonly route: Route;
  /** Which of the task's equal requests it is, from 1. */
  readonly ordinal: number;
  /** SHA-256 of what requests are compared by. */
  readonly key: string;
  /** In words: the nearest request on the tape, and where the two first differ; or that there is none. */
  readonly nearest: string;
}
