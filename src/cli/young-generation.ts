import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Both halves of it; V8 would go on to twice as much, however little survives in it. */
const ENOUGH = 32 * 2 ** 20;
const LOOK_MS = 1_000;

/**
 * Ends the growth of V8's young generation where it has what the work needs. It is held three times over, which would be a
 * third of all memory that a run of a million tasks takes; what is gained by the last doubling is not measurable.
 */
export function boundYoungGeneration(): void {
  const look = setInterval(() => {
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    if ((young?.space_size ?? 0) < ENOUGH) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    clearInterval(look);
  }, LOOK_MS).unref();
}
