import type { Fault } from '../errors/fault.ts';

/**
 * Reads the attempts of the run at each task, packed. Few runs of a large board are shown on the pages of its tasks, so that they
 * stay in the cache until then. Undefined if the cache has them no longer.
 */
export interface KeptAttempts {
  read(): Promise<Uint8Array | undefined>;
}

/** The result of the verification of a bundle. */
export interface Verified {
  /** The first check that failed, if any. */
  readonly fault: Fault | undefined;
  /** Undefined if the tasks have no pages. */
  readonly attempts: KeptAttempts | undefined;
}
