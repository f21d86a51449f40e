import type { Fault } from '../errors/fault.ts';

/** The result of the verification of a bundle. */
export interface Examined {
  /** The first check that failed, if any. */
  readonly fault: Fault | undefined;
  /** The attempts of the run at each task, packed; undefined if the tasks have no pages. */
  readonly attempts: Uint8Array | undefined;
}
