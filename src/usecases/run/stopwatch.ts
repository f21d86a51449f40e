import type { Timing } from '../../evidence/timing.ts';
import { quantile } from '../../stats/quantile.ts';

export interface Pace {
  readonly startMs: number;
  readonly wallMs: number;
  /** Tasks done in that time: fewer than all in a resumed run. */
  readonly episodes: number;
}

/** Latencies by method, and what they come to. */
export class Stopwatch {
  readonly #taken = new Map<string, number[]>();

  add(method: string, ms: number): void {
    const known = this.#taken.get(method);
    if (known) known.push(ms);
    else this.#taken.set(method, [ms]);
  }

  timing({ startMs, wallMs, episodes }: Pace): Timing {
    const latencies = [...this.#taken].map(
      ([method, taken]) => [method, percentiles(Float64Array.from(taken).sort())] as const,
    );
    return {
      schema: 'timing/1',
      latency_ms: Object.fromEntries(latencies),
      start_ms: rounded(startMs),
      wall_ms: rounded(wallMs),
      episodes_per_second: wallMs > 0 ? rounded((1000 * episodes) / wallMs) : 0,
    };
  }
}

function percentiles(sorted: Float64Array): Timing['latency_ms'][string] {
  const values = Array.from(sorted);
  const at = (q: number) => rounded(quantile(values, q));
  return { n: values.length, p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
