import type { Fault } from '../errors/fault.ts';

/** What the verification of a bundle found. */
export interface Examined {
  /** What does not hold first, if anything. */
  readonly fault: Fault | undefined;
  /** What the run did with each task, packed; absent where its tasks have no pages. */
  readonly attempts: Uint8Array | undefined;
}
