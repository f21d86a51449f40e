/** The only way to what must not be seen: it is in no argument, environment or log, and outlives no use. */
export interface Secrets {
  /** Reads an inherited descriptor to its end and closes it, also where reading fails: no child inherits it. */
  take(descriptor: number): Promise<string>;
  /** Writes a new file that its owner alone may read; refused where something stands at the path. */
  keep(path: string, text: string): Promise<void>;
}
