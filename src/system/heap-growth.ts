import { setFlagsFromString } from 'node:v8';

/**
 * By how much of what is in use the heap of a thread grows before V8 collects it again. V8 itself lets it become four times as
 * large where the machine has much memory.
 */
const PERCENT = 60;

/** Limits the heaps of this process, including those of threads that it starts afterwards. */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${PERCENT}`);
}
