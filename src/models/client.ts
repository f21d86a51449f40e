import type OpenAI from 'openai';
import { boundedFetch, TooLong } from '../adapters/bounded-fetch.ts';

/** Where an endpoint asks for a longer wait, the call fails: what was answered is kept, and the run can be resumed later. */
const LONGEST_WAIT_MS = 60_000;

interface ClientOptions {
  readonly baseURL: string;
  readonly key: string | undefined;
  /** Of one call, after the first try. Between them the client waits as long as the endpoint asks, else up to eight seconds. */
  readonly retries: number;
  /** Milliseconds of one try. */
  readonly timeout: number;
  /** Called before each try. */
  readonly trying?: () => void;
}

/** OpenAI's own client of an endpoint that is not trusted; it decides what to retry, and when. */
export async function openClient({ baseURL, key, retries, timeout, trying }: ClientOptions): Promise<OpenAI> {
  // Large: only runs that ask a model load it.
  const { default: Client } = await import('openai');
  return new Client({
    baseURL,
    apiKey: key ?? 'none',
    // The environment's settings for OpenAI must not reach another endpoint.
    organization: null,
    project: null,
    maxRetries: retries,
    timeout,
    logLevel: 'off',
    fetch: (url, init) => {
      trying?.();
      return wholeReply(url, init);
    },
  });
}

/**
 * `fetch` that reads a whole reply before it returns it. One that breaks off, or that is not JSON, fails as a lost
 * connection does, and the client retries it.
 */
async function wholeReply(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const reply = await boundedFetch(url, init);
  let text: string;
  try {
    text = await reply.text();
  } catch (thrown) {
    if (!(thrown instanceof TooLong)) throw thrown;
    // The next one would be as long, and is paid for as well.
    const headers = { 'content-type': 'application/json', 'x-should-retry': 'false' };
    return new Response(JSON.stringify({ error: { message: thrown.message } }), { status: 502, headers });
  }
  const headers = new Headers(reply.headers);
  if (reply.ok) {
    JSON.parse(text);
    // The client would take it for a text.
    headers.set('content-type', 'application/json');
  }
  if (waitAsked(headers) > LONGEST_WAIT_MS) headers.set('x-should-retry', 'false');
  return new Response(text, { status: reply.status, statusText: reply.statusText, headers });
}

/** Milliseconds. The headers give milliseconds, seconds or a date. */
function waitAsked(headers: Headers): number {
  const after = headers.get('retry-after');
  const seconds = Number(after ?? 0);
  const wait = Number.isNaN(seconds) ? Date.parse(after ?? '') - Date.now() : seconds * 1000;
  return Math.max(Number(headers.get('retry-after-ms') ?? 0), wait);
}

export interface Failure {
  /** Of HTTP; undefined where there was no reply. */
  readonly status: number | undefined;
  /** The endpoint's own name of the error. */
  readonly code: string | null | undefined;
  readonly message: string;
}

/** Why a call failed, without the key. */
export function failureOf(thrown: unknown, withoutKey: (text: string) => string): Failure {
  const { status, code, message } = thrown as Partial<Failure>;
  let root = thrown;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  const why = root instanceof Error && root !== thrown ? ` (${root.message})` : '';
  const whole = `${message ?? String(thrown)}${why}`;
  return { status, code, message: withoutKey(whole).slice(0, 500).toWellFormed() };
}

/** Whether a failed call may succeed later: time ran out, the connection was lost, or the endpoint says so. */
export const isPassing = (status: number | undefined): boolean =>
  status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;

/** Fails with the signal's reason at once: the client does not hear the signal while it waits to try again. */
export function unlessAborted<T>(reply: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

const TELL_SECONDS = 10;

/** Tells every ten seconds for how long no call was answered. */
export function waitTeller(tell: (seconds: number) => void): <T>(reply: Promise<T>) => Promise<T> {
  let [open, waited] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  return async (reply) => {
    open += 1;
    timer ??= setInterval(() => {
      waited += TELL_SECONDS;
      tell(waited);
    }, TELL_SECONDS * 1000);
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
