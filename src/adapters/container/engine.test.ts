import { expect, it } from 'vitest';
import { openSockets } from './engine.ts';

it.each(['19.03.15', '20.10.24+dfsg1', '22.06.0-beta.0', 'unknown', ''])(
  'openSockets warns about AF_VSOCK on Docker %s [F7]',
  (version) => expect(openSockets({ name: 'docker', version })).toMatch(/AF_VSOCK .* Docker 23 or newer/),
);

it.each(['23.0.0', '24.0.7', '28.2.2', '100.0.0'])(
  'openSockets does not warn about AF_VSOCK on Docker %s [F7]',
  (version) => expect(openSockets({ name: 'docker', version })).toBeUndefined(),
);

it('openSockets warns on Podman, whose version does not show its seccomp profile [F7]', () => {
  expect(openSockets({ name: 'podman', version: '5.4.0' })).toMatch(/seccomp profile from before 2026/);
});
