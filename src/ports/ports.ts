import type { Files } from './files.ts';
import type { Models } from './models.ts';
import type { Processes } from './processes.ts';

/** Other threads of this program, for work that would keep one processor busy for long. */
export interface Helpers {
  /** How many can work at the same time. */
  readonly most: number;
  /** @param length `long` for work of many seconds, which is worth more memory of the thread */
  start(length?: 'long'): Helper;
}

/** One thread. What is asked and what it answers are plain data. */
export interface Helper {
  /** Its answers to one task, as they come. Throws where the thread ended. One task at a time. */
  ask(task: unknown): AsyncIterable<unknown>;
  stop(): Promise<void>;
}

export interface Clock {
  /** Milliseconds since a fixed point; never decreases. */
  monotonic(): number;
  /** The current time, ISO 8601 in UTC. */
  now(): string;
}

export interface Entropy {
  /** `bytes` random bytes, in hexadecimal. */
  hex(bytes: number): string;
}

/** The machine that this program runs on. */
export interface Machine {
  /** The model of its processors: words of letters, digits and `_().,+/-`. */
  readonly processor: string;
  /** How many of them this process may use. */
  readonly processors: number;
  readonly memory_gib: number;
}

/** Shows the progress of long work: a bar on a terminal, a few plain lines in a log. */
export interface Progress {
  begin(label: string, total: number): void;
  advance(done: number): void;
  /** Something that a reader should know of: on GitHub a warning. */
  note(line: string): void;
  /** What is being done now: a line of the log and no more. */
  step(line: string): void;
  /** Nothing came for so long; called every ten seconds. */
  wait(what: string, seconds: number): void;
  end(): void;
}

/** The only access to secrets, which are in no argument, environment or log. */
export interface Secrets {
  /**
   * Reads an inherited descriptor to its end, and closes it in any case, so that no child inherits it.
   *
   * @param hint how to pass what is read
   */
  take(descriptor: number, hint: string): Promise<string>;
  /** Writes a new file that only its owner may read. Refused where the path exists. */
  keep(path: string, text: string): Promise<void>;
}

/** Every effect that a use case may have. */
export interface Ports {
  readonly files: Files;
  readonly processes: Processes;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly progress: Progress;
  readonly secrets: Secrets;
  readonly models: Models;
  readonly helpers: Helpers;
  machine(): Machine;
}
