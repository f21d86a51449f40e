import { packageVersion } from '../system/installation.ts';
import { invocation } from '../system/invocation.ts';
import { boundMemory } from './bound-memory.ts';
import { COMMANDS } from './commands.ts';
import { Output } from './output.ts';
import { runProgram } from './program.ts';
import { INTERRUPTED, stopSignal } from './stop-signal.ts';

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
  const host = { argv, env, stdout, stderr, version: packageVersion(), called: invocation(env), stopSignal: stop };
  process.exitCode = await runProgram(host, COMMANDS);
  // Work that a stopped command still waits for, such as a retry, must not keep the process alive.
  if (process.exitCode === INTERRUPTED) process.exit();
}
