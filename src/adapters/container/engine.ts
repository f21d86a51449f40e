import { stripVTControlCharacters } from 'node:util';
import { Fault } from '../../errors/fault.ts';
import type { ExecOptions, Finished, Processes } from '../../ports/processes.ts';
import { linesOf } from '../../text/words.ts';
import { excerpt } from '../message.ts';
import { CONTROLLERS, ENGINES, type EngineName } from './arguments.ts';

/** A container engine that answers. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** A warning if a stranger's image could reach past its network; and if the limits of a run would not hold. */
  readonly openSockets?: string | undefined;
  readonly unlimited?: string | undefined;
  /** Runs a command of the engine, for at most `seconds`. */
  exec(args: readonly string[], seconds: number, onLine?: ExecOptions['onLine']): Promise<Finished>;
}

/**
 * Finds an engine and its version.
 *
 * @throws Fault `engine.missing` where the program, or Docker's daemon, does not answer, or where `docker` is Podman
 */
export async function findEngine(processes: Processes, name: EngineName): Promise<Engine> {
  const { engine, missing } = await lookForEngine(processes, name);
  if (missing) throw missing;
  return engine;
}

/** An engine that answers, or why there is none, and whether its program is installed all the same. */
export async function lookForEngine(processes: Processes, name: EngineName) {
  const exec = (args: readonly string[], seconds: number) => processes.exec(name, args, seconds);
  const { versionFormat, controllersFormat, openSockets } = ENGINES[name];
  const [result, info] = await Promise.all([
    exec(['version', '--format', versionFormat], 20),
    exec(['info', '--format', controllersFormat], 20),
  ]);
  const missing = (problem: string, hint: string, installed = true) => ({
    engine: undefined,
    missing: new Fault('engine.missing', problem, { hint }),
    installed,
  });
  // Podman does not know all fields of Docker's templates.
  if (name === 'docker' && info.code !== 0 && /^podman /i.test((await exec(['--version'], 20)).stdout))
    return missing('The command `docker` of this machine is Podman.', 'Use --engine podman.');
  if (result.code !== 0) {
    const installed = !/^spawn \S+ ENOENT$/.test(result.stderr);
    return missing(
      `The container engine "${name}" ${installed ? `does not answer: ${lastLine(result)}` : 'is not installed.'}`,
      `${/permission denied/i.test(result.stderr) ? `Give your user the right to use ${name}` : `Install and start ${name}`}, choose another with --engine, or run the adapter as a process with cmd:.`,
      installed,
    );
  }
  const version = result.stdout.trim();
  const unlimited = info.code === 0 ? unlimitedText(name, info) : undefined;
  const engine: Engine = { name, version, openSockets: openSockets(version), unlimited, exec };
  return { engine, missing: undefined, installed: true };
}

/** Engines without a controller ignore its limit, which the manifest of a run would state nevertheless. */
function unlimitedText(name: EngineName, { stdout }: Finished): string | undefined {
  const present = stdout.trim().split(' ');
  const missing = Object.entries(CONTROLLERS).flatMap(([one, what]) => (present.includes(one) ? [] : [what]));
  if (missing.length === 0) return undefined;
  return `${name} cannot limit the ${new Intl.ListFormat('en').format(missing)} of a container on this machine, so the limits in a run’s manifest do not hold. Use an engine that runs as root, or Linux with cgroup v2.`;
}

type Printed = Pick<Finished, 'stdout' | 'stderr'>;

/** The lines that a command printed. Some engines colour those of a build, whether or not a terminal shows them. */
const printed = ({ stdout, stderr }: Printed) => linesOf(stripVTControlCharacters(`${stdout}\n${stderr}`).trim());

/** The last line that a command printed, safe to show. */
export function lastLine(result: Printed): string {
  const line = printed(result).at(-1)?.trim();
  return line ? excerpt(line, 300) : 'it printed nothing.';
}

const LINES = 12;

/** The last lines that a command printed. They must be made safe where they are shown. */
export function lastLines(result: Printed): string {
  return printed(result).slice(-LINES).join('\n');
}
