/** The size of both halves together. V8 would double it again, even if little survives in it. */
const ENOUGH = 32 * 2 ** 20;
const POLL_MS = 1_000;

/**
 * Stops the growth of V8's young generation at 32 MiB. V8 reserves three times that. The next doubling would take a third of
 * the memory of a run of a million tasks, without a measurable gain.
 */
export function boundYoungGeneration(): void {
  const poll = setInterval(async () => {
    // Loaded here, since most commands have ended by now.
    const { getHeapSpaceStatistics, setFlagsFromString } = await import('node:v8');
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    if ((young?.space_size ?? 0) < ENOUGH) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    clearInterval(poll);
  }, POLL_MS).unref();
}
