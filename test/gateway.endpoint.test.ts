import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '../src/errors/fault.ts';
import type { Endpoint } from '../src/models/gateway/ask.ts';
import type { UpstreamOptions } from '../src/models/gateway/upstream.ts';
import {
  answerOf,
  chat,
  ENDPOINT_KEY,
  GATEWAY_KEY,
  post,
  SETTINGS,
  type Serve,
  startGateway,
  startModel,
} from './support/gateway.ts';

/** An endpoint that misbehaves, and what becomes of it for adapter and tape. */
const ended: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ended.splice(0).reverse()) await end();
});

async function over(serve: Serve, more: Partial<Endpoint> = {}, options: Partial<UpstreamOptions> = {}) {
  const model = await startModel(serve);
  ended.push(model.close);
  const endpoint = { baseURL: model.baseURL, key: ENDPOINT_KEY, ...more };
  const opened = await startGateway({ endpoint, ...options });
  ended.push(opened.gateway.close);
  return { ...opened, model };
}

const json = { 'content-type': 'application/json' };
/** Answers with a status and headers that make the client try again at once. */
const refusing =
  (status: number, message = 'no', headers: Record<string, string> = { 'retry-after-ms': '1' }): Serve =>
  (_asked, _n, response) => {
    response.writeHead(status, { ...json, ...headers }).end(JSON.stringify({ error: { message } }));
    return undefined;
  };
const saying =
  (text: string): Serve =>
  (_asked, _n, response) => {
    response.writeHead(200, json).end(text);
    return undefined;
  };
const tearing: Serve = (_asked, _n, response) => {
  response.writeHead(200, { ...json, 'content-length': 99 }).write('{', () => response.destroy());
  return undefined;
};
const whole = (more: object) => JSON.stringify({ ...answerOf({ route: '', body: {}, headers: {} }, 'x'), ...more });
const message = (more: object) => whole({ choices: [{ index: 0, message: more, finish_reason: 'stop' }] });

describe('the gateway with a failing endpoint', () => {
  it.each<[string, Serve]>([
    ['has an error', refusing(500)],
    ['is overloaded', refusing(503)],
    ['limits the rate', refusing(429)],
    ['resets the connection', (_asked, _n, _response, request) => void request.socket.destroy() as undefined],
    ['breaks off', tearing],
    ['returns what is no JSON', saying('<html>Bad gateway</html>')],
    ['has an error that it sends with status 200', saying('{"error":{"message":"overloaded","code":529}}')],
  ])('asks again if the endpoint %s [J8]', async (_what, serve) => {
    const { gateway, model, tape } = await over((asked, n, ...rest) =>
      n < 2 ? serve(asked, n, ...rest) : answerOf(asked, 'At last.'),
    );
    const { value } = await post(gateway, 'chat/completions', chat('x'));
    expect(value.choices[0].message.content).toBe('At last.');
    expect([model.asked.length, tape.length]).toEqual([2, 1]);
  });

  it.each<[string, Serve, RegExp, Partial<Endpoint>?]>([
    ['has an error each time', refusing(500), /in 2 tries: 500 no/],
    [
      'asks to wait for hours',
      refusing(429, 'quota', { 'retry-after': '7200' }),
      /did not answer: 429 quota \(it asks to wait 7200 s, and the limit is 60 s\)$/,
    ],
    ['never answers', () => undefined, /in 1 tries: Request timed out/, { retries: 0, timeoutMs: 50 }],
    [
      'redirects',
      (_a, _n, response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end() as undefined,
      /did not answer: 502 unexpected redirect \(status 307\)$/,
      { retries: 8 },
    ],
    ['is not there', saying('{}'), /ECONNREFUSED/, { retries: 0, baseURL: 'http://127.0.0.1:65535/v1' }],
  ])('says that the failure is final, also in a replay, if the endpoint %s [J8]', async (_what, serve, words, more) => {
    const { gateway, tape } = await over(serve, { retries: 1, ...more });
    const reply = await post(gateway, 'chat/completions', chat('x'));
    expect(reply).toMatchObject({ status: 502, code: 'gateway.unavailable', retry: 'false' });
    expect(reply.value.error.message).toMatch(words);
    const replaying = await startGateway({ tape });
    ended.push(replaying.gateway.close);
    const { text } = await post(replaying.gateway, 'chat/completions', chat('x'));
    expect(text).toBe(reply.text.replace('chatcmpl-1', 'replayed-id-1').replace('tiny-1-2026', 'tiny-1'));
  });
});

it('the gateway asks an endpoint that does not answer nothing else, because the run ends', async () => {
  const { gateway, model, tape } = await over(refusing(500), { retries: 1 });
  await post(gateway, 'chat/completions', chat('x'));
  const { text } = await post(gateway, 'chat/completions', chat('y'));
  expect(text).toContain('gateway.unavailable: The endpoint did not answer in 2 tries: 500 no');
  expect([model.asked.length, tape.length]).toEqual([2, 1]);
});

describe('the gateway with an endpoint that refuses a request', () => {
  it('asks once, and gives the endpoint’s key to nobody [J7]', async () => {
    const serve = refusing(400, `Incorrect API key provided: ${ENDPOINT_KEY}. This model's context is 8192 tokens.`);
    const { gateway, model, tape } = await over(serve);
    const reply = await post(gateway, 'chat/completions', chat('x'));
    expect(reply).toMatchObject({ status: 400, code: 'gateway.refused', retry: 'false' });
    expect(reply.text).toContain('provided: [key]. This model');
    expect(JSON.stringify(tape)).not.toContain(ENDPOINT_KEY);
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]?.headers.authorization).toBe(`Bearer ${ENDPOINT_KEY}`);
    expect(gateway.statistics()).toMatchObject({ errors: { 'gateway.refused': 1 } });
  });

  it.each<[string, unknown, string]>([
    ['names its error code', 'context_length_exceeded', '400 no (context_length_exceeded)'],
    ['names a code that repeats the key', `bad-${ENDPOINT_KEY}`, '400 no (bad-[key])'],
    ['sends a number as its code', 400, '400 no'],
    ['sends a sentence as its code', 'Do as I say.', '400 no'],
  ])('tells the adapter and the tape what the endpoint said, if it %s [J7]', async (_what, code, said) => {
    const { gateway, tape } = await over((_asked, _n, response) => {
      response.writeHead(400, json).end(JSON.stringify({ error: { message: 'no', code } }));
      return undefined;
    });
    const { value } = await post(gateway, 'chat/completions', chat('x'));
    expect(value.error.message).toBe(`gateway.refused: The endpoint refused the call: ${said}`);
    expect(tape[0]?.reply).toMatchObject({ message: `The endpoint refused the call: ${said}` });
  });

  it.each<[string, string, string]>([
    ['message', '{"object":"error","message":"maximum context length is 8","code":400}', 'maximum context length is 8'],
    ['detail', '{"detail":"input is longer than 512 tokens"}', 'input is longer than 512 tokens'],
    ['detail, a list', '{"detail":[{"loc":["body"],"msg":"wrong"}]}', '{"detail":[{"loc":["body"],"msg":"wrong"}]}'],
    ['error, a text', '{"error":"too long","message":"other"}', '"too long"'],
    ['errors', `{"errors":"${'x'.repeat(900)}"}`, `{"errors":"${'x'.repeat(485)}`],
    ['a key at the end', `{"detail":["${'x'.repeat(480)}${ENDPOINT_KEY}"]}`, `{"detail":["${'x'.repeat(480)}[key`],
    ['a list', '["no"]', '["no"]'],
    ['null', 'null', 'null'],
    ['a page', '<p>no</p>', '<p>no</p>'],
  ])('tells what the endpoint said, if its error is in another form: %s', async (_what, text, said) => {
    const { gateway } = await over((_asked, _n, response) => void response.writeHead(400, json).end(text) as undefined);
    const { value } = await post(gateway, 'chat/completions', chat('x'));
    expect(value.error.message).toBe(`gateway.refused: The endpoint refused the call: 400 ${said}`);
  });

  it.each<[string, string, string]>([
    [
      'ids',
      'Limit for m in organization org-AbC123 on tokens. Project `proj_x9` has no access.',
      'Limit for m in organization [organization] on tokens. Project `[project]` has no access.',
    ],
    ['an address', 'Ask alice.b+c@mail.example.org.', 'Ask [address].'],
    ['an id at the end', `${'x'.repeat(484)} org-AbC123${'y'.repeat(90)}`, `${'x'.repeat(484)} [organizati`],
    ['neither', 'Reorg-anise: a @decorator is no address.', 'Reorg-anise: a @decorator is no address.'],
  ])('names no account of the endpoint to the adapter and on the tape: %s', async (_what, text, said) => {
    const { gateway, tape } = await over(refusing(400, text));
    const { value } = await post(gateway, 'chat/completions', chat('x'));
    expect(value.error.message).toBe(`gateway.refused: The endpoint refused the call: 400 ${said}`);
    expect(tape[0]?.reply).toMatchObject({ message: `The endpoint refused the call: 400 ${said}` });
  });

  it('tells the endpoint nothing about the machine', async () => {
    const { gateway, model } = await over((asked) => answerOf(asked, 'yes'));
    await post(gateway, 'chat/completions', chat('x'));
    const sent = Object.keys(model.asked[0]?.headers ?? {}).filter((name) => name.startsWith('x-stainless-'));
    expect(sent.filter((name) => !['x-stainless-retry-count', 'x-stainless-timeout'].includes(name))).toEqual([]);
    const words = JSON.stringify(model.asked[0]?.headers).toLowerCase();
    for (const word of [process.platform, process.arch, process.version]) expect(words).not.toContain(word);
  });

  it.each<[string, string, Serve, string]>([
    ['the key', 'chat/completions', refusing(401, 'no key'), '401 no key'],
    ['the credit', 'chat/completions', saying('{"error":{"message":"No credit.","code":402}}'), '402 No credit.'],
    ['the model', 'chat/completions', refusing(404, 'no such model'), '404 no such model'],
    ['the embedding model', 'embeddings', refusing(404, 'no such model'), '404 no such model'],
  ])('counts it as no answer if the fault is with %s, which no adapter chooses', async (_, route, serve, words) => {
    const { gateway, model } = await over(serve);
    const reply = await post(gateway, route, route === 'embeddings' ? { input: 'x' } : chat('x'));
    expect(reply).toMatchObject({ status: 502, code: 'gateway.unavailable', retry: 'false' });
    expect(gateway.statistics().unavailable).toBe(`The endpoint refused the call: ${words}`);
    expect(model.asked).toHaveLength(1);
  });

  it('lets an adapter turn from responses to chat completions if the endpoint has no responses', async () => {
    const { gateway } = await over((asked, n, ...rest) =>
      asked.route === '/v1/responses' ? refusing(404)(asked, n, ...rest) : answerOf(asked, 'x'),
    );
    expect(await post(gateway, 'responses', { input: 'x' })).toMatchObject({ status: 400, code: 'gateway.refused' });
    expect(gateway.statistics().neverAnswered).toBe('The endpoint refused the call: 404 no');
    expect((await post(gateway, 'chat/completions', chat('x'))).status).toBe(200);
    expect(gateway.statistics()).toMatchObject({ unavailable: undefined, neverAnswered: undefined });
  });

  it('knows of each model whether it has ever answered, and of no refusal of a long prompt', async () => {
    const { gateway } = await over((asked, n, ...rest) => {
      if (asked.route === '/v1/embeddings') return refusing(400, 'no dimensions')(asked, n, ...rest);
      return n === 1 ? refusing(400, 'maximum context length is 8')(asked, n, ...rest) : answerOf(asked, 'x');
    });
    await post(gateway, 'chat/completions', chat('long'));
    expect(gateway.statistics().neverAnswered).toBeUndefined();
    await post(gateway, 'chat/completions', chat('short'));
    await post(gateway, 'embeddings', { input: 'x' });
    expect(gateway.statistics().neverAnswered).toBe('The endpoint refused the call: 400 no dimensions');
  });

  it.each<[string, string, object, string, Record<string, string>?]>([
    ['a field of a chat', 'chat/completions', chat('x', { context_length: 8 }), 'gateway.field: context_length is not'],
    ['a field of a response', 'responses', { input: 'x', zap: 1 }, 'gateway.field: zap'],
    ['a field of embeddings', 'embeddings', { input: 'x', zap: 1 }, 'gateway.field: zap'],
    [
      'a key that the adapter made up',
      'chat/completions',
      chat('x'),
      'gateway.key: ',
      { authorization: 'Bearer none' },
    ],
    ['an address that it does not have', 'completions', { prompt: 'x' }, 'gateway.route: '],
    ['a request of five megabytes', 'embeddings', { input: 'x'.repeat(5e6) }, 'gateway.size: '],
  ])('counts it as no answer if the gateway itself refuses %s', async (_what, route, body, why, headers = {}) => {
    const { gateway, model } = await over((asked) => answerOf(asked, 'x'));
    await post(gateway, route, body, headers);
    expect(gateway.statistics().neverAnswered).toContain(why);
    const [other, same] = route === 'embeddings' ? ['responses', 'embeddings'] : ['embeddings', 'responses'];
    await post(gateway, other, { input: 'x' });
    expect(gateway.statistics().neverAnswered).toContain(why);
    await post(gateway, same, { input: 'x' });
    expect(gateway.statistics().neverAnswered).toBeUndefined();
    expect(model.asked).toHaveLength(2);
  });

  it('counts as asked no model that the run does not have', async () => {
    const { gateway } = await over(
      (asked) => answerOf(asked, 'x'),
      {},
      { settings: { ...SETTINGS, embeddings: null } },
    );
    expect((await post(gateway, 'embeddings', { input: 'x' })).code).toBe('gateway.field');
    expect((await post(gateway, 'rerank', { input: 'x' })).code).toBe('gateway.route');
    expect(gateway.statistics().neverAnswered).toBeUndefined();
  });

  it('removes the key from an answer that repeats it', async () => {
    const { gateway, tape } = await over((asked) => {
      const logprobs = { [ENDPOINT_KEY]: 1 };
      const answer = answerOf(asked, `Your key is ${ENDPOINT_KEY}.`) as { choices: object[] };
      return { ...answer, choices: [{ ...answer.choices[0], logprobs }] };
    });
    expect((await post(gateway, 'chat/completions', chat('x'))).text).toContain('Your key is [key].');
    expect(JSON.stringify(tape)).not.toContain(ENDPOINT_KEY);
  });
});

describe('the gateway with an endpoint that needs no key', () => {
  it('does not look for a short one in answers', async () => {
    const { gateway } = await over((asked) => answerOf(asked, 'next index'), { key: 'x' });
    expect((await post(gateway, 'chat/completions', chat('hello'))).text).toContain('next index');
  });
});

describe('the gateway with an invalid answer of its endpoint', () => {
  it.each<[string, string, RegExp]>([
    ['is null', 'null', /not a valid answer/],
    ['is nested too deep', `{"choices":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, /not a valid answer/],
    ['has no choice', whole({ choices: [] }), /not a valid answer/],
    ['has two choices', whole({ choices: [{ message: {} }, { message: {} }] }), /not a valid answer/],
    ['has a text that is not a string', message({ content: 7 }), /not a valid answer/],
    [
      'calls a tool that is not a function',
      message({ tool_calls: [{ id: 'x', type: 'custom', custom: {} }] }),
      /not a valid answer/,
    ],
    ['has no count of tokens', whole({ usage: undefined }), /does not report how many tokens/],
    [
      'has a fraction as count of tokens',
      whole({ usage: { prompt_tokens: 1.5, completion_tokens: 1 } }),
      /how many tokens/,
    ],
    [
      'has more tokens than a tape may have',
      whole({ usage: { prompt_tokens: 1_000_000_001, completion_tokens: 1 } }),
      /how many tokens/,
    ],
    [
      'has a longer list than a tape may have',
      whole({ choices: [{ message: {}, logprobs: Array(20_000).fill(1) }] }),
      /entries/,
    ],
    [
      'has more values than a line of a tape may have',
      whole({ choices: [{ message: {}, logprobs: Array(250).fill(Array(16_384).fill(0)) }] }),
      /more than 4000000 values/,
    ],
    [
      'is longer than a line of a tape may be',
      message({ content: 'y'.repeat(51_000_000) }),
      /more than 50331648 bytes/,
    ],
  ])('refuses an answer that %s [J8]', async (_what, text, words) => {
    const { gateway } = await over(saying(text));
    const reply = await post(gateway, 'chat/completions', chat('x'));
    expect(reply).toMatchObject({ status: 502, code: 'gateway.answer', retry: 'false' });
    expect(reply.value.error.message).toMatch(words);
  });

  it.each<[string, unknown[], unknown]>([
    ['a vector with an element that is not a number', [{ index: 0, embedding: [1, 'x'] }], 'x'],
    ['a vector of more numbers than any model has', [{ index: 0, embedding: Array(100_001).fill(0) }], 'x'],
    ['one vector for two texts', [{ index: 0, embedding: [1] }], ['x', 'y']],
    ['two vectors for the tokens of one text', [0, 1].map((index) => ({ index, embedding: [1] })), [7, 8]],
  ])('refuses %s', async (_what, data, input) => {
    const { gateway } = await over(saying(JSON.stringify({ data, usage: { prompt_tokens: 1 } })));
    expect(await post(gateway, 'embeddings', { input })).toMatchObject({ code: 'gateway.answer' });
  });

  it('reads 300 vectors of 3,072 numbers, and records that a reply is too long, so that it is not asked for again', async () => {
    const embedding = Array.from({ length: 3_072 }, (_, at) => -0.012345678901234567 * (at + 1));
    let size = 300;
    const { gateway, model, tape } = await over((_asked, _n, response) => {
      const data = Array.from({ length: size }, (_, index) => ({ index, embedding }));
      response.writeHead(200, json).end(JSON.stringify({ data, usage: { prompt_tokens: 1 } }));
      return undefined;
    });
    expect((await post(gateway, 'embeddings', { input: Array(size).fill('x') })).value.data).toHaveLength(size);
    size = 1_300;
    const reply = await post(gateway, 'embeddings', { input: Array(size).fill('x') });
    expect(reply).toMatchObject({ status: 502, code: 'gateway.answer', retry: 'false' });
    expect(reply.value.error.message).toMatch(/longer than 67108864 bytes/);
    expect([model.asked.length, tape.length]).toEqual([2, 2]);
  });
});

it('the gateway delivers only what it can record: whole characters, and no fields of the endpoint’s own', async () => {
  const text = message({ content: 'half \ud83d', secret: 'x', __proto__: 1 }).replace('"created":1', '"created":-0');
  const { gateway, tape } = await over(saying(text));
  const reply = await post(gateway, 'chat/completions', chat('x'));
  expect(reply.value.choices[0].message).toEqual({ content: 'half \ufffd', role: 'assistant' });
  const replaying = await startGateway({ tape });
  ended.push(replaying.gateway.close);
  const replayed = await post(replaying.gateway, 'chat/completions', chat('x'));
  expect(replayed.text).toBe(reply.text.replace('chatcmpl-1', 'replayed-id-1').replace('tiny-1-2026', 'tiny-1'));
});

it('the gateway sends a schema with its keys in their order, because models write in that order', async () => {
  const { gateway, model, tape } = await over((asked) => answerOf(asked, '{}'));
  const schema = { type: 'object', properties: { reasoning: {}, answer: {} } };
  const response_format = { type: 'json_schema', json_schema: { name: 'x', schema } };
  await post(gateway, 'chat/completions', chat('x', { response_format }));
  expect(JSON.stringify(model.asked[0]?.body)).toContain('"properties":{"reasoning":{},"answer":{}}');
  expect(tape[0]?.request).toBe(JSON.stringify(model.asked[0]?.body));
});

it('the gateway sends no temperature or top_p to a model that takes none, and the length under the model’s field name', async () => {
  const settings = { ...SETTINGS, temperature: null, output_field: 'max_completion_tokens' as const };
  const { gateway, model } = await over((asked) => answerOf(asked, 'x'), {}, { settings });
  await post(gateway, 'chat/completions', chat('x', { temperature: 0.1, top_p: 0.1, max_tokens: 1 }));
  const { messages: _, ...body } = model.asked[0]?.body ?? {};
  expect(body).toEqual({ model: SETTINGS.model, max_completion_tokens: 1 });
});

it('the gateway sends a limit of output tokens only if the adapter set one, because a model may have fewer', async () => {
  const { gateway, model } = await over((asked) => answerOf(asked, 'x'));
  await post(gateway, 'chat/completions', chat('x'));
  await post(gateway, 'responses', { input: 'x' });
  await post(gateway, 'responses', { input: 'x', max_output_tokens: 1_000 });
  const limits = model.asked.map(({ body }) => Object.entries(body).filter(([name]) => name.startsWith('max')));
  expect(limits).toEqual([[], [], [['max_output_tokens', SETTINGS.max_output_tokens]]]);
});

it('the gateway limits the number of requests at a time', async () => {
  const held: (() => void)[] = [];
  let most = 0;
  const { gateway } = await over((asked, n, response) => {
    held.push(() => response.writeHead(200, json).end(JSON.stringify(answerOf(asked, 'x'))));
    most = Math.max(most, held.length);
    // The first requests wait for the others.
    if (n >= 16) setTimeout(() => held.shift()?.(), 1);
    if (n === 60) for (const answer of held.splice(0)) answer();
    return undefined;
  });
  const asking = Array.from({ length: 60 }, (_, n) => post(gateway, 'chat/completions', chat(`Question ${n}`)));
  expect((await Promise.all(asking)).every(({ status }) => status === 200)).toBe(true);
  expect(most).toBe(16);
});

describe('the gateway during a wait for its endpoint', () => {
  it('reports every ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let release = () => {};
    const told: number[] = [];
    const { gateway, model } = await over(
      (asked, _n, response) => {
        release = () => response.writeHead(200, json).end(JSON.stringify(answerOf(asked, 'x')));
        return undefined;
      },
      {},
      { waiting: (seconds) => told.push(seconds) },
    );
    const reply = post(gateway, 'chat/completions', chat('x'));
    await vi.waitUntil(() => model.asked.length === 1, { timeout: 60_000 });
    vi.advanceTimersByTime(40_000);
    release();
    expect((await reply).status).toBe(200);
    vi.advanceTimersByTime(40_000);
    expect(told).toEqual([10, 20, 30, 40]);
    expect(gateway.statistics().waitedMs).toBeGreaterThan(0);
  });

  it.each(['stopped', 'closed'])('stops at once if the run is %s, and leaves nothing on the tape', async (how) => {
    const stop = new AbortController();
    let cut = false;
    const serve: Serve = (_asked, _n, response) => {
      response.once('close', () => {
        cut = true;
      });
      return undefined;
    };
    const { gateway, model, tape } = await over(serve, {}, { signal: stop.signal });
    const reply = post(gateway, 'chat/completions', chat('x')).catch(() => 'cut');
    await expect.poll(() => model.asked.length, { timeout: 60_000 }).toBe(1);
    if (how === 'stopped') {
      stop.abort();
      expect(await reply).toMatchObject({ status: 503, code: 'gateway.closed', retry: 'false' });
    } else {
      await gateway.close();
      expect(await reply).toBe('cut');
    }
    await expect.poll(() => cut, { timeout: 60_000 }).toBe(true);
    expect(tape).toEqual([]);
  });

  it('stops between two tries, too', async () => {
    const stop = new AbortController();
    const { gateway, model } = await over(refusing(500, 'no', { 'retry-after': '50' }), {}, { signal: stop.signal });
    const reply = post(gateway, 'chat/completions', chat('x'));
    await expect.poll(() => model.asked.length, { timeout: 60_000 }).toBe(1);
    stop.abort();
    expect((await reply).code).toBe('gateway.closed');
  });
});

describe('the time that does not count as the adapter’s', () => {
  let now = 0;
  const clock = { now: () => '2026-11-22T12:00:00.000Z', monotonic: () => now };
  const busy = () => {
    now += 7;
  };

  it('has the gateway’s own work, with an endpoint and in a replay', async () => {
    now = 0;
    const { gateway, tape } = await over((asked) => answerOf(asked, 'x'), {}, { clock, record: busy });
    await post(gateway, 'chat/completions', chat('x'));
    expect([gateway.statistics().waitedMs, tape]).toEqual([7, []]);

    const recording = await over((asked) => answerOf(asked, 'x'));
    await post(recording.gateway, 'chat/completions', chat('x'));
    const [exchange] = recording.tape;
    if (exchange === undefined) throw new Error('Nothing was recorded.');
    const slow = {
      ...exchange,
      get reply() {
        busy();
        return exchange.reply;
      },
    };
    const replaying = await startGateway({ tape: [slow], clock });
    ended.push(replaying.gateway.close);
    const before = now;
    expect((await post(replaying.gateway, 'chat/completions', chat('x'))).status).toBe(200);
    expect(replaying.gateway.statistics().waitedMs).toBe(now - before);
    expect(now).toBeGreaterThan(before);
  });

  it('has no time in which an adapter sends a request or takes its answer slowly, nor that of an equal call behind it', async () => {
    now = 0;
    const long = 'x'.repeat(20_000_000);
    const budget = { calls: 9, tokens: 1e9, tapeBytes: 1e9 };
    const { gateway, model } = await over((asked) => answerOf(asked, long), {}, { clock, budget });
    const { hostname, port } = new URL(gateway.address);
    const body = JSON.stringify(chat('x'));
    const head = `POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${GATEWAY_KEY}\r\ncontent-length: ${body.length}\r\n\r\n`;
    const [first, second] = [connect(Number(port), hostname), connect(Number(port), hostname)];
    for (const socket of [first, second]) socket.write(head + body.slice(0, 9));
    await sleep(50);
    now += 1_000;
    for (const socket of [first, second]) socket.write(body.slice(9));
    await once(first, 'readable');
    now += 1_000;
    expect([gateway.statistics().waitedMs, model.asked.length]).toEqual([0, 1]);
    first.resume();
    await expect.poll(() => model.asked.length, { timeout: 60_000 }).toBe(2);
    expect(gateway.statistics().waitedMs).toBe(0);
    for (const socket of [first, second]) socket.destroy();
  });
});

it('the gateway reports to the run, too, that an exchange cannot be recorded', async () => {
  const full = new Fault('file.unwritable', 'The disk is full.');
  const record = () => {
    throw full;
  };
  const { gateway } = await over((asked) => answerOf(asked, 'x'), {}, { record });
  expect(await post(gateway, 'chat/completions', chat('x'))).toMatchObject({ status: 500, code: 'internal' });
  expect(() => gateway.enter({ task: 'a', phase: 'write' })).toThrow(full);
  expect(() => gateway.statistics()).toThrow(full);
});

it('the gateway refuses a socket with too long a path', async () => {
  const socket = `/tmp/${'x'.repeat(200)}`;
  await expect(startGateway({ gateway: { listen: { socket } } })).rejects.toMatchObject({ code: 'gateway.listen' });
});
