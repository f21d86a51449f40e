import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Manifest } from '../src/evidence/manifest.ts';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import { cib } from './support/cli.ts';
import { builtImage, imagesMade } from './support/docker.ts';
import { temporaryFolder } from './support/folder.ts';
import { LATER_MS, later } from './support/later.ts';
import { describeWithModel } from './support/small-model/describe.ts';

const TASKS = 5;

const textOf = (folder: string, name: string) => readFileSync(`${folder}/${name}`, 'utf8');

/** mem0 with a short prompt: its own prompt does not fit into the context window of the model. */
function shortened(image: string): string {
  const input = `FROM ${image}\nCOPY short-prompt.py /short-prompt.py\nUSER 0\nRUN ["python3", "/short-prompt.py"]\nUSER 65534:65534\n`;
  const words = ['build', '--quiet', '--file', '-', 'test/adapters'];
  return execFileSync('docker', words, { encoding: 'utf8', input }).trim();
}

await describeWithModel('mem0 with extraction by a small real model', (model) => {
  beforeAll(imagesMade);
  afterAll(() => model.end());
  afterEach(() => void vi.useRealTimers());

  it('is recorded, and replayed on another day, with another nonce and without the model', async ({ skip }) => {
    const image = shortened(builtImage('examples/adapters/mem0-extraction', skip));
    const [out, again] = [`${temporaryFolder()}/a`, `${temporaryFolder()}/b`];
    const words = ['run', '--suite', 'cib', '--limit', String(TASKS), '--gateway-sidecar', 'alpine/socat:1.8.0.3'];
    const names = ['--gateway', model.url, '--gateway-model', model.name, '--gateway-embeddings', model.name];
    const recorded = await cib(...words, '--adapter', `image:${image}`, ...names, '--out', out);
    expect(recorded).toMatchObject({ status: 0, stderr: '' });
    const { counts, overall, gateway } = JSON.parse(textOf(out, 'scorecard.json')) as Scorecard;
    expect(counts).toMatchObject({ tasks: TASKS, errored: 0, faults: {} });
    expect(gateway?.write.output_tokens).toBeGreaterThan(100);
    process.stdout.write(
      `mem0: sufficiency ${overall.metrics.retrieval_sufficiency?.value}, ${JSON.stringify(gateway)}\n`,
    );
    await model.end();

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS });
    const replayed = await cib(...words, '--adapter', `image:${later(image)}`, '--replay', out, '--out', again);
    expect(replayed).toMatchObject({ status: 0, stderr: '' });
    for (const file of ['scorecard.json', 'outcomes.jsonl', 'exchanges.jsonl'])
      expect(textOf(again, file) === textOf(out, file), file).toBe(true);
    const [first, second] = [out, again].map((one) => JSON.parse(textOf(one, 'manifest.json')) as Manifest);
    expect(second?.system.name).toBe('mem0 (short prompt)');
    expect(second?.nonce).not.toBe(first?.nonce);
  }, 900_000);
});
