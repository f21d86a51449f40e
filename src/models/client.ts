import type OpenAI from 'openai';
import { boundedFetch, Redirected, TooLong } from '../adapters/bounded-fetch.ts';

/** If an endpoint asks for a longer wait, the call fails. Earlier answers are kept, and the run can be resumed. */
const LONGEST_WAIT_MS = 60_000;

/** More than a batch of embeddings takes: a thousand vectors of 3,072 numbers, of which each is about 20 characters. */
const REPLY_BYTES = 64 * 1_048_576;

/** Retries of one call after the first try. */
export const RETRIES = 8;

/** A shorter key, such as `x` for a local endpoint, is no secret, and a model's answers would contain it by chance. */
const SHORTEST_SECRET = 8;

interface ClientOptions {
  readonly baseURL: string;
  readonly key: string | undefined;
  /** Retries of one call. Between them the client waits as long as the endpoint asks, otherwise up to eight seconds. */
  readonly retries: number;
  /** The time limit of one try, in milliseconds. */
  readonly timeout: number;
  /** Called before each try. */
  readonly trying?: () => void;
  /** Called every ten seconds while a call waits, with the seconds in which no call was answered. */
  readonly waiting: (seconds: number) => void;
}

/** What the client tells about the machine. */
const NOT_SENT = Object.fromEntries(
  ['Arch', 'Lang', 'OS', 'Package-Version', 'Runtime', 'Runtime-Version'].map((name) => [`X-Stainless-${name}`, null]),
);

/** OpenAI's client for an endpoint that is not trusted. The client decides what to retry, and when. */
export async function openClient({ baseURL, key, retries, timeout, trying, waiting }: ClientOptions) {
  // Large, so it is loaded only by runs that ask a model.
  const { default: Client } = await import('openai');
  const secret = key !== undefined && key.length >= SHORTEST_SECRET ? key : undefined;
  const withoutKey = (text: string) => (secret === undefined ? text : text.replaceAll(secret, '[key]'));
  let failed: string | undefined;
  const client: OpenAI = new Client({
    baseURL,
    apiKey: key ?? 'none',
    // The environment's settings for OpenAI must not reach another endpoint.
    organization: null,
    project: null,
    defaultHeaders: NOT_SENT,
    maxRetries: retries,
    timeout,
    logLevel: 'off',
    fetch: async (url, init) => {
      trying?.();
      try {
        const reply = await wholeReply(url, init);
        failed = reply.ok ? undefined : `status ${reply.status}`;
        return reply;
      } catch (thrown) {
        if (!init?.signal?.aborted) failed = failureOf(thrown, withoutKey).message;
        throw thrown;
      }
    },
  });
  const reportingWaits = waitReporter(waiting);
  return {
    client,
    /** Removes the key from a text. */
    withoutKey,
    /** Waits for a reply. Fails at once with the signal's reason. */
    reply: <T>(reply: Promise<T>, signal: AbortSignal): Promise<T> => reportingWaits(unlessAborted(reply, signal)),
    /** Why the last try failed. Undefined if it was answered, or is still waiting after none failed. */
    lastFailure: () => failed,
    /** Why a call failed. */
    failureOf: (thrown: unknown): Failure => failureOf(thrown, withoutKey),
  };
}

/**
 * A `fetch` that reads a whole reply before it returns it. A reply that breaks off or is not JSON fails like a lost
 * connection, so the client retries it.
 */
async function wholeReply(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  let reply: Response;
  let text: string;
  try {
    reply = await boundedFetch(url, init, REPLY_BYTES);
    text = await reply.text();
  } catch (thrown) {
    // Not retried: the next reply would be the same, and may cost as much.
    if (thrown instanceof Redirected) return failed(thrown.message, { 'x-should-retry': 'false' });
    if (!(thrown instanceof TooLong)) throw thrown;
    return failed(thrown.message, { 'x-should-retry': 'false', [TOO_LONG]: 'true' });
  }
  const headers = new Headers(reply.headers);
  let { status } = reply;
  if (reply.ok) {
    status = statusInside(JSON.parse(text)) ?? status;
    // Without this the client would read it as text.
    headers.set('content-type', 'application/json');
  } else text = inError(text);
  const wait = requestedWait(headers);
  // The client would obey any text that begins with a number. A timer takes a negative or very large one for none.
  for (const name of WAITS) headers.delete(name);
  if (wait !== undefined) headers.set('retry-after-ms', String(wait));
  if (wait !== undefined && wait > LONGEST_WAIT_MS) headers.set('x-should-retry', 'false');
  return new Response(text, { status, statusText: reply.statusText, headers });
}

/**
 * The text of an error with what it says where the client reads it. Some servers have it elsewhere: older vLLM in `message`, FastAPI in
 * `detail`. It is not cut here, where half a key would stay.
 */
function inError(text: string): string {
  let body: { readonly error?: unknown; readonly message?: unknown; readonly detail?: unknown } | null;
  try {
    body = JSON.parse(text);
  } catch {
    return text;
  }
  if (body?.error) return text;
  const said = body?.message ?? body?.detail;
  return JSON.stringify({ error: { message: typeof said === 'string' ? said : text } });
}

const TOO_LONG = 'x-reply-too-long';

function failed(message: string, headers: Readonly<Record<string, string>>): Response {
  const body = JSON.stringify({ error: { message } });
  return new Response(body, { status: 502, headers: { 'content-type': 'application/json', ...headers } });
}

/**
 * The status of an error that was sent with status 200. Routers such as OpenRouter do that if the model's own server failed after they
 * had begun to reply: `{"error": {"code": 429, "message": …}}` without an answer.
 */
function statusInside(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || 'choices' in body || 'data' in body || 'output' in body)
    return undefined;
  const { error } = body as { readonly error?: { readonly code?: unknown } | null };
  if (typeof error !== 'object' || error === null) return undefined;
  const code = Number(error.code);
  return Number.isInteger(code) && code >= 400 && code <= 599 ? code : 502;
}

const WAITS = ['retry-after', 'retry-after-ms'];

/** The wait that the headers ask for, in milliseconds. They give milliseconds, seconds or a date. Undefined without a valid one. */
function requestedWait(headers: Headers): number | undefined {
  const after = headers.get('retry-after') || 'none';
  const seconds = Number(after);
  const waits = [
    Number(headers.get('retry-after-ms') || 'none'),
    Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000,
  ].filter((wait) => wait >= 0);
  return waits.length === 0 ? undefined : Math.max(...waits);
}

export interface Failure {
  /** The HTTP status. Undefined without a reply. */
  readonly status: number | undefined;
  /** The endpoint's own error code. */
  readonly code: string | null | undefined;
  /** What the endpoint said, with its error code. */
  readonly message: string;
  /** Whether the call was not retried, whatever its number of retries. */
  readonly final: boolean;
  /** Whether there was a reply that is too long to be read. */
  readonly tooLong: boolean;
}

/** The form of error codes such as `insufficient_quota`. */
const ERROR_CODE = /^[\w.-]{1,64}$/;

/** Removes what names the account at the endpoint: the message of an error is recorded on the tape, which is public. */
const withoutAccount = (text: string): string =>
  text
    .replace(/\borg-\w+/g, '[organization]')
    .replace(/\bproj_\w+/g, '[project]')
    .replace(/[\w.+-]+@\w[\w-]*(?:\.\w[\w-]*)*/g, '[address]');

/** Why a call failed, without the key and the account. */
function failureOf(thrown: unknown, withoutKey: (text: string) => string): Failure {
  const { status, code: own, message, headers } = thrown as Partial<Failure> & { readonly headers?: Headers };
  let root = thrown;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  const why = root instanceof Error && root !== thrown ? ` (${root.message})` : '';
  const said = withoutAccount(withoutKey(`${message ?? String(thrown)}${why}`).slice(0, 2_000))
    .slice(0, 500)
    .toWellFormed();
  // The client's message leaves it out, and some programs look for it there. An endpoint may send any value.
  const named = typeof own === 'string' && ERROR_CODE.test(own) ? withoutKey(own) : '';
  const text = said.includes(named) ? said : `${said} (${named})`;
  const wait = Number(headers?.get('retry-after-ms') ?? 0);
  const asks =
    wait > LONGEST_WAIT_MS
      ? ` (it asks to wait ${Math.ceil(wait / 1000)} s, and the limit is ${LONGEST_WAIT_MS / 1000} s)`
      : '';
  const has = (name: string, value: string) => headers?.get(name) === value;
  return {
    status,
    code: own,
    message: `${text}${asks}`,
    final: has('x-should-retry', 'false'),
    tooLong: has(TOO_LONG, 'true'),
  };
}

/** After how many tries a call failed, such as " in 9 tries"; empty if it was not retried. */
export const triesText = ({ final }: Failure, retries: number): string => (final ? '' : ` in ${retries + 1} tries`);

/** Whether a failed call may succeed later: a timeout, a lost connection, or a status that says so. */
export const isTransient = (status: number | undefined): boolean =>
  status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;

/** Messages of endpoints that say that a prompt is too long for the model, or that a filter refused it. */
export const PROMPT_REFUSED =
  /context[ _-]?(length|window|size)|maximum context|too (long|many tokens)|content[ _-]?(filter|policy)/i;

/** Fails at once with the signal's reason, because the client does not check the signal while it waits for a retry. */
function unlessAborted<T>(reply: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

const REPORT_SECONDS = 10;

/** Reports every ten seconds for how long no call was answered. */
function waitReporter(report: (seconds: number) => void): <T>(reply: Promise<T>) => Promise<T> {
  let [open, waited] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  return async (reply) => {
    open += 1;
    timer ??= setInterval(() => {
      waited += REPORT_SECONDS;
      report(waited);
    }, REPORT_SECONDS * 1000);
    try {
      return await reply;
    } finally {
      [open, waited] = [open - 1, 0];
      if (open === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    }
  };
}
