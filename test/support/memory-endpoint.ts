import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { NOTES_SERVER } from './bridge.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A server on the loopback for one test; returns its address. */
export async function serveLoopback(handler: Handler): Promise<string> {
  const server = createServer((request, response) => void handler(request, response));
  // A slow client may reuse a connection just when it would be closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Stored {
  readonly text: string;
  readonly metadata: Readonly<Record<string, string>>;
}

const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** A memory with the usual interface: POST /add, POST /search, DELETE /reset. `all` returns what it stores. */
export async function serveMemory(): Promise<{ readonly url: string; readonly all: () => readonly Stored[] }> {
  let all: Stored[] = [];
  const url = await serveLoopback(async (request, response) => {
    const reply = (value: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (request.method === 'DELETE' && request.url === '/reset') {
      all = [];
      response.writeHead(204).end();
    } else if (request.method === 'POST' && request.url === '/add') {
      all.push((await json(request)) as Stored);
      reply({ ok: true });
    } else if (request.method === 'POST' && request.url === '/search') {
      const { query, limit } = (await json(request)) as { query: string; limit: number };
      const scored = all.map((one) => ({
        ...one,
        score: [...words(query)].filter((w) => words(one.text).has(w)).length,
      }));
      const found = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
      reply({ results: found.slice(0, limit) });
    } else response.writeHead(404).end('no such route');
  });
  return { url, all: () => all };
}

/**
 * test/adapters/notes-server.mjs over streamable HTTP; `tokens` has the authorization headers that it got. Tool calls
 * for which `retryAfter` returns a time are refused by a rate limit.
 */
export async function serveMcp(
  retryAfter: () => string | undefined = () => undefined,
): Promise<{ readonly url: string; readonly tokens: () => ReadonlySet<string> }> {
  const tokens = new Set<string>();
  const notes = spawn(process.execPath, [NOTES_SERVER], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void notes.kill());
  const lines = createInterface({ input: notes.stdout })[Symbol.asyncIterator]();
  const url = await serveLoopback(async (request, response) => {
    tokens.add(request.headers.authorization ?? 'none');
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const message = (await json(request)) as { readonly id?: number; readonly method?: string };
    const wait = message.method === 'tools/call' ? retryAfter() : undefined;
    if (wait !== undefined) return void response.writeHead(429, { 'retry-after': wait }).end();
    notes.stdin.write(`${JSON.stringify(message)}\n`);
    if (message.id === undefined) return void response.writeHead(202).end();
    response.setHeader('content-type', 'application/json').end((await lines.next()).value);
  });
  return { url: `${url}/mcp`, tokens: () => tokens };
}
