import { expect, it } from 'vitest';
import { buildArguments, ENGINES, probeArguments, runArguments, sidecarArguments } from './arguments.ts';

const request = {
  engine: 'docker' as const,
  name: 'cib-0123',
  run: '4567',
  cidFile: '/tmp/x/cid',
  image: 'sha256:abc',
  limits: { memory_mb: 512, cpus: 1.5, pids: 64 },
};

it('runArguments gives a container exactly these restrictions [F1]', () => {
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
      "--read-only",
      "--cap-drop",
      "ALL",
      "--security-opt",
      "no-new-privileges",
      "--user",
      "65534:65534",
      "--ulimit",
      "nofile=1024:1024",
      "--ulimit",
      "core=0:0",
      "--ipc",
      "none",
      "--log-driver",
      "none",
      "--no-healthcheck",
      "--hostname",
      "sandbox",
      "--network",
      "none",
      "--dns",
      "192.0.2.1",
      "--dns-search",
      ".",
      "--dns-option",
      "ndots:0",
      "--env=HTTP_PROXY=",
      "--env=http_proxy=",
      "--env=HTTPS_PROXY=",
      "--env=https_proxy=",
      "--env=FTP_PROXY=",
      "--env=ftp_proxy=",
      "--env=ALL_PROXY=",
      "--env=all_proxy=",
      "--env=NO_PROXY=",
      "--env=no_proxy=",
      "--tmpfs",
      "/tmp:rw,noexec,nosuid,nodev,size=64m",
      "--tmpfs",
      "/dev/mqueue:ro,noexec,nosuid,nodev,size=4k",
      "--ulimit",
      "msgqueue=0:0",
      "--memory",
      "512m",
      "--memory-swap",
      "512m",
      "--pids-limit",
      "64",
      "--cpus",
      "1.5",
      "sha256:abc",
    ]
  `);
});

it('runArguments gives Podman the same arguments, without name servers and with --read-only-tmpfs=false [F1]', () => {
  const docker = runArguments(request);
  const podman = runArguments({ ...request, engine: 'podman' });
  const names = ['--dns', '192.0.2.1', '--dns-search', '.', '--dns-option', 'ndots:0'];
  expect(docker.join(' ').replace(` ${names.join(' ')}`, '')).toBe(
    podman.join(' ').replace(' --read-only-tmpfs=false', ''),
  );
  expect(docker).toEqual(expect.arrayContaining(names));
  expect(podman).toContain('--read-only-tmpfs=false');
});

it('runArguments joins an adapter to its sidecar’s network and passes only the gateway’s address [F9]', () => {
  const without = runArguments(request);
  const joined = runArguments({ ...request, sidecar: 'cib-4567' });
  expect(joined.filter((word) => !without.includes(word))).toEqual([
    '--network=container:cib-4567',
    '--env=NO_PROXY=127.0.0.1',
    '--env=no_proxy=127.0.0.1',
    '--env=OPENAI_BASE_URL=http://127.0.0.1:28657/v1',
    '--env=OPENAI_API_KEY=none',
  ]);
  // Engines reject these options for a container that joins the network of another.
  expect(
    without.filter((word) => word.startsWith('--') && !joined.includes(word) && !word.startsWith('--env=')),
  ).toEqual(['--hostname', '--network', '--dns', '--dns-search', '--dns-option']);
});

const sidecar = { ...request, limits: undefined, image: 'sha256:def', folder: '/tmp/y/gw' };

it('sidecarArguments restricts a sidecar like an adapter and mounts the socket’s folder read-only [F9]', () => {
  expect(sidecarArguments(sidecar)).toMatchInlineSnapshot(`
    [
      "run",
      "--rm",
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
      "--read-only",
      "--cap-drop",
      "ALL",
      "--security-opt",
      "no-new-privileges",
      "--user",
      "65534:65534",
      "--ulimit",
      "nofile=1024:1024",
      "--ulimit",
      "core=0:0",
      "--ipc",
      "none",
      "--log-driver",
      "none",
      "--no-healthcheck",
      "--hostname",
      "sandbox",
      "--network",
      "none",
      "--dns",
      "192.0.2.1",
      "--dns-search",
      ".",
      "--dns-option",
      "ndots:0",
      "--env=HTTP_PROXY=",
      "--env=http_proxy=",
      "--env=HTTPS_PROXY=",
      "--env=https_proxy=",
      "--env=FTP_PROXY=",
      "--env=ftp_proxy=",
      "--env=ALL_PROXY=",
      "--env=all_proxy=",
      "--env=NO_PROXY=",
      "--env=no_proxy=",
      "--memory",
      "64m",
      "--memory-swap",
      "64m",
      "--pids-limit",
      "512",
      "--mount",
      "type=bind,src=/tmp/y/gw,dst=/gw,readonly",
      "--entrypoint",
      "socat",
      "sha256:def",
      "-d",
      "-d",
      "TCP-LISTEN:28657,bind=127.0.0.1,fork,reuseaddr,backlog=256,max-children=256",
      "UNIX-CONNECT:/gw/s",
    ]
  `);
});

it('sidecarArguments quotes a folder with a comma, as engines read CSV', () => {
  const mount = (folder: string) => sidecarArguments({ ...sidecar, folder }).find((word) => word.startsWith('type='));
  expect(mount('/tmp/a,b/gw')).toBe('type=bind,"src=/tmp/a,b/gw",dst=/gw,readonly');
  expect(mount('/tmp/a"b')).toBe('type=bind,"src=/tmp/a""b",dst=/gw,readonly');
});

it('probeArguments gives the probe the arguments of the sidecar and a command that only connects', () => {
  const [probe, serving] = [probeArguments(sidecar), sidecarArguments(sidecar)];
  const image = serving.indexOf('sha256:def') + 1;
  expect(probe.slice(0, image)).toEqual(serving.slice(0, image));
  expect(probe.slice(image)).toEqual(['-u', '/dev/null', 'UNIX-CONNECT:/gw/s']);
});

it('runArguments gives the container no mount, privilege, socket or variable that is not empty [F1]', () => {
  const line = runArguments(request).join(' ');
  expect(line).not.toMatch(/(^| )--env=\w+=\S/);
  expect(line).not.toMatch(
    /(^| )(-v|--volume|--mount|-e|--env(?!=\w+=)|--env-file|--privileged|--device|--cap-add)( |=)/,
  );
  expect(line).not.toMatch(/docker\.sock|[= ]host( |$)/);
});

it('buildArguments limits the memory and the processors of a build [F8]', () => {
  expect(buildArguments('a/b', '/tmp/id').join(' ')).toBe(
    'build --force-rm --iidfile /tmp/id --memory 4096m --memory-swap 4096m --cpu-period 100000 --cpu-quota 200000 --ulimit cpu=1800:1800 a/b',
  );
});

it.each(['19.03.15', '20.10.24+dfsg1', '22.06.0-beta.0', 'unknown', ''])(
  'openSockets warns about AF_VSOCK on Docker %s [F7]',
  (version) => expect(ENGINES.docker.openSockets(version)).toMatch(/AF_VSOCK .* Docker 23 or newer/),
);

it.each(['23.0.0', '24.0.7', '28.2.2', '100.0.0'])(
  'openSockets does not warn about AF_VSOCK on Docker %s [F7]',
  (version) => expect(ENGINES.docker.openSockets(version)).toBeUndefined(),
);

it('openSockets warns on Podman, whose version does not show its seccomp profile [F7]', () => {
  expect(ENGINES.podman.openSockets()).toMatch(/seccomp profile from before 2026/);
});
