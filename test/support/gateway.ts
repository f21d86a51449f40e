import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Exchange, GatewaySettings } from '../../src/evidence/exchange.ts';
import { type Gateway, openGateway } from '../../src/models/gateway/gateway.ts';
import type { GatewayOptions } from '../../src/models/gateway/server.ts';
import { openUpstream, type UpstreamOptions } from '../../src/models/gateway/upstream.ts';

export const ENDPOINT_KEY = 'sk-endpoint-9c2e';
export const GATEWAY_KEY = 'run-key-41';

export const SETTINGS: GatewaySettings = {
  model: 'tiny-1',
  embeddings: 'tiny-embed',
  temperature: 0,
  max_output_tokens: 500,
  output_field: 'max_tokens',
};

type Body = Readonly<Record<string, unknown>>;

export interface ModelRequest {
  readonly route: string;
  readonly body: Body;
  readonly headers: IncomingMessage['headers'];
}

/** Answers as the real interfaces do. @param say the words of the model, for the nth request, counted from 1 */
export function answerOf({ route, body }: ModelRequest, text: string): Body {
  const input_tokens = Math.ceil(JSON.stringify(body).length / 4);
  const chat = {
    prompt_tokens: input_tokens,
    completion_tokens: text.length,
    total_tokens: input_tokens + text.length,
  };
  if (route === '/v1/embeddings') {
    const inputs = [body.input].flat();
    const data = inputs.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: [String(text).length, 0.1, -0],
    }));
    return { object: 'list', model: 'tiny-embed-2', data, usage: { prompt_tokens: 3, total_tokens: 3 } };
  }
  if (route === '/v1/responses') {
    const content = [{ type: 'output_text', text: text, annotations: [] }];
    const output = [{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content }];
    const usage = { input_tokens, output_tokens: text.length, input_tokens_details: { cached_tokens: 7 } };
    return {
      id: 'resp_1',
      object: 'response',
      created_at: 1,
      model: 'tiny-1-2026',
      status: 'completed',
      output,
      usage,
    };
  }
  const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }];
  return { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'tiny-1-2026', choices, usage: chat };
}

export type Serve = (
  asked: ModelRequest,
  n: number,
  response: ServerResponse,
  request: IncomingMessage,
) => Body | undefined;

/** An endpoint on loopback. `serve` returns its answer, or undefined if it answered itself. */
export async function startModel(serve: Serve = (asked) => answerOf(asked, 'Noted.')) {
  const asked: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request.setEncoding('utf8')) text += piece;
    const one = { route: request.url ?? '', body: JSON.parse(text) as Body, headers: request.headers };
    asked.push(one);
    const body = serve(one, asked.length, response, request);
    if (body === undefined) return;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  // A slow client may reuse a connection just when it would be closed.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

/** A clock that begins on the given day, and advances by a millisecond with each reading. */
function clockOf(day: string) {
  let now = 0;
  return {
    now: () => `${day}T12:00:00.000Z`,
    monotonic: () => {
      now += 1;
      return now;
    },
  };
}

/** A gateway on loopback with an upstream; `tape` has what it records. */
export async function startGateway(
  options: Partial<UpstreamOptions> & { readonly day?: string; readonly gateway?: Partial<GatewayOptions> } = {},
) {
  const tape: Exchange[] = [];
  const upstream = await openUpstream({
    settings: SETTINGS,
    tape: [],
    record: (exchange) => tape.push(exchange),
    budget: { calls: 1_000, tokens: 1_000_000, tapeBytes: 100_000_000 },
    clock: clockOf(options.day ?? '2026-11-22'),
    ...options,
  });
  const gateway = await openGateway(upstream, { listen: { key: GATEWAY_KEY }, ...options.gateway });
  return { gateway, upstream, tape };
}

/** Sends one request by `fetch`, and returns the status, the error code and the body. */
export async function post(gateway: Gateway, route: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(`${gateway.address}/${route}`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${GATEWAY_KEY}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
  });
  const text = await reply.text();
  const value = reply.headers.get('content-type') === 'application/json' ? JSON.parse(text) : {};
  return {
    status: reply.status,
    code: value.error?.code as string | undefined,
    retry: reply.headers.get('x-should-retry'),
    text,
    value,
  };
}

export const chat = (content: string, more: Body = {}) => ({
  model: 'gpt-5-mini',
  messages: [{ role: 'user', content }],
  ...more,
});

/** Writes bytes to the gateway's port, and reads until it closes the connection. */
export async function raw(gateway: Gateway, ...pieces: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(gateway.address);
  const socket = connect(Number(port), hostname);
  let streamed = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    streamed += text;
  });
  const closed = once(socket, 'close').catch(() => {});
  socket.on('error', () => {});
  await once(socket, 'connect');
  for (const piece of pieces) socket.write(piece);
  await closed;
  return streamed;
}
