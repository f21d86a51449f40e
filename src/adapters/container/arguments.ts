import type { Limits } from '../../evidence/limits.ts';

/** By these a container is found again; what runs in it does not see them. */
export const LABELS = { adapter: 'org.context-integrity.adapter', run: 'org.context-integrity.run' } as const;

export interface ContainerRun {
  readonly name: string;
  /** The run it belongs to, also where another process takes that up. */
  readonly run: string;
  readonly cidFile: string;
  readonly image: string;
  readonly limits: Pick<Limits, 'memory_mb' | 'cpus' | 'pids'>;
}

/**
 * The arguments of `run` for a stranger's image: no network, mounts, environment or capabilities; a read-only root;
 * bounded memory, processors, processes and files. The image is given by its id, so that nothing is pulled.
 */
export function runArguments({ name, run, cidFile, image, limits }: ContainerRun): readonly string[] {
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
    ['--log-driver', 'none'],
    ['--no-healthcheck'],
    [image],
  ].flat();
}
