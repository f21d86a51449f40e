import { quantileOf, type Timing } from '../evidence/timing.ts';
import { formatLatency } from './format.ts';

/** The times of one kind of call, as text. */
export interface LatencyRow {
  readonly call: string;
  readonly n: string;
  readonly p50: string;
  readonly p95: string;
  readonly max: string;
  /** A bar for each of eight equal steps from the shortest to the longest time, on a logarithmic scale; its height is the share of calls. */
  readonly bars: string;
}

/**
 * What the harness calls, in the order of an episode, and how long a call waited for the system's model. A bundle may name
 * others: they are not shown.
 */
const CALLS = ['observe', 'query', 'inspect', 'gateway'];

/** A row for each kind of call that was timed. */
export function latencyRows({ latency_ms: byMethod }: Pick<Timing, 'latency_ms'>): readonly LatencyRow[] {
  return CALLS.flatMap((call) => {
    const measured = byMethod[call];
    if (measured === undefined || measured.buckets.length === 0) return [];
    const [p50, p95] = [0.5, 0.95].map((q) => formatLatency(quantileOf(measured, q))) as [string, string];
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

/** Buckets are logarithmic, so that equal steps of their indices are. A step without a call is blank. */
function barsOf(buckets: readonly (readonly [index: number, calls: number])[]): string {
  const indices = buckets.map(([index]) => index);
  const [least, most] = [Math.min(...indices), Math.max(...indices)];
  const counts = Array<number>(STEPS).fill(0);
  for (const [index, calls] of buckets) {
    const step = most === least ? 0 : Math.floor(((index - least) / (most - least + 1)) * STEPS);
    counts[step] = (counts[step] ?? 0) + calls;
  }
  const highest = Math.max(...counts);
  const used = most === least ? counts.slice(0, 1) : counts;
  return used.map((calls) => (calls === 0 ? '·' : BARS[Math.ceil((calls / highest) * STEPS) - 1])).join('');
}
