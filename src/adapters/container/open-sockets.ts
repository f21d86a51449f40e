import type { Engine } from './engine.ts';

/** The first version of Docker whose default seccomp profile refuses AF_VSOCK (moby/moby#44563; 20.10.22 alone did, too). */
const DOCKER_REFUSES = 23;

/**
 * Says that containers of this engine may open AF_VSOCK sockets. They belong to no network namespace: `--network none`
 * does not close them, and in a virtual machine they lead to its hypervisor. Undefined where the engine refuses them.
 * Podman's version does not tell: its profile is a file of its own, which refuses them since 2026
 * (podman-container-tools/container-libs#575).
 */
export function openSockets({ name, version }: Pick<Engine, 'name' | 'version'>): string | undefined {
  if (name === 'podman')
    return 'Podman with a seccomp profile from before 2026 lets containers open AF_VSOCK sockets, which reach the hypervisor past --network none. Update containers-common.';
  const major = /^(\d+)\./.exec(version)?.[1];
  if (major !== undefined && Number(major) >= DOCKER_REFUSES) return undefined;
  return `Docker ${version} lets containers open AF_VSOCK sockets, which reach the hypervisor past --network none. Update to Docker ${DOCKER_REFUSES} or newer before you run a stranger's image.`;
}
