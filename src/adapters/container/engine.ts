import { Fault } from '../../errors/fault.ts';
import type { Finished, Processes } from '../../ports/processes.ts';
import { excerpt } from '../message.ts';
import type { EngineName } from './engines.ts';

/** A container engine, driven through its command line: Docker and Podman take the same one. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** Runs a command of the engine to its end, within `seconds`. */
  exec(args: readonly string[], seconds: number): Promise<Finished>;
}

/** Asks the engine for its version: the program must be there and, with Docker, its daemon must answer. */
export async function findEngine(processes: Processes, name: EngineName): Promise<Engine> {
  const exec = (args: readonly string[], seconds: number) => processes.exec(name, args, seconds);
  const format = name === 'docker' ? '{{.Server.Version}}' : '{{.Client.Version}}';
  const asked = await exec(['version', '--format', format], 20);
  if (asked.code !== 0) {
    throw new Fault('engine.missing', `The container engine "${name}" does not answer: ${lastLine(asked)}`, {
      hint: `Install and start ${name}, choose another with --engine, or run the adapter as a process with cmd:. \`cib doctor\` tells more.`,
    });
  }
  return { name, version: asked.stdout.trim(), exec };
}

/** The last thing a command said, safe to print. */
export function lastLine({ stdout, stderr }: Finished): string {
  const said = `${stdout}\n${stderr}`.trim().split('\n').at(-1)?.trim();
  return said ? excerpt(said, 300) : 'it said nothing.';
}

const LINES = 12;

/** The last lines of what a command said, to be made safe where they are shown. */
export function lastLines({ stdout, stderr }: Finished): string {
  return `${stdout}\n${stderr}`.trim().split('\n').slice(-LINES).join('\n');
}
