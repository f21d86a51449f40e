import * as z from 'zod';

const Percentiles = z.strictObject({
  n: z.int(),
  p50: z.number(),
  p90: z.number(),
  p99: z.number(),
  max: z.number(),
});

/** Everything that comes from a clock, taken on the host. No byte comparison covers it. */
export const Timing = z.strictObject({
  schema: z.literal('timing/1'),
  /** Milliseconds a call, by method; `episode` is a whole one. */
  latency_ms: z.record(z.string(), Percentiles),
  start_ms: z.number(),
  wall_ms: z.number(),
  episodes_per_second: z.number(),
});

export type Timing = z.infer<typeof Timing>;
