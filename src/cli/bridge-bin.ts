import { bridge } from './commands/bridge.ts';
import { Output } from './output.ts';
import { runProgram } from './program.ts';
import { stopSignal } from './stop-signal.ts';

// `cib` with one command, in one file, for an image that has only a bridge and its server.

const { argv, env, stderr } = process;
const stdout = new Output(process.stdout, () => {});
stderr.on('error', () => {});
// Such an image has no package to take the version or the address of the documentation from.
const called = { command: 'node bridge.mjs', pages: '', published: '' };
process.exitCode = await runProgram(
  { argv, env, stdout, stderr, stopSignal, version: 'bridge', called },
  { 'Commands:': { bridge: async () => bridge } },
);
