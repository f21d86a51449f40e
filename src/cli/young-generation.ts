import { setFlagsFromString } from 'node:v8';

/** By then it has grown to what the work needs: 16 MiB, where V8 goes on to 32 however little survives in it. */
const GROWN_MS = 1_000;

/**
 * Ends the growth of V8's young generation once a command has worked for a while. It is held three times over, which would
 * be a third of all memory that a run of a million tasks takes; what is gained by the last doubling is not measurable.
 */
export function boundYoungGeneration(): void {
  setTimeout(() => setFlagsFromString('--semi-space-growth-factor=1'), GROWN_MS).unref();
}
