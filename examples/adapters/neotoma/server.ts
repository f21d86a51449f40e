// The few calls of Neotoma's HTTP API that the adapter makes. The API is described by the server's own /openapi.yaml.

import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_WAIT_MS = 20_000;
const MOST_FOUND = 500;
const MOST_OBSERVATIONS = 1000;

type Json = Record<string, unknown>;

/** An entity's fields as one write gave them. Neotoma never changes an observation. */
export type Observation = { id: string; fields: Json };

/** What the server, or the way to it, did wrong, in a sentence that holds no token. */
export class ServerError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** `wait` is in milliseconds; undefined where the server names no time. */
class RateLimited extends ServerError {
  readonly wait: number | undefined;

  constructor(message: string, wait: number | undefined) {
    super(message, 429);
    this.wait = wait;
  }
}

/** Milliseconds of a Retry-After, which gives seconds or a date; a tenth of a second at least. */
function waitOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(wait, 100);
}

/** `url` is the server's root, `token` what stands behind "Bearer". */
export function neotoma(url: string, token: string) {
  const base = readAddress(url);
  // What may not stand in a header would be quoted by the error that says so.
  if (!/^[\x21-\x7e]+$/.test(token)) throw new ServerError('NEOTOMA_TOKEN may hold visible ASCII characters alone.');

  /** Until when a call may wait for the rate limit, on the clock of `performance.now()`. */
  let until = 0;

  /** Sends a call again after the time that a rate limit names, if there is that time. Writes have an idempotency key. */
  async function call(method: 'GET' | 'POST', path: string, body?: Json): Promise<Json> {
    for (;;) {
      const answer = await send(method, path, body);
      if (!(answer instanceof RateLimited)) return answer;
      if (answer.wait === undefined || performance.now() + answer.wait > until) throw answer;
      await sleep(answer.wait);
    }
  }

  async function send(method: 'GET' | 'POST', path: string, body?: Json): Promise<Json | RateLimited> {
    const what = `${method} ${base}${path}`;
    const headers = { 'content-type': 'application/json', ...(body && { authorization: `Bearer ${token}` }) };
    let status: number;
    let text: string;
    let retryAfter: string | null;
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        // A redirect would carry the question, and maybe the token, to somebody else.
        redirect: 'error',
        signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      });
      status = response.status;
      retryAfter = response.headers.get('retry-after');
      text = await response.text();
    } catch (thrown) {
      throw new ServerError(
        `${what} got no answer (${reasonOf(thrown)}). Is the server running, and NEOTOMA_URL right?`,
      );
    }
    if (status === 429) {
      const after = retryAfter === null ? 'without Retry-After' : `Retry-After: ${retryAfter.slice(0, 60)}`;
      return new RateLimited(
        `${what} was refused by the server's rate limit (429, ${after}), for which this episode has no time. Raise or lift that limit for the run, or run with --jobs 1.`,
        waitOf(retryAfter),
      );
    }
    if (status === 401 || status === 403) {
      throw new ServerError(`${what} was refused with ${status}. Is NEOTOMA_TOKEN a token of this server?`, status);
    }
    const answer = asObject(text);
    if (status !== 200) {
      throw new ServerError(`${what} failed with ${status}${saidBy(answer).replaceAll(token, '[token]')}.`, status);
    }
    return answer ?? malformed(what, 'is no JSON object');
  }

  const post = (path: string, body: Json) => call('POST', path, body);

  return {
    /** How long calls may wait for a rate limit from now on, all together. */
    allowWaits(milliseconds: number): void {
      until = performance.now() + milliseconds;
    },

    /** Fails unless a Neotoma server answers and takes the token. `/health` alone would take any. */
    async check(entityType: string): Promise<void> {
      const health = await call('GET', '/health');
      if (health.ok !== true && health.status !== 'ok')
        malformed(`GET ${base}/health`, 'does not say that all is well');
      await post('/entities/query', { entity_type: entityType, limit: 1, include_snapshots: false });
    },

    /** One observation more of the entity that these fields name; the entity's id. */
    async store(fields: Json, idempotencyKey: string): Promise<string> {
      const answer = await post('/store', { entities: [fields], idempotency_key: idempotencyKey });
      const [entity] = listOf(answer.entities, 'POST /store', 'entities');
      return textOf(entity?.entity_id, 'POST /store', 'entities[0].entity_id');
    },

    /** The ids of the entities that a search finds, in the server's order. */
    async search(entityType: string, search: string): Promise<string[]> {
      const asked = { entity_type: entityType, search, limit: MOST_FOUND, include_snapshots: false };
      const answer = await post('/entities/query', asked);
      const found = listOf(answer.entities, 'POST /entities/query', 'entities');
      return found.map((entity) => textOf(entity.entity_id, 'POST /entities/query', 'entities[].entity_id'));
    },

    async observations(entityId: string): Promise<Observation[]> {
      const answer = await post('/list_observations', { entity_id: entityId, limit: MOST_OBSERVATIONS });
      return listOf(answer.observations, 'POST /list_observations', 'observations').map(({ id, fields }) => ({
        id: textOf(id, 'POST /list_observations', 'observations[].id'),
        fields: isObject(fields) ? fields : malformed('POST /list_observations', 'has an observation without fields'),
      }));
    },

    /** The ids of the observations that a field of the entity's snapshot comes from; none where there is no such field. */
    async originsOf(entityId: string, field: string): Promise<string[]> {
      const { provenance } = await post('/get_entity_snapshot', { entity_id: entityId, format: 'json' });
      if (!isObject(provenance)) return malformed('POST /get_entity_snapshot', 'has no provenance');
      const origin = provenance[field];
      return typeof origin === 'string' ? origin.split(',') : [];
    },

    /** Neotoma deletes by one observation more: what was stored stays in its history, and is found no longer. */
    async remove(entityId: string, entityType: string): Promise<void> {
      await post('/delete_entity', { entity_id: entityId, entity_type: entityType, reason: 'End of an episode' });
    },
  };
}

function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The address is shown in messages, so it may hold no secret.
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new ServerError('NEOTOMA_URL must be an http or https address without user, password, query or fragment.');
  }
  return url.href.replace(/\/+$/, '');
}

/** fetch says only "fetch failed"; what failed stands in its cause. */
function reasonOf(thrown: unknown): string {
  const { name, message, cause } = thrown as Error & { cause?: { code?: unknown; message?: unknown } };
  if (name === 'TimeoutError') return `none within ${LONGEST_WAIT_MS / 1000} seconds`;
  return String(cause?.code ?? cause?.message ?? message);
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function asObject(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The code and message of Neotoma's error envelope, which is flat or nested. */
function saidBy(answer: Json | undefined): string {
  const error = isObject(answer?.error) ? answer.error : answer;
  const said = [error?.error_code ?? error?.code, error?.message].filter((part) => typeof part === 'string');
  return said.length === 0 ? '' : ` (${said.join(': ').slice(0, 200)})`;
}

function malformed(what: string, how: string): never {
  throw new ServerError(`The answer to ${what} ${how}: it is not as Neotoma's API says.`);
}

function listOf(value: unknown, what: string, field: string): Json[] {
  return Array.isArray(value) && value.every(isObject) ? value : malformed(what, `has no list "${field}"`);
}

function textOf(value: unknown, what: string, field: string): string {
  return typeof value === 'string' && value !== '' ? value : malformed(what, `has no text "${field}"`);
}
