import { expect, it } from 'vitest';
import { nodeProcesses } from '../../system/processes.ts';
import { type Container, sidecars } from './container.ts';
import type { Engine } from './engine.ts';

const engine: Engine = { name: 'docker', version: '27.0.0', exec: async () => Promise.reject(new Error('not asked')) };
const image = { id: 'sha256:00', repo_digest: null, platform: 'linux/amd64' };

/** Starts each container as a shell with the next script; `open` has the scripts that were not ended. */
function containers(...scripts: readonly string[]) {
  const open = new Set<string>();
  const [...left] = scripts;
  const start = async (): Promise<Container> => {
    const script = left.shift() ?? '';
    const child = nodeProcesses.spawn('/bin/sh', ['-c', script], { env: {} });
    open.add(script);
    const end = async () => {
      child.kill('SIGKILL');
      await child.exited;
      open.delete(script);
    };
    return { name: 'one', child, end };
  };
  return { open, startSidecar: sidecars(engine, start, image) };
}

const REFUSED = 'echo "socat[8] E connect(, AF=1 /gw/s, 7): Connection refused" >&2; exit 1';
const LISTENS = 'echo "socat[8] N listening on AF=2 127.0.0.1:28657" >&2; sleep 60';

it('startSidecar throws gateway.unsupported if a container cannot reach a socket of this machine', async () => {
  const { open, startSidecar } = containers(REFUSED);
  await expect(startSidecar('/tmp/x')).rejects.toMatchObject({
    code: 'gateway.unsupported',
    message: expect.stringContaining('Connection refused'),
    hint: expect.stringContaining('Docker Desktop'),
  });
  expect([...open]).toEqual([]);
});

it('startSidecar probes the socket once and waits until each sidecar listens', async () => {
  const { open, startSidecar } = containers('exit 0', `sleep 0.2; ${LISTENS}`, LISTENS);
  const both = [await startSidecar('/tmp/x'), await startSidecar('/tmp/y')];
  expect(open.size).toBe(2);
  for (const { end } of both) await end();
  expect(await both[0]?.failed).toMatchObject({ code: 'gateway.sidecar' });
});

it('startSidecar ends a sidecar that does not listen and quotes its error output', async () => {
  const { open, startSidecar } = containers('exit 0', 'echo "socat[8] E bind: Address in use" >&2; exit 1');
  await expect(startSidecar('/tmp/x')).rejects.toMatchObject({
    code: 'gateway.sidecar',
    message: expect.stringContaining('Address in use'),
  });
  expect([...open]).toEqual([]);
});

it('startSidecar probes again after a probe that failed', async () => {
  const { startSidecar } = containers(REFUSED, 'exit 0', LISTENS);
  await expect(startSidecar('/tmp/x')).rejects.toMatchObject({ code: 'gateway.unsupported' });
  await (await startSidecar('/tmp/x')).end();
});
