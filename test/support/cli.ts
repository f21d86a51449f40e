import { COMMANDS } from '../../src/cli/commands.ts';
import { type Host, runProgram } from '../../src/cli/program.ts';
import { VERSION } from '../../src/protocol/project.ts';
import type { Invocation } from '../../src/system/invocation.ts';
import { inFastTime } from './fast-time.ts';
import { inFolder } from './in-folder.ts';

/** The built command line, for tests that need a process: it starts three times as fast as `src/cli/bin.ts`. */
export const PROGRAM = 'dist/cli.js';

const INSTALLED: Invocation = { command: 'cib', pages: '', published: 'https://example.org/' };

export interface CliOutput {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process, as if it was installed, and returns what it prints. */
export const cib = (...words: readonly string[]): Promise<CliOutput> => started({}, words);

/** The same, called in another way. */
export const cibCalled = (called: Invocation, ...words: readonly string[]) => started({ called }, words);

/** The same in a terminal of this width. */
export const cibInTerminal = (columns: number, ...words: readonly string[]) => started({ columns }, words);

/** The same in another folder and environment, in fast time. */
export const cibIn = (
  folder: string,
  env: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<CliOutput> => inFastTime(() => inFolder(folder, () => started({ env }, words)));

interface Start {
  readonly called?: Invocation;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
}

async function started({ called = INSTALLED, columns, env }: Start, words: readonly string[]): Promise<CliOutput> {
  let [stdout, stderr] = ['', ''];
  const host: Host = {
    argv: ['node', 'cib', ...words],
    env: { NO_COLOR: '1', ...env },
    stdout: { columns, write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    version: VERSION,
    called,
    stopSignal: () => new AbortController().signal,
  };
  const status = await runProgram(host, COMMANDS);
  return { status, stdout, stderr };
}

/** Runs a command that must succeed and print JSON. */
export async function cibJson<T>(...words: readonly string[]): Promise<T> {
  const { status, stdout, stderr } = await cib(...words, '--json');
  if (status !== 0) throw new Error(`cib ${words.join(' ')} ended with ${status}: ${stderr}${stdout.slice(0, 500)}`);
  return JSON.parse(stdout) as T;
}
