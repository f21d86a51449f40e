import * as z from 'zod';
import { Histogram } from '../stats/histogram.ts';

const Latency = z.strictObject({
  n: z.int(),
  p50: z.number(),
  p90: z.number(),
  p99: z.number(),
  max: z.number().describe('exact'),
  buckets: z
    .array(z.tuple([z.int().nonnegative().max(2000), z.int().positive()]))
    .max(2001)
    .describe(
      '[i, calls]: calls that took more than 0.001 · 1.02^(i−1) and at most 0.001 · 1.02^i; the percentiles are theirs',
    ),
});

/** All times of a run, measured on the host. They are not part of any byte comparison. */
export const Timing = z.strictObject({
  schema: z.literal('timing/1'),
  latency_ms: z.record(z.string(), Latency).describe('milliseconds a call, by method; percentiles are within 1 %'),
  start_ms: z.number().describe('until the adapter was ready; of merged shards the longest'),
  wall_ms: z
    .number()
    .describe('from the first episode to the last; of merged shards the longest, as if all ran at once'),
  episodes_per_second: z
    .number()
    .describe('episodes of wall_ms; of merged shards all episodes over the longest wall_ms'),
});

export type Timing = z.infer<typeof Timing>;

/** The latency figures of one method. */
export function latencyOf(taken: Histogram): Timing['latency_ms'][string] {
  const buckets = taken.buckets();
  const at = (q: number) => rounded(taken.quantile(q));
  return {
    n: buckets.reduce((sum, [, count]) => sum + count, 0),
    p50: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    max: rounded(taken.max),
    buckets,
  };
}

/** A quantile of one method's times, within 1 %. RangeError where there is no time. */
export function quantileOf({ buckets, max }: Timing['latency_ms'][string], q: number): number {
  const taken = new Histogram();
  taken.merge(buckets, max);
  return taken.quantile(q);
}

/** All calls of one method together, within 1 %. */
export function totalOf({ buckets }: Timing['latency_ms'][string]): number {
  return buckets.reduce((sum, [i, calls]) => sum + calls * 0.001 * 1.02 ** (i - 0.5), 0);
}

/** Rounds to three decimals: milliseconds to microseconds. */
export const rounded = (value: number) => Math.round(value * 1000) / 1000;
