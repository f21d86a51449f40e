import type { Readable, Writable } from 'node:stream';
import type { Ports } from '../ports/ports.ts';
import type { Style } from '../report/terminal/layout.ts';

/** The machine that a command works on. */
export interface System {
  readonly ports: Ports;
  readonly harness: { readonly version: string; readonly sha256: string };
  /** The project's root: where templates and examples stand. */
  readonly root: string;
  /** The process's own, for a command that talks. */
  readonly streams: { readonly stdin: Readable; readonly stderr: Writable };
}

/** What a command needs of the world it was called in. */
export interface Context {
  readonly style: Style;
  /** Writes the result to standard output. */
  print(text: string): void;
  /** Writes a line about the result to standard error. */
  note(text: string): void;
  /** For a command that ends in order when it is asked to stop; others just end. */
  stopSignal(): AbortSignal;
  /** Loaded when asked for: a command that needs no files starts without. */
  system(): Promise<System>;
}
