/** Other threads of this program, for work that would keep one processor busy for long. */
export interface Helpers {
  /** How many can work at the same time. */
  readonly most: number;
  start(): Helper;
}

/** One thread. What is asked and what it answers are plain data. */
export interface Helper {
  /** Its answers to one task, as they come. Throws where the thread ended. One task at a time. */
  ask(task: unknown): AsyncIterable<unknown>;
  stop(): Promise<void>;
}
