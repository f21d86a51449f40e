import { expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { resolveImage } from './image.ts';

/** An engine that says this of every image. */
const saying = (stdout: string): Engine => ({
  name: 'docker',
  version: '1',
  exec: async () => ({ code: 0, signal: null, stdout, stderr: '' }),
});

// Of what an engine says a mebibyte is kept: an image can be labelled at any length, and then the beginning is missing.
it.each([['xx","Os":"linux"}]'], ['[]'], ['[{"Id":"sha256:00"}]'], ['']])(
  'refuses an image whose description cannot be read: %s [F3]',
  async (said) => {
    await expect(resolveImage(saying(said), 'a/b')).rejects.toMatchObject({ code: 'image.unsuitable' });
  },
);
