import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '../src/evidence/judgement.ts';
import type { TranscriptLine } from '../src/evidence/transcript.ts';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import { cib, cibJson } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { startSmallModel } from './support/small-model/fetch.ts';

const started = await startSmallModel();
const model = typeof started === 'string' ? undefined : started;
if (typeof started === 'string') process.stdout.write(`Skipped: tests with a real model (${started}).\n`);
for (const role of model === undefined ? [] : ['MODEL', 'JUDGE']) {
  process.env[`CIB_${role}_BASE_URL`] = model?.url;
  process.env[`CIB_${role}`] = model?.name;
}

let ended: Promise<void> | undefined;
const end = () => {
  ended ??= (async () => {
    if (model !== undefined) process.stdout.write(`The small model took ${await model.end()} s of the processor.\n`);
  })();
  return ended;
};
afterAll(end);
afterEach(() => void vi.useRealTimers());

/** A model of 135 million parameters: what it says is bad, and what is made of it has to hold all the same. */
describe.skipIf(model === undefined)('a small real model', () => {
  it('answers in the form that the schema asks for, over a memory that returned enough', async () => {
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

  it('is no judge: its calibration says so in place of a verdict', async () => {
    const folder = temporaryFolder();
    await cibJson('run', '--suite', 'memtrace', '--adapter', 'ref:oracle', '--limit', '3', '--out', `${folder}/bundle`);
    const out = `${folder}/judgement.json`;
    const { status, stdout } = await cib('judge', `${folder}/bundle`, '--out', out);
    expect(status).toBe(0);
    const { result, answers } = JSON.parse(readFileSync(out, 'utf8')) as Judgement;
    expect(result.malformed).toBe(0);
    expect(answers.length).toBeGreaterThan(0);
    expect(result.sensitivity.n + result.specificity.n).toBe(40);
    expect(result.trusted).toBe(false);
    expect(stdout).toContain('No share by the judge');
    process.stdout.write(`sensitivity ${result.sensitivity.value}, specificity ${result.specificity.value}\n`);
  });

  it('serves a memory that asks a model, which is replayed when the model is gone', async () => {
    const [out, again] = [`${temporaryFolder()}/recorded`, `${temporaryFolder()}/again`];
    const program = `python3 -u ${resolve('test/adapters/modelled.py')}`;
    const words = (...more: readonly string[]) => ['run', '--suite', 'cib', '--limit', '2', ...more];
    const name = model?.name ?? '';
    const names = ['--gateway', model?.url ?? '', '--gateway-model', name, '--gateway-embeddings', name];
    expect(await cib(...words('--adapter', `cmd:${program}`, '--out', out, ...names))).toMatchObject({ status: 0 });
    await end();
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
