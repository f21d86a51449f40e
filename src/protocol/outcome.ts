import * as z from 'zod';
import { VERDICTS } from './constants.ts';

/**
 * A task's value of a metric: a number, or `[numerator, denominator]` if tasks have different weights. A metric that the task
 * does not measure is absent.
 */
export const Share = z.union([z.number(), z.tuple([z.number(), z.number()])]);

const Verdict = z.enum(VERDICTS);
const Values = z.record(z.string(), Share);
const Slices = z.record(z.string(), z.string());

/** One graded question of a task. */
export const Item = z.strictObject({
  family: z.string().optional().describe('The family of the item. If absent, it is that of the task.'),
  pair: z
    .string()
    .optional()
    .describe('The id of a pair within the task: two items with similar questions and different gold.'),
  slices: Slices.optional().describe('Slices of the item, in addition to those of the task.'),
  verdict: Verdict,
  values: Values.optional().describe(
    'The item’s values by metric, for families and slices that the task itself is not in. The values of the task include them.',
  ),
  failure_modes: z.array(z.string()).optional(),
  kept: z
    .int()
    .optional()
    .describe('The number of returned entries that were scored, from the first on. Absent if all were.'),
});

/** The result of one task: a line of `outcomes.jsonl`. */
export const Outcome = z
  .strictObject({
    id: z.string(),
    family: z.string(),
    cluster: z.string().describe('The cluster of the task. Tasks made from one template have the same cluster.'),
    slices: Slices,
    verdict: Verdict,
    values: Values.describe('The values of the whole task, by metric.'),
    arms: z.record(z.string(), Values).optional().describe('For each arm, its values by metric.'),
    failure_modes: z.array(z.string()).describe('Failure modes of the task and of its items.'),
    items: z
      .array(Item)
      .min(1)
      .optional()
      .describe('The graded questions of the task, in order. Absent if the task is one question.'),
  })
  .meta({ title: 'outcome/2' });

export type Share = z.infer<typeof Share>;
export type Item = z.infer<typeof Item>;
export type Outcome = z.infer<typeof Outcome>;
