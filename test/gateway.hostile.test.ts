import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FIELDS } from '../src/models/gateway/fields.ts';
import type { Gateway } from '../src/models/gateway/gateway.ts';
import { answerOf, chat, GATEWAY_KEY, post, raw, SETTINGS, startGateway, startModel } from './support/gateway.ts';

/** An adapter that tries to get more out of the gateway than answers of the one model. */
let model: Awaited<ReturnType<typeof startModel>>;
let gateway: Gateway;

beforeAll(async () => {
  model = await startModel();
  ({ gateway } = await startGateway({ endpoint: { baseURL: model.baseURL } }));
});
beforeEach(() => {
  model.asked.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await model.close();
});

const CHAT = 'chat/completions';
const AUTHORIZED = `authorization: Bearer ${GATEWAY_KEY}\r\n`;
const tool = (type: string, more = {}) => ({ tools: [{ type, ...more }] });
const part = (one: object) => ({ messages: [{ role: 'user', content: [one] }] });

describe('the gateway with a field that is not allowed', () => {
  it.each<[string, string, object]>([
    ['with an unknown field', CHAT, { exfiltrate: 'x'.repeat(1_000) }],
    ['with a field named like a member of every object', CHAT, { constructor: 1 }],
    ['that asks for several answers', CHAT, { n: 2 }],
    ['that asks for more log probabilities than there may be', CHAT, { logprobs: true, top_logprobs: 1_000 }],
    ['for a web search', CHAT, { web_search_options: {} }],
    ['for sound', CHAT, { modalities: ['text', 'audio'], audio: { voice: 'a', format: 'wav' } }],
    [
      'for an image to be fetched',
      CHAT,
      part({ type: 'image_url', image_url: { url: 'http://attacker.example/?q=x' } }),
    ],
    ['for a file', CHAT, part({ type: 'file', file: { file_id: 'file-1' } })],
    ['for sound as input', CHAT, part({ type: 'input_audio', input_audio: { data: '', format: 'wav' } })],
    ['for a tool that runs elsewhere', CHAT, tool('custom', { custom: { name: 'x' } })],
    ['with a field of another type', CHAT, { max_tokens: '9'.repeat(400) }],
    ['with a predicted output', CHAT, { prediction: { type: 'content', content: 'x' } }],
    ['for an earlier response', 'responses', { input: 'x', previous_response_id: 'resp_1' }],
    ['for a conversation', 'responses', { input: 'x', conversation: 'conv_1' }],
    ['for work in the background', 'responses', { input: 'x', background: true }],
    ['for a stored prompt', 'responses', { input: 'x', prompt: { id: 'pmpt_1' } }],
    ['for a reference to a stored item', 'responses', { input: [{ type: 'item_reference', id: 'msg_1' }] }],
    [
      'for a file as input',
      'responses',
      { input: [{ role: 'user', content: [{ type: 'input_file', file_id: 'f' }] }] },
    ],
    ['for a web search as a tool', 'responses', { input: 'x', ...tool('web_search') }],
    ['for a connector', 'responses', { input: 'x', ...tool('mcp', { server_url: 'http://attacker.example' }) }],
    ['for a search in files', 'responses', { input: 'x', ...tool('file_search', { vector_store_ids: ['v'] }) }],
    ['for an interpreter', 'responses', { input: 'x', ...tool('code_interpreter', { container: { type: 'auto' } }) }],
    ['that includes what a hosted tool saw', 'responses', { input: 'x', include: ['file_search_call.results'] }],
    ['that names no text', 'embeddings', { input: [{ image: 'x' }] }],
  ])('refuses a request %s [J1]', async (_what, route, fields) => {
    const body = route === CHAT ? chat('x', fields as Record<string, unknown>) : { model: 'm', ...fields };
    expect(await post(gateway, route, body)).toMatchObject({ status: 400, code: 'gateway.field', retry: 'false' });
    expect(model.asked).toEqual([]);
  });

  it('names each wrong field, and why it is refused', async () => {
    const { value } = await post(gateway, 'responses', { input: 'x', conversation: 'c', zap: 1 });
    expect(value.error.message).toBe(
      'gateway.field: conversation is refused: the endpoint would keep or read state of its own; zap is not known to the gateway.',
    );
  });
});

describe('the gateway with an unusable body', () => {
  it.each<[string, string | Uint8Array, string, number, Record<string, string>?]>([
    ['that is not JSON', '{', 'gateway.body', 400],
    ['that is not an object', '[]', 'gateway.body', 400],
    ['that has a key twice', '{"model":"a","model":"b","messages":[]}', 'gateway.body', 400],
    ['that has the key __proto__', '{"__proto__":{"n":2},"messages":[]}', 'gateway.body', 400],
    ['that is nested too deeply', `{"messages":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'gateway.body', 400],
    ['that is not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 'gateway.body', 400],
    ['that is declared as compressed', JSON.stringify(chat('x')), 'gateway.body', 400, { 'content-encoding': 'gzip' }],
    ['that is too long', JSON.stringify(chat('x'.repeat(5_000_000))), 'gateway.size', 413],
  ])('refuses a body %s [J2]', async (_what, body, code, status, headers = {}) => {
    expect(await post(gateway, CHAT, body, headers)).toMatchObject({ status, code, retry: 'false' });
    expect(model.asked).toEqual([]);
  });
});

it('the gateway cuts what it quotes of a body between characters', async () => {
  const names = ['a'.repeat(100), 'b'.repeat(100), `${'c'.repeat(85)}😀`];
  const twice = `{"${names[0]}":{"${names[1]}":{"${names[2]}":1,"${names[2]}":2}}}`;
  const { value } = await post(gateway, CHAT, twice);
  expect(value.error.message).toMatch(/c\ufffd$/);
});

describe('the gateway with a body of many values', () => {
  const call = { function: { a: 0 }, a: 0, index: '' };
  const calls = (count: number, one: object) => ({ role: 'user', content: 'x', tool_calls: Array(count).fill(one) });

  it.each<[string, string, object]>([
    ['in one message', CHAT, { messages: [{ ...calls(16_384, call), annotations: Array(16_384).fill(0) }] }],
    ['in many messages', CHAT, { messages: Array(80).fill(calls(16_000, {})) }],
    ['in many items', 'responses', { input: Array(80).fill({ role: 'user', content: Array(16_000).fill({}) }) }],
    ['in many texts', 'embeddings', { input: Array(80).fill(Array(16_000).fill('')) }],
  ])('refuses wrong ones %s at the first of them [J2]', async (_what, route, body) => {
    const before = process.memoryUsage().rss;
    expect(await post(gateway, route, { model: 'm', ...body })).toMatchObject({ status: 400, code: 'gateway.field' });
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(1_000);
    expect(model.asked).toEqual([]);
  });

  it('serves a text with 200,000 ids [J2]', async () => {
    const { status } = await post(gateway, CHAT, chat('0123456789abcdef '.repeat(200_000)));
    expect(status).toBe(200);
  });
});

describe('the gateway with an unknown path', () => {
  it.each([
    ...['GET /v1/chat/completions', 'POST /v1/chat/completions?x=1', 'POST //v1/chat/completions', 'POST /v1/files'],
    ...[
      'POST /v1/../v1/chat/completions',
      'POST /v1/chat%2fcompletions',
      'POST /V1/chat/completions',
      'DELETE /v1/models',
      'DELETE /v1/models/tiny-1',
      'GET /v1/models/%',
    ],
    ...[
      'POST http://attacker.example/v1/chat/completions',
      'POST /v1/vector_stores',
      'GET /v1/responses/resp_1',
      'POST *',
    ],
    ...['POST /v1/assistants', 'POST /v1/batches', 'POST /v1/fine_tuning/jobs', 'POST /v1/images/generations'],
    ...['POST /v1/audio/speech', 'GET /v1/models/tiny-2', 'OPTIONS *', 'CONNECT attacker.example:443'],
  ])('answers with 404: %s [J3]', async (line) => {
    const said = await raw(
      gateway,
      `${line} HTTP/1.1\r\n${AUTHORIZED}connection: close\r\ncontent-length: 2\r\n\r\n{}`,
    );
    expect(said).toMatch(/^HTTP\/1\.1 404 /);
    expect(said).toContain('"code":"gateway.route"');
    expect(model.asked).toEqual([]);
  });
});

describe('the gateway with an ambiguous request', () => {
  const HEAD = `POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\n${AUTHORIZED}`;
  it.each([
    [
      'has both lengths',
      'transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\nGET /v1/models HTTP/1.1\r\n\r\n',
    ],
    ['has two lengths', 'content-length: 2\r\ncontent-length: 40\r\n\r\n{}'],
    ['has a length that is no number', 'content-length: +2\r\n\r\n{}'],
    ['has an unknown transfer encoding', 'transfer-encoding: chunked, gzip\r\n\r\n0\r\n\r\n'],
    ['has a space before the colon', 'transfer-encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['has a chunk without a size', 'transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n'],
    ['folds a header', 'x-a: 1\r\n transfer-encoding: chunked\r\n\r\n'],
    ['ends lines with a line feed alone', 'x-a: 1\ncontent-length: 2\n\n{}'],
    ['contains a NUL', 'x-a: \0\r\ncontent-length: 2\r\n\r\n{}'],
  ])('refuses a request that %s [J4]', async (_what, rest) => {
    const said = await raw(gateway, `${HEAD}${rest}`);
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(said).toContain('"code":"gateway.request"');
    expect(model.asked).toEqual([]);
  });

  it('refuses a head that is too long', async () => {
    const said = await raw(gateway, `${HEAD}x-a: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(said).toContain('"code":"gateway.size"');
  });
});

describe('the gateway with a slow request', () => {
  it.each<[string, number, number, readonly string[]]>([
    ['head', 100, 60_000, ['POST /v1/chat/comp']],
    [
      'body',
      200,
      200,
      [`POST /v1/chat/completions HTTP/1.1\r\n${AUTHORIZED}content-length: 1000\r\n\r\n`, '{"messages":'],
    ],
  ])('closes the connection during the %s [J5]', async (_what, head, body, pieces) => {
    const { gateway: impatient } = await startGateway({ gateway: { timeouts: { head, body, taken: 60_000 } } });
    expect(await raw(impatient, ...pieces)).toContain('"code":"gateway.slow"');
    await impatient.close();
  });
});

it('the gateway closes a connection that does not read its answer, and serves the others [J5]', async () => {
  const large = await startModel((asked) => answerOf(asked, 'x'.repeat(15_000_000)));
  const timeouts = { head: 10_000, body: 10_000, taken: 2_000 };
  const held = await startGateway({ endpoint: { baseURL: large.baseURL }, gateway: { timeouts } });
  const { hostname, port } = new URL(held.gateway.address);
  const body = JSON.stringify(chat('x'));
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(`POST /v1/chat/completions HTTP/1.1\r\n${AUTHORIZED}content-length: ${body.length}\r\n\r\n${body}`);
  await expect.poll(() => held.tape.length, { timeout: 60_000 }).toBe(1);
  expect((await post(held.gateway, CHAT, chat('x'))).status).toBe(200);
  expect(large.asked).toHaveLength(1);
  socket.destroy();
  await held.gateway.close();
  await large.close();
});

it('the gateway keeps serving after a client disconnects during a refusal [J5]', async () => {
  for (const text of ['CONNECT x:1 HTTP/1.1\r\n\r\n', 'POST', 'GET / HTTP/1.1\r\n\r\n', '\0\r\n\r\n']) {
    const { hostname, port } = new URL(gateway.address);
    const socket = connect(Number(port), hostname).on('error', () => {});
    await once(socket, 'connect');
    await new Promise((sent) => socket.write(text, sent));
    socket.resetAndDestroy();
  }
  expect(await post(gateway, CHAT, chat('still served'))).toMatchObject({ status: 200 });
});

describe('the gateway in a flood', () => {
  it('refuses connections over its limit, and serves again afterwards [J6]', async () => {
    const { hostname, port } = new URL(gateway.address);
    const sockets = Array.from({ length: 256 }, () => connect(Number(port), hostname).on('error', () => {}));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect(await raw(gateway, 'GET /v1/models HTTP/1.1\r\n')).toContain('"code":"gateway.busy"');
    for (const socket of sockets) socket.destroy();
    // The gateway sees their ends a moment later; clients try again, as `x-should-retry` says.
    let reply = await post(gateway, CHAT, chat('still served'));
    while (reply.retry === 'true') reply = await post(gateway, CHAT, chat('still served'));
    expect(reply.status).toBe(200);
  });

  it('holds a limited number of bytes of unfinished bodies [J6]', async () => {
    const { gateway: flooded } = await startGateway({ endpoint: { baseURL: model.baseURL } });
    const { hostname, port } = new URL(flooded.address);
    const head = `POST /v1/chat/completions HTTP/1.1\r\n${AUTHORIZED}content-length: 4194304\r\n\r\n`;
    const sockets = Array.from({ length: 16 }, () => connect(Number(port), hostname).on('error', () => {}));
    const most = Buffer.alloc(4_194_303, ' ');
    for (const socket of sockets) {
      socket.write(head);
      await new Promise((sent) => socket.write(most, sent));
    }
    const ask = () => post(flooded, 'nowhere', chat('x'.repeat(1_000)));
    let reply = await ask();
    while (reply.code === 'gateway.route') reply = await ask();
    expect(reply).toMatchObject({ status: 429, code: 'gateway.busy', retry: 'true' });
    for (const socket of sockets) socket.destroy();
    while (reply.retry === 'true') reply = await ask();
    expect(reply.code).toBe('gateway.route');
    await flooded.close();
  });

  it('stops reading a body that is too long [J6]', async () => {
    const { gateway: flooded } = await startGateway({ endpoint: { baseURL: model.baseURL } });
    const piece = 'x'.repeat(8_388_608);
    await raw(
      flooded,
      `POST /v1/chat/completions HTTP/1.1\r\n${AUTHORIZED}content-length: 999999999\r\n\r\n`,
      ...Array<string>(9).fill(piece),
    );
    expect(flooded.statistics().errors).toEqual({ 'gateway.size': 1 });
    await flooded.close();
  });

  it('holds a limited number of requests of one connection [J6]', async () => {
    const silent = await startModel(() => undefined);
    const { gateway: flooded } = await startGateway({ endpoint: { baseURL: silent.baseURL } });
    const { hostname, port } = new URL(flooded.address);
    const body = JSON.stringify(chat('x'));
    const one = `POST /v1/chat/completions HTTP/1.1\r\n${AUTHORIZED}content-length: ${body.length}\r\n\r\n${body}`;
    const socket = connect(Number(port), hostname).on('error', () => {});
    await new Promise((sent) => socket.write(one.repeat(300), sent));
    await expect.poll(() => flooded.statistics().errors).toEqual({ 'gateway.busy': 300 - 256 });
    socket.destroy();
    // The requests of a connection that was closed still wait for their answers.
    expect(await post(flooded, CHAT, chat('x'))).toMatchObject({ code: 'gateway.busy', retry: 'true' });
    await flooded.close();
    await silent.close();
  });

  it('sends no request that waited while the budget of tokens was used up [J6]', async () => {
    const waiting: (() => void)[] = [];
    const slow = await startModel((asked, _n, response) => {
      waiting.push(() => response.end(JSON.stringify(answerOf(asked, 'x'.repeat(100)))));
      return undefined;
    });
    const budget = { calls: 100, tokens: 60, tapeBytes: 1_000_000 };
    const { gateway: flooded } = await startGateway({ endpoint: { baseURL: slow.baseURL }, budget });
    const replies = Array.from({ length: 50 }, (_, n) => post(flooded, CHAT, chat(`Question ${n}`)));
    await expect.poll(() => slow.asked.length).toBe(16);
    waiting[0]?.();
    await expect.poll(() => flooded.statistics().errors).toEqual({ 'gateway.budget': 50 - 16 });
    expect(slow.asked).toHaveLength(16);
    for (const answer of waiting) answer();
    await Promise.all(replies);
    await flooded.close();
    await slow.close();
  });

  it('counts the bytes of a tape as they are written, with escapes [J6]', async () => {
    const budget = { calls: 100, tokens: 1_000_000, tapeBytes: 3_500 };
    const flooded = await startGateway({ endpoint: { baseURL: model.baseURL }, budget });
    const statuses: number[] = [];
    for (let n = 0; n < 2; n += 1)
      statuses.push((await post(flooded.gateway, CHAT, chat('"'.repeat(1_000 + n)))).status);
    expect(statuses).toEqual([200, 429]);
    await flooded.gateway.close();
  });

  it.each([
    ['calls', { calls: 3, tokens: 1_000_000, tapeBytes: 1_000_000 }, 3],
    ['tokens', { calls: 100, tokens: 60, tapeBytes: 1_000_000 }, 2],
    ['bytes on the tape', { calls: 100, tokens: 1_000_000, tapeBytes: 1 }, 1],
  ])('stops at the budget of %s [J6]', async (_what, budget, answered) => {
    const flooded = await startGateway({ endpoint: { baseURL: model.baseURL }, budget });
    const replies: { status: number; code: string | undefined; retry: string | null }[] = [];
    for (let n = 0; n < 5; n += 1)
      replies.push(await post(flooded.gateway, CHAT, chat(`Question ${n}`, { max_tokens: 500 })));
    expect(replies.map(({ status }) => status)).toEqual([0, 1, 2, 3, 4].map((n) => (n < answered ? 200 : 429)));
    expect(replies.at(-1)).toMatchObject({ code: 'gateway.budget', retry: 'false' });
    // The clock advances by a millisecond with each reading: for each call, one while it is checked and one while it is answered. A call that
    // is refused does not wait for the model.
    expect(flooded.gateway.statistics().waitedMs).toBe(2 * replies.length);
    expect(model.asked).toHaveLength(answered);
    expect(flooded.gateway.statistics().errors).toEqual({ 'gateway.budget': 5 - answered });
    const { hint } = flooded.gateway.statistics().spent ?? {};
    expect(hint?.includes('fewer `dimensions`')).toBe(_what === 'bytes on the tape');
    // The run has to end, also if the adapter was refused after its last answer in a task, which nobody looks at.
    flooded.gateway.enter({ task: 'native/8/0', phase: 'write' });
    expect(flooded.gateway.statistics()).toMatchObject({ errors: {}, spent: { code: 'gateway.budget' } });
    await flooded.gateway.close();
    // A process that resumes the run continues with the same budget.
    const next = await startGateway({ endpoint: { baseURL: model.baseURL }, budget, tape: flooded.tape });
    expect((await post(next.gateway, CHAT, chat('Question 0', { max_tokens: 500 }))).status).toBe(200);
    expect((await post(next.gateway, CHAT, chat('Question 9'))).code).toBe('gateway.budget');
    expect(model.asked).toHaveLength(answered);
    await next.gateway.close();
  });
});

it('the gateway refuses a request without the key of the run [J7]', async () => {
  for (const authorization of ['', 'Bearer wrong', `Basic ${GATEWAY_KEY}`]) {
    expect(await post(gateway, CHAT, chat('x'), { authorization })).toMatchObject({ status: 401, code: 'gateway.key' });
  }
  expect(model.asked).toEqual([]);
});

it('the gateway’s socket is open to any user, and removed with the gateway', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const listen = { socket: join(folder, 's') };
  const { gateway: inside } = await startGateway({ endpoint: { baseURL: model.baseURL }, gateway: { listen } });
  expect(inside.address).toBe(listen.socket);
  expect(statSync(listen.socket).mode & 0o777).toBe(0o666);
  const asking = request({ socketPath: listen.socket, path: '/v1/chat/completions', method: 'POST' });
  asking.end(JSON.stringify(chat('x')));
  const [response] = await once(asking, 'response');
  expect(response.statusCode).toBe(200);
  await inside.close();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('the gateway fixes model, temperature, length and storage, and removes names [J1]', async () => {
  const hidden = { user: 'me', metadata: { stolen: 'x' }, store: true, service_tier: 'flex', prompt_cache_key: 'k' };
  const headers = { 'openai-organization': 'org', 'x-leak': 'x', 'user-agent': 'leak' };
  await post(
    gateway,
    CHAT,
    chat('x', { ...hidden, model: 'gpt-6-luna', temperature: 2, max_completion_tokens: 1e9 }),
    headers,
  );
  const long = { max_output_tokens: 1e9, prompt_cache_options: {} };
  await post(gateway, 'responses', { ...hidden, ...long, input: 'x', model: 'o9' }, headers);
  const [first, second] = model.asked;
  expect(first?.body).toEqual({
    messages: [{ content: 'x', role: 'user' }],
    model: SETTINGS.model,
    temperature: 0,
    max_tokens: 500,
  });
  expect(second?.body).toEqual({
    input: 'x',
    model: SETTINGS.model,
    temperature: 0,
    max_output_tokens: 500,
    store: false,
  });
  for (const { headers: sent } of model.asked) expect(JSON.stringify(sent)).not.toMatch(/leak|org"|run-key/);
});

it.each(['chat/completions', 'embeddings', 'responses'] as const)('docs/models.md lists the fields of %s', (route) => {
  const page = readFileSync('docs/models.md', 'utf8');
  const [, row = ''] = page.split(`| \`${route}\` `);
  const named = [...(row.split('\n')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const taken = Object.entries(FIELDS[route]).flatMap(([name, rule]) =>
    typeof rule === 'object' && !('refuse' in rule) ? [name] : [],
  );
  expect(named.sort()).toEqual(taken.sort());
});

it('the gateway does not tell an adapter which tokens the endpoint had cached [J1]', async () => {
  const { text } = await post(gateway, 'responses', { input: 'x' });
  expect(text).not.toContain('cached');
});
