import { spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { type CliOutput, PROGRAM } from './cli.ts';

interface Handed {
  /** Written to descriptor 3 of the child, which is a pipe. */
  readonly text: string;
  /** Added to the child's environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command line in a process, with a text on descriptor 3. */
export function cibWith({ text, env = {} }: Handed, ...words: readonly string[]): Promise<CliOutput> {
  return runWithDescriptor({ text, env }, process.execPath, PROGRAM, ...words);
}

/** The same for any program. */
export async function runWithDescriptor(
  { text, env = {} }: Handed,
  program: string,
  ...words: readonly string[]
): Promise<CliOutput> {
  const child = spawn(program, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (piece) => (stdout += piece));
  child.stderr?.setEncoding('utf8').on('data', (piece) => (stderr += piece));
  const pipe = child.stdio[3] as Duplex;
  // If the child exits before it reads, writing to the pipe fails.
  pipe.on('error', () => {});
  pipe.end(text);
  const status = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  return { status, stdout, stderr };
}
