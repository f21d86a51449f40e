import * as z from 'zod';
import { Estimate, Scorecard } from '../protocol/scorecard.ts';
import { Entry } from './entry.ts';

const SystemFigure = z.strictObject({
  ...Entry.pick({ slug: true, name: true, version: true }).shape,
  ...Estimate.pick({ value: true, n: true, ci95_clustered: true }).shape,
  date: z.iso.date().describe('the day the run ended'),
});

/** `leaderboard/standings.json`: the main figure of each of the board's own systems, all tasks, in one small file. */
export const BoardFigures = z.strictObject({
  schema: z.literal('standings/1'),
  boards: z.array(
    z.strictObject({
      suite: Scorecard.shape.suite,
      dataset: Scorecard.shape.dataset.pick({ sha256: true, tasks: true }),
      metric: z.string().describe('id of the metric that `value` is of'),
      systems: z.array(SystemFigure).min(1).describe('the best value first'),
    }),
  ),
});

export type BoardFigures = z.infer<typeof BoardFigures>;
