import type { Limits } from '../../evidence/limits.ts';
import { GATEWAY_SOCKET, gatewayEnvironment } from '../launch.ts';

/**
 * An address for documentation (RFC 5737), which no network routes. For 127.0.0.1 Docker would print a warning to the
 * adapter's standard error.
 */
const NOWHERE = '192.0.2.1';

/** The first version of Docker whose default seccomp profile refuses AF_VSOCK (moby/moby#44563; 20.10.22 alone did, too). */
const DOCKER_REFUSES = 23;

/** How a container engine differs from others. All take Docker's command line. */
interface Differences {
  /** The template by which `version` prints the version of the part that runs containers. */
  readonly versionFormat: string;
  /** The template by which `info` prints those of `CONTROLLERS` that the engine can limit. */
  readonly controllersFormat: string;
  /** The arguments for a network namespace of its own, with a loopback interface alone. */
  readonly network: readonly string[];
  /** The arguments for a root without writable folders. */
  readonly readOnly: readonly string[];
  /**
   * A warning where containers of this version may open AF_VSOCK sockets. These belong to no network namespace: `--network
   * none` does not close them, and in a virtual machine they lead to its hypervisor.
   */
  readonly openSockets: (version: string) => string | undefined;
}

const ALONE = ['--hostname', 'sandbox', '--network', 'none'];

/** Linux' names of what bounds a container, and in words what each bounds. */
export const CONTROLLERS = { memory: 'memory', cpu: 'processors', pids: 'processes' } as const;

/** The container engines. */
export const ENGINES = {
  docker: {
    versionFormat: '{{.Server.Version}}',
    controllersFormat: '{{if .MemoryLimit}}memory {{end}}{{if .CPUCfsQuota}}cpu {{end}}{{if .PidsLimit}}pids{{end}}',
    // Docker copies the host's name servers into every container, also without a network. Podman refuses --dns there.
    network: [...ALONE, '--dns', NOWHERE, '--dns-search', '.', '--dns-option', 'ndots:0'],
    readOnly: ['--read-only'],
    openSockets(version) {
      const major = /^(\d+)\./.exec(version)?.[1];
      if (major !== undefined && Number(major) >= DOCKER_REFUSES) return undefined;
      return `Docker ${version} lets containers open AF_VSOCK sockets, which reach the hypervisor past --network none. Update to Docker ${DOCKER_REFUSES} or newer before you run a stranger's image.`;
    },
  },
  podman: {
    versionFormat: '{{.Client.Version}}',
    controllersFormat: '{{range .Host.CgroupControllers}}{{.}} {{end}}',
    network: ALONE,
    // Podman adds writable folders to a read-only root.
    readOnly: ['--read-only', '--read-only-tmpfs=false'],
    // The version does not tell: the profile is a separate file, which refuses them since 2026
    // (podman-container-tools/container-libs#575).
    openSockets: () =>
      'Podman with a seccomp profile from before 2026 lets containers open AF_VSOCK sockets, which reach the hypervisor past --network none. Update containers-common.',
  },
} as const satisfies Readonly<Record<string, Differences>>;

export type EngineName = keyof typeof ENGINES;

export const ENGINE_NAMES = Object.keys(ENGINES) as readonly EngineName[];

/** The labels by which containers are found. The program in a container cannot see them. */
export const LABELS = { adapter: 'org.context-integrity.adapter', run: 'org.context-integrity.run' } as const;

export const BUILD_LIMITS = { memory_mb: 4_096, cpus: 2, seconds: 1_800 } as const;

/** Microseconds. A quota of one period is one processor. */
const CPU_PERIOD = 100_000;

/**
 * The arguments of `build`, where each step runs as root and may use the network. Docker's classic builder and Podman
 * enforce the limits. BuildKit enforces the processor time of a process, and may ignore the limits of memory and
 * processors. The harness ends every build after the same number of seconds.
 *
 * @param idFile where the engine writes the image's id
 */
export function buildArguments(folder: string, idFile: string): readonly string[] {
  const { memory_mb, cpus, seconds } = BUILD_LIMITS;
  const memory = `${memory_mb}m`;
  return [
    ['build', '--force-rm', '--iidfile', idFile],
    // The same as the memory limit, so that there is no swap.
    ['--memory', memory, '--memory-swap', memory],
    ['--cpu-period', String(CPU_PERIOD), '--cpu-quota', String(cpus * CPU_PERIOD)],
    ['--ulimit', `cpu=${seconds}:${seconds}`],
    [folder],
  ].flat();
}

/** How a container is identified. */
export interface Named {
  readonly engine: EngineName;
  readonly name: string;
  /** The run it belongs to. It stays the same if another process resumes the run. */
  readonly run: string;
  readonly cidFile: string;
}

interface ContainerRun extends Named {
  /** By its id, so that nothing is pulled. */
  readonly image: string;
  readonly limits: Pick<Limits, 'memory_mb' | 'cpus' | 'pids'>;
  /** The name of the sidecar whose network the container joins; without one it has none. */
  readonly sidecar?: string | undefined;
}

const PROXIES = ['HTTP_PROXY', 'HTTPS_PROXY', 'FTP_PROXY', 'ALL_PROXY', 'NO_PROXY'];

/**
 * Empty, because the clients of engines pass on the proxies of their user, which may have a password: Docker those of its config.json,
 * Podman its variables.
 */
const NO_PROXIES = Object.fromEntries(PROXIES.flatMap((name) => [name, name.toLowerCase()]).map((name) => [name, '']));

/** The arguments for all variables that a container gets besides its image's. */
const environment = (variables: Readonly<Record<string, string>> = {}) =>
  Object.entries({ ...NO_PROXIES, ...variables }).map(([name, value]) => `--env=${name}=${value}`);

/** No privileges, no change of user, and nothing is kept after the exit. */
const confined = ({ engine, name, run, cidFile }: Named) =>
  [
    ['--init', '--pull', 'never'],
    ['--name', name],
    ['--cidfile', cidFile],
    ['--label', `${LABELS.adapter}=${name}`],
    ['--label', `${LABELS.run}=${run}`],
    ENGINES[engine].readOnly,
    ['--cap-drop', 'ALL'],
    ['--security-opt', 'no-new-privileges'],
    ['--user', '65534:65534'],
    ['--ulimit', 'nofile=1024:1024'],
    ['--ulimit', 'core=0:0'],
    ['--ipc', 'none'],
    ['--log-driver', 'none'],
    ['--no-healthcheck'],
  ].flat();

/** The arguments that bound memory and processes. */
const bounded = ({ memory_mb, pids }: Pick<Limits, 'memory_mb' | 'pids'>) =>
  // The same as the memory limit, so that there is no swap.
  ['--memory', `${memory_mb}m`, '--memory-swap', `${memory_mb}m`, '--pids-limit', String(pids)];

/**
 * The arguments of `run` for an untrusted image: no network, mounts or capabilities; a read-only root; bounded memory,
 * processors, processes and files. With a sidecar it shares that container's loopback interface, host name and name
 * servers, for which engines refuse options of its own, and gets the gateway's address.
 */
export function runArguments({ limits, image, sidecar, ...named }: ContainerRun): readonly string[] {
  const joined = [
    `--network=container:${sidecar}`,
    ...environment(gatewayEnvironment(`http://127.0.0.1:${SIDECAR_PORT}/v1`, 'none')),
  ];
  return [
    ['run', '--rm', '-i'],
    confined(named),
    sidecar === undefined ? [...ENGINES[named.engine].network, ...environment()] : joined,
    ['--tmpfs', '/tmp:rw,noexec,nosuid,nodev,size=64m'],
    // Engines mount it writable whatever --ipc says; without a quota there is no queue by the system call, either.
    ['--tmpfs', '/dev/mqueue:ro,noexec,nosuid,nodev,size=4k'],
    ['--ulimit', 'msgqueue=0:0'],
    bounded(limits),
    ['--cpus', String(limits.cpus)],
    [image],
  ].flat();
}

/** The gateway's port on the loopback interface that an adapter shares with its sidecar. No known memory system uses this port. */
const SIDECAR_PORT = 28_657;

/** The path in a sidecar at which the folder of the gateway's socket is mounted. */
const SOCKET = `/gw/${GATEWAY_SOCKET}`;

interface SidecarRun extends Named {
  readonly image: string;
  /** The folder of the gateway's socket on this machine. */
  readonly folder: string;
}

/**
 * The arguments of `run` for a sidecar: a container of an image with socat, which forwards a port of its loopback
 * interface to the gateway's socket. It can reach nothing else. It writes to standard error when it listens.
 */
export function sidecarArguments(sidecar: SidecarRun): readonly string[] {
  const listen = `TCP-LISTEN:${SIDECAR_PORT},bind=127.0.0.1,fork,reuseaddr,backlog=256,max-children=256`;
  return [...ofSidecar(sidecar), '-d', '-d', listen, `UNIX-CONNECT:${SOCKET}`];
}

/** `sidecarArguments` for a container that only connects to the socket. It exits with status 0 if containers can reach the socket. */
export function probeArguments(sidecar: SidecarRun): readonly string[] {
  return [...ofSidecar(sidecar), '-u', '/dev/null', `UNIX-CONNECT:${SOCKET}`];
}

const ofSidecar = ({ folder, image, ...named }: SidecarRun): readonly string[] =>
  [
    ['run', '--rm'],
    confined(named),
    ENGINES[named.engine].network,
    environment(),
    bounded({ memory_mb: 64, pids: 512 }),
    // Unlike --volume, it fails if the folder does not exist on the engine's machine, instead of creating it.
    ['--mount', `type=bind,${csvField(`src=${folder}`)},dst=/gw,readonly`],
    ['--entrypoint', 'socat', image],
  ].flat();

/** Engines read a mount as a line of CSV. */
const csvField = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
