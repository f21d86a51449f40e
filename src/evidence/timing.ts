import * as z from 'zod';
import { Histogram, middle } from '../stats/histogram.ts';
import { canonical } from './canonical.ts';

const time = z.number().nonnegative();

/** More calls than any run makes: the sum over many runs is still a safe integer. */
const MOST_CALLS = 1_000_000_000_000;

/** Each bucket once, in ascending order, so that quantiles can be computed. */
const areCounts = (buckets: readonly (readonly [index: number, calls: number])[]) =>
  buckets.every(([index], i) => index > (buckets[i - 1]?.[0] ?? -1)) &&
  buckets.reduce((sum, [, calls]) => sum + calls, 0) <= MOST_CALLS;

const Latency = z.strictObject({
  n: z.int().nonnegative(),
  p50: time,
  p90: time,
  p99: time,
  max: time.describe('The largest value, which is exact.'),
  buckets: z
    .array(z.tuple([z.int().nonnegative().max(2000), z.int().positive()]))
    // Without calls there are no percentiles, and the times of shards could not be merged.
    .min(1)
    .max(2001)
    .refine(areCounts, { error: `the buckets must be in ascending order, with at most ${MOST_CALLS} calls in all` })
    .describe(
      'Pairs [i, calls]: the number of calls that took more than 0.001 · 1.02^(i−1) ms and at most 0.001 · 1.02^i ms. The percentiles are computed from them.',
    ),
});

/** A machine as it describes itself. Its text is plain: any run may claim one. */
export const Machine = z.strictObject({
  processor: z
    .string()
    .max(80)
    .regex(/^[\w().,+/-]+(?: [\w().,+/-]+)*$/)
    .describe('The model of the processors.'),
  processors: z.int().positive().max(100_000).describe('How many of them the harness may use.'),
  memory_gib: z.number().positive(),
});

/** All times of a run, measured on the host. They are not part of any byte comparison. */
export const Timing = z.strictObject({
  schema: z.literal('timing/1'),
  latency_ms: z
    .record(z.string(), Latency)
    .describe('Milliseconds per call that was answered in time, by method. Percentiles are accurate within 1%.'),
  start_ms: time.describe('Milliseconds until the adapter was ready. For merged shards, the longest time.'),
  wall_ms: time.describe(
    'Milliseconds from the start of the first episode to the end of the last. For merged shards, the longest time, as if all ran at once.',
  ),
  episodes_per_second: z
    .number()
    .nonnegative()
    .describe('Episodes per second of wall_ms. For merged shards, all episodes divided by the longest wall_ms.'),
  machine: Machine.optional().describe(
    'The machine that the run ended on. Absent for held-out data, and for shards of different machines.',
  ),
});

export type Timing = z.infer<typeof Timing>;

/** The latency figures of one method. */
export function latencyOf(times: Histogram): Timing['latency_ms'][string] {
  const buckets = times.buckets();
  const at = (q: number) => rounded(times.quantile(q));
  return {
    n: buckets.reduce((sum, [, count]) => sum + count, 0),
    p50: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    max: rounded(times.max),
    buckets,
  };
}

/** A quantile of one method's times, within 1%. @throws RangeError if there are no times */
export const quantileOf = (latency: Timing['latency_ms'][string], q: number): number =>
  histogramOf([latency]).quantile(q);

/** The times that were counted, together. */
function histogramOf(all: readonly Pick<Timing['latency_ms'][string], 'buckets' | 'max'>[]): Histogram {
  const times = new Histogram();
  for (const { buckets, max } of all) times.merge(buckets, max);
  return times;
}

/** Whether the figures of one method follow from its counts, as far as rounding and the width of a bucket let them. */
export function followsFromCounts({ buckets, n, max, p50, p90, p99 }: Timing['latency_ms'][string]): boolean {
  const longest = buckets.at(-1)?.[0];
  if (longest === undefined) return false;
  const expected = latencyOf(histogramOf([{ buckets, max }]));
  const isNear = (value: number, other: number, share: number) => Math.abs(value - other) <= 0.001 + share * other;
  return (
    n === expected.n &&
    isNear(max, middle(longest), 0.01) &&
    isNear(p50, expected.p50, 0) &&
    isNear(p90, expected.p90, 0) &&
    isNear(p99, expected.p99, 0)
  );
}

/** The total time that was counted, within 1%. */
export function totalOf({ buckets }: Pick<Timing['latency_ms'][string], 'buckets'>): number {
  return buckets.reduce((sum, [i, count]) => sum + count * middle(i), 0);
}

/** Rounds to three decimals: milliseconds to microseconds. */
export const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Merges the timings of shards into that of one run whose shards ran in parallel. The schema says what each field means then. */
export function mergeTimings(parts: readonly Timing[]): Timing {
  const methods = new Set(parts.flatMap(({ latency_ms }) => Object.keys(latency_ms)));
  const merged = (method: string) =>
    latencyOf(
      histogramOf(
        parts.flatMap(({ latency_ms }) => (Object.hasOwn(latency_ms, method) ? latency_ms[method] : undefined) ?? []),
      ),
    );
  const wallMs = longest(parts.map(({ wall_ms }) => wall_ms));
  const episodes = parts.reduce((sum, part) => sum + part.episodes_per_second * part.wall_ms, 0);
  const machine = sameMachine(parts);
  return {
    schema: 'timing/1',
    latency_ms: Object.fromEntries([...methods].map((method) => [method, merged(method)])),
    start_ms: longest(parts.map(({ start_ms }) => start_ms)),
    wall_ms: wallMs,
    episodes_per_second: wallMs > 0 ? rounded(episodes / wallMs) : 0,
    ...(machine && { machine }),
  };
}

/** The machine of all of these runs; undefined if there are several, or one is not described. */
export function sameMachine(timings: readonly Pick<Timing, 'machine'>[]): Timing['machine'] {
  const texts = new Set(timings.map(({ machine }) => machine && canonical(machine)));
  return texts.size === 1 ? timings[0]?.machine : undefined;
}

const longest = (all: readonly number[]) => all.reduce((most, one) => Math.max(most, one), 0);
