import { latencyOf, rounded, type Timing } from '../evidence/timing.ts';
import { Histogram } from '../stats/histogram.ts';

export interface Pace {
  readonly startMs: number;
  readonly wallMs: number;
  /** Tasks done in that time: fewer than all in a resumed run. */
  readonly episodes: number;
}

/** Latencies by method, and what they come to. Memory does not grow with their number. */
export class Stopwatch {
  readonly #taken = new Map<string, Histogram>();

  add(method: string, ms: number): void {
    const known = this.#taken.get(method) ?? new Histogram();
    known.add(ms);
    this.#taken.set(method, known);
  }

  timing({ startMs, wallMs, episodes }: Pace): Timing {
    return {
      schema: 'timing/1',
      latency_ms: Object.fromEntries([...this.#taken].map(([method, taken]) => [method, latencyOf(taken)])),
      start_ms: rounded(startMs),
      wall_ms: rounded(wallMs),
      episodes_per_second: wallMs > 0 ? rounded((1000 * episodes) / wallMs) : 0,
    };
  }
}
