import type { IncomingMessage } from 'node:http';
import type { Code } from '../../errors/codes.ts';
import { Fault } from '../../errors/fault.ts';
import { type GatewaySettings, ROUTES, type Route } from '../../evidence/exchange.ts';
import { parseStrict, strictText } from '../../evidence/strict-json.ts';
import { formatBytes } from '../../text/numbers.ts';

const MEBIBYTE = 1_048_576;
const LARGEST_BODY = 4 * MEBIBYTE;
/** A longer body is read to its end, so that the client can read the error. Beyond this size the connection is cut. */
const MOST_READ = 16 * LARGEST_BODY;
/** The limit for all concurrent requests of one adapter. */
const MOST_HELD = 16 * LARGEST_BODY;
/** The limit for the number of them. One connection can have many requests, and a request that waits outlives its connection. */
const MOST_REQUESTS = 256;

/** The HTTP status of each error that the gateway returns. */
const STATUS: Readonly<Partial<Record<Code, number>>> = {
  'gateway.request': 400,
  'gateway.slow': 408,
  'gateway.key': 401,
  'gateway.route': 404,
  'gateway.body': 400,
  'gateway.size': 413,
  'gateway.field': 400,
  'gateway.busy': 429,
  'gateway.budget': 429,
  'gateway.miss': 400,
  'gateway.refused': 400,
  'gateway.unavailable': 502,
  'gateway.answer': 502,
  'gateway.closed': 503,
};

export interface ErrorReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string;
}

/** An error in the form that OpenAI's clients read. All except `gateway.busy` are final: a retry would get the same error. */
export function errorReply(code: Code, message: string): ErrorReply {
  const body = JSON.stringify({ error: { message: `${code}: ${message}`, type: 'gateway', code, param: null } });
  const cut = code === 'gateway.size' || code === 'gateway.slow' || code === 'gateway.request';
  return {
    status: STATUS[code] ?? 500,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-should-retry': String(code === 'gateway.busy'),
      ...(cut && { connection: 'close' }),
    },
    body,
  };
}

/** Limits the number and the bytes of an adapter's concurrent requests. */
export class Intake {
  #held = 0;
  #requests = 0;

  /**
   * Reads a body and passes it to `work`. A body that is too long is read to its end.
   *
   * @throws Fault `gateway.size`, `gateway.busy`; `gateway.request` if it breaks off
   */
  async with(request: IncomingMessage, work: (body: Buffer) => Promise<void>): Promise<void> {
    let pieces: Buffer[] = [];
    let [size, held] = [0, 0];
    this.#requests += 1;
    let busy = this.#requests > MOST_REQUESTS;
    try {
      try {
        for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          size += piece.length;
          if (size > MOST_READ) break;
          busy ||= this.#held + piece.length > MOST_HELD;
          if (busy || size > LARGEST_BODY) {
            pieces = [];
            continue;
          }
          pieces.push(piece);
          held += piece.length;
          this.#held += piece.length;
        }
      } catch (cause) {
        throw new Fault('gateway.request', 'The request ended before its body was complete.', { cause });
      }
      if (size > LARGEST_BODY)
        throw new Fault('gateway.size', `The request is too large. The limit is ${formatBytes(LARGEST_BODY)}.`);
      if (busy)
        throw new Fault(
          'gateway.busy',
          `Too many requests at once. The limit is ${MOST_REQUESTS} requests and ${formatBytes(MOST_HELD)} in total.`,
        );
      await work(Buffer.concat(pieces));
    } finally {
      this.#held -= held;
      this.#requests -= 1;
    }
  }
}

/**
 * The route of a request that a model answers: its name exactly as it is listed.
 *
 * @throws Fault `gateway.route`
 */
export function routeOf({ method, url = '' }: IncomingMessage): Route {
  const route = ROUTES.find((one) => method === 'POST' && url === `/v1/${one}`);
  if (route !== undefined) return route;
  const requestLine = JSON.stringify(`${method} ${url}`.slice(0, 100));
  const served = ROUTES.map((one) => `POST /v1/${one}`).join(', ');
  throw new Fault(
    'gateway.route',
    `${requestLine} is not supported. The gateway supports ${served}, GET /v1/models and GET /v1/models/NAME with a name of that list.`,
  );
}

/** Refusals that each equal call would get. */
const LASTING: readonly Code[] = ['gateway.key', 'gateway.route', 'gateway.body', 'gateway.size', 'gateway.field'];

/** The route whose model did not answer because the gateway refused the call. Undefined if it was no call of a model of the run. */
export function meantRoute({ method, url = '' }: IncomingMessage, refusal: Code, { embeddings }: GatewaySettings) {
  if (method !== 'POST' || !LASTING.includes(refusal)) return undefined;
  if (/embed/.test(url)) return embeddings === null ? undefined : 'embeddings';
  return /complet|responses|messages/.test(url) ? 'chat/completions' : undefined;
}

/** @throws Fault `gateway.body` unless it is a JSON object in UTF-8, without duplicate keys and the like */
export function readObject(request: IncomingMessage, body: Buffer): Readonly<Record<string, unknown>> {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new Fault('gateway.body', 'The body must not be compressed.');
  let value: unknown;
  try {
    value = parseStrict(strictText(body, 'The body'), 'The body');
  } catch (cause) {
    if (!(cause instanceof Fault)) throw cause;
    throw new Fault('gateway.body', cause.message.slice(0, 300).toWellFormed(), { cause });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Fault('gateway.body', 'The body is not a JSON object.');
}

/** Whether the gateway returns this fault to the adapter. Anything else that is thrown is a failure of the run. */
export const isReturned = (thrown: unknown): thrown is Fault => thrown instanceof Fault && thrown.code in STATUS;
