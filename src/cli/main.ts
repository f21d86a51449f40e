import { VERSION } from '../protocol/project.ts';
import { invocation } from '../system/invocation.ts';
import { COMMANDS } from './commands.ts';
import { Output } from './output.ts';
import { runProgram } from './program.ts';
import { INTERRUPTED, ignoresHangUp, interruptedStatus, stopSignal } from './stop-signal.ts';

/** Runs the command that the process was called with. */
export async function main(): Promise<void> {
  let working = false;
  const { argv, env, stderr } = process;
  const stdout = new Output(process.stdout, () => {
    if (working) stderr.write('note: standard output is closed; the command continues to its end\n');
  });
  // If standard error is closed, the failure cannot be reported.
  stderr.on('error', () => {});
  const stop = () => {
    working = true;
    return stopSignal();
  };
  boundMemory();
  // Most commands have ended by then.
  setTimeout(ignoresHangUp, POLL_MS).unref();
  const host = { argv, env, stdout, stderr, version: VERSION, called: invocation(env), stopSignal: stop };
  process.exitCode = await runProgram(host, COMMANDS);
  // Work that nobody waits for any longer, such as the retry of a call to a model, must not keep the process alive.
  if (process.exitCode === INTERRUPTED) process.exit(interruptedStatus());
  process.stdout.write('', () => process.exit());
}

/** The size of both halves of the young generation together. V8 would double it again, even if little survives in it. */
const ENOUGH = 32 * 2 ** 20;
const POLL_MS = 1_000;

/**
 * Limits the memory of a command that takes longer than a second. Its heap is collected before it has grown far beyond what is
 * in use. Its young generation stops its growth at 32 MiB; V8 reserves three times that. The next doubling would take a third of
 * the memory of a run of a million tasks, without a measurable gain.
 */
function boundMemory(): void {
  const poll = setInterval(async () => {
    // Loaded here, since most commands have ended by now.
    const { boundHeapGrowth } = await import('../system/heap-growth.ts');
    const { getHeapSpaceStatistics, setFlagsFromString } = await import('node:v8');
    boundHeapGrowth();
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    if ((young?.space_size ?? 0) < ENOUGH) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    clearInterval(poll);
  }, POLL_MS).unref();
}
