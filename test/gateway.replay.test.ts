import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { Exchange } from '../src/evidence/exchange.ts';
import { parseAs } from '../src/evidence/schema-check.ts';
import type { Gateway } from '../src/models/gateway/gateway.ts';
import { answerOf, chat, GATEWAY_KEY, post, SETTINGS, startGateway, startModel } from './support/gateway.ts';

/** A model that never answers the same twice, and repeats the ids and dates of its request. */
let model: Awaited<ReturnType<typeof startModel>>;

beforeAll(async () => {
  model = await startModel((asked, n) => {
    const shown = JSON.stringify(asked.body).match(/[0-9a-f]{8}-[0-9a-f-]{27}|\b[0-9a-f]{16}\b|\d{4}-\d\d-\d\d/g) ?? [];
    return answerOf(asked, `Answer ${n} about ${shown.join(' and ')}, of 1999-01-01.`);
  });
});
afterAll(() => model.close());

const asStored = (tape: readonly Exchange[]) => tape.map((one) => parseAs(Exchange, canonical(one), 'tape'));

/** An answer's text without what a replay replaces. */
const said = (text: string) => text.replace(/"(?:id|created|created_at|model)":(?:"[^"]*"|\d+),/g, '');

interface Run {
  readonly day: string;
  readonly id: string;
  readonly source: string;
}

const FIRST: Run = { day: '2026-11-22', id: '0b0e7a30-1f5e-4c39-9c1e-3f3f2a1b9d10', source: 'a1b2c3d4e5f60718' };
const LATER: Run = { day: '2027-01-06', id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479', source: '00ff00ff00ff00ff' };

/** The requests of a memory system in one task, with the date and ids of its run. */
const ask = async (gateway: Gateway, { day, id, source }: Run) => {
  const answers: unknown[] = [];
  const keep = async (route: string, body: unknown) => answers.push((await post(gateway, route, body)).value);
  gateway.enter({ task: 'native/7/0', phase: 'write' });
  await keep('embeddings', { input: [`Fact of ${day}`, 'Other'], model: 'text-embedding-3-small' });
  const prompt = `Today is ${day}. The data says 2023-05-08. Memory ${id} came from ${source}, ${id} again.`;
  await keep('chat/completions', chat(prompt));
  await keep('chat/completions', chat(prompt));
  gateway.enter({ task: 'native/7/0', phase: 'query' });
  await keep('responses', { input: [{ role: 'user', content: [{ type: 'input_text', text: prompt }] }] });
  return { said: answers, statistics: gateway.statistics() };
};

describe('a tape', () => {
  it('answers on another day, for other ids, without the endpoint', async () => {
    const recording = await startGateway({ day: FIRST.day, endpoint: { baseURL: model.baseURL } });
    const recorded = await ask(recording.gateway, FIRST);
    await recording.gateway.close();
    const tape = asStored(recording.tape);
    expect(tape.map(({ task, phase, day }) => [task, phase, day])).toEqual([
      ...Array(3).fill(['native/7/0', 'write', FIRST.day]),
      ['native/7/0', 'query', FIRST.day],
    ]);

    const replaying = await startGateway({ day: LATER.day, tape });
    const replayed = await ask(replaying.gateway, LATER);
    await replaying.gateway.close();
    expect(replaying.tape).toEqual([]);
    expect(replayed.statistics.misses).toEqual([]);
    const withLaterIds = JSON.stringify(recorded.said)
      .replaceAll(FIRST.id, LATER.id)
      .replaceAll(FIRST.source, LATER.source);
    expect(said(JSON.stringify(replayed.said))).toBe(said(withLaterIds));
    // The dates in its answers are those of the recording.
    expect(withLaterIds).toContain(`about ${FIRST.day} and 2023-05-08 and ${LATER.id}`);
    expect(JSON.stringify(replayed.said.slice(1, 3))).toMatch(/Answer 2 .*Answer 3 /);

    expect(recorded.statistics.waitedMs).toBeGreaterThan(0);
    expect(replayed.statistics).toEqual({ waitedMs: expect.any(Number), errors: {}, misses: [] });
    expect(replayed.statistics.waitedMs).toBeGreaterThan(0);
  });

  it('refuses an unknown request, and names the nearest one to the operator alone [J9]', async () => {
    const recording = await startGateway({ day: FIRST.day, endpoint: { baseURL: model.baseURL } });
    recording.gateway.enter({ task: 'a', phase: 'write' });
    await post(recording.gateway, 'chat/completions', chat('What is the capital of France?'));
    await post(recording.gateway, 'chat/completions', chat('Summarise: the invoice was paid by Ada.'));
    await recording.gateway.close();

    const { gateway } = await startGateway({ day: FIRST.day, tape: recording.tape });
    gateway.enter({ task: 'a', phase: 'write' });
    const asked = chat('Summarise: the invoice was paid by Bob.');
    const { status, retry, code, text } = await post(gateway, 'chat/completions', asked);
    expect({ status, retry, code }).toEqual({ status: 400, retry: 'false', code: 'gateway.miss' });
    expect(text).not.toContain('Ada');
    // From the key, a digest, the adapter could find out its task.
    expect(text).not.toContain(gateway.statistics().misses[0]?.key.slice(0, 8));
    expect(gateway.statistics().misses).toMatchObject([{ task: 'a', route: 'chat/completions', ordinal: 1 }]);
    expect(gateway.statistics().misses[0]?.nearest).toMatch(
      /^exchange 2 of the tape, of task a: asked was .*Bob.*, the tape has .*Ada/,
    );

    // A request repeated more often than on the tape, and one of a task that is not on it.
    await post(gateway, 'chat/completions', chat('What is the capital of France?'));
    await post(gateway, 'chat/completions', chat('What is the capital of France?'));
    await post(gateway, 'embeddings', { input: 'x' });
    expect(gateway.statistics().misses.slice(1)).toMatchObject([
      { ordinal: 2, nearest: 'the tape has this request 1 times, and it was made once more' },
      { ordinal: 1, nearest: 'the tape has no request to embeddings' },
    ]);
    gateway.enter({ task: 'b', phase: 'query' });
    expect(gateway.statistics()).toMatchObject({ misses: [], errors: {} });
    expect((await post(gateway, 'chat/completions', chat('What is the capital of France?'))).code).toBe('gateway.miss');
    await gateway.close();
  });

  it('describes only the first misses', async () => {
    const { gateway } = await startGateway();
    for (let n = 0; n < 25; n += 1) await post(gateway, 'embeddings', { input: `text ${n}` });
    const { misses, errors } = gateway.statistics();
    expect(errors).toEqual({ 'gateway.miss': 25 });
    expect(misses).toHaveLength(20);
    expect(misses.at(-1)?.nearest).toBe('the tape has no request to embeddings');
    gateway.enter({ task: 'next', phase: 'write' });
    await post(gateway, 'embeddings', { input: 'x' });
    expect(gateway.statistics().misses[0]?.nearest).toBe('not looked for: 20 requests were missed before');
    await gateway.close();
  });

  it('gives each of several adapters the same first answers, and each task its own', async () => {
    const recording = await startGateway({ endpoint: { baseURL: model.baseURL } });
    const start = await post(recording.gateway, 'chat/completions', chat('Are you there?'));
    await recording.gateway.close();
    for (let adapter = 0; adapter < 2; adapter += 1) {
      const { gateway } = await startGateway({ tape: recording.tape });
      const { text } = await post(gateway, 'chat/completions', chat('Are you there?'));
      expect(said(text)).toBe(said(start.text));
      expect((await post(gateway, 'chat/completions', chat('Are you there?'))).code).toBe('gateway.miss');
      await gateway.close();
    }
  });

  it('of an earlier process of the run counts towards the run’s tokens', async () => {
    const recording = await startGateway({ endpoint: { baseURL: model.baseURL } });
    await ask(recording.gateway, FIRST);
    await recording.gateway.close();
    const used = recording.tape.reduce(
      (sum, { reply }) => sum + ('answer' in reply ? reply.usage.input_tokens + reply.usage.output_tokens : 0),
      0,
    );
    expect(used).toBeGreaterThan(0);
    const resumed = async (tokens: number) => {
      const { gateway } = await startGateway({
        endpoint: { baseURL: model.baseURL },
        tape: asStored(recording.tape),
        budget: { calls: 1_000, tokens, tapeBytes: 100_000_000 },
      });
      const { status } = await post(gateway, 'chat/completions', chat('Something new'));
      await gateway.close();
      return status;
    };
    expect([await resumed(used), await resumed(used + 1)]).toEqual([429, 200]);
  });

  it('is refused if its days cover every date [J9]', async () => {
    const { tape, gateway } = await startGateway({ endpoint: { baseURL: model.baseURL } });
    await post(gateway, 'embeddings', { input: 'x' });
    await gateway.close();
    const [one] = tape as [Exchange];
    const days = Array.from({ length: 60 }, (_, n) => new Date(Date.UTC(2026, 0, n + 1)).toISOString().slice(0, 10));
    await expect(startGateway({ tape: days.map((day) => ({ ...one, day })) })).rejects.toMatchObject({
      code: 'bundle.exchange',
    });
  });

  it('causes an error, and no failure of the gateway, if it was forged [J9]', async () => {
    const { tape, gateway } = await startGateway({ endpoint: { baseURL: model.baseURL } });
    await post(gateway, 'embeddings', { input: 'x' });
    await gateway.close();
    const [one] = tape as [Exchange];
    const reply = {
      answer: { object: 'list', data: [null] },
      model: null,
      usage: { input_tokens: 1, output_tokens: 0 },
    };
    const forged = await startGateway({ tape: [{ ...one, reply }] });
    expect(await post(forged.gateway, 'embeddings', { input: 'x' })).toMatchObject({
      status: 502,
      code: 'gateway.answer',
    });
    expect(forged.gateway.statistics().errors).toEqual({ 'gateway.answer': 1 });
    await forged.gateway.close();
  });
});

it('a replay does not deliver what asking again cannot confirm, and knows its own ids in later requests [J9]', async () => {
  const tool = (id: string) => ({ id, type: 'function', function: { name: 'look', arguments: '{}' } });
  const turn = (id: string, text: string) =>
    chat(text, {
      messages: [
        { role: 'user', content: text },
        { role: 'assistant', content: null, tool_calls: [tool(id)] },
        { role: 'tool', content: 'seen', tool_call_id: id },
      ],
    });
  const recording = await startGateway({ endpoint: { baseURL: model.baseURL } });
  const first = await post(recording.gateway, 'chat/completions', chat('Look.'));
  await post(recording.gateway, 'chat/completions', turn('call-gold', 'Was it call-gold?'));
  await recording.gateway.close();
  const forged = JSON.parse(JSON.stringify(recording.tape));
  const { answer } = forged[0].reply;
  Object.assign(answer, { id: 'gold', created: 71, model: 'gold' });
  answer.choices[0].message.tool_calls = [tool('call-gold')];

  const { gateway } = await startGateway({ tape: forged });
  const { text, value } = await post(gateway, 'chat/completions', chat('Look.'));
  expect(first.text).toContain('"created":1');
  expect(text).not.toMatch(/gold|71/);
  const [{ id }] = value.choices[0].message.tool_calls;
  expect(await post(gateway, 'chat/completions', turn(id, `Was it ${id}?`))).toMatchObject({ status: 200 });
  await gateway.close();
});

describe('the gateway with equal requests at the same time', () => {
  it('asks one after the other, and replays them in that order', async () => {
    const recording = await startGateway({ endpoint: { baseURL: model.baseURL } });
    const all = (gateway: Gateway) =>
      Promise.all(Array.from({ length: 5 }, () => post(gateway, 'chat/completions', chat('Again?'))));
    const recorded = (await all(recording.gateway)).map(({ text }) => text);
    expect(new Set(recorded).size).toBe(5);
    await recording.gateway.close();
    const replaying = await startGateway({ tape: recording.tape });
    const replayed = (await all(replaying.gateway)).map(({ text }) => said(text));
    expect(replayed.sort()).toEqual(recorded.map(said).sort());
    await replaying.gateway.close();
  });

  it('gives the answer that a disconnected client did not read to the next try, and pays for it once', async () => {
    let release = () => {};
    const held = await startModel((asked, n, response) => {
      release = () => response.end(JSON.stringify(answerOf(asked, `Answer ${n}`)));
      return undefined;
    });
    const { gateway, tape } = await startGateway({ endpoint: { baseURL: held.baseURL } });
    const leaving = new AbortController();
    const first = fetch(`${gateway.address}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${GATEWAY_KEY}` },
      body: JSON.stringify(chat('Slow?')),
      signal: leaving.signal,
    }).catch(() => 'left');
    await expect.poll(() => held.asked.length, { timeout: 60_000 }).toBe(1);
    leaving.abort();
    expect(await first).toBe('left');
    const second = post(gateway, 'chat/completions', chat('Slow?'));
    release();
    expect((await second).value.choices[0].message.content).toBe('Answer 1');
    expect([held.asked.length, tape.length]).toEqual([1, 1]);
    expect(gateway.statistics()).toMatchObject({ errors: {}, misses: [] });
    await gateway.close();
    await held.close();
  });
});

it('the gateway counts an answer that a client did not wait for, before and after the model gives it, if it does not ask again', async () => {
  let release = () => {};
  const held = await startModel((asked, n, response) => {
    release = () => response.end(JSON.stringify(answerOf(asked, `Answer ${n}`)));
    return undefined;
  });
  const { gateway, tape } = await startGateway({ endpoint: { baseURL: held.baseURL } });
  const leaving = new AbortController();
  const first = fetch(`${gateway.address}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${GATEWAY_KEY}` },
    body: JSON.stringify(chat('Slow?')),
    signal: leaving.signal,
  }).catch(() => 'left');
  await expect.poll(() => held.asked.length, { timeout: 60_000 }).toBe(1);
  leaving.abort();
  expect(await first).toBe('left');
  const lost = {
    errors: { 'gateway.untaken': 1 },
    lastError: expect.stringContaining('no timeout shorter than nine times --gateway-seconds'),
    neverAnswered: expect.stringContaining('closed the connection before it had the answer'),
  };
  await expect.poll(() => gateway.statistics(), { timeout: 60_000 }).toMatchObject(lost);
  expect(tape).toHaveLength(0);
  release();
  await expect.poll(() => tape.length, { timeout: 60_000 }).toBe(1);
  await expect.poll(() => gateway.statistics(), { timeout: 60_000 }).toMatchObject(lost);
  await gateway.close();
  await held.close();
});

describe('OpenAI’s own client with the gateway', () => {
  let gateway: Gateway;
  let client: OpenAI;
  beforeAll(async () => {
    ({ gateway } = await startGateway({ endpoint: { baseURL: model.baseURL } }));
    client = new OpenAI({ baseURL: gateway.address, apiKey: GATEWAY_KEY, maxRetries: 2 });
  });
  afterAll(() => gateway.close());
  const messages = [{ role: 'user' as const, content: 'Hello' }];

  it('lists the models', async () => {
    const { data } = await client.models.list();
    expect(data.map(({ id }) => id)).toEqual([SETTINGS.model, SETTINGS.embeddings]);
  });

  it('finds each model by its name', async () => {
    const settings = { ...SETTINGS, model: 'org/tiny:1', embeddings: 'near' };
    const other = await startGateway({ settings, endpoint: { baseURL: model.baseURL } });
    const asking = client.withOptions({ baseURL: other.gateway.address });
    for (const id of ['org/tiny:1', 'near']) expect(await asking.models.retrieve(id)).toMatchObject({ id });
    const headers = { authorization: `Bearer ${GATEWAY_KEY}` };
    const plain = await fetch(`${other.gateway.address}/models/org/tiny:1`, { headers });
    expect(await plain.json()).toMatchObject({ id: 'org/tiny:1', object: 'model' });
    await expect(asking.models.retrieve('gpt')).rejects.toMatchObject({ status: 404, code: 'gateway.route' });
    await other.gateway.close();
  });

  it('gets vectors, which it requests in base64', async () => {
    const { data } = await client.embeddings.create({ model: 'x', input: ['abc', 'de'] });
    expect(data.map(({ embedding }) => embedding)).toEqual([
      [3, Math.fround(0.1), 0],
      [2, Math.fround(0.1), 0],
    ]);
    const floats = await client.embeddings.create({ model: 'x', input: 'abc', encoding_format: 'float' });
    expect(floats.data[0]?.embedding).toEqual(data[0]?.embedding);
  });

  it('streams a chat', async () => {
    const stream = client.chat.completions.stream({ model: 'x', messages, stream_options: { include_usage: true } });
    const { choices, usage } = await stream.finalChatCompletion();
    expect(choices[0]?.message.content).toMatch(/^Answer \d+ about/);
    expect(choices[0]?.finish_reason).toBe('stop');
    expect(usage?.completion_tokens).toBeGreaterThan(0);
  });

  it('streams a response', async () => {
    const stream = client.responses.stream({ model: 'x', input: 'Hello' });
    const types: string[] = [];
    stream.on('event', ({ type }) => types.push(type));
    const { output } = await stream.finalResponse();
    expect(output).toMatchObject([{ content: [{ text: expect.stringMatching(/^Answer \d+ about/) }] }]);
    expect(types[0]).toBe('response.created');
    expect(types.at(-1)).toBe('response.completed');
  });

  it('does not repeat a refused request', async () => {
    await expect(client.chat.completions.create({ model: 'x', messages, n: 3 })).rejects.toMatchObject({
      status: 400,
      code: 'gateway.field',
    });
    expect(gateway.statistics().errors).toEqual({ 'gateway.field': 1 });
  });
});
