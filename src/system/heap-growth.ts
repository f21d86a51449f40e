import { requireNode } from './installation.ts';

// Most commands end before they set a flag.
const setFlagsFromString: typeof import('node:v8').setFlagsFromString = (flags) =>
  requireNode('node:v8').setFlagsFromString(flags);

/**
 * By how much of what is in use the heap of a thread grows before V8 collects it again. V8 itself lets it become four times as
 * large where the machine has much memory.
 */
const PERCENT = 60;

/** Limits the heaps of this process, including those of threads that it starts afterwards. */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${PERCENT}`);
}

/** MiB of a half of the young generation. */
const YOUNG = 8;

/**
 * Lets the young generation of threads that are started afterwards begin at this size. V8 begins at 1 MiB, and enlarges it only
 * where much survives, so a thread that verifies a board would collect it thousands of times.
 * It adds 15 MiB to a single verification or merge, and saves nothing there.
 */
export function enlargeYoungGeneration(): void {
  setFlagsFromString(`--min-semi-space-size=${YOUNG}`);
}
