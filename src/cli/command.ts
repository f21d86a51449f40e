import type { Readable, Writable } from 'node:stream';
import type { Command } from 'commander';
import type { Ports } from '../ports/ports.ts';
import type { Style } from '../report/terminal/layout.ts';

/** The machine that a command runs on. */
interface System {
  readonly ports: Ports;
  readonly harness: { readonly version: string; readonly sha256: string };
  /** The project's root, with templates and examples. */
  readonly root: string;
  /** The process's own streams. */
  readonly streams: { readonly stdin: Readable; readonly stderr: Writable };
}

/** What a command may use. */
export interface Context {
  readonly style: Style;
  /** Writes the result to standard output. */
  print(text: string): void;
  /** Writes a line about the result to standard error. */
  note(text: string): void;
  /** Aborted when the user asks to stop. Without this call a signal ends the process. */
  stopSignal(): AbortSignal;
  /** Loaded on demand: a command that needs no files starts without it. */
  system(): Promise<System>;
}

/** Runs a command's body, which returns the exit status. */
export type Act = (body: (context: Context) => Promise<number>) => Promise<void>;

/** Declares a command. Its options load no module; what it does is imported when it runs. */
export type Declare = (program: Command, act: Act) => void;
