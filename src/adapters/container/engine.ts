import { Fault } from '../../errors/fault.ts';
import type { ExecOptions, Finished, Processes } from '../../ports/processes.ts';
import { excerpt } from '../message.ts';
import type { EngineName } from './arguments.ts';

/** A container engine. Docker and Podman take the same command line. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** Runs a command of the engine, for at most `seconds`. */
  exec(args: readonly string[], seconds: number, onLine?: ExecOptions['onLine']): Promise<Finished>;
}

/**
 * Finds an engine and its version.
 *
 * @throws Fault `engine.missing` where the program, or Docker's daemon, does not answer
 */
export async function findEngine(processes: Processes, name: EngineName): Promise<Engine> {
  const exec = (args: readonly string[], seconds: number) => processes.exec(name, args, seconds);
  const format = name === 'docker' ? '{{.Server.Version}}' : '{{.Client.Version}}';
  const result = await exec(['version', '--format', format], 20);
  if (result.code !== 0) {
    throw new Fault('engine.missing', `The container engine "${name}" does not answer: ${lastLine(result)}`, {
      hint: `Install and start ${name}, choose another with --engine, or run the adapter as a process with cmd:. Run \`cib doctor\` for details.`,
    });
  }
  return { name, version: result.stdout.trim(), exec };
}

/** The last line that a command printed, safe to show. */
export function lastLine({ stdout, stderr }: Pick<Finished, 'stdout' | 'stderr'>): string {
  const line = `${stdout}\n${stderr}`.trim().split('\n').at(-1)?.trim();
  return line ? excerpt(line, 300) : 'it printed nothing.';
}

const LINES = 12;

/** The last lines that a command printed. They must be made safe where they are shown. */
export function lastLines({ stdout, stderr }: Finished): string {
  return `${stdout}\n${stderr}`.trim().split('\n').slice(-LINES).join('\n');
}

/** The first version of Docker whose default seccomp profile refuses AF_VSOCK (moby/moby#44563; 20.10.22 alone did, too). */
const DOCKER_REFUSES = 23;

/**
 * A warning where containers of this engine may open AF_VSOCK sockets. These belong to no network namespace: `--network
 * none` does not close them, and in a virtual machine they lead to its hypervisor. Podman's version does not tell: its
 * profile is a separate file, which refuses them since 2026 (podman-container-tools/container-libs#575).
 */
export function openSockets({ name, version }: Pick<Engine, 'name' | 'version'>): string | undefined {
  if (name === 'podman')
    return 'Podman with a seccomp profile from before 2026 lets containers open AF_VSOCK sockets, which reach the hypervisor past --network none. Update containers-common.';
  const major = /^(\d+)\./.exec(version)?.[1];
  if (major !== undefined && Number(major) >= DOCKER_REFUSES) return undefined;
  return `Docker ${version} lets containers open AF_VSOCK sockets, which reach the hypervisor past --network none. Update to Docker ${DOCKER_REFUSES} or newer before you run a stranger's image.`;
}
