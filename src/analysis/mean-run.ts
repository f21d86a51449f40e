import type { Outcome } from '../protocol/outcome.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { SuiteDescription } from '../suite/description.ts';
import { meanOutcomes } from './mean-outcomes.ts';
import { summarise } from './summarise.ts';
import { Tally } from './tally.ts';

/**
 * One scorecard of several valid runs of one system: its figures are computed from the mean of the runs' outcomes; everything
 * else is taken from the first run.
 *
 * @throws RangeError without a run, or if the runs have different tasks
 */
export function meanScorecard(
  runs: readonly { readonly scorecard: Scorecard; readonly outcomes: readonly Outcome[] }[],
  description: SuiteDescription,
): Scorecard {
  const [first, ...others] = runs;
  if (first === undefined) throw new RangeError('no runs, no mean');
  if (others.length === 0) return first.scorecard;
  const tally = new Tally();
  for (const outcome of meanOutcomes(runs.map(({ outcomes }) => outcomes))) tally.add(outcome);
  const counts = { ...first.scorecard.counts, ...tally.counts };
  return { ...first.scorecard, ...summarise(description, tally), counts };
}
