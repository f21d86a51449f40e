import { quantileOf, type Timing } from '../evidence/timing.ts';
import { counted } from '../text/numbers.ts';
import { formatLatency } from './format.ts';

/**
 * The calls of the harness, in the order of an episode, and the time that a call waited for the system's model. Other calls in
 * a bundle are not shown.
 */
const CALLS = ['observe', 'query', 'inspect', 'gateway'];

/** One row for each kind of call that was timed: its name, number, median, 95th percentile, longest time and distribution. */
export function latencyRows({ latency_ms: byMethod }: Pick<Timing, 'latency_ms'>): readonly (readonly string[])[] {
  return CALLS.flatMap((call) => {
    const measured = byMethod[call];
    if (measured === undefined || measured.buckets.length === 0) return [];
    return [
      [
        call === 'gateway' ? 'its model' : call,
        String(measured.n),
        ...[quantileOf(measured, 0.5), quantileOf(measured, 0.95), measured.max].map(formatLatency),
        barsOf(measured.buckets),
      ],
    ];
  });
}

/** Such as `AMD EPYC 7B13, 2 processors, 8 GiB`; empty if the timing describes no machine. */
export const machineText = ({ machine }: Pick<Timing, 'machine'>): string =>
  machine === undefined
    ? ''
    : `${machine.processor}, ${counted(machine.processors, 'processor')}, ${machine.memory_gib} GiB`;

const STEPS = 8;
const BARS = '▁▂▃▄▅▆▇█';

/**
 * One bar for each of eight equal steps from the shortest to the longest time; buckets are logarithmic, so equal steps of their
 * indices are too. The height of a bar is the share of calls, and a dot is a step without calls.
 */
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
