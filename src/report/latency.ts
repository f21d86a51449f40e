import { quantileOf, type Timing } from '../evidence/timing.ts';
import { formatLatency } from './format.ts';

/** The times of one kind of call, as text. */
export interface LatencyRow {
  readonly call: string;
  readonly n: string;
  readonly p50: string;
  readonly p95: string;
  readonly max: string;
  /**
   * One bar for each of eight equal steps from the shortest to the longest time, on a logarithmic scale. The height of a bar
   * is the share of calls.
   */
  readonly bars: string;
}

/**
 * The calls of the harness, in the order of an episode, and the time that a call waited for the system's model. Other calls in
 * a bundle are not shown.
 */
const CALLS = ['observe', 'query', 'inspect', 'gateway'];

/** One row for each kind of call that was timed. */
export function latencyRows({ latency_ms: byMethod }: Pick<Timing, 'latency_ms'>): readonly LatencyRow[] {
  return CALLS.flatMap((call) => {
    const measured = byMethod[call];
    if (measured === undefined || measured.buckets.length === 0) return [];
    const p50 = formatLatency(quantileOf(measured, 0.5));
    const p95 = formatLatency(quantileOf(measured, 0.95));
    return [
      {
        ...{ call: call === 'gateway' ? 'its model' : call, n: String(measured.n), p50, p95 },
        ...{ max: formatLatency(measured.max), bars: barsOf(measured.buckets) },
      },
    ];
  });
}

const STEPS = 8;
const BARS = '▁▂▃▄▅▆▇█';

/** Buckets are logarithmic, so equal steps of their indices are too. A step without calls is blank. */
function barsOf(buckets: readonly (readonly [index: number, calls: number])[]): string {
  const indices = buckets.map(([index]) => index);
  const least = Math.min(...indices);
  const most = Math.max(...indices);
  const counts = Array<number>(STEPS).fill(0);
  for (const [index, calls] of buckets) {
    const step = most === least ? 0 : Math.floor(((index - least) / (most - least + 1)) * STEPS);
    counts[step] = (counts[step] ?? 0) + calls;
  }
  const highest = Math.max(...counts);
  const used = most === least ? counts.slice(0, 1) : counts;
  return used.map((calls) => (calls === 0 ? '·' : BARS[Math.ceil((calls / highest) * STEPS) - 1])).join('');
}
