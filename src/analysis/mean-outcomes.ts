import { VERDICTS, type Verdict } from '../protocol/constants.ts';
import type { Item, Outcome, Share } from '../protocol/outcome.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { SuiteDescription } from '../suite/description.ts';
import { summarise } from './summarise.ts';
import { Tally } from './tally.ts';
import { checkSameTasks, taskList } from './wins.ts';

/**
 * Merges several runs of one system on the same tasks into one. Each value is the mean over the runs, so a figure computed from
 * the values is the mean of the runs' figures if these have the same denominator. A task or item has the verdict of the
 * majority of runs, or `failed` without a majority, and the failure modes that a majority of runs show.
 *
 * @throws RangeError without a run, or if the runs have different tasks
 */
export function meanOutcomes(runs: readonly (readonly Outcome[])[]): readonly Outcome[] {
  const [first, ...others] = runs;
  if (first === undefined) throw new RangeError('no runs, no mean');
  if (others.length === 0) return first;
  for (const other of others) checkSameTasks(taskList(first), taskList(other));
  return first.map((outcome, i) => meanOf(runs.map((run) => run[i] ?? outcome)));
}

function meanOf(all: readonly Outcome[]): Outcome {
  const [first] = all as [Outcome];
  const arms = [...new Set(all.flatMap((one) => Object.keys(one.arms ?? {})))];
  return {
    ...first,
    verdict: mostFrequent(all),
    values: meanValues(all.map(({ values }) => values)),
    ...(first.arms && {
      arms: Object.fromEntries(arms.map((arm) => [arm, meanValues(all.map((one) => one.arms?.[arm] ?? {}))])),
    }),
    failure_modes: frequentModes(all),
    ...(first.items && { items: first.items.map((_, i) => meanItem(all.flatMap(({ items }) => items?.[i] ?? []))) }),
  };
}

function meanItem(all: readonly Item[]): Item {
  const [first] = all as [Item];
  const modes = frequentModes(all);
  const { failure_modes: _one, ...rest } = first;
  return {
    ...rest,
    verdict: mostFrequent(all),
    ...(first.values && { values: meanValues(all.map(({ values = {} }) => values)) }),
    ...(modes.length > 0 && { failure_modes: modes }),
  };
}

function mostFrequent(all: readonly Pick<Item, 'verdict'>[]): Verdict {
  return VERDICTS.find((verdict) => isMost(all, (one) => one.verdict === verdict)) ?? 'failed';
}

function frequentModes(all: readonly Pick<Item, 'failure_modes'>[]): string[] {
  const modes = new Set(all.flatMap(({ failure_modes = [] }) => failure_modes));
  return [...modes].filter((mode) => isMost(all, ({ failure_modes = [] }) => failure_modes.includes(mode)));
}

const isMost = <T>(all: readonly T[], says: (one: T) => boolean) => 2 * all.filter(says).length > all.length;

type Values = Outcome['values'];

function meanValues(all: readonly Values[]): Values {
  const metrics = [...new Set(all.flatMap((values) => Object.keys(values)))];
  return Object.fromEntries(metrics.map((metric) => [metric, meanShare(all.map((values) => values[metric]))]));
}

/** A run that did not measure the metric adds nothing to numerator or denominator. */
function meanShare(shares: readonly (Share | undefined)[]): Share {
  let numerator = 0;
  let denominator = 0;
  for (const share of shares) {
    if (share === undefined) continue;
    numerator += typeof share === 'number' ? share : share[0];
    denominator += typeof share === 'number' ? 1 : share[1];
  }
  numerator /= shares.length;
  denominator /= shares.length;
  return shares.every((share) => typeof share === 'number') ? numerator : [numerator, denominator];
}

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
