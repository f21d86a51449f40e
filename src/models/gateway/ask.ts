import { Fault } from '../../errors/fault.ts';
import type { Exchange, Route } from '../../evidence/exchange.ts';
import { failureOf, isPassing, openClient, unlessAborted, waitTeller } from '../client.ts';
import { readAnswer } from './answer.ts';
import type { Call, Endpoint } from './contract.ts';

const TIMEOUT_MS = 300_000;
const RETRIES = 8;
/** Calls that the endpoint gets at once; further ones wait. */
const MOST_AT_ONCE = 16;

/** Asks the endpoint, again where that may help. A failure is a reply as well: the adapter gets it, and the tape keeps it. */
export type Ask = (route: Route, request: Call['request'], signal: AbortSignal) => Promise<Exchange['reply']>;

export async function openAsk(
  { baseURL, key, timeoutMs = TIMEOUT_MS, retries = RETRIES }: Endpoint,
  waiting: (seconds: number) => void,
): Promise<Ask> {
  const client = await openClient({ baseURL, key, retries, timeout: timeoutMs });
  const withoutKey = (text: string) => (key ? text.replaceAll(key, '[key]') : text);
  const told = waitTeller(waiting);
  const inLine = line(MOST_AT_ONCE);
  return async (route, request, signal) => {
    const asking = inLine(async (): Promise<Exchange['reply']> => {
      signal.throwIfAborted();
      try {
        const said: unknown = await client.post(`/${route}`, { body: request, signal });
        return readAnswer(route, said, withoutKey);
      } catch (thrown) {
        if (thrown instanceof Fault) return { code: 'gateway.answer', message: thrown.message };
        const { status, message } = failureOf(thrown, withoutKey);
        return isPassing(status)
          ? { code: 'gateway.unavailable', message: `The endpoint did not answer in ${retries + 1} tries: ${message}` }
          : { code: 'gateway.refused', message: `The endpoint refused the call: ${message}` };
      }
    });
    try {
      return await told(unlessAborted(asking, signal));
    } catch (cause) {
      throw signal.aborted ? new Fault('gateway.closed', 'The gateway was closed.', { cause }) : cause;
    }
  };
}

/** Runs so many at once; the others wait in the order in which they came. */
function line(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
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
