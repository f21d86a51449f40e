import * as z from 'zod';

/**
 * A task's share in a metric: a plain value, or `[numerator, denominator]` where tasks weigh
 * differently. A metric that the task does not measure is absent.
 */
export const Share = z.union([z.number(), z.tuple([z.number(), z.number()])]);

/** What one task came to. A line of `outcomes.jsonl`. */
export const Outcome = z.strictObject({
  id: z.string(),
  family: z.string(),
  cluster: z.string().describe('tasks made from one template share it'),
  slices: z.record(z.string(), z.string()),
  pass: z.boolean(),
  errored: z.boolean(),
  values: z.record(z.string(), Share),
  arms: z.record(z.string(), z.record(z.string(), Share)).optional().describe('what each arm came to, by metric'),
  failure_modes: z.array(z.string()),
});

export type Share = z.infer<typeof Share>;
export type Outcome = z.infer<typeof Outcome>;
