// Only this finds that a memory system which asks a model no longer runs behind the gateway, or no longer replays.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import { cib } from './support/cli.ts';
import { builtImage, describeWithDocker } from './support/docker.ts';
import { temporaryFolder } from './support/folder.ts';
import { MODEL_KEY, startMemoryModel } from './support/memory-model.ts';

const LATER_MS = 45 * 86_400_000;

/** The image with its clock 45 days on. */
const later = (image: string): string =>
  execFileSync('docker', ['build', '--quiet', '--file', '-', 'test/adapters'], {
    encoding: 'utf8',
    input: `FROM ${image}\nCOPY later.py /later.py\nENTRYPOINT ["python3", "-u", "/later.py"]\n`,
  }).trim();

/** One memory of each message, in its words, as mem0's prompt asks for it. */
function extracted(prompt: string): string {
  const text = /## New Messages\n\w+: (.+)/.exec(prompt)?.[1];
  if (text === undefined) throw new Error('This is not the prompt of mem0.');
  return JSON.stringify({ memory: [{ id: '0', text: `The user said: ${text}` }] });
}

describeWithDocker('a memory system that asks a model', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it('mem0 with extraction is replayed on another day, with another nonce and the endpoint gone', async () => {
    const image = builtImage('examples/adapters/mem0-extraction');
    if (image === undefined) return;
    const [out, again] = [`${temporaryFolder()}/a`, `${temporaryFolder()}/b`];
    const words = ['run', '--suite', 'cib', '--limit', '4', '--gateway-sidecar', 'alpine/socat:1.8.0.3'];
    const model = await startMemoryModel(extracted);
    vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
    const names = ['--gateway', model.url, '--gateway-model', 'small-1', '--gateway-embeddings', 'near-1'];
    const recorded = await cib(...words, '--adapter', `image:${image}`, ...names, '--out', out).finally(model.close);
    expect(recorded).toMatchObject({ status: 0, stderr: '' });
    const today = new Date().toISOString().slice(0, 10);
    expect(model.asked.filter((one) => one.includes(`## Current Date\\n${today}`)).length).toBeGreaterThan(4);
    const { counts, overall } = JSON.parse(readFileSync(`${out}/scorecard.json`, 'utf8')) as Scorecard;
    expect(counts).toMatchObject({ tasks: 4, errored: 0 });
    expect(overall.metrics.write_recall?.value).toBe(1);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS });
    const replayed = await cib(...words, '--adapter', `image:${later(image)}`, '--replay', out, '--out', again);
    expect(replayed).toMatchObject({ status: 0, stderr: '' });
    for (const file of ['scorecard.json', 'outcomes.jsonl', 'exchanges.jsonl'])
      expect(readFileSync(`${again}/${file}`).equals(readFileSync(`${out}/${file}`)), file).toBe(true);
    const nonceOf = (folder: string) => JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')).nonce;
    expect(nonceOf(again)).not.toBe(nonceOf(out));
  });
});
