import { Histogram } from '../stats/histogram.ts';
import { latencyOf, rounded, type Timing } from './timing.ts';

/** Merges the timings of shards into that of one run whose shards ran in parallel. The schema says what each field means then. */
export function mergeTimings(parts: readonly Timing[]): Timing {
  const methods = new Map<string, Histogram>();
  for (const { latency_ms } of parts) {
    for (const [method, { buckets, max }] of Object.entries(latency_ms)) {
      const times = methods.get(method) ?? new Histogram();
      times.merge(buckets, max);
      methods.set(method, times);
    }
  }
  const wallMs = longest(parts.map(({ wall_ms }) => wall_ms));
  const episodes = parts.reduce((sum, part) => sum + part.episodes_per_second * part.wall_ms, 0);
  return {
    schema: 'timing/1',
    latency_ms: Object.fromEntries([...methods].map(([method, times]) => [method, latencyOf(times)])),
    start_ms: longest(parts.map(({ start_ms }) => start_ms)),
    wall_ms: wallMs,
    episodes_per_second: wallMs > 0 ? rounded(episodes / wallMs) : 0,
  };
}

const longest = (all: readonly number[]) => all.reduce((most, one) => Math.max(most, one), 0);
