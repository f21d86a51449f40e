import { expect, it } from 'vitest';
import { runArguments } from './arguments.ts';

const request = {
  name: 'cib-0123',
  run: '4567',
  cidFile: '/tmp/x/cid',
  image: 'sha256:abc',
  limits: { memory_mb: 512, cpus: 1.5, pids: 64 },
};

it('runs a stranger’s image with every restriction, and nothing else [F1]', () => {
  expect(runArguments(request)).toMatchInlineSnapshot(`
    [
      "run",
      "--rm",
      "-i",
      "--init",
      "--pull",
      "never",
      "--name",
      "cib-0123",
      "--cidfile",
      "/tmp/x/cid",
      "--label",
      "org.context-integrity.adapter=cib-0123",
      "--label",
      "org.context-integrity.run=4567",
      "--hostname",
      "sandbox",
      "--network",
      "none",
      "--read-only",
      "--tmpfs",
      "/tmp:rw,noexec,nosuid,nodev,size=64m",
      "--cap-drop",
      "ALL",
      "--security-opt",
      "no-new-privileges",
      "--user",
      "65534:65534",
      "--pids-limit",
      "64",
      "--memory",
      "512m",
      "--memory-swap",
      "512m",
      "--cpus",
      "1.5",
      "--ulimit",
      "nofile=1024:1024",
      "--ulimit",
      "core=0:0",
      "--ipc",
      "none",
      "--log-driver",
      "none",
      "--no-healthcheck",
      "sha256:abc",
    ]
  `);
});

it('gives the container no mount, no environment, no privilege and no socket [F1]', () => {
  const line = runArguments(request).join(' ');
  expect(line).not.toMatch(/(^| )(-v|--volume|--mount|-e|--env|--env-file|--privileged|--device|--cap-add)( |=)/);
  expect(line).not.toMatch(/docker\.sock|[= ]host( |$)/);
});
