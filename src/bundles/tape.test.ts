import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Exchange } from '../evidence/exchange.ts';
import { EVERYTHING } from '../evidence/selection.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { nodeFiles } from '../system/files.ts';
import { openDataset } from './dataset.ts';
import { digestTape, packedTape, tapeExchanges, tapeLine, writeTape } from './tape.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cib-tape-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const usage = { input_tokens: 20, output_tokens: 3 };
const exchange = (phase: Exchange['phase'], reply: Exchange['reply']): Exchange => ({
  ...{ task: 'cib_000001', phase, day: '2026-11-22', route: 'chat/completions' },
  ...{ request: JSON.stringify({ prompt: 'Remember. '.repeat(4_000) }), reply },
});
const TAPE = [
  exchange('write', { answer: { text: 'a' }, model: null, usage }),
  exchange('write', { code: 'gateway.refused', message: 'no' }),
  exchange('query', { answer: { text: 'b' }, model: null, usage }),
];
const text = TAPE.map(tapeLine).join('');
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
const packed = (bytes: Uint8Array) => writeFileSync(`${folder}/exchanges.jsonl.br`, bytes);

async function read() {
  const all: Exchange[] = [];
  for await (const one of tapeExchanges(nodeFiles, folder)) all.push(one);
  return all;
}

it('packedTape stores a repeated prompt once, and tapeExchanges reads the same exchanges from it', async () => {
  writeFileSync(`${folder}/exchanges.jsonl`, text);
  const plain = await digestTape(nodeFiles, folder);
  const bytes = await packedTape(nodeFiles, folder);
  expect(bytes.length).toBeLessThan(500);
  rmSync(`${folder}/exchanges.jsonl`);
  packed(bytes);
  expect(await digestTape(nodeFiles, folder)).toEqual(plain);
  expect(await read()).toEqual(TAPE);
});

it('writeTape leaves nothing behind if an exchange cannot be written', async () => {
  const suite = await loadSuite('cib');
  const dataset = await openDataset(nodeFiles, suite, { count: 1 });
  const manifest = { selection: EVERYTHING, nonce: '0'.repeat(64) };
  const broken: Exchange = {
    ...exchange('start', { code: 'gateway.refused', message: 'no' }),
    task: null,
    get reply(): never {
      throw new Error('broken');
    },
  };
  await expect(writeTape(nodeFiles, folder, [broken], { suite, dataset, manifest })).rejects.toThrow('broken');
  expect(readdirSync(folder)).toEqual([]);
});

it.each<[string, () => Uint8Array, string]>([
  ['bytes that are not a Brotli stream', () => Buffer.from('exchanges'), 'bundle.exchange'],
  ['the beginning of a stream', () => brotliCompressSync(text).subarray(0, 40), 'bundle.exchange'],
  ['bytes after the stream', () => Buffer.concat([brotliCompressSync(text), Buffer.from('x')]), 'bundle.exchange'],
  ['a second stream', () => Buffer.concat([brotliCompressSync(text), brotliCompressSync(text)]), 'bundle.exchange'],
  [
    'a small stream that unpacks to 257 MiB',
    () => brotliCompressSync(Buffer.alloc(257 * 1_048_576), FAST),
    'bundle.size',
  ],
  ['33 MiB of bytes', () => Buffer.alloc(33 * 1_048_576), 'bundle.size'],
  ['a line that is not an exchange', () => brotliCompressSync('{}\n'), 'json.schema'],
])('digestTape and tapeExchanges reject %s [E2]', async (_, bytes, code) => {
  packed(bytes());
  await expect(digestTape(nodeFiles, folder).then(read)).rejects.toMatchObject({ code });
});

it('tapeExchanges rejects a folder with both a plain and a packed tape', async () => {
  packed(brotliCompressSync(text));
  writeFileSync(`${folder}/exchanges.jsonl`, text);
  await expect(read()).rejects.toMatchObject({ code: 'bundle.duplicate' });
});
