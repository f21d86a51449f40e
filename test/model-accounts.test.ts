import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import { systemOf } from './support/board.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { MODEL_KEY, startMemoryModel } from './support/memory-model.ts';

const ADAPTER = `cmd:python3 -u ${resolve('test/adapters/modelled.py')}`;
const ENTRY = {
  ...{ schema: 'entry/1', slug: 'mine', name: 'Mine', version: '1', kind: 'system', licence: 'MIT', adapter: ADAPTER },
  ...{ homepage: 'https://mine.example', platform: 'any', network: false, reads_labels: false, suites: { cib: 'cib' } },
};

/** The first world is the shortest one. */
const LENGTH = 'events-700';

let bundle: string;
let prices: string;

beforeAll(async () => {
  const folder = sharedFolder();
  [bundle, prices] = [`${folder}/bundle`, `${folder}/prices.json`];
  const models = [
    { name: 'small-1', input: 1, output: 10 },
    { name: 'near-1', input: 0.5 },
  ];
  const file = { schema: 'prices/1', currency: 'EUR', date: '2026-11-01', source: 'https://prices.example', models };
  writeFileSync(prices, JSON.stringify(file));
  const model = await startMemoryModel();
  vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
  const names = ['--gateway', model.url, '--gateway-model', 'small-1', '--gateway-embeddings', 'near-1'];
  const run = ['run', '--suite', 'cib', '--adapter', ADAPTER, '--limit', '8', '--out', bundle, ...names];
  const { status, stdout } = await cib(...run, '--prices', prices).finally(model.close);
  expect(status).toBe(0);
  expect(stdout).toMatch(/cost: its model [\d.]+ EUR \(storing [\d.]+ EUR, answering /);
});

it('the scorecard shows the model accounts of a run: by family, for each right answer, and in money by the price file', async () => {
  const card = await cibJson<Scorecard>('score', bundle, '--prices', prices);
  const { gateway, money, families, overall } = card;
  if (gateway === undefined || money?.gateway === undefined) throw new Error('no accounts');
  const total = gateway.write.input_tokens + gateway.write.output_tokens + gateway.query.input_tokens;
  expect(gateway.tokens_per_right).toBeCloseTo(total / (overall.items?.passed ?? 0), 9);
  expect(Object.keys(gateway.families).sort()).toEqual(Object.keys(families).sort());
  const sum = (of: readonly number[]) => of.reduce((a, b) => a + b, 0);
  expect(sum(Object.values(gateway.families).map(({ write }) => write?.calls ?? 0))).toBe(gateway.write.calls);
  // A chat call has 20 tokens in and 10 out; an embedded text has 3.
  expect(money.gateway.write).toBeCloseTo((gateway.write.calls * (20 * 1 + 10 * 10)) / 1e6, 12);
  expect(money.gateway.query).toBeCloseTo((gateway.query.embedding_tokens * 0.5) / 1e6, 12);
  expect(sum(Object.values(money.gateway.families).map((one) => one.total))).toBeCloseTo(money.gateway.total, 12);

  const { stdout } = await cib('score', bundle, '--prices', prices);
  expect(stdout).toMatch(
    /its model +calls +tokens storing +tokens answering +tokens a right answer +cost +cost a right answer/,
  );
  expect(stdout).toContain('prices of 2026-11-01, https://prices.example');
  expect(stdout).toMatch(/time: \d+(\.\d)? m?s waiting for its model, \d+(\.\d)? m?s its own/);
});

it('the scorecard has no cost if the price file lacks a model, and a note names the model', async () => {
  const some = `${temporaryFolder()}/some.json`;
  const { models, ...file } = JSON.parse(readFileSync(prices, 'utf8'));
  writeFileSync(some, JSON.stringify({ ...file, models: models.slice(0, 1) }));
  const { stdout, stderr } = await cib('score', bundle, '--prices', some);
  expect(stderr).toContain('No cost is shown: the price file has no price for near-1, which this run asked.');
  expect(stdout).not.toContain('prices of 2026-11-01');
});

it('the scorecard divides the tokens of storing a history among the families that ask about it', async () => {
  const out = `${temporaryFolder()}/worlds`;
  const model = await startMemoryModel();
  vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
  const names = ['--gateway', model.url, '--gateway-model', 'small-1', '--gateway-embeddings', 'near-1'];
  const run = ['run', '--suite', 'worlds', '--adapter', ADAPTER, '--limit', '1', '--out', out, ...names];
  await cib(...run).finally(model.close);
  const { gateway, money, families, overall } = await cibJson<Scorecard>('score', out, '--prices', prices);
  if (gateway === undefined) throw new Error('no accounts');
  expect(Object.keys(gateway.families).sort()).toEqual(Object.keys(families).sort());
  const [length = '', ...mechanisms] = Object.keys(families).sort(
    (a, b) => Number(b === LENGTH) - Number(a === LENGTH),
  );
  expect(gateway.families[length]).toMatchObject({ write: gateway.write, query: gateway.query });
  // The adapter embeds each question in one call.
  for (const id of mechanisms) {
    expect(gateway.families[id]).toMatchObject({ query: { calls: families[id]?.items?.measured } });
    expect(gateway.families[id]).not.toHaveProperty('write');
    expect(money?.gateway?.families[id]).toEqual({ total: expect.any(Number) });
  }
  expect(gateway.query.calls).toBe(overall.items?.measured);
  expect((await cib('score', out)).stdout).toMatch(/Other words +\d+ +– +\d+ +–\n/);
  expect((await cib('verify', out)).stdout).toContain('This bundle is partial.');
});

it('the scorecard shows no money without a price file, and the bundle contains none', async () => {
  const { stdout } = await cib('score', bundle);
  expect(stdout).toMatch(/its model +calls +tokens storing +tokens answering +tokens a right answer\n/);
  expect(stdout).not.toMatch(/cost|EUR/);
  expect(readFileSync(`${bundle}/scorecard.json`, 'utf8')).not.toContain('money');
  expect((await cib('verify', bundle)).stdout).toContain('This bundle is partial.');
});

it('the scorecard shows no model accounts of a system without a model', async () => {
  const out = `${temporaryFolder()}/plain`;
  await cib('run', '--suite', 'cib', '--adapter', 'ref:lexical3', '--limit', '3', '--out', out, '--prices', prices);
  expect((await cib('score', out, '--prices', prices)).stdout).not.toMatch(/its model|cost|right answer/);
});

it('cib run refuses an invalid price file before the run', async () => {
  const out = `${temporaryFolder()}/none`;
  writeFileSync(`${out}.json`, '{"schema":"prices/1"}');
  const run = ['run', '--suite', 'cib', '--adapter', 'ref:lexical3', '--limit', '3', '--out', out];
  expect(await cib(...run, '--prices', `${out}.json`)).toMatchObject({
    stderr: expect.stringContaining('json.schema'),
  });
});

it('the pages of a board show the model accounts, with money if the board has a price file', async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/entries/mine`, { recursive: true });
  cpSync(bundle, `${folder}/entries/mine/cib`, { recursive: true, filter: (path) => !path.endsWith('stderr.txt') });
  writeFileSync(`${folder}/entries/mine/entry.json`, JSON.stringify({ ...ENTRY, ...systemOf(bundle) }));
  const page = async (name: string, ...words: string[]) => {
    const out = `${folder}/${name}`;
    expect(await cib('site', ...words, '--entries', `${folder}/entries`, '--out', out)).toMatchObject({ status: 0 });
    return readFileSync(`${out}/systems/mine.html`, 'utf8');
  };
  const plain = await page('plain', '--unverified');
  const cache = ['--cache', `${folder}/cache`];
  expect(await page('cached', ...cache)).not.toContain('EUR');
  expect(plain).toContain('What its model was asked');
  expect(plain).toContain('Tokens a right answer');
  expect(plain).not.toContain('EUR');
  cpSync(prices, `${folder}/prices.json`);
  const priced = await page('priced', '--unverified');
  expect(await page('cached', ...cache)).toContain('Cost a right answer');
  expect(priced).toContain('Cost a right answer');
  expect(priced).toContain('prices of 2026-11-01, https://prices.example');
});
