import { stripVTControlCharacters } from 'node:util';
import { Fault } from '../../errors/fault.ts';
import type { ExecOptions, Finished, Processes } from '../../ports/processes.ts';
import { linesOf } from '../../text/words.ts';
import { excerpt } from '../message.ts';
import { ENGINES, type EngineName } from './arguments.ts';

/** A container engine that answers. */
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
  const { engine, missing } = await lookForEngine(processes, name);
  if (missing) throw missing;
  return engine;
}

/** An engine that answers, or why there is none, and whether its program is installed all the same. */
export async function lookForEngine(processes: Processes, name: EngineName) {
  const exec = (args: readonly string[], seconds: number) => processes.exec(name, args, seconds);
  const result = await exec(['version', '--format', ENGINES[name].versionFormat], 20);
  if (result.code === 0) return { engine: { name, version: result.stdout.trim(), exec } satisfies Engine };
  const installed = !/^spawn \S+ ENOENT$/.test(result.stderr);
  const problem = installed ? `does not answer: ${lastLine(result)}` : 'is not installed.';
  const missing = new Fault('engine.missing', `The container engine "${name}" ${problem}`, {
    hint: `${/permission denied/i.test(result.stderr) ? `Give your user the right to use ${name}` : `Install and start ${name}`}, choose another with --engine, or run the adapter as a process with cmd:.`,
  });
  return { missing, installed };
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
