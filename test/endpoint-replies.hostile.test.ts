import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { nodeModels } from '../src/models/endpoint.ts';
import { MODEL_DEFAULTS } from '../src/protocol/constants.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { startModel } from './support/gateway.ts';

let bundle: string;

beforeAll(async () => {
  bundle = `${sharedFolder()}/bundle`;
  const words = ['run', '--suite', 'memtrace', '--limit', '2', '--adapter', 'ref:oracle', '--out', bundle];
  expect(await cib(...words)).toMatchObject({ status: 0 });
});

/** A judge's endpoint that answers every request in this way, named in the environment. */
async function judgeThat(answer: (response: ServerResponse) => void) {
  const model = await startModel((_asked, _n, response) => {
    answer(response);
    return undefined;
  });
  const env = { CIB_JUDGE_BASE_URL: model.baseURL, CIB_JUDGE: 'any', CIB_JUDGE_API_KEY: 'sk-key' };
  Object.assign(process.env, env);
  onTestFinished(async () => {
    for (const name of Object.keys(env)) delete process.env[name];
    await model.close();
  });
  return model;
}

const json = { 'content-type': 'application/json' };
const chat = { system: 's', user: 'u', schema: {} };

function opened(seconds: number) {
  const waiting = { seconds, progress: { wait: () => {} }, signal: new AbortController().signal };
  return nodeModels.open('JUDGE', { ...MODEL_DEFAULTS, format: 'text' }, waiting);
}

describe('cib judge with an endpoint that reports no possible number of tokens', () => {
  const whole = (tokens: unknown) =>
    JSON.stringify({
      choices: [{ message: { content: '{"same":true}' } }],
      usage: { prompt_tokens: tokens, completion_tokens: 1 },
    });
  it.each([
    ['null', 'null'],
    ['a text', '"x"'],
    ['more tokens than a file holds', whole(Number.MAX_SAFE_INTEGER)],
    ['more tokens than any call takes', whole(1e9)],
    ['tokens as a text', whole('1')],
    ['a negative number of tokens', whole(-1)],
  ])('asks once, and writes no file, for %s', async (_what, text) => {
    const model = await judgeThat((response) => response.writeHead(200, json).end(text));
    const out = `${temporaryFolder()}/judgement.json`;
    const { status, stderr } = await cib('judge', bundle, '--out', out);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^error model\.usage: /) });
    expect(model.asked).toHaveLength(1);
    expect(existsSync(out)).toBe(false);
  });
});

describe('a call of a model', () => {
  it.each([
    ['a text that begins with a number', { 'retry-after': '31536000x' }],
    ['a negative number', { 'retry-after': '-5', 'retry-after-ms': '-1' }],
    ['a past date', { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
    ['a text beside no number', { 'retry-after-ms': 'soon' }],
  ])('waits as if nothing was asked for if the endpoint asks to wait for %s', async (_what, headers) => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const model = await judgeThat((response) => response.writeHead(429, { ...json, ...headers }).end('{}'));
    await expect((await opened(0.2)).ask(chat)).rejects.toMatchObject({
      code: 'model.unavailable',
      message: "The model's endpoint did not answer within 0.2 s. The last try failed: status 429",
    });
    expect(model.asked).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['a year', { 'retry-after': '31536000' }, '31536000'],
    ['a year, beside a text', { 'retry-after': '31536000', 'retry-after-ms': 'soon' }, '31536000'],
    ['forever', { 'retry-after': '1e400' }, 'Infinity'],
  ])('is made once if the endpoint asks to wait for %s, and says so', async (_what, headers, seconds) => {
    const model = await judgeThat((response) => response.writeHead(429, { ...json, ...headers }).end('{}'));
    await expect((await opened(5)).ask(chat)).rejects.toMatchObject({
      code: 'model.unavailable',
      message: expect.stringMatching(
        new RegExp(`did not answer: 429 .*\\(it asks to wait ${seconds} s, and the limit is 60 s\\)$`),
      ),
    });
    expect(model.asked).toHaveLength(1);
  });

  it.each<[string, RegExp, (response: ServerResponse) => void]>([
    [
      'redirects',
      /unexpected redirect/,
      (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['sends no JSON', /is not valid JSON/, (response) => response.writeHead(200, json).end('<html>')],
    [
      'sends no chunks',
      /Invalid character in chunk size/,
      ({ socket }) => socket?.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n'),
    ],
  ])('that ends in its time says why the last try failed: the endpoint %s', async (_what, reason, answer) => {
    await judgeThat(answer);
    await expect((await opened(0.3)).ask(chat)).rejects.toMatchObject({ message: expect.stringMatching(reason) });
  });
});
