import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/**
 * Runs a program with its output in one log. Stops it as the runner does: SIGINT, 7.5 s, SIGTERM, 2.5 s, then SIGKILL
 * to all.
 */
export async function runProgram(command: Command): Promise<{ status: number | null; log: string }> {
  const { file, args, cwd, env, signal } = command;
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  const stop = async () => {
    child.kill('SIGINT');
    if (await isOver(ended, 7500)) return;
    child.kill('SIGTERM');
    if (await isOver(ended, 2500)) return;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const onAbort = () => void stop();
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return { status: await ended, log };
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

const isOver = (ended: Promise<unknown>, milliseconds: number) =>
  Promise.race([ended.then(() => true), sleep(milliseconds, false)]);
