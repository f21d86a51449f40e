import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { TranscriptLine } from '../src/evidence/transcript.ts';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { describeWithModel } from './support/small-model/describe.ts';

/** A model of 135 million parameters. Its answers are poor; the run and its bundle have to be valid all the same. */
await describeWithModel('a small real model', (model) => {
  afterAll(() => model.end());
  afterEach(() => void vi.useRealTimers());

  it('answers in the requested schema, with a memory that returned enough', async () => {
    vi.stubEnv('CIB_MODEL_BASE_URL', model.url);
    vi.stubEnv('CIB_MODEL', model.name);
    const out = `${temporaryFolder()}/bundle`;
    const words = ['--suite', 'cib', '--adapter', 'ref:oracle', '--actor', 'model', '--limit', '3', '--out', out];
    const { status, stdout, stderr } = await cib('run', ...words, '--max-output-tokens', '160');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('3 answers of the model');
    expect(stdout).toContain('0 model errors. What the memory returned was sufficient for 3 of 3 questions.');
    const { counts } = JSON.parse(readFileSync(`${out}/scorecard.json`, 'utf8')) as Scorecard;
    expect(counts).toMatchObject({ tasks: 3, errored: 0, faults: {} });
    for (const line of readFileSync(`${out}/transcript.jsonl`, 'utf8').trim().split('\n')) {
      const reply = (JSON.parse(line) as TranscriptLine).replies.at(-1);
      if (reply === undefined || !('result' in reply) || reply.method !== 'query') throw new Error('no reply');
      expect(reply.result.usage?.output_tokens).toBeGreaterThan(5);
    }
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  it('serves an adapter through the gateway, and is replayed without the model', async () => {
    const [out, again] = [`${temporaryFolder()}/recorded`, `${temporaryFolder()}/again`];
    const program = `python3 -u ${resolve('test/adapters/modelled.py')}`;
    const words = (...more: readonly string[]) => ['run', '--suite', 'cib', '--limit', '3', ...more];
    const names = ['--gateway', model.url, '--gateway-model', model.name, '--gateway-embeddings', model.name];
    expect(await cib(...words('--adapter', `cmd:${program}`, '--out', out, ...names))).toMatchObject({ status: 0 });
    await model.end();
    const later = new Date(Date.now() + 45 * 86_400_000);
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    const adapter = `cmd:MODELLED_DAY=${later.toISOString().slice(0, 10)} ${program}`;
    const replayed = await cib(...words('--adapter', adapter, '--out', again, '--replay', out));
    expect(replayed).toMatchObject({ status: 0, stdout: expect.stringContaining('replayed') });
    for (const file of ['scorecard.json', 'outcomes.jsonl', 'exchanges.jsonl'])
      expect(readFileSync(`${again}/${file}`).equals(readFileSync(`${out}/${file}`)), file).toBe(true);
    expect(await cib('verify', again)).toMatchObject({ status: 0 });
  });
});
