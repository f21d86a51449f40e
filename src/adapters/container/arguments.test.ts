import { expect, it } from 'vitest';
import { buildArguments, runArguments } from './arguments.ts';

const request = {
  engine: 'docker' as const,
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
      "--tmpfs",
      "/dev/mqueue:ro,noexec,nosuid,nodev,size=4k",
      "--ulimit",
      "msgqueue=0:0",
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
      "--dns",
      "192.0.2.1",
      "--dns-search",
      ".",
      "--dns-option",
      "ndots:0",
      "--log-driver",
      "none",
      "--no-healthcheck",
      "sha256:abc",
    ]
  `);
});

it('gives Podman the same, without the name servers that it refuses, and no writable folders [F1]', () => {
  const docker = runArguments(request);
  const at = docker.indexOf('--dns');
  expect(docker.slice(at, at + 6)).toEqual(['--dns', '192.0.2.1', '--dns-search', '.', '--dns-option', 'ndots:0']);
  const podman = [...docker.slice(0, at), '--read-only-tmpfs=false', ...docker.slice(at + 6)];
  expect(runArguments({ ...request, engine: 'podman' })).toEqual(podman);
});

it('gives the container no mount, no environment, no privilege and no socket [F1]', () => {
  const line = runArguments(request).join(' ');
  expect(line).not.toMatch(/(^| )(-v|--volume|--mount|-e|--env|--env-file|--privileged|--device|--cap-add)( |=)/);
  expect(line).not.toMatch(/docker\.sock|[= ]host( |$)/);
});

it('builds a folder with bounds of memory and processors [F8]', () => {
  expect(buildArguments('a/b').join(' ')).toBe(
    'build --quiet --force-rm --memory 4096m --memory-swap 4096m --cpu-period 100000 --cpu-quota 200000 --ulimit cpu=1800:1800 a/b',
  );
});
