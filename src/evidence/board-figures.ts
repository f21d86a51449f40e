import * as z from 'zod';
import { Estimate, Scorecard } from '../protocol/scorecard.ts';
import { Entry } from './entry.ts';

const SystemFigure = z.strictObject({
  ...Entry.pick({ slug: true, name: true, version: true }).shape,
  ...Estimate.pick({ value: true, n: true, ci95_clustered: true }).shape,
  group: z.int().describe('The same number for systems of the board with the same result in every task.'),
  date: z.iso.date().describe('The day on which the run ended.'),
});

/** `leaderboard/standings.json`: the main figure of each of the board's own systems, all tasks, in one small file. */
export const BoardFigures = z.strictObject({
  schema: z.literal('standings/1'),
  boards: z.array(
    z.strictObject({
      suite: Scorecard.shape.suite,
      dataset: Scorecard.shape.dataset.pick({ sha256: true, tasks: true }),
      metric: z.string().describe('The id of the metric of `value`.'),
      control: z
        .strictObject({ ...Entry.pick({ name: true }).shape, ...Estimate.pick({ value: true }).shape })
        .optional()
        .describe(
          'The best control that reads neither labels nor the question. Absent if the board has no such control.',
        ),
      example: z
        .strictObject({ ...Entry.pick({ name: true }).shape, outcomes: Scorecard.shape.dataset.shape.sha256 })
        .optional()
        .describe('The example adapter that `cib init` writes, and the SHA-256 of the `outcomes.jsonl` of its run.'),
      systems: z.array(SystemFigure).min(1).describe('The systems, best value first.'),
    }),
  ),
});

export type BoardFigures = z.infer<typeof BoardFigures>;
