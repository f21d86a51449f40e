import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { vi } from 'vitest';
import { cib, PROGRAM } from './cli.ts';
import { commandsIn, controlsIn } from './runner-commands.ts';

export interface Ended {
  readonly status: number | null;
  /** Standard output and standard error, unchanged. */
  readonly output: string;
  /** The commands in it that a runner or a terminal would execute. */
  readonly obeyed: readonly string[];
  readonly seconds: number;
  /** The peak memory of the harness, in MiB. */
  readonly peak: number;
  readonly counts: { readonly errored: number; readonly faults: Readonly<Record<string, number>> } | undefined;
}

const LONGEST_MS = 100_000;

/** Runs a suite in a process, as a user or a step would; `during` gets the process while it runs. */
export async function runAsProcess(
  adapter: string,
  out: string,
  words: readonly string[],
  during?: (harness: ChildProcess) => Promise<void>,
): Promise<Ended> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [PROGRAM, 'run', '--suite', 'cib', '--adapter', adapter, '--out', out, ...words],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: 'true' } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let peak = 0;
  const watch = setInterval(() => {
    peak = peakMemory(child.pid) ?? peak;
  }, 20);
  // A run that hangs fails its test, and ends with it.
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  const [status] = await Promise.all([
    new Promise<number | null>((done) => child.once('close', done)),
    during?.(child),
  ]);
  clearInterval(watch);
  clearTimeout(late);
  return { status, ...whatItLeft(out, output), seconds: (performance.now() - began) / 1000, peak };
}

/** The same in this process, which takes a quarter of the time, but can get no signal, and has no memory of its own. */
export async function runInThisProcess(
  adapter: string,
  out: string,
  words: readonly string[],
): Promise<Omit<Ended, 'peak'>> {
  const began = performance.now();
  let progress = '';
  const written = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    progress += text;
    return true;
  });
  const run = ['run', '--suite', 'cib', '--adapter', adapter, '--out', out];
  const { status, stdout, stderr } = await cib(...run, ...words).finally(() => written.mockRestore());
  return { status, ...whatItLeft(out, stdout + stderr + progress), seconds: (performance.now() - began) / 1000 };
}

function whatItLeft(out: string, output: string): Pick<Ended, 'output' | 'obeyed' | 'counts'> {
  const card = `${out}/scorecard.json`;
  return {
    output,
    obeyed: [...commandsIn(output), ...controlsIn(output)],
    counts: existsSync(card) ? JSON.parse(readFileSync(card, 'utf8')).counts : undefined,
  };
}

export const hostile = (mode: string, from: number, marker: string) =>
  `cmd:python3 -u ${resolve('test/adapters/hostile.py')} ${mode} ${from} ${marker}`;

/** The processes with a text in their command line. One that ended and waits for its parent has none. */
export function running(marker: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '))
    .filter((line) => line.includes(marker));
}

/** The child processes of a process. */
export function childrenOf(pid: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => new RegExp(`^PPid:\\s+${pid}$`, 'm').test(read(`/proc/${name}/status`)))
    .map(Number);
}

/** The peak of resident memory, in MiB. */
function peakMemory(pid: number | undefined): number | undefined {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
