import type { Command } from 'commander';
import type { Context } from './context.ts';

/** Runs a command's body; what it returns is the exit status. */
export type Act = (body: (context: Context) => Promise<number>) => Promise<void>;

/** Declares one command: its options are cheap, its work is imported when it runs. */
export type Declare = (program: Command, act: Act) => void;
