import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tapeExchanges } from '../src/bundles/tape.ts';
import { sha256 } from '../src/evidence/digest.ts';
import type { Exchange, GatewaySettings } from '../src/evidence/exchange.ts';
import { withVectors } from '../src/models/gateway/answer.ts';
import { reask } from '../src/models/gateway/reask.ts';
import { nodePorts } from '../src/system/ports.ts';
import { board, systemOf } from './support/board.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { answerOf, type ModelRequest, SETTINGS, startModel } from './support/gateway.ts';
import { MODEL_KEY, startMemoryModel } from './support/memory-model.ts';

const signal = new AbortController().signal;

const exchange = (n: number, said = `Answer to ${n}.`): Exchange => {
  const body = {
    messages: [{ role: 'user', content: `Question ${n}` }],
    max_tokens: 500,
    model: 'tiny-1',
    temperature: 0,
  };
  const { id: _, ...answer } = answerOf({ route: '/v1/chat/completions', body, headers: {} }, said);
  const counted = answer.usage as { prompt_tokens: number; completion_tokens: number };
  const usage = { input_tokens: counted.prompt_tokens, output_tokens: counted.completion_tokens };
  return {
    ...{ task: `native/${n}/0`, phase: 'write', day: '2026-11-22', route: 'chat/completions' },
    ...{ request: JSON.stringify(body), reply: { answer, model: 'tiny-1-2026', usage } },
  } as Exchange;
};

const TAPE = Array.from({ length: 40 }, (_, n) => exchange(n));

const truth = ({ body }: ModelRequest) => {
  const [{ content }] = body.messages as [{ content: string }];
  return `Answer to ${content.slice('Question '.length)}.`;
};

async function asking(
  tape: readonly Exchange[],
  serve: Parameters<typeof startModel>[0] = (asked) => answerOf(asked, truth(asked)),
  { count = 20, seed = 'a', tokens = 1_000_000, settings = SETTINGS as GatewaySettings } = {},
) {
  const model = await startModel(serve);
  const endpoint = { baseURL: model.baseURL, retries: 0 };
  const found = await reask(tape, { endpoint, settings, count, tokens, seed, signal }).finally(model.close);
  return {
    found,
    questions: model.asked.map(({ body }) => (body.messages as { content: string }[] | undefined)?.[0]?.content),
  };
}

describe('reask', () => {
  it('gets the answers of the tape, with new ids and times, for a sample by its seed', async () => {
    const { found, questions } = await asking(TAPE);
    expect(found).toEqual({ seed: 'a', answers: 40, sample: 20, asked: 20, same: 20, differing: [] });
    const places = TAPE.map((_, at) => ({ at, order: sha256(`a ${at}`) })).sort((a, b) => (a.order < b.order ? -1 : 1));
    expect(questions).toEqual(places.slice(0, 20).map(({ at }) => `Question ${at}`));
    expect((await asking(TAPE, undefined, { seed: 'b' })).questions).not.toEqual(questions);
  });

  it('names the places of answers that differ', async () => {
    const forged = TAPE.map((one, n) => (n % 10 === 3 ? exchange(n, 'Made up.') : one));
    const { found } = await asking(forged, undefined, { count: 1_000 });
    expect(found).toEqual({ seed: 'a', answers: 40, sample: 40, asked: 40, same: 36, differing: [4, 14, 24, 34] });
  });

  it('stops if the endpoint fails, with the result until then', async () => {
    const { found, questions } = await asking(TAPE, (asked, n, response) => {
      if (n < 6) return answerOf(asked, truth(asked));
      response.writeHead(500).end('{}');
      return undefined;
    });
    expect(found).toMatchObject({ sample: 20, asked: 5, same: 5, failure: { code: 'gateway.unavailable' } });
    expect(questions).toHaveLength(6);
  });

  it('asks nothing more when its tokens are used, and returns the result until then', async () => {
    const { found, questions } = await asking(TAPE, undefined, { tokens: 1 });
    const message = expect.stringMatching(
      /^These calls used \d+ tokens, and the limit is 1\. Run again with a smaller/,
    );
    expect(found).toMatchObject({ seed: 'a', asked: 1, same: 1, failure: { code: 'model.budget', message } });
    expect(questions).toHaveLength(1);
  });

  it.each([
    ['keeps state at the provider', { store: true }],
    ['asks another model', { model: 'the-most-expensive' }],
    ['asks for more than the gateway lets it', { max_tokens: 100_000 }],
    ['uses a tool of the provider', { tools: [{ type: 'web_search' }] }],
  ])('does not send a recorded request that %s', async (_, more) => {
    const [one] = TAPE as [Exchange];
    const request = JSON.stringify({ ...JSON.parse(one.request), ...more });
    const { found, questions } = await asking([{ ...one, request }]);
    expect(questions).toEqual([]);
    expect(found).toMatchObject({ asked: 1, same: 0, differing: [1] });
  });

  it.each<[string, Exchange['reply']]>([
    ['an error in place of an answer', { code: 'gateway.refused', message: 'Answer to 3.' }],
    [
      'fewer tokens',
      { ...(TAPE[3] as Exchange).reply, usage: { input_tokens: 0, output_tokens: 1 } } as Exchange['reply'],
    ],
  ])('finds %s on the tape [J9]', async (_, reply) => {
    const forged = TAPE.map((one, n) => (n === 3 ? { ...one, reply } : one));
    const { found } = await asking(forged, undefined, { count: 1_000 });
    expect(found).toEqual({ seed: 'a', answers: 40, sample: 40, asked: 40, same: 39, differing: [4] });
  });

  it('takes an error that the endpoint repeats for the same', async () => {
    const message = 'The endpoint refused the call: 400 too long';
    const forged = TAPE.map((one, n) => (n === 3 ? { ...one, reply: { code: 'gateway.refused', message } } : one));
    const serve = (asked: ModelRequest, _: number, response: ServerResponse) => {
      if (truth(asked) !== 'Answer to 3.') return answerOf(asked, truth(asked));
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"message":"too long"}}');
      return undefined;
    };
    const { found } = await asking(forged as readonly Exchange[], serve, { count: 1_000 });
    expect(found).toMatchObject({ asked: 40, same: 40 });
  });

  it('recognises the requests of a real system’s tape, and an answer in place of an error', async () => {
    const folder = 'examples/demonstrations/mem0-smollm2/bundle';
    const { settings } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')).gateway;
    const tape: Exchange[] = [];
    for await (const one of tapeExchanges(nodePorts().files, folder)) tape.push(one);
    const said = new Map(tape.map(({ request, reply }) => [JSON.stringify(JSON.parse(request)), reply]));
    const serve = ({ body }: ModelRequest) => {
      const reply = said.get(JSON.stringify(body));
      if (reply === undefined || !('answer' in reply)) return { error: { message: 'not on the tape' } };
      const { input_tokens: prompt_tokens, output_tokens: completion_tokens } = reply.usage;
      return { ...withVectors(reply.answer), usage: { prompt_tokens, completion_tokens } };
    };
    const unanswered = { ...tape[0], reply: { code: 'gateway.refused', message: 'no' } } as Exchange;
    const { found } = await asking([unanswered, ...tape], serve, { count: 1_000, settings });
    expect(found).toMatchObject({ answers: tape.length + 1, same: tape.length, differing: [1] });
  });
});

describe('cib with --reask', () => {
  let model: Awaited<ReturnType<typeof startMemoryModel>>;
  let bundle: string;
  const names = (url: string) => ['--gateway', url, '--gateway-model', 'small-1', '--gateway-embeddings', 'near-1'];

  beforeAll(async () => {
    model = await startMemoryModel();
    vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
    bundle = `${sharedFolder()}/bundle`;
    const adapter = `cmd:python3 -u ${resolve('test/adapters/modelled.py')}`;
    const run = ['run', '--suite', 'cib', '--adapter', adapter, '--limit', '6', '--out', bundle];
    expect(await cib(...run, ...names(model.url))).toMatchObject({ status: 0 });
  });
  afterAll(() => model.close());

  it('verify says that all answers are the same', async () => {
    const { status, stdout } = await cib('verify', bundle, '--reask', '25', '--reask-seed', 'x', ...names(model.url));
    expect(status).toBe(0);
    expect(stdout).toMatch(/25 of the \d+ answers on the tape were asked for again \(seed x\): all are the same/);
    const [first, second] = await Promise.all(
      [1, 2].map(() => cibJson<{ reasked: { seed: string } }>('verify', bundle, '--reask', '1', ...names(model.url))),
    );
    expect(first?.reasked).toMatchObject({ asked: 1, same: 1 });
    expect(first?.reasked.seed).not.toBe(second?.reasked.seed);
  });

  it('verify says what to do if answers differ, and that it proves nothing', async () => {
    const other = await startModel((asked, n) => answerOf(asked, `Something else, ${n}.`));
    const asked = (n: string) => cib('verify', bundle, '--reask', n, ...names(other.baseURL));
    const [ended, once] = [await asked('25'), await asked('1').finally(other.close)];
    expect(ended.status).toBe(0);
    expect(once.stdout).toMatch(/1 of the \d+ answers on the tape was asked for again .*: 1 differs, at/);
    expect(ended.stdout).toMatch(/25 differ, at .*Either the model is not deterministic.*`cib compare`/);
  });

  it('verify exits with 2 if the endpoint refuses, and says that nothing follows', async () => {
    vi.stubEnv('CIB_GATEWAY_API_KEY', 'wrong');
    const ended = await cib('verify', bundle, '--reask', '25', ...names(model.url));
    vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
    expect(ended.status).toBe(2);
    expect(ended.stdout).toMatch(
      /ended after 0 of 25 exchanges .* nothing follows from it: gateway.unavailable: The endpoint refused/,
    );
  });

  it('verify prints its checks and the seed, and exits with 2, if the tokens do not suffice', async () => {
    const dear = await startModel((asked) => ({
      ...answerOf(asked, 'Said.'),
      usage: { prompt_tokens: 20_000_000, completion_tokens: 1 },
    }));
    const words = ['--reask', '25', '--reask-seed', 'x', ...names(dear.baseURL)];
    const ended = await cib('verify', bundle, ...words).finally(dear.close);
    expect(ended).toMatchObject({ status: 2, stderr: '' });
    expect(ended.stdout).toContain('This bundle is partial.');
    expect(ended.stdout).toMatch(
      /after 1 of 25 exchanges \(seed x\), .*model\.budget: These calls used 20,000,\d+ tokens, and the limit is 20,000,000\. Run again/,
    );
  });

  it.each([
    ['no endpoint', ['--reask', '5'], '--reask needs an endpoint and its model'],
    ['no model', ['--reask', '5', '--gateway', 'http://127.0.0.1:9/v1'], 'gateway-model'],
  ])('verify refuses %s before it looks at the bundle', async (_, words, says) => {
    const stderr = expect.stringContaining(says);
    expect(await cib('verify', `${bundle}/none`, ...words)).toMatchObject({ status: 2, stderr });
  });

  it.each([
    [
      'another model',
      ['--reask', '5', '--gateway', 'http://127.0.0.1:9/v1', '--gateway-model', 'large-1'],
      /is of model small-1/,
    ],
    ['an endpoint that nothing is asked', ['--gateway', 'http://127.0.0.1:9/v1'], /can only be used with --reask/],
  ])('verify refuses %s', async (_, words, says) => {
    expect(await cib('verify', bundle, ...words)).toMatchObject({ status: 2, stderr: expect.stringMatching(says) });
  });

  it('receipt records the result, and writes no receipt if the endpoint fails', async () => {
    const origin = board();
    origin.merge('mine', bundle, systemOf(bundle));
    const receipts = `${temporaryFolder()}/receipts`;
    const git = (at: string, ...words: string[]) => execFileSync('git', ['-C', at, ...words], { stdio: 'pipe' });
    git(origin.folder, 'worktree', 'add', '--detach', receipts);
    git(receipts, 'switch', '--orphan', 'receipts');
    const about = ['--slug', 'mine', '--reason', 'seen', '--actor', 'me', '--actor-id', '7'];
    const places = ['--entries', `${origin.folder}/leaderboard/entries`, '--receipts', receipts];
    const again = ['--reask', '25', '--reask-seed', 'x', ...names(model.url)];
    const record = (event: string) => cib('receipt', '--event', event, ...about, ...places, ...again);
    expect(await record('disputed')).toMatchObject({ status: 2, stderr: expect.stringContaining('--event verified') });
    vi.stubEnv('CIB_GATEWAY_API_KEY', 'wrong');
    expect((await record('verified')).stderr).toMatch(/After 0 of 25 exchanges: .*No receipt was written/s);
    vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
    expect(readdirSync(receipts)).not.toContain('receipts');
    expect(await record('verified')).toMatchObject({ status: 0 });
    const [name] = readdirSync(`${receipts}/receipts/mine`);
    const { suites } = JSON.parse(readFileSync(`${receipts}/receipts/mine/${name}`, 'utf8'));
    expect(suites.cib.tape.reasked).toMatchObject({ seed: 'x', sample: 25, asked: 25, same: 25, differing: [] });
  });
});
