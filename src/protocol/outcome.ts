import * as z from 'zod';

/**
 * A task's share in a metric: a plain value, or `[numerator, denominator]` where tasks weigh
 * differently. A metric that the task does not measure is absent.
 */
export const Share = z.union([z.number(), z.tuple([z.number(), z.number()])]);

/** `not_measured`: the system does not declare what the question needs. It is neither a failure nor a zero. */
export const VERDICTS = ['passed', 'failed', 'not_measured', 'errored'] as const;

const Verdict = z.enum(VERDICTS);
const Values = z.record(z.string(), Share);
const Slices = z.record(z.string(), z.string());

/** One graded question of a task. */
export const Item = z.strictObject({
  family: z.string().optional().describe('absent: that of the task'),
  pair: z.string().optional().describe('of two items that ask alike and have different gold; in the task'),
  slices: Slices.optional().describe('beside those of the task'),
  verdict: Verdict,
  values: Values.optional().describe(
    'counted in a family or slice that the task is not in: the values of the task hold their sum',
  ),
  failure_modes: z.array(z.string()).optional(),
  kept: z.int().optional().describe('how much of what came back counted, best first; absent where all of it did'),
});

/** What one task came to. A line of `outcomes.jsonl`. */
export const Outcome = z
  .strictObject({
    id: z.string(),
    family: z.string(),
    cluster: z.string().describe('tasks made from one template share it'),
    slices: Slices,
    verdict: Verdict,
    values: Values.describe('of the task as a whole'),
    arms: z.record(z.string(), Values).optional().describe('what each arm came to, by metric'),
    failure_modes: z.array(z.string()).describe('of the task, those of its items included'),
    items: z
      .array(Item)
      .min(1)
      .optional()
      .describe('its graded questions, in their order; absent where the task is one question, and so its only item'),
  })
  .meta({ title: 'outcome/2' });

export type Share = z.infer<typeof Share>;
export type Verdict = z.infer<typeof Verdict>;
export type Item = z.infer<typeof Item>;
export type Outcome = z.infer<typeof Outcome>;
