import type { Command } from 'commander';
import type { Fault } from '../errors/fault.ts';
import type { Style } from '../report/terminal/layout.ts';
import type { Invocation } from '../system/invocation.ts';
import type { System } from '../system/system.ts';

/** What a command may use: the machine that it runs on, and ways to say what came of it. */
export interface Context extends System {
  readonly style: Style;
  readonly invocation: Invocation;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A text that names commands as `cib …` and pages as `docs/….md`, as this reader can use it. */
  forReader(text: string): string;
  /** Writes the result to standard output. */
  print(text: string): void;
  /** Writes a line about the result to standard error. */
  note(text: string): void;
  /** Aborted when the user asks to stop. Without this call a signal ends the process. */
  stopSignal(): AbortSignal;
}

/** The exit status where that is not 0; or each fault that was found, and the status follows from them. */
export type Ending = number | readonly Fault[] | undefined;

/** Runs a command's body. */
export type Act = (body: (context: Context) => Promise<Ending>) => Promise<void>;

/** Declares a command. Its options load no module; what it does is imported when it runs. */
export type Declare = (program: Command, act: Act) => void;
