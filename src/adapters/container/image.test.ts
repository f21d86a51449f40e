import { expect, it } from 'vitest';
import { nodePorts } from '../../system/ports.ts';
import type { Engine } from './engine.ts';
import { buildImage, resolveImage } from './image.ts';

/** An engine that prints this for every command. */
const saying = (stdout: string): Engine => ({
  name: 'docker',
  version: '1',
  exec: async () => ({ code: 0, signal: null, stdout, stderr: '' }),
});

// Only the last mebibyte of an engine’s output is kept: with long labels the start of the JSON is missing.
it.each([['xx","Os":"linux"}]'], ['[]'], ['[{"Id":"sha256:00"}]'], ['']])(
  'resolveImage rejects an image whose description cannot be parsed: %s [F3]',
  async (said) => {
    await expect(resolveImage(saying(said), 'a/b')).rejects.toMatchObject({ code: 'image.unsuitable' });
  },
);

it.each([
  [
    'dial tcp: lookup ghcr.io on 10.0.0.1:53: no such host',
    'its registry could not be reached: "Get: dial',
    'Check the net',
  ],
  [
    'dial tcp 127.0.0.1:1: connect: connection refused',
    'its registry could not be reached: "Get: dial',
    'Check the net',
  ],
  ['net/http: TLS handshake timeout', 'its registry could not be reached: "Get: net', 'Check the net'],
  ['manifest unknown', 'pulling it failed: "Get: manifest unknown"', 'Check the name'],
])('resolveImage tells a registry that does not answer from one that refuses: %s', async (said, message, hint) => {
  const exec = async () => ({ code: 1, signal: null, stdout: '', stderr: `Error\nGet: ${said}\n` });
  await expect(resolveImage({ ...saying(''), exec }, 'ghcr.io/a/b')).rejects.toMatchObject({
    code: 'image.missing',
    message: expect.stringContaining(message),
    hint: expect.stringContaining(hint),
  });
});

it.each([
  ['Docker', ['Sending build context', 'Step 1/2 : FROM a', ' ---> 1', 'Step 2/2 : RUN make', 'made']],
  ['BuildKit', ['#1 [internal] load', '#5 [1/2] FROM a', '#6 [stage-1 2/2] RUN make', '#6 0.3 made']],
  ['Podman', ['STEP 1/2: FROM a', 'STEP 2/2: RUN make', 'made']],
])('buildImage reports the steps of a build with %s as progress', async (_, lines) => {
  const notes: string[] = [];
  const ports = nodePorts();
  const progress = { ...ports.progress, step: (line: string) => void notes.push(line) };
  const engine: Engine = {
    ...saying('it failed'),
    exec: async (_args, _seconds, onLine) => {
      for (const line of lines) onLine?.(line);
      return { code: 1, signal: null, stdout: 'Get: 1\r 50%\r100%\r\n', stderr: 'make: failed\r\nit failed\r\n' };
    },
  };
  await expect(buildImage({ ...ports, progress }, engine, 'mine')).rejects.toMatchObject({
    code: 'build.failed',
    message: 'Building mine failed: "it failed"',
    hint: 'Run `docker build mine` to see every step.',
    quote: { text: 'Get: 1\n 50%\n100%\n\nmake: failed\nit failed' },
  });
  expect(notes).toEqual(['building "mine": step 1/2, "FROM a"', 'building "mine": step 2/2, "RUN make"']);
});

it('buildImage shows the lines of a build without the colours that the engine gives them', async () => {
  const engine = saying('Step 2/2 : RUN make\n\u001b[0m\u001b[91mmake: no rule\n\u001b[0m\u001b[91mstop\n\u001b[0m');
  await expect(buildImage(nodePorts(), engine, 'mine')).rejects.toMatchObject({
    message: 'Building mine failed: "stop"',
    quote: { text: 'Step 2/2 : RUN make\nmake: no rule\nstop' },
  });
});

it.each([
  'returned a non-zero code: 137',
  'did not complete successfully: exit code: 137',
  'Killed',
  'heap out of memory',
])('buildImage names its limits after a step that ended with %j', async (said) => {
  await expect(buildImage(nodePorts(), saying(said), 'mine')).rejects.toMatchObject({
    hint: expect.stringContaining('4 GiB of memory'),
  });
});
