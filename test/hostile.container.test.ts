import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { describeWithDocker } from './support/docker.ts';
import { leftContainers, pythonImage } from './support/engine.ts';
import { temporaryFolder } from './support/folder.ts';
import { childrenOf, runAsProcess } from './support/hostile.ts';

/** Runs a mode of test/adapters/hostile.py in a container. It misbehaves from its second question. */
function against(mode: string, out: string, words: string[], during?: Parameters<typeof runAsProcess>[3]) {
  const image = pythonImage('hostile.py', `CMD ${JSON.stringify([mode, '2'])}`);
  // Sixty-four Python interpreters nearly fill 128 MiB; then the memory limit would end them.
  const memory = mode === 'fork-bomb' ? '512' : '128';
  const most = ['--limit', '2', '--memory', memory, '--pids', '64'];
  return runAsProcess(`image:${image}`, out, [...most, ...words], during);
}

describeWithDocker('cib run with a hostile adapter in a container', () => {
  afterEach(async () => expect(await leftContainers()).toEqual([]));

  it.each([
    ['hang', 'adapter.timeout'],
    ['deaf', 'adapter.timeout'],
    ['fork-bomb', 'adapter.timeout'],
    ['hog', 'adapter.exit'],
    ['exit-137', 'adapter.exit'],
    ['flood', 'protocol.line-too-long'],
    ['flood-lines', 'protocol.json'],
    ['flood-stderr', 'protocol.output-limit'],
  ])('errors the task of the mode %s with %s, and removes the container in time [F5, B6]', async (mode, code) => {
    // If another limit ends the task, a slow machine needs more time to reach it.
    const most = code === 'adapter.timeout' ? '3' : '20';
    const words = ['--episode-seconds', most];
    const { status, obeyed, counts, peak, seconds } = await against(mode, `${temporaryFolder()}/b`, words);
    expect({ status, obeyed, counts }).toMatchObject({ status: 0, obeyed: [], counts: { errored: 1 } });
    expect(counts?.faults).toMatchObject({ [code]: expect.any(Number) });
    expect(peak).toBeLessThan(256);
    expect(seconds).toBeLessThan(40);
  });

  it.each(['daemon', 'breeder'])('ends the processes that the adapter left behind: %s [F5]', async (mode) => {
    expect(await against(mode, `${temporaryFolder()}/b`, [])).toMatchObject({ status: 0, obeyed: [] });
  });

  it('removes the container of an adapter that hangs, even if the engine’s client was killed [F5]', async () => {
    const out = `${temporaryFolder()}/b`;
    const { status, counts } = await against('hang', out, [], async (harness) => {
      const journal = `${out}/journal.jsonl`;
      while (!existsSync(journal) || readFileSync(journal, 'utf8') === '') await sleep(20);
      const clients = childrenOf(harness.pid);
      expect(clients).toHaveLength(1);
      for (const client of clients) process.kill(client, 'SIGKILL');
    });
    expect({ status, counts }).toMatchObject({ status: 0, counts: { errored: 1, faults: { 'adapter.exit': 1 } } });
  });
});
