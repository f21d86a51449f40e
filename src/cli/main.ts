import { COMMANDS } from './commands.ts';
import { type Host, runProgram } from './program.ts';

/** Runs one command; resolves to its exit status. */
export const main = (host: Host): Promise<number> => runProgram(host, COMMANDS);
