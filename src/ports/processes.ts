import type { Readable, Writable } from 'node:stream';

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A running child. `exited` also settles where the program could not be started: then `code` is null and `failure` set. */
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
  /** The child’s whole environment. Only the mark by which a run’s processes are found is inherited. */
  readonly env: Readonly<Record<string, string>>;
}

export interface ExecOptions {
  readonly signal?: AbortSignal | undefined;
  /** Is given each whole line that the program prints, while it runs. */
  readonly onLine?: ((line: string) => void) | undefined;
}

/** The only access to other programs. */
export interface Processes {
  /** The environment without the variables of the harness and of GitHub's runner. */
  inherited(): Readonly<Record<string, string>>;
  spawn(command: string, args: readonly string[], options: SpawnOptions): Child;
  /** `spawn` for a command line, in the system's shell: `/bin/sh`, on Windows `cmd.exe`. */
  spawnShell(line: string, options: SpawnOptions): Child;
  /** Kills every process that has this variable in its environment, where the system shows environments. */
  endMarked(name: string, value: string): void;
  /** Runs a program for at most `seconds`, or until the signal. Does not throw for an exit code. */
  exec(command: string, args: readonly string[], seconds: number, more?: ExecOptions): Promise<Finished>;
}
