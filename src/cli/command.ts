import type { Command } from 'commander';
import type { Fault } from '../errors/fault.ts';
import type { Style } from '../report/terminal/layout.ts';
import type { Invocation } from '../system/invocation.ts';
import type { System } from '../system/ports.ts';

/** What a command may use: the machine that it runs on, and ways to report its result. */
export interface Context extends System, Terminal {}

/** Ways to report the result of a command. */
export interface Terminal {
  readonly style: Style;
  /** The width of the terminal in characters. Infinite if the output goes elsewhere: a program reads whole lines. */
  readonly columns: number;
  readonly invocation: Invocation;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Adapts a text that names commands as `cib …` and pages as `docs/….md` to how this reader can use them. */
  forReader(text: string): string;
  /** Writes the result to standard output. */
  print(text: string): void;
  /** Writes a line about the result to standard error. */
  note(text: string): void;
  /** Aborted when the user asks to stop. Without this call a signal ends the process. */
  stopSignal(): AbortSignal;
}

/** The exit status if it is not 0; or the faults that were found, which determine the status. */
export type Ending = number | readonly Fault[] | undefined;

/** Runs a command's body. */
export type Act<C = Context> = (body: (context: C) => Promise<Ending>) => Promise<void>;

/**
 * Declares a command. Its options load no module. Its work is imported when it runs. `tell` runs a command that only prints: it
 * loads no file access, processes or network.
 */
export type Declare = (program: Command, act: Act, tell: Act<Terminal>) => void;
