// Deep: needs a real image, to show that the recorded tape of a real model still replays with the system that made it.
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { cib } from './support/cli.ts';
import { builtImage, describeWithDocker } from './support/docker.ts';
import { temporaryFolder } from './support/folder.ts';
import { LATER_MS, later } from './support/later.ts';

const BUNDLE = 'examples/demonstrations/mem0-smollm2/bundle';

describeWithDocker('the demonstration with a small model', () => {
  afterEach(() => void vi.useRealTimers());

  it('is replayed without the model, on another day and with another nonce', async ({ skip }) => {
    const image = builtImage('examples/adapters/mem0-extraction', skip);
    const again = `${temporaryFolder()}/again`;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS });
    const words = ['--suite', 'cib', '--limit', '5', '--gateway-sidecar', 'alpine/socat:1.8.0.3', '--replay', BUNDLE];
    const replayed = await cib('run', ...words, '--adapter', `image:${later(image)}`, '--out', again);
    expect(replayed).toMatchObject({ status: 0, stderr: '' });
    const read = (folder: string, name: string) => readFileSync(`${folder}/${name}`, 'utf8');
    for (const name of ['scorecard.json', 'outcomes.jsonl']) expect(read(again, name), name).toBe(read(BUNDLE, name));
    const nonceOf = (folder: string) => JSON.parse(read(folder, 'manifest.json')).nonce;
    expect(nonceOf(again)).not.toBe(nonceOf(BUNDLE));
    // The exchanges are equal byte by byte.
    const tapeOf = (folder: string) =>
      JSON.parse(read(folder, 'manifest.json')).files.find(({ path }: { path: string }) => path === 'exchanges.jsonl');
    expect(tapeOf(again)).toEqual(tapeOf(BUNDLE));
  });
});
