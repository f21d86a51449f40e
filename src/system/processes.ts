import { type ChildProcess, spawn } from 'node:child_process';
import type { Child, Exit, Processes } from '../ports/processes.ts';
import { endMarked } from './marked-processes.ts';

const OUTPUT_KEPT = 1_048_576;

/** What belongs to the harness or to GitHub's runner: inputs, tokens and files that a step may write. */
const WITHHELD = /^(CIB_|INPUT_|GITHUB_|ACTIONS_|RUNNER_)/;

export const nodeProcesses: Processes = {
  inherited: () =>
    Object.fromEntries(
      Object.entries(process.env).filter(
        (pair): pair is [string, string] => pair[1] !== undefined && !WITHHELD.test(pair[0]),
      ),
    ),

  spawn(command, args, { cwd, env }) {
    // A group of its own, so that all it starts can be ended with it. Who started this process finds that group by its mark.
    const mark = process.env.CIB_PROCESS;
    const marked = mark === undefined ? env : { CIB_PROCESS: mark, ...env };
    const child = spawn(command, args, { cwd, env: marked, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const exited = exitOf(child);
    return {
      stdin: child.stdin,
      stdout: child.stdout,
      stderr: child.stderr,
      exited,
      kill: (signal) => killGroup(child, signal),
    } satisfies Child;
  },

  endMarked,

  async exec(command, args, seconds, signal) {
    const child = spawn(command, args, { env: withoutKeys(), stdio: ['ignore', 'pipe', 'pipe'], signal });
    const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => {
      stdout = (stdout + chunk).slice(-OUTPUT_KEPT);
    });
    child.stderr.on('data', (chunk) => {
      stderr = (stderr + chunk).slice(-OUTPUT_KEPT);
    });
    const { failure, ...exit } = await exitOf(child);
    clearTimeout(timer);
    return { ...exit, stdout, stderr: failure ? failure.message : stderr };
  },
};

/** What opens a model's endpoint is of use to no program that this one starts. */
const withoutKeys = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^CIB_(?:MODEL|JUDGE)/.test(name)));

const DRAIN_MS = 500;

/** Settles when the output was read to its end; a grandchild that holds it open does not keep anybody waiting. */
function exitOf(child: ChildProcess): Promise<Exit & { failure?: Error }> {
  return new Promise((resolve) => {
    child.once('error', (failure) => resolve({ code: null, signal: null, failure }));
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('exit', () => {
      setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, DRAIN_MS).unref();
    });
  });
}

function killGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}
