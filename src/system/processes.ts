import type { ChildProcess } from 'node:child_process';
import type { Duplex, Readable } from 'node:stream';
import type { Child, Exit, Processes, SpawnOptions } from '../ports/processes.ts';
import { requireNode } from './installation.ts';
import { endMarked } from './marked-processes.ts';

// Few commands start a program.
const childProcess = () => requireNode('node:child_process') as typeof import('node:child_process');

const isWindows = process.platform === 'win32';

const OUTPUT_KEPT = 1_048_576;

/** Variables of the harness and of GitHub's runner: inputs, tokens, and files that a step may write. */
const NOT_INHERITED = /^(CIB_|INPUT_|GITHUB_|ACTIONS_|RUNNER_)/;

export const nodeProcesses: Processes = {
  inherited: () =>
    Object.fromEntries(
      Object.entries(process.env).filter(
        (pair): pair is [string, string] => pair[1] !== undefined && !NOT_INHERITED.test(pair[0]),
      ),
    ),

  spawn: (command, args, options) => start(command, args, options),

  spawnShell: (line, options) =>
    // With `/s`, cmd.exe runs the text between the outer quotes unchanged.
    isWindows ? start('cmd.exe', ['/d', '/s', '/c', `"${line}"`], options) : start('/bin/sh', ['-c', line], options),

  endMarked,

  async exec(command, args, seconds, { signal, onLine } = {}) {
    const child: ChildProcess = childProcess().spawn(command, args, {
      env: withoutKeys(),
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    let [stdout, stderr] = ['', ''];
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8');
    child.stdout?.on('data', (chunk) => {
      stdout = (stdout + chunk).slice(-OUTPUT_KEPT);
    });
    child.stderr?.on('data', (chunk) => {
      stderr = (stderr + chunk).slice(-OUTPUT_KEPT);
    });
    if (onLine) for (const stream of [child.stdout, child.stderr]) if (stream) eachLine(stream, onLine);
    const { failure, ...exit } = await exitOf(child);
    clearTimeout(timer);
    return { ...exit, stdout, stderr: failure ? failure.message : stderr };
  },
};

/** A line that is longer than the buffer is returned in pieces. */
function eachLine(stream: Readable, onLine: (line: string) => void): void {
  let rest = '';
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = (lines.pop() ?? '').slice(-OUTPUT_KEPT);
    for (const line of lines) onLine(line);
  });
}

function start(command: string, args: readonly string[], { cwd, env }: SpawnOptions): Child {
  // In a process group of its own, so that all its children can be ended with it. The mark of this process is passed on, so
  // that ending this process by its mark ends the group too.
  const mark = process.env.CIB_PROCESS;
  const child: ChildProcess = childProcess().spawn(command, args, {
    cwd,
    env: mark === undefined ? env : { CIB_PROCESS: mark, ...env },
    // On Windows there are no process groups, and a detached process has a window of its own.
    detached: !isWindows,
    windowsVerbatimArguments: command === 'cmd.exe',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return {
    stdin: child.stdin ?? ended(),
    stdout: child.stdout ?? ended(),
    stderr: child.stderr ?? ended(),
    exited: exitOf(child),
    kill: (signal) => killGroup(child, signal),
  };
}

/** In place of a stream that Node does not make where this process may open no more files. `exited` then has the failure. */
function ended(): Duplex {
  const { PassThrough } = requireNode('node:stream') as typeof import('node:stream');
  return new PassThrough().end();
}

/** The environment without the keys of model endpoints, which no started program needs. */
const withoutKeys = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^CIB_(?:MODEL|JUDGE|GATEWAY)/.test(name)));

const DRAIN_MS = 500;

/** Resolves after all output was read, or half a second after the exit if a grandchild keeps the output open. */
function exitOf(child: ChildProcess): Promise<Exit & { failure?: Error }> {
  return new Promise((resolve) => {
    child.once('error', (failure) => resolve({ code: null, signal: null, failure }));
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('exit', () => {
      setTimeout(() => {
        // Once what is there has been read: where this process was held up for so long, the timer fires before that.
        setImmediate(() => {
          child.stdout?.destroy();
          child.stderr?.destroy();
        });
      }, DRAIN_MS).unref();
    });
  });
}

function killGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  if (isWindows) {
    // Kills the whole process group.
    if (signal === 'SIGKILL')
      childProcess()
        .spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' })
        .on('error', () => {});
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process group has already exited.
  }
}
