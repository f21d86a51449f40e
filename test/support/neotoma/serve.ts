import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import { NeotomaStore } from './store.ts';

/** The answer of a broken server. */
export interface Broken {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How often it answers so; always if absent. */
  readonly times?: number;
}

interface Served {
  readonly url: string;
  readonly store: NeotomaStore;
  /** Calls of that path are answered so from now on; `undefined` repairs it. */
  break(path: string, broken: Broken | undefined): void;
}

// The request bodies of Neotoma's openapi.yaml; that of /store refuses unknown fields.
const Store = z.strictObject({
  entities: z.array(z.looseObject({ entity_type: z.string().min(1), name: z.string().min(1) })).min(1),
  idempotency_key: z.string().min(1),
});
const Search = z.object({
  entity_type: z.string(),
  search: z.string().optional(),
  limit: z.int().positive().max(500),
  include_snapshots: z.literal(false),
});
const Entity = z.object({ entity_id: z.string() });
const Removal = z.object({ entity_id: z.string(), entity_type: z.string() });

const envelope = (error_code: string, message: string) => ({ error_code, message, trace_id: 't', timestamp: 'now' });

/** Neotoma's HTTP interface on the loopback, with its own state, for one test. */
export async function serveNeotoma(token: string): Promise<Served> {
  const store = new NeotomaStore();
  const broken = new Map<string, Broken>();

  const routes: Readonly<Record<string, (body: unknown) => unknown>> = {
    '/store': (body) => {
      const { entities, idempotency_key } = Store.parse(body);
      return store.store(entities, idempotency_key);
    },
    '/entities/query': (body) => {
      const { entity_type, search, limit } = Search.parse(body);
      const ids = store.search(entity_type, search);
      return { entities: ids.slice(0, limit).map((entity_id) => ({ entity_id, entity_type })), total: ids.length };
    },
    '/list_observations': (body) => ({ observations: store.observations(Entity.parse(body).entity_id) }),
    '/get_entity_snapshot': (body) => store.snapshot(Entity.parse(body).entity_id),
    '/delete_entity': (body) => {
      const { entity_id, entity_type } = Removal.parse(body);
      store.remove(entity_id, entity_type);
      return { success: true, entity_id };
    },
  };

  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const path = request.url ?? '';
    const body = await text(request);
    if (path === '/health') return [200, { ok: true }];
    if (request.headers.authorization !== `Bearer ${token}`) {
      return [401, envelope('AUTH_INVALID', `Not a token: ${request.headers.authorization}`)];
    }
    const route = request.method === 'POST' ? routes[path] : undefined;
    if (route === undefined) return [404, envelope('RESOURCE_NOT_FOUND', 'No such route')];
    try {
      const result = route(JSON.parse(body));
      return result === undefined ? [404, envelope('RESOURCE_NOT_FOUND', 'Entity not found')] : [200, result];
    } catch (thrown) {
      return [400, envelope('VALIDATION_ERROR', (thrown as Error).message)];
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body] = await answer(request);
    const instead = broken.get(request.url ?? '');
    if (instead?.times === 1) broken.delete(request.url ?? '');
    else if (instead?.times !== undefined) broken.set(request.url ?? '', { ...instead, times: instead.times - 1 });
    response.writeHead(instead?.status ?? status, { 'content-type': 'application/json', ...instead?.headers });
    response.end(instead?.body ?? JSON.stringify(body));
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    break: (path, instead) => void (instead ? broken.set(path, instead) : broken.delete(path)),
  };
}
