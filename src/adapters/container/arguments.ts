import type { Limits } from '../../evidence/limits.ts';

/** The container engines. Both take Docker's command line. */
export const ENGINES = ['docker', 'podman'] as const;

export type EngineName = (typeof ENGINES)[number];

/** The labels by which containers are found. The program in a container cannot see them. */
export const LABELS = { adapter: 'org.context-integrity.adapter', run: 'org.context-integrity.run' } as const;

/** The limits of one build. */
export const BUILD_LIMITS = { memory_mb: 4_096, cpus: 2, seconds: 1_800 } as const;

/** Microseconds. A quota of one period is one processor. */
const CPU_PERIOD = 100_000;

/**
 * The arguments of `build`, where each step runs as root and may use the network. Docker's classic builder and Podman
 * enforce the limits. BuildKit enforces the processor time of a process, and may ignore the limits of memory and
 * processors. The harness ends every build after the same number of seconds.
 */
export function buildArguments(folder: string): readonly string[] {
  const { memory_mb, cpus, seconds } = BUILD_LIMITS;
  const memory = `${memory_mb}m`;
  return [
    ['build', '--quiet', '--force-rm'],
    // Equal to the memory: no swap.
    ['--memory', memory, '--memory-swap', memory],
    ['--cpu-period', String(CPU_PERIOD), '--cpu-quota', String(cpus * CPU_PERIOD)],
    ['--ulimit', `cpu=${seconds}:${seconds}`],
    [folder],
  ].flat();
}

interface ContainerRun {
  readonly engine: EngineName;
  readonly name: string;
  /** The run it belongs to, also where another process continues that. */
  readonly run: string;
  readonly cidFile: string;
  readonly image: string;
  readonly limits: Pick<Limits, 'memory_mb' | 'cpus' | 'pids'>;
}

/**
 * An address for documentation (RFC 5737), which no network routes. For 127.0.0.1 Docker would print a warning to the
 * adapter's standard error.
 */
const NOWHERE = '192.0.2.1';

/**
 * The options of one engine only. Docker copies the host's name servers into every container, also without a network;
 * Podman does not, and refuses --dns there. Podman adds writable folders to a read-only root.
 */
const ENGINE_OPTIONS: Readonly<Record<EngineName, readonly (readonly string[])[]>> = {
  docker: [['--dns', NOWHERE, '--dns-search', '.', '--dns-option', 'ndots:0']],
  podman: [['--read-only-tmpfs=false']],
};

/**
 * The arguments of `run` for an untrusted image: no network, mounts, environment or capabilities; a read-only root;
 * bounded memory, processors, processes and files. The image is given by its id, so that nothing is pulled.
 */
export function runArguments({ engine, name, run, cidFile, image, limits }: ContainerRun): readonly string[] {
  const memory = `${limits.memory_mb}m`;
  return [
    ['run', '--rm', '-i', '--init'],
    ['--pull', 'never'],
    ['--name', name],
    ['--cidfile', cidFile],
    ['--label', `${LABELS.adapter}=${name}`],
    ['--label', `${LABELS.run}=${run}`],
    ['--hostname', 'sandbox'],
    ['--network', 'none'],
    ['--read-only'],
    ['--tmpfs', '/tmp:rw,noexec,nosuid,nodev,size=64m'],
    // Engines mount it writable whatever --ipc says; without a quota there is no queue by the system call, either.
    ['--tmpfs', '/dev/mqueue:ro,noexec,nosuid,nodev,size=4k'],
    ['--ulimit', 'msgqueue=0:0'],
    ['--cap-drop', 'ALL'],
    ['--security-opt', 'no-new-privileges'],
    ['--user', '65534:65534'],
    ['--pids-limit', String(limits.pids)],
    // Equal to the memory: no swap.
    ['--memory', memory, '--memory-swap', memory],
    ['--cpus', String(limits.cpus)],
    ['--ulimit', 'nofile=1024:1024'],
    ['--ulimit', 'core=0:0'],
    ['--ipc', 'none'],
    ...ENGINE_OPTIONS[engine],
    ['--log-driver', 'none'],
    ['--no-healthcheck'],
    [image],
  ].flat();
}
