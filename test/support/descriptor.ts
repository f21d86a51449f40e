import { spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { type CliOutput, PROGRAM } from './cli.ts';

interface Handed {
  /** Written to the child's descriptor 3, which is a pipe. */
  readonly text: string;
  /** Added to the child's environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The command line as a process of its own, with something handed over on descriptor 3. */
export function cibWith({ text, env = {} }: Handed, ...words: readonly string[]): Promise<CliOutput> {
  return handing({ text, env }, process.execPath, PROGRAM, ...words);
}

/** Any program, likewise. */
export async function handing(
  { text, env = {} }: Handed,
  program: string,
  ...words: readonly string[]
): Promise<CliOutput> {
  const child = spawn(program, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (piece) => (stdout += piece));
  child.stderr?.setEncoding('utf8').on('data', (piece) => (stderr += piece));
  const pipe = child.stdio[3] as Duplex;
  // A child that refuses before it reads leaves nobody at the other end.
  pipe.on('error', () => {});
  pipe.end(text);
  const status = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  return { status, stdout, stderr };
}
