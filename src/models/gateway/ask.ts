import { Fault } from '../../errors/fault.ts';
import type { Exchange, Route } from '../../evidence/exchange.ts';
import { isTransient, openClient, RETRIES, triesText } from '../client.ts';
import { readAnswer } from './answer.ts';

const TIMEOUT_MS = 300_000;
/** The largest number of concurrent calls. Further calls wait. */
const MOST_AT_ONCE = 16;

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

/** The members of a request that is sent to the endpoint. */
export type RequestBody = Readonly<Record<string, unknown>>;

/**
 * Sends a request to the endpoint, with retries if they can help. A failure is also a reply: the adapter gets it, and the tape
 * records it.
 *
 * @param wrapSend called with the function that sends the request, when fewer than 16 calls are running. It may throw instead of
 * sending
 */
export type Ask = (
  route: Route,
  request: RequestBody,
  signal: AbortSignal,
  wrapSend?: (send: () => Promise<Exchange['reply']>) => Promise<Exchange['reply']>,
) => Promise<Exchange['reply']>;

export async function openAsk(
  { baseURL, key, timeoutMs = TIMEOUT_MS, retries = RETRIES }: Endpoint,
  waiting: (seconds: number) => void,
): Promise<Ask> {
  const opened = await openClient({ baseURL, key, retries, timeout: timeoutMs, waiting });
  const { client, withoutKey, reply, failureOf } = opened;
  const limited = concurrencyLimit(MOST_AT_ONCE);
  return async (route, request, signal, wrapSend = (send) => send()) => {
    const send = async (): Promise<Exchange['reply']> => {
      try {
        // The client leaves a listener at the signal that it gets: each call has one of its own.
        const own = AbortSignal.any([signal]);
        const body: unknown = await client.post(`/${route}`, { body: request, signal: own });
        return readAnswer(route, { body, input: request.input }, withoutKey);
      } catch (thrown) {
        if (thrown instanceof Fault) return { code: 'gateway.answer', message: thrown.message };
        const failure = failureOf(thrown);
        const { status, message } = failure;
        // Recorded, unlike a failure that may pass: the adapter can ask for fewer vectors at once.
        if (failure.tooLong)
          return { code: 'gateway.answer', message: `The reply of the endpoint is not used: ${message}` };
        if (isTransient(status)) {
          const tries = triesText(failure, retries);
          return { code: 'gateway.unavailable', message: `The endpoint did not answer${tries}: ${message}` };
        }
        const code = isOperators(status, route) ? 'gateway.unavailable' : 'gateway.refused';
        return { code, message: `The endpoint refused the call: ${message}` };
      }
    };
    const asking = limited(async () => {
      signal.throwIfAborted();
      return wrapSend(send);
    });
    try {
      return await reply(asking, signal);
    } catch (cause) {
      throw signal.aborted ? new Fault('gateway.closed', 'The gateway was closed.', { cause }) : cause;
    }
  };
}

/**
 * Whether the fault is with the key, the credit or the name of the model, which the operator of the run chose and no request can
 * change. An endpoint may also have no responses: an adapter can turn to chat completions.
 */
const isOperators = (status: number | undefined, route: Route): boolean =>
  status === 401 || status === 402 || (status === 404 && route !== 'responses');

/** Limits how many run at once. The others wait in order. */
function concurrencyLimit(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one in the queue takes its place.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
