import type { Readable, Writable } from 'node:stream';

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A running child. `exited` settles once, also when the program could not be started (code null, `failure` set). */
export interface Child {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  readonly exited: Promise<Exit & { readonly failure?: Error }>;
  /** Ends the child and every process in its group. */
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
}

export interface Finished extends Exit {
  readonly stdout: string;
  readonly stderr: string;
}

export interface SpawnOptions {
  readonly cwd?: string;
  /** The child’s whole environment; nothing is inherited but the mark by which all that a run started is found. */
  readonly env: Readonly<Record<string, string>>;
}

/** The only way to other programs. */
export interface Processes {
  /** The caller's environment without what belongs to the harness or to GitHub's runner. */
  inherited(): Readonly<Record<string, string>>;
  spawn(command: string, args: readonly string[], options: SpawnOptions): Child;
  /** Ends every process that was given this variable, or got it handed down; only where the system tells. */
  endMarked(name: string, value: string): void;
  /** Runs to the end; `seconds` bounds it, the signal ends it. Never throws for an exit code. */
  exec(command: string, args: readonly string[], seconds: number, signal?: AbortSignal): Promise<Finished>;
}
