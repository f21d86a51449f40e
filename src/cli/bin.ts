#!/usr/bin/env node
import { packageVersion } from '../system/harness.ts';
import { invocation } from '../system/invocation.ts';
import { COMMANDS } from './commands.ts';
import { Output } from './output.ts';
import { runProgram } from './program.ts';
import { INTERRUPTED, stopSignal } from './stop-signal.ts';
import { boundYoungGeneration } from './young-generation.ts';

let working = false;

const { argv, env, stderr } = process;

const stdout = new Output(process.stdout, () => {
  if (working) stderr.write('note: standard output is closed; the command continues to its end\n');
});
// Where standard error is closed, there is no way left to report it.
stderr.on('error', () => {});

const stop = () => {
  working = true;
  return stopSignal();
};
boundYoungGeneration();
const host = { argv, env, stdout, stderr, version: packageVersion(), called: invocation(env), stopSignal: stop };
process.exitCode = await runProgram(host, COMMANDS);
// What a stopped command still waits for, such as the next try of a call, must not keep the process.
if (process.exitCode === INTERRUPTED) process.exit();
