/** The size of both halves of the young generation together. V8 would double it again, even if little survives in it. */
const ENOUGH = 32 * 2 ** 20;
const POLL_MS = 1_000;

/**
 * Limits the memory of a command that takes longer than a second. Its heap is collected before it has grown far beyond what is
 * in use. Its young generation stops its growth at 32 MiB; V8 reserves three times that. The next doubling would take a third of
 * the memory of a run of a million tasks, without a measurable gain.
 */
export function boundMemory(): void {
  const poll = setInterval(async () => {
    // Loaded here, since most commands have ended by now.
    const { boundHeapGrowth } = await import('../system/heap-growth.ts');
    const { getHeapSpaceStatistics, setFlagsFromString } = await import('node:v8');
    boundHeapGrowth();
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    if ((young?.space_size ?? 0) < ENOUGH) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    clearInterval(poll);
  }, POLL_MS).unref();
}
