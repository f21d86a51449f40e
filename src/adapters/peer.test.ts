import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { type Launched, MOST_WAITED } from './launch.ts';
import { Peer } from './peer.ts';

it('ends a call whose adapter always has a call to its model open [F5]', async () => {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const child = {
    ...{ stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() },
    exited: new Promise(() => {}),
  };
  const gateway = { statistics: () => ({ waitedMs: elapsed() }) };
  const launched = { child, gateway } as unknown as Launched;
  const peer = new Peer(launched, { line_bytes: 1_000, episode_bytes: 1_000, memory_mb: 256 }, { monotonic: elapsed });
  const limit = 5;
  await expect(peer.call('initialize', '{}', limit)).rejects.toMatchObject({ code: 'adapter.timeout' });
  expect(elapsed()).toBeGreaterThanOrEqual(MOST_WAITED * limit);
});

it('says what to allow where the machine starts no further process', async () => {
  const failure = new Error('spawn /bin/sh EAGAIN');
  const child = {
    ...{ stdin: new PassThrough(), stdout: new PassThrough().end(), stderr: new PassThrough().end() },
    exited: Promise.resolve({ code: null, failure }),
  };
  const limits = { line_bytes: 1_000, episode_bytes: 1_000, memory_mb: 256 };
  const peer = new Peer({ child } as unknown as Launched, limits, { monotonic: () => 0 });
  const hint = expect.stringMatching(/^Allow more processes \(ulimit -u.*--jobs/);
  await expect(peer.call('initialize', '{}', 1_000)).rejects.toMatchObject({ code: 'adapter.start', hint });
});
