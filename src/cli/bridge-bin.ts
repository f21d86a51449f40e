import { bridge } from './commands/bridge.ts';
import { Output } from './output.ts';
import { runProgram } from './program.ts';
import { stopSignal } from './stop-signal.ts';

// `cib` with one command, in one file, for an image that holds a bridge and its server alone.

const { argv, env, stderr } = process;
const stdout = new Output(process.stdout, () => {});
stderr.on('error', () => {});
// An image has no package beside it that would say a version or where the pages are.
const called = { command: 'node bridge.mjs', pages: '', published: '' };
process.exitCode = await runProgram({ argv, env, stdout, stderr, stopSignal, version: 'bridge', called }, [bridge]);
