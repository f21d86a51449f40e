import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../../errors/fault.ts';
import type { Child, Processes } from '../../ports/processes.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { LastOutput } from '../last-output.ts';
import { excerpt } from '../message.ts';
import { exitsWithin } from '../process.ts';
import type { Address, Program } from './mapping.ts';

/** How long a server may take to start. The whole adapter has a minute. */
export const START_MS = 50_000;
/** How much of a server's standard error is kept, to explain why it exited. */
export const LAST_BYTES = 4_096;
const END_MS = 2_000;
const POLL_MS = 50;

/** Starts a server that has a URL, and waits until it answers there. `errors` receives its output. */
export async function startProgram(
  processes: Processes,
  { command, args = [], env = {}, url, headers = {} }: Program & Address,
  { errors, signal }: { readonly errors: NodeJS.WritableStream; readonly signal: AbortSignal },
): Promise<Child> {
  const child = processes.spawn(command, args, { env: { ...processes.inherited(), ...env } });
  child.stdin.on('error', () => {});
  // The bridge's standard output is reserved for the protocol.
  child.stdout.pipe(errors, { end: false });
  child.stderr.pipe(errors, { end: false });
  const stderr = new LastOutput(LAST_BYTES);
  child.stderr.on('data', (chunk: Uint8Array) => stderr.add(chunk));
  let ended: string | undefined;
  void child.exited.then(({ failure, code, signal: by }) => {
    ended = failure?.message ?? (by ? `signal ${by}` : `exit status ${code}`);
  });
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline && !signal.aborted) {
    if (ended !== undefined) {
      const last = lastLines(stderr.text());
      throw new Fault(
        'bridge.server',
        `The server exited during startup: ${ended}.${last === undefined ? '' : ` (${last})`}`,
      );
    }
    // Any response shows that it is running.
    const there = await boundedFetch(url, { headers, signal: AbortSignal.timeout(1_000) }).then(
      async ({ body }) => {
        await body?.cancel();
        return true;
      },
      () => false,
    );
    if (there) return child;
    await sleep(POLL_MS);
  }
  await endProgram(child);
  throw new Fault('bridge.server', `The server did not answer at ${url} within ${START_MS / 1_000} seconds.`, {
    hint: 'Check `server.url`, and that the server listens on the loopback interface.',
  });
}

/** The last lines of a server's standard error, which say why it exited; undefined if it wrote nothing. */
export function lastLines(stderr: string): string | undefined {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0
    ? undefined
    : `its standard error ends: ${excerpt(lines.slice(-2).join('\n').slice(-200), 200)}`;
}

/** Stops a server and all processes that it started: SIGTERM first, then SIGKILL. */
export async function endProgram(child: Child): Promise<void> {
  child.stdin.end();
  child.kill('SIGTERM');
  await exitsWithin(child, END_MS);
  child.kill('SIGKILL');
  await child.exited;
}
