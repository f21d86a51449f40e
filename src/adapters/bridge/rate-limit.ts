import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../../errors/fault.ts';
import type { Clock } from '../../ports/ports.ts';
import { excerpt } from '../message.ts';

interface WaitOptions {
  readonly clock: Clock;
  /** The deadline, by the monotonic clock. A wait that would end later is not started. */
  readonly deadline: number;
  /** Aborts a wait. */
  readonly signal: AbortSignal;
}

/** The shortest wait in milliseconds, used even if the server says 0. */
const LEAST_MS = 100;

/**
 * Sends a request, and sends it again while the server returns 429 with a Retry-After that ends before the deadline.
 *
 * @param what names the request in messages
 * @throws Fault `bridge.server` if the wait would be too long, or if there is no Retry-After
 */
export async function retryWhileLimited(
  what: string,
  send: () => Promise<Response>,
  { clock, deadline, signal }: WaitOptions,
) {
  for (;;) {
    const response = await send();
    if (response.status !== 429) return response;
    const header = response.headers.get('retry-after');
    await response.body?.cancel();
    const wait = waitOf(header, Date.parse(clock.now()));
    if (wait === undefined || clock.monotonic() + wait > deadline) throw rateLimited(what, header);
    await sleep(wait, undefined, { signal });
  }
}

/** Milliseconds. A Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). */
function waitOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.max(wait, LEAST_MS);
}

function rateLimited(what: string, header: string | null): Fault {
  const after =
    header === null
      ? 'It does not say how long to wait (no Retry-After).'
      : `Its Retry-After is ${excerpt(header, 60)}, for which this episode has no time.`;
  return new Fault('bridge.server', `${what} was refused by the rate limit of the server (HTTP 429). ${after}`, {
    hint: 'Raise or lift the rate limit of the server for the run, or run with fewer --jobs.',
  });
}
