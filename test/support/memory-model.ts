import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const MODEL_KEY = 'sk-test-8c1e5f7a2b';

interface State {
  /** After so many requests it drops each connection. */
  most: number;
  /** Before each answer it waits. */
  waitMs: number;
  /** The status and message with which it refuses a request, if it does. */
  refuses: (route: string) => readonly [status: number, message: string] | undefined;
}

/**
 * A chat model and an embedding model on loopback, both pure functions of the request, with the key that they require.
 */
export async function startMemoryModel() {
  const asked: string[] = [];
  const state: State = { most: Number.POSITIVE_INFINITY, waitMs: 0, refuses: () => undefined };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request.setEncoding('utf8')) text += piece;
    if (asked.length >= state.most) return void request.socket.destroy();
    asked.push(`${request.url} ${text}`);
    await sleep(state.waitMs);
    const refused =
      request.headers.authorization === `Bearer ${MODEL_KEY}` ? state.refuses(request.url ?? '') : [401, 'no key'];
    const [status, body] = refused
      ? [refused[0], { error: { message: refused[1] } }]
      : [200, answer(request.url ?? '', JSON.parse(text))];
    response.writeHead(Number(status), { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  // A slow client may reuse a connection just when it would be closed.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** The requests that it answered. */
    asked,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

interface ModelRequest {
  readonly model: string;
  readonly messages?: readonly { readonly content: string }[];
  readonly input?: string | readonly string[];
}

function answer(route: string, { model, messages = [], input = [] }: ModelRequest) {
  if (route === '/v1/embeddings') {
    const data = [input].flat().map((text, index) => ({ object: 'embedding', index, embedding: letters(text) }));
    return { object: 'list', model, data, usage: { prompt_tokens: 3 * data.length, total_tokens: 3 * data.length } };
  }
  const prompt = messages.map(({ content }) => content).join(' ');
  const content = prompt.slice(prompt.indexOf(': ') + 2);
  const usage = { prompt_tokens: 20, completion_tokens: 10, total_tokens: 30 };
  const message = { role: 'assistant', content };
  const choices = [{ index: 0, message, finish_reason: 'stop' }];
  return { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model, choices, usage };
}

/** How often each letter occurs, so that texts with common words are near each other. */
export function letters(text: string): number[] {
  const counts = new Array<number>(26).fill(0);
  for (const letter of text.toLowerCase()) {
    const at = letter.charCodeAt(0) - 97;
    if (at >= 0 && at < 26) counts[at] = (counts[at] ?? 0) + 1;
  }
  const length = Math.hypot(...counts) || 1;
  return counts.map((count) => count / length);
}
