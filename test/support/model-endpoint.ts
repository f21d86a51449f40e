import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the endpoint: the fields that the real one reads. */
export interface Call {
  readonly system: string;
  readonly user: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/** What goes wrong with a request. The last three break off an answer. */
export type Mishap =
  | 'rate-limit'
  | 'rate-limit-minute'
  | 'hours'
  | 'server-error'
  | 'overloaded'
  | 'context'
  | 'bad-request'
  | 'refusal'
  | 'hang'
  | 'reset'
  | 'torn'
  | 'no-json'
  | 'slow';

export interface EndpointOptions {
  /** The model's words. */
  readonly say: (call: Call) => string;
  /** What goes wrong with the nth request, counted from 1. */
  readonly mishap?: (n: number, user: string) => Mishap | undefined;
  readonly withoutUsage?: true;
  /** The prefix of the environment variables that name it. */
  readonly role?: 'MODEL' | 'JUDGE';
  readonly model?: string;
}

export const KEY = 'sk-test-4f1d8c0e9a7b';
const MODEL = 'tiny-1';

/** Chat completions with the real interface, on loopback, with an account of all answers that it delivered in full. */
export async function startEndpoint({
  say,
  mishap = () => undefined,
  withoutUsage,
  role = 'MODEL',
  model = MODEL,
}: EndpointOptions) {
  const calls: Call[] = [];
  const billed = { answers: 0, input_tokens: 0, output_tokens: 0, requests: 0 };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of request.setEncoding('utf8')) text += piece;
    billed.requests += 1;
    const refuse = (status: number, message: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify({ error: { message, type: 'error', code: status } }));
    };
    const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return refuse(404, 'no such route');
    if (key !== KEY) return refuse(401, `Incorrect API key provided: ${key}`);
    const body = JSON.parse(text) as Call['body'] & { messages: { role: string; content: string }[] };
    if (body.model !== model) return refuse(404, `The model ${String(body.model)} does not exist`);
    const [system = '', user = ''] = body.messages.map(({ content }) => content);
    const wrong = mishap(billed.requests, user);
    if (wrong === 'rate-limit') return refuse(429, 'Rate limit reached', { 'retry-after-ms': '5' });
    if (wrong === 'rate-limit-minute') return refuse(429, 'Rate limit reached', { 'retry-after': '59' });
    if (wrong === 'hours') return refuse(429, 'Quota exceeded', { 'retry-after': '7200' });
    if (wrong === 'server-error') return refuse(500, 'The server had an error', { 'retry-after-ms': '5' });
    if (wrong === 'overloaded') return refuse(503, 'Overloaded', { 'retry-after': '0' });
    if (wrong === 'context') return refuse(400, `This model's maximum context length is 8192 tokens: ${user.length}`);
    if (wrong === 'bad-request') return refuse(400, 'Unprocessable');
    if (wrong === 'hang') return;
    if (wrong === 'reset') return void request.socket.destroy();
    const call = { system, user, body, key };
    calls.push(call);
    const content = say(call);
    const words = wrong === 'refusal' ? { content: null, refusal: content } : { content };
    const usage = { prompt_tokens: Math.ceil((system.length + user.length) / 4), completion_tokens: content.length };
    const whole = JSON.stringify({
      id: `chatcmpl-${billed.requests}`,
      object: 'chat.completion',
      model,
      choices: [{ index: 0, message: { role: 'assistant', ...words }, finish_reason: 'stop' }],
      ...(!withoutUsage && { usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens } }),
    });
    if (wrong === 'no-json') return void response.end('<html>Bad gateway</html>');
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
    if (wrong === 'torn') {
      response.write(whole.slice(0, 40), () => response.destroy());
      return;
    }
    if (wrong === 'slow') {
      for (const letter of whole.slice(0, 20)) response.write(letter);
      response.end(whole.slice(20));
    } else response.end(whole);
    billed.answers += 1;
    billed.input_tokens += usage.prompt_tokens;
    billed.output_tokens += usage.completion_tokens;
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  // A slow client may reuse a connection just when it would be closed.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    billed,
    env: {
      [`CIB_${role}_BASE_URL`]: `http://127.0.0.1:${port}/v1`,
      [`CIB_${role}_API_KEY`]: KEY,
      [`CIB_${role}`]: model,
    },
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

/** The source ids and actions that a prompt shows. */
export function shownIn({ user }: Pick<Call, 'user'>): { ids: string[]; actions: string[] } {
  const ids = [...user.matchAll(/^\{"source_id":"([^"]+)"/gm)].map(([, id]) => id ?? '');
  const actions = /^Allowed actions: (.+)$/m.exec(user)?.[1]?.split(', ') ?? [];
  return { ids, actions };
}
